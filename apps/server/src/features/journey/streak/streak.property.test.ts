import { addDays } from '@sadhana/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { testDatabase } from '#testing/database.ts'
import { beginning, type Chapter, checkFourAtATime, historyOf, steps } from '#testing/histories.ts'
import { insertMember, live } from '#testing/ledger.ts'
import { retoldDays } from '#testing/retold-days.ts'
import { dayOfNumber, numberOfDay } from '../calendar/calendar.rules.ts'
import { scoreOf } from './consistency.rules.ts'
import { findJourney } from '../stats/stats.repo.ts'
import { daysBefore, statsWithDays } from '../stats/stats.service.ts'
import { practiseAll, streakOn } from './streak.rules.ts'
import { timelineOf } from '../calendar/timeline.rules.ts'

const histories = Number(process.env['STORED_HISTORIES'] ?? 50)
const timeLimit = Math.max(90_000, histories * 2_000)
const daysShown = 60
const db = await testDatabase()

/** The streak computed from everything the member did, not from what is stored. */
function expectedOf(chapter: Chapter) {
  const timeline = timelineOf(chapter)
  const days = new Set(chapter.entries.map(({ practiceDay }) => practiceDay))
  const numbers = [...days].map(numberOfDay).toSorted((a, b) => a - b)
  const { streak, coveredDays } = practiseAll(numbers, timeline)
  const { current, longest, restDays, consistency, coveredDay } = streakOn(numberOfDay(chapter.today), streak, timeline)
  const sum = (count: (minutes: number) => number) =>
    chapter.entries.reduce((total, { minutes }) => total + count(minutes), 0)
  const stats = {
    today: chapter.today,
    currentStreak: current,
    longestStreak: longest,
    restDays,
    consistency: scoreOf(consistency),
    experience: sum((minutes) => Math.min(60, minutes)) + 10 * days.size,
    totalSessions: chapter.entries.length,
    totalMinutes: sum((minutes) => minutes),
  }
  const covered = new Set([...coveredDays, ...(coveredDay === null ? [] : [coveredDay])].map(dayOfNumber))
  const { rests, travels } = retoldDays(chapter.history)
  const kindOf = (day: string) => {
    if (days.has(day)) return 'practised'
    if (chapter.pauses.some(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay)) return 'paused'
    if (rests(day)) return 'rest'
    if (travels(day)) return 'travel'
    return covered.has(day) ? 'rest' : 'empty'
  }
  return { stats, streak, coveredDays: coveredDays.map(dayOfNumber), kindOf }
}

test(
  `the stored streak matches the whole history, in ${histories} histories`,
  async () => {
    await checkFourAtATime(
      fc.asyncProperty(steps, async (todo) => {
        const userId = await insertMember(db, beginning.validFrom)
        let last: Chapter | undefined
        for (const chapter of historyOf(todo)) {
          await live(db, userId, chapter)
          last = chapter
        }
        if (!last) return
        const { stats, streak, coveredDays, kindOf } = expectedOf(last)
        const journey = await findJourney(db, userId, daysBefore(last.at, daysShown))
        if (!journey) throw new Error('no such member')
        const { days: described, ...summary } = statsWithDays(journey, daysShown, last.at)
        expect(summary).toEqual(stats)
        const { today } = last
        expect(described.map(({ kind }) => kind)).toEqual(described.map(({ day }) => kindOf(day)))
        expect(described.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(
          last.entries
            .filter(({ practiceDay }) => practiceDay > addDays(today, -daysShown) && practiceDay <= today)
            .reduce((sum, { minutes }) => sum + minutes, 0),
        )
        const covered = await db.selectFrom('covered_days').select('day').where('user_id', '=', userId).execute()
        expect(covered.map(({ day }) => day).toSorted()).toEqual(coveredDays)
        const stored = await db
          .selectFrom('user_streaks')
          .select(['last_practice_date', 'streak_start_date', 'recent_days'])
          .where('user_id', '=', userId)
          .executeTakeFirst()
        expect(stored?.last_practice_date ?? null).toBe(streak.lastDay === null ? null : dayOfNumber(streak.lastDay))
        expect(stored?.streak_start_date ?? null).toBe(streak.startDay === null ? null : dayOfNumber(streak.startDay))
        expect(stored?.recent_days ?? 0).toBe(streak.consistency.recentDays)
      }),
      histories,
      timeLimit,
    )
  },
  timeLimit + 30_000,
)
