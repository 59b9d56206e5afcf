import type { Analytics } from '@sadhana/contract'
import { dayAndMonth, longDay, weekday } from '#lib/calendar.rules.ts'

const labels = { weekly: weekday, monthly: dayAndMonth } as const

export type ChartRange = keyof typeof labels

type Source = Pick<Analytics, 'daily' | 'today' | 'totalMinutes'>

/** The chart's days: what was practised on each, and all that was practised up to it. */
export function progressDays({ daily, today, totalMinutes }: Source, range: ChartRange, days: number) {
  const shown = daily.slice(-days)
  let minutesUpTo = totalMinutes - shown.reduce((sum, day) => sum + day.minutes, 0)
  return shown.map(({ day, minutes, kind }) => {
    minutesUpTo += minutes
    const isToday = day === today
    return {
      date: day,
      label: isToday ? 'Today' : labels[range](day),
      fullLabel: longDay(day),
      minutes,
      totalHours: hoursOf(minutesUpTo),
      rest: kind === 'rest',
      paused: kind === 'paused' && minutes === 0,
      today: isToday,
    }
  })
}

/** To one decimal, as the total is told elsewhere. */
const hoursOf = (minutes: number) => Math.round(minutes / 6) / 10
