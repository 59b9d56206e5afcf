import type { FixedRestDay, Weekday } from '@sadhana/contract'
import { longDay } from '#intl/intl.rules.ts'

const names: Record<FixedRestDay, string> = {
  monday: 'Monday',
  tuesday: 'Tuesday',
  wednesday: 'Wednesday',
  thursday: 'Thursday',
  friday: 'Friday',
  saturday: 'Saturday',
  sunday: 'Sunday',
  'new-moon': 'New moon',
  'full-moon': 'Full moon',
}

const shortNames: Record<Weekday, string> = {
  monday: 'Mon',
  tuesday: 'Tue',
  wednesday: 'Wed',
  thursday: 'Thu',
  friday: 'Fri',
  saturday: 'Sat',
  sunday: 'Sun',
}

export const restDaysText = {
  title: 'Fixed rest days',
  saving: 'Saving...',
  about:
    'Days on which you always rest. They protect your streak, add nothing to it, and use none of the rest days you’ve earned. If you practise anyway, it counts as on any other day.',
  ofWeek: 'Days of the week, up to three',
  ofMoon: 'Moon days',
  names,
  shortNames,
  nextMoon: (day: string) => `Next on ${longDay(day)}`,
  dated: 'A change counts from today. Earlier days stay as they are.',
}
