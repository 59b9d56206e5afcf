import type { PracticeDay } from '@sadhana/contract'
import { dayOfNumber, numberOfDay } from './calendar.rules.ts'
import type { Timeline } from './timeline.rules.ts'

export type DayTotal = { day: string; sessions: number; minutes: number }

type Days = { from: string; to: string; totals: DayTotal[]; coveredDays: string[]; timeline: Timeline }

/** Every day from the first to the last, both included, as the streak counts it. */
export function describeDaysBetween({ from, to, totals, coveredDays, timeline }: Days): PracticeDay[] {
  const totalOf = new Map(totals.map((total) => [total.day, total]))
  const covered = new Set(coveredDays)
  const kindOf = (number: number, day: string): PracticeDay['kind'] => {
    if (totalOf.has(day)) return 'practised'
    if (timeline.isPaused(number)) return 'paused'
    if (timeline.isFixedRest(number)) return 'rest'
    if (timeline.isSkipped(number)) return 'travel'
    return covered.has(day) ? 'rest' : 'empty'
  }
  const first = numberOfDay(from)
  return Array.from({ length: numberOfDay(to) - first + 1 }, (_, index) => {
    const day = dayOfNumber(first + index)
    const { sessions, minutes } = totalOf.get(day) ?? { sessions: 0, minutes: 0 }
    return { day, sessions, minutes, kind: kindOf(first + index, day) }
  })
}
