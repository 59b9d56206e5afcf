import { plural, wholeNumber } from '#intl/intl.rules.ts'
import type { Translation } from '#intl/translation.ts'
import type * as english from '#ui/chart/doughnut.text.ts'

export const doughnutText: Translation<typeof english.doughnutText> = {
  limb: 'Glied',
  share: 'Anteil',
  sessions: (total) => plural(total, { one: 'Übung', other: () => 'Übungen' }),
  unit: (total) => plural(total, { one: 'Übung', other: () => 'Übungen' }),
  summary: (total, limbs) =>
    plural(total, { one: `1 Übung: ${limbs}.`, other: (count) => `${count} Übungen: ${limbs}.` }),
  summaryQuietly: (limbs) => `Der größte Anteil zuerst: ${limbs}.`,
  reading: (limb, sessions, total, percent) =>
    plural(total, {
      one: `${limb}: ${sessions} von 1 Übung, ${percent}`,
      other: (count) => `${limb}: ${wholeNumber(sessions)} von ${count} Übungen, ${percent}`,
    }),
}
