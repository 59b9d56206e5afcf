import type { Weekday } from '@sadhana/contract'

/** In full, as in a calendar, and as one letter. */
export const weekdayText: Record<Weekday, { name: string; short: string; letter: string }> = {
  monday: { name: 'Monday', short: 'Mon', letter: 'M' },
  tuesday: { name: 'Tuesday', short: 'Tue', letter: 'T' },
  wednesday: { name: 'Wednesday', short: 'Wed', letter: 'W' },
  thursday: { name: 'Thursday', short: 'Thu', letter: 'T' },
  friday: { name: 'Friday', short: 'Fri', letter: 'F' },
  saturday: { name: 'Saturday', short: 'Sat', letter: 'S' },
  sunday: { name: 'Sunday', short: 'Sun', letter: 'S' },
}
