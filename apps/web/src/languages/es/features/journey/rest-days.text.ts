import type { FixedRestDay } from '@sadhana/contract'
import type * as english from '#features/journey/rest-days.text.ts'
import { longDay } from '#intl/intl.rules.ts'
import type { Translation } from '#intl/translation.ts'
import { weekdayText } from '#intl/weekdays.text.ts'

/** As in a list of all of them. */
const nameOf = (day: FixedRestDay): string => {
  if (day === 'new-moon') return 'Luna nueva'
  return day === 'full-moon' ? 'Luna llena' : weekdayText[day].name
}

export const restDaysText: Translation<typeof english.restDaysText> = {
  title: 'Días de descanso fijos',
  about:
    'Días en los que siempre descansas. Protegen tu racha, no le suman nada y no gastan los días de descanso que has ganado. Si practicas de todos modos, cuenta como cualquier otro día.',
  ofWeek: 'Días de la semana, hasta tres',
  ofMoon: 'Días de luna',
  nameOf,
  nextMoon: (day) => `La próxima, el ${longDay(day)}`,
  dated: 'Un cambio vale desde hoy. Los días anteriores se quedan como están.',
}
