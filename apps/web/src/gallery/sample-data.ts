import { addDays } from '@sadhana/contract'
import { dayAndMonth, longDay, weekday } from '#intl/intl.rules.ts'
import type { Share } from '#ui/chart/doughnut.tsx'
import type { ProgressDay } from '#ui/chart/progress-chart.rules.ts'
import type { WeekDay } from '#ui/chart/week-strip.tsx'
import type { PractisedDay } from '#ui/chart/year-dots.rules.ts'

export const today = '2025-11-14'

export const shares: Share[] = [
  { limb: 'yamas', label: 'Yamas', value: 2 },
  { limb: 'niyamas', label: 'Niyamas', value: 3 },
  { limb: 'asana', label: 'Asana', value: 8 },
  { limb: 'pranayama', label: 'Pranayama', value: 10 },
  { limb: 'pratyahara', label: 'Pratyahara', value: 1 },
  { limb: 'dharana', label: 'Dharana', value: 4 },
  { limb: 'dhyana', label: 'Dhyana', value: 13 },
  { limb: 'samadhi', label: 'Samadhi', value: 0 },
]

const dayMs = 86_400_000

const weekMinutes = [35, 20, 25, 0, 45, 20, 30]

export const week = progressDays(weekMinutes, weekday)
export const month = progressDays(
  Array.from({ length: 30 }, (_, index) => weekMinutes[(index + 5) % weekMinutes.length] ?? 0),
  dayAndMonth,
)

function progressDays(minutes: readonly number[], label: (date: string) => string): ProgressDay[] {
  let total = 83.5 * 60
  return minutes.map((value, index) => {
    const date = addDays(today, index - minutes.length + 1)
    const isToday = index === minutes.length - 1
    total += value
    return {
      date,
      label: isToday ? 'Today' : label(date),
      fullLabel: longDay(date),
      minutes: value,
      totalHours: total / 60,
      rest: value === 0 && index % 2 === 1,
      paused: value === 0 && index % 2 === 0,
      today: isToday,
    }
  })
}

export const strip: WeekDay[] = [
  { date: '2025-11-10', label: 'Mon', minutes: 25 },
  { date: '2025-11-11', label: 'Tue', minutes: 0, mark: 'rest' },
  { date: '2025-11-12', label: 'Wed', minutes: 45 },
  { date: '2025-11-13', label: 'Thu', minutes: 0 },
  { date: '2025-11-14', label: 'Today', minutes: 30, today: true },
  { date: '2025-11-15', label: 'Sat', minutes: 0, upcoming: true },
  { date: '2025-11-16', label: 'Sun', minutes: 0, upcoming: true },
]

const pattern = [30, 0, 25, 45, 0, 10, 20, 0, 60, 15, 35]

export const year = new Map<string, PractisedDay>(
  Array.from({ length: 318 }, (_, index) => {
    const date = new Date(Date.UTC(2025, 0, 1) + index * dayMs).toISOString().slice(0, 10)
    const minutes = pattern[(index * index + index) % pattern.length] ?? 0
    return [date, { minutes, rest: minutes === 0 && index % 17 === 0 }]
  }),
)
