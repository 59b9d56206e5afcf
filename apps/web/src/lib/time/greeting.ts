/** Before this hour, people who are still awake call it evening. */
const morningHour = 4
const noonHour = 12
const eveningHour = 18

export function greetingOf(hour: number): string {
  if (hour < morningHour || hour >= eveningHour) return 'Good evening'
  return hour < noonHour ? 'Good morning' : 'Good afternoon'
}

export const firstNameOf = (displayName: string): string => displayName.trim().split(/\s+/)[0] ?? ''
