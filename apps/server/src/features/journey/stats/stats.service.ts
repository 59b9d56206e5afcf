import { addDays, type JourneyStats, type Language, type PracticeDay, todayOf } from '@sadhana/contract'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { orAuthRequired } from '#platform/errors.ts'
import { achievementIn } from '../achievements/achievements.texts.ts'
import { nextAchievementsOf } from '../achievements/next-achievements.rules.ts'
import { dayOfNumber, numberOfDay, weekOf } from '../calendar/calendar.rules.ts'
import { scoreOf } from '../streak/consistency.rules.ts'
import { describeDaysBetween } from '../calendar/days.rules.ts'
import { experienceEntryOf, levelOf, weeklyProgressOf } from '../streak/progress.rules.ts'
import { type Days, findDetails, findJourney, type Journey } from './stats.repo.ts'
import { streakOn } from '../streak/streak.rules.ts'

/** A member's stats as of now, and a function that describes the days around it. */
function journeyAt(journey: Journey, now: Date) {
  const { timeline, streak, totals, experience, totalSessions, totalMinutes, weeklyGoal } = journey
  const today = todayOf({ now, ...journey })
  const { current, longest, restDays, consistency, coveredDay } = streakOn(numberOfDay(today), streak, timeline)
  const coveredDays = [...journey.coveredDays, ...(coveredDay === null ? [] : [dayOfNumber(coveredDay)])]
  const stats = {
    today,
    currentStreak: current,
    longestStreak: longest,
    restDays,
    consistency: scoreOf(consistency),
    experience,
    totalSessions,
    totalMinutes,
  }
  return {
    stats,
    tally: journey.tally,
    streakStart: current > 0 && streak.startDay !== null ? dayOfNumber(streak.startDay) : null,
    weeklyGoal,
    describe: (range: Days): PracticeDay[] => describeDaysBetween({ ...range, totals, coveredDays, timeline }),
  }
}

const readJourney = async (db: Db, userId: string, days: Days, now: Date) =>
  journeyAt(orAuthRequired(await findJourney(db, userId, days)), now)

export async function statsOf(db: Db, userId: string, now: Date) {
  const today = now.toISOString().slice(0, 10)
  return (await readJourney(db, userId, { from: today, to: today }, now)).stats
}

/** The range to read for the last `count` days. In any zone, today is at most a day from the UTC date. */
export function daysBefore(now: Date, count: number): Days {
  const day = now.toISOString().slice(0, 10)
  return { from: addDays(day, -count), to: addDays(day, 1) }
}

/** The stats, and the last `count` days up to today. */
export function statsWithDays(journey: Journey, count: number, now: Date) {
  const { stats, describe } = journeyAt(journey, now)
  return { ...stats, days: describe({ from: addDays(stats.today, 1 - count), to: stats.today }) }
}

export async function readStats(
  { db, clock }: { db: Db; clock: Clock },
  userId: string,
  language: Language,
): Promise<JourneyStats> {
  const now = clock.now()
  const day = now.toISOString().slice(0, 10)
  // In any zone, this includes the whole week and the whole year up to today.
  const range = { from: `${addDays(day, -7).slice(0, 4)}-01-01`, to: addDays(day, 7) }
  const journey = await readJourney(db, userId, range, now)
  const { stats, tally, streakStart, weeklyGoal, describe } = journey
  const { practiceDays, recent, ahead } = await findDetails(db, userId)
  const week = describe(weekOf(stats.today))
  const practised = week.filter(({ kind }) => kind === 'practised').length
  return {
    ...stats,
    level: levelOf(stats.experience),
    weeklyProgress: weeklyProgressOf(practised, weeklyGoal),
    week,
    weeklyGoal,
    streakStart,
    practiceDays,
    year: describe({ from: `${stats.today.slice(0, 4)}-01-01`, to: stats.today }).filter(
      ({ kind }) => kind !== 'empty',
    ),
    recentExperience: recent.map(experienceEntryOf),
    achievementsAhead: nextAchievementsOf(ahead, tally).map(({ achievement, ...next }) =>
      Object.assign(next, { achievement: achievementIn(language, achievement) }),
    ),
  }
}
