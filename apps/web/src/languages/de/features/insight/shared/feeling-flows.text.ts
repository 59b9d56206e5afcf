import { practicesNeeded } from '#features/insight/shared/feeling-flows.rules.ts'
import type * as english from '#features/insight/shared/feeling-flows.text.ts'
import { feelingWords } from '#intl/feelings.text.ts'
import { plural } from '#intl/intl.rules.ts'
import type { Translation } from '#intl/translation.ts'
import { upperFirst } from '#languages/de/intl/words.ts'

const names: Partial<Record<string, string>> = {
  hard: 'Es war schwer',
  ...Object.fromEntries(Object.entries(feelingWords).map(([feeling, word]) => [feeling, upperFirst(word)])),
}

/** A feeling before or after practice, or that it was hard. */
export const feelingName: Translation<typeof english.feelingName> = (feeling) => names[feeling] ?? feeling

const stream: Translation<typeof english.feelingFlowsText.river.stream> = (before, after) =>
  after === 'hard' ? `${before}, und es war schwer` : `${before}, danach ${feelingWords[after]}`

export const feelingFlowsText: Translation<typeof english.feelingFlowsText> = {
  title: 'Wohin Üben führt',
  ended: (times, sessions, after) =>
    after === 'hard'
      ? plural(times, {
          one: `1 von ${sessions} war schwer`,
          other: (count) => `${count} von ${sessions} waren schwer`,
        })
      : plural(times, {
          one: `1 von ${sessions} endete ${feelingWords[after]}`,
          other: (count) => `${count} von ${sessions} endeten ${feelingWords[after]}`,
        }),
  endedQuietly: (after) => (after === 'hard' ? 'Meistens schwer' : `Endete meistens ${feelingWords[after]}`),
  early: (sessions) => `${sessions} von ${practicesNeeded} Übungen, noch früh`,
  shift: ({ before, beforeCount, after, afterCount }) =>
    after === 'hard'
      ? `${beforeCount}-mal bist du ${feelingWords[before]} gekommen, und ${afterCount}-mal davon war es schwer.`
      : `${beforeCount}-mal bist du ${feelingWords[before]} gekommen und ${afterCount}-mal davon ${feelingWords[after]} gegangen.`,
  shiftQuietly: ({ before, after }) =>
    after === 'hard'
      ? `Oft bist du ${feelingWords[before]} gekommen, und es war schwer.`
      : `Oft bist du ${feelingWords[before]} gekommen und ${feelingWords[after]} gegangen.`,
  seeAll: 'Ansehen, wie du kamst und gingst',
  river: {
    hint: 'Wie du gekommen und wie du gegangen bist, in den letzten 90 Tagen.',
    limb: 'Glied',
    summary: (before, after) => `Davor: ${before}. Danach: ${after}.`,
    stream,
    reading: (before, after, times) =>
      plural(times, {
        one: `${stream(before, after)}: 1 Übung`,
        other: (count) => `${stream(before, after)}: ${count} Übungen`,
      }),
    table: { before: 'Davor und danach', times: 'Übungen' },
    practices: (count) =>
      plural(count, {
        one: '1 Übung mit Gefühl davor und danach.',
        other: (many) => `${many} Übungen mit Gefühl davor und danach.`,
      }),
    hard: (count) => plural(count, { one: '1 war schwer.', other: (many) => `${many} waren schwer.` }),
    inBoth: 'Eine, die schwer war und ruhig endete, zählt bei beidem.',
    ofNeeded: `von ${practicesNeeded} Übungen mit Gefühl davor und danach`,
    few: 'Sobald du acht davon mit einem Glied hast, siehst du hier, wie du gekommen und wie du gegangen bist.',
    loadFailed: 'Wir konnten deine Übungen nicht laden',
    safe: 'Sie haben sich nicht geändert. Bitte versuch es noch einmal.',
  },
}

/** Above the separate pages under the Insights tab. */
export const insightPageText: Translation<typeof english.insightPageText> = {
  title: 'Einblicke',
  back: 'Zurück zu deinen Einblicken',
}
