import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { beginning, type Chapter, historyOf, steps } from '#testing/histories.ts'
import { retoldDays } from '#testing/retold-days.ts'
import { dayOfNumber, numberOfDay } from '../calendar/calendar.rules.ts'
import { effectOf } from './progress.rules.ts'
import { followUp, noStreak, practise, practiseAll, type Streak, streakOn } from './streak.rules.ts'
import { type Timeline, timelineOf } from '../calendar/timeline.rules.ts'

const histories = Number(process.env['HISTORIES'] ?? 10_000)

const practisedDays = ({ entries }: Chapter): number[] =>
  [...new Set(entries.map(({ practiceDay }) => numberOfDay(practiceDay)))].toSorted((a, b) => a - b)

/** Updates the streak as the service does. */
function follow(streak: Streak, chapter: Chapter, timeline: Timeline): Streak {
  const recomputed = () => practiseAll(practisedDays(chapter), timeline).streak
  if (!('ledger' in chapter.deed)) return 'nothing' in chapter.deed ? streak : recomputed()
  const sessionsOn = (day: string) => chapter.entries.filter(({ practiceDay }) => practiceDay === day).length
  const next = followUp(streak, effectOf(chapter.deed.ledger, sessionsOn))
  if (next === 'nothing') return streak
  return next === 'recompute' ? recomputed() : practise(streak, next.practise, timeline).streak
}

/** The rules as a member would explain them: day by day, without optimisations. */
function retell(chapter: Chapter) {
  const practised = new Set(practisedDays(chapter))
  const isPaused = (day: string) => chapter.pauses.some(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay)
  const { rests, travels, settingsOn } = retoldDays(chapter.history)
  const today = numberOfDay(chapter.today)
  const judged = { first: Math.min(today, ...practised), last: Math.max(today - 1, ...practised) }
  let [run, longest, bank, missedInARow, consistency] = [0, 0, 0, 0, 0]
  const counted: number[] = []
  for (let day = judged.first; day <= judged.last; day++) {
    const date = dayOfNumber(day)
    if (!practised.has(day) && (isPaused(date) || travels(date) || rests(date))) continue
    if (practised.has(day)) {
      if (missedInARow === 1 && bank > 0) bank -= 1
      else if (missedInARow > 0) run = 0
      missedInARow = 0
      run += 1
      longest = Math.max(longest, run)
      if (run % 7 === 0) bank = Math.min(2, bank + 1)
    } else {
      missedInARow += 1
    }
    counted.push(practised.has(day) ? 1 : 0)
    const goal = settingsOn(date).weeklyGoal
    const share = Math.min(1, counted.slice(-7).reduce((sum, one) => sum + one, 0) / goal)
    const memory = 0.5 ** (Math.sqrt(goal / 7) / 13)
    consistency = consistency * memory + share * (1 - memory)
  }
  const covered = missedInARow === 1 && bank > 0
  return {
    current: missedInARow === 0 || covered ? run : 0,
    longest,
    restDays: covered ? bank - 1 : bank,
    consistency,
  }
}

type Reading = ReturnType<typeof retell>

const readsAlike = (one: Reading, other: Reading): boolean =>
  one.current === other.current &&
  one.longest === other.longest &&
  one.restDays === other.restDays &&
  Math.abs(one.consistency - other.consistency) < 1e-5

test(`a streak updated practice by practice equals one computed from the start: ${histories} histories`, () => {
  const seen = { carriedOn: 0, overOneWeek: 0, covered: 0, rested: 0 }
  fc.assert(
    fc.property(steps, (todo) => {
      let streak = noStreak
      let timeline = timelineOf({ history: [beginning], pauses: [] })
      for (const chapter of historyOf(todo)) {
        if (!('ledger' in chapter.deed)) timeline = timelineOf(chapter)
        const before = streak
        streak = follow(streak, chapter, timeline)
        const recomputed = practiseAll(practisedDays(chapter), timeline)
        // Compared before asserting, because asserting every time would take most of the run.
        if (!isDeepStrictEqual(streak, recomputed.streak)) expect(streak).toEqual(recomputed.streak)
        const { coveredDay: _, ...reading } = streakOn(numberOfDay(chapter.today), streak, timeline)
        const expected = retell(chapter)
        if (!readsAlike(reading, expected)) expect(reading).toEqual(expected)
        if (streak.length > before.length) seen.carriedOn++
        if (reading.current > 7) seen.overOneWeek++
        if (recomputed.coveredDays.length > 0) seen.covered++
        if (reading.current > 0 && timeline.isFixedRest(numberOfDay(chapter.today) - 1)) seen.rested++
      }
    }),
    { numRuns: histories },
  )
  // The histories must differ enough to mean something.
  expect(Math.min(seen.carriedOn, seen.overOneWeek, seen.covered, seen.rested)).toBeGreaterThan(histories / 10)
})
