import type { FixedRestDay } from '@sadhana/contract'
import { longDay } from '#intl/intl.rules.ts'
import { weekdayText } from '#intl/weekdays.text.ts'

/** As in a list of all of them. */
const nameOf = (day: FixedRestDay): string => {
  if (day === 'new-moon') return 'New moon'
  return day === 'full-moon' ? 'Full moon' : weekdayText[day].name
}

export const restDaysText = {
  title: 'Fixed rest days',
  about:
    'Days on which you always rest. They protect your streak, add nothing to it, and use none of the rest days you’ve earned. If you practise anyway, it counts as on any other day.',
  ofWeek: 'Days of the week, up to three',
  ofMoon: 'Moon days',
  nameOf,
  nextMoon: (day: string) => `Next on ${longDay(day)}`,
  dated: 'A change counts from today. Earlier days stay as they are.',
}
