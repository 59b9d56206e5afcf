/** Dates are `YYYY-MM-DD` and times `HH:MM`, as the contract speaks them. */
const twoDigits = (value: number) => String(value).padStart(2, '0')

/** The date on this device's calendar. */
export const dateOf = (moment: Date): string =>
  `${moment.getFullYear()}-${twoDigits(moment.getMonth() + 1)}-${twoDigits(moment.getDate())}`

/** The time on this device's clock. */
export const timeOf = (moment: Date): string => `${twoDigits(moment.getHours())}:${twoDigits(moment.getMinutes())}`

export function addDays(date: string, days: number): string {
  const moment = new Date(`${date}T00:00:00Z`)
  moment.setUTCDate(moment.getUTCDate() + days)
  return moment.toISOString().slice(0, 10)
}

const format = (options: Intl.DateTimeFormatOptions) => {
  const formatter = new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' })
  return (date: string) => formatter.format(new Date(`${date}T00:00:00Z`)).replace(',', '')
}

/** "Friday 14 November" */
export const longDay = format({ weekday: 'long', day: 'numeric', month: 'long' })
/** "Fri 14 Nov" */
export const shortDay = format({ weekday: 'short', day: 'numeric', month: 'short' })
/** "14 Nov" */
export const dayAndMonth = format({ day: 'numeric', month: 'short' })
/** "Fri" */
export const weekday = format({ weekday: 'short' })

const withYear = format({ day: 'numeric', month: 'short', year: 'numeric' })

/** "Today", "Yesterday", "Wed 12 Nov", and with the year once that is another one. */
export function dayInWords(date: string, today: string): string {
  if (date === today) return 'Today'
  if (date === addDays(today, -1)) return 'Yesterday'
  return date.slice(0, 4) === today.slice(0, 4) ? shortDay(date) : withYear(date)
}

/** "6:30" */
export const clockTime = (time: string): string => time.slice(0, 5).replace(/^0(?=\d:)/, '')

/** When a practice was, on its member's own clock: "Today, 6:30". A day that has begun only elsewhere reads as today. */
export const practiceMoment = ({ date, time }: { date: string; time: string }, today: string): string =>
  `${dayInWords(date > today ? today : date, today)}, ${clockTime(time)}`
