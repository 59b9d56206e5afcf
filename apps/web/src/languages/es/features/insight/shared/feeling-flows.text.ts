import type * as english from '#features/insight/shared/feeling-flows.text.ts'
import { type Ending, practicesNeeded } from '#features/insight/shared/feeling-flows.rules.ts'
import { feelingWords } from '#intl/feelings.text.ts'
import { plural } from '#intl/intl.rules.ts'
import type { Translation } from '#intl/translation.ts'
import { upperFirst } from '#languages/es/intl/words.ts'

/** After "llegaste", where "neutral" alone would be bare. */
const before: typeof feelingWords = { ...feelingWords, neutral: 'en un punto neutral' }
const after = feelingWords
const names: Partial<Record<string, string>> = { ...feelingWords, hard: 'fue difícil' }

export const feelingName = (feeling: string): string => upperFirst(names[feeling] ?? feeling)

const stream = (feeling: string, ending: Ending) =>
  ending === 'hard' ? `${feeling}, y fue difícil` : `${feeling}, después ${after[ending]}`

export const feelingFlowsText: Translation<typeof english.feelingFlowsText> = {
  title: 'Lo que deja la práctica',
  ended: (times, sessions, ending) =>
    ending === 'hard'
      ? plural(times, {
          one: `1 de ${sessions} fue difícil`,
          other: (count) => `${count} de ${sessions} fueron difíciles`,
        })
      : plural(times, {
          one: `1 de ${sessions} terminó ${after[ending]}`,
          other: (count) => `${count} de ${sessions} terminaron ${after[ending]}`,
        }),
  endedQuietly: (ending) => (ending === 'hard' ? 'Lo más frecuente: difícil' : `Lo más frecuente: ${after[ending]}`),
  early: (sessions) => `${sessions} de ${practicesNeeded} prácticas, aún es pronto`,
  shift: ({ before: feeling, beforeCount, after: ending, afterCount }) => {
    const came = plural(beforeCount, {
      one: `Llegaste ${before[feeling]} 1 vez`,
      other: (count) => `Llegaste ${before[feeling]} ${count} veces`,
    })
    return ending === 'hard'
      ? plural(afterCount, {
          one: `${came}, y 1 de ellas fue difícil.`,
          other: (count) => `${came}, y ${count} de ellas fueron difíciles.`,
        })
      : `${came}, y en ${afterCount} de ellas te fuiste ${after[ending]}.`
  },
  shiftQuietly: ({ before: feeling, after: ending }) =>
    ending === 'hard'
      ? `A menudo llegaste ${before[feeling]}, y fue difícil.`
      : `A menudo llegaste ${before[feeling]} y te fuiste ${after[ending]}.`,
  seeAll: 'Ver cómo llegaste y cómo te fuiste',
  river: {
    hint: 'Cómo llegaste y cómo te fuiste en los últimos 90 días.',
    limb: 'Rama',
    summary: (came, left) => `Antes: ${came}. Después: ${left}.`,
    stream,
    reading: (feeling, ending, times) =>
      plural(times, {
        one: `${stream(feeling, ending)}: 1 práctica`,
        other: (count) => `${stream(feeling, ending)}: ${count} prácticas`,
      }),
    table: { before: 'Antes y después', times: 'Prácticas' },
    practices: (count) =>
      plural(count, {
        one: '1 práctica en la que anotaste cómo llegaste y cómo te fuiste.',
        other: (many) => `${many} prácticas en las que anotaste cómo llegaste y cómo te fuiste.`,
      }),
    hard: (count) => plural(count, { one: '1 fue difícil.', other: (many) => `${many} fueron difíciles.` }),
    inBoth: 'Una que fue difícil y terminó en calma cuenta en ambas corrientes.',
    ofNeeded: `de ${practicesNeeded} prácticas en las que anotaste cómo llegaste y cómo te fuiste`,
    few: 'A partir de ocho con una misma rama, verás aquí cómo llegaste a ella y cómo te fuiste.',
    loadFailed: 'No pudimos cargar tus prácticas',
    safe: 'No han cambiado. Inténtalo de nuevo.',
  },
}

export const insightPageText: Translation<typeof english.insightPageText> = {
  title: 'Observaciones',
  back: 'Volver a tus observaciones',
}
