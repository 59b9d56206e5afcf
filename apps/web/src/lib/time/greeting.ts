/** Before this hour, people who are still awake call it evening. */
const morningHour = 4
const noonHour = 12
const eveningHour = 18

/** The part of the day that a greeting names. */
export type DayPart = 'morning' | 'afternoon' | 'evening'

export function dayPartOf(hour: number): DayPart {
  if (hour < morningHour || hour >= eveningHour) return 'evening'
  return hour < noonHour ? 'morning' : 'afternoon'
}

export const firstNameOf = (displayName: string): string => displayName.trim().split(/\s+/)[0] ?? ''
