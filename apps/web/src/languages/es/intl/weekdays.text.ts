import type { Translation } from '#intl/translation.ts'
import type * as english from '#intl/weekdays.text.ts'

export const weekdayText: Translation<typeof english.weekdayText> = {
  monday: { name: 'Lunes', short: 'Lun', letter: 'L' },
  tuesday: { name: 'Martes', short: 'Mar', letter: 'M' },
  wednesday: { name: 'Miércoles', short: 'Mié', letter: 'M' },
  thursday: { name: 'Jueves', short: 'Jue', letter: 'J' },
  friday: { name: 'Viernes', short: 'Vie', letter: 'V' },
  saturday: { name: 'Sábado', short: 'Sáb', letter: 'S' },
  sunday: { name: 'Domingo', short: 'Dom', letter: 'D' },
}
