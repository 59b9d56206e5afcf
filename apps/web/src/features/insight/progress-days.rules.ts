import { type Analytics, hoursOf } from '@sadhana/contract'
import { dayAndMonth, longDay, weekday } from '#intl/intl.rules.ts'
import { insightText } from './insight.text.ts'

const labels = { weekly: weekday, monthly: dayAndMonth } as const

export type ChartRange = keyof typeof labels

type Source = Pick<Analytics, 'daily' | 'totalMinutes'> & { today: string }

/** The days of the chart, each with its minutes and the total so far. */
export function progressDays({ daily, today, totalMinutes }: Source, range: ChartRange, days: number) {
  const shown = daily.slice(-days)
  let minutesUpTo = totalMinutes - shown.reduce((sum, day) => sum + day.minutes, 0)
  return shown.map(({ day, minutes, kind }) => {
    minutesUpTo += minutes
    const isToday = day === today
    return {
      date: day,
      label: isToday ? insightText.progress.today : labels[range](day),
      fullLabel: longDay(day),
      minutes,
      totalHours: hoursOf(minutesUpTo),
      rest: kind === 'rest',
      paused: kind === 'paused',
      travel: kind === 'travel',
      today: isToday,
    }
  })
}
