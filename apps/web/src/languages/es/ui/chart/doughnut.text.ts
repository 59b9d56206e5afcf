import { plural, wholeNumber } from '#intl/intl.rules.ts'
import type { Translation } from '#intl/translation.ts'
import type * as english from '#ui/chart/doughnut.text.ts'

export const doughnutText: Translation<typeof english.doughnutText> = {
  limb: 'Rama',
  share: 'Parte',
  sessions: (total) => plural(total, { one: 'Práctica', other: () => 'Prácticas' }),
  unit: (total) => plural(total, { one: 'práctica', other: () => 'prácticas' }),
  summary: (total, limbs) =>
    plural(total, { one: `1 práctica: ${limbs}.`, other: (count) => `${count} prácticas: ${limbs}.` }),
  summaryQuietly: (limbs) => `De mayor a menor: ${limbs}.`,
  reading: (limb, sessions, total, percent) =>
    plural(total, {
      one: `${limb}: ${sessions} de 1 práctica, ${percent}`,
      other: (count) => `${limb}: ${wholeNumber(sessions)} de ${count} prácticas, ${percent}`,
    }),
}
