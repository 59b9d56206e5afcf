import type { JourneyStats, PracticeDay } from '@sadhana/contract'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { orAuthRequired } from '#platform/errors.ts'
import { addDays, dayOfNumber, numberOfDay, todayOf, weekOf } from './calendar.rules.ts'
import { scoreOf } from './consistency.rules.ts'
import { describeDaysBetween } from './days.rules.ts'
import { levelOf, weeklyProgressOf } from './progress.rules.ts'
import { type Days, findJourney } from './standing.repo.ts'
import { streakOn } from './streak.rules.ts'

/** A member's figures as of now, and what the days around it were. */
async function readJourney(db: Db, userId: string, days: Days, now: Date) {
  const journey = orAuthRequired(await findJourney(db, userId, days))
  const { timeline, streak, totals, experience, totalSessions, totalMinutes, weeklyGoal } = journey
  const today = todayOf({ now, ...journey })
  const { current, longest, restDays, consistency, coveredDay } = streakOn(numberOfDay(today), streak, timeline)
  const coveredDays = [...journey.coveredDays, ...(coveredDay === null ? [] : [dayOfNumber(coveredDay)])]
  const standing = {
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
    standing,
    weeklyGoal,
    describe: (range: Days): PracticeDay[] => describeDaysBetween({ ...range, totals, coveredDays, timeline }),
  }
}

export async function standingOf(db: Db, userId: string, now: Date) {
  const today = now.toISOString().slice(0, 10)
  return (await readJourney(db, userId, { from: today, to: today }, now)).standing
}

/** The standing, and the last so many days with today as the last: one statement for both. */
export async function standingWithDays(db: Db, userId: string, count: number, now: Date) {
  const day = now.toISOString().slice(0, 10)
  // Today is at most a day away from the date in Greenwich.
  const { standing, describe } = await readJourney(db, userId, { from: addDays(day, -count), to: addDays(day, 1) }, now)
  return { ...standing, days: describe({ from: addDays(standing.today, 1 - count), to: standing.today }) }
}

export async function readStats({ db, clock }: { db: Db; clock: Clock }, userId: string): Promise<JourneyStats> {
  const now = clock.now()
  const day = now.toISOString().slice(0, 10)
  // Wherever the member is, this holds their whole week.
  const { standing, weeklyGoal, describe } = await readJourney(
    db,
    userId,
    { from: addDays(day, -7), to: addDays(day, 7) },
    now,
  )
  const week = describe(weekOf(standing.today))
  const practised = week.filter(({ kind }) => kind === 'practised').length
  return {
    ...standing,
    level: levelOf(standing.experience),
    weeklyProgress: weeklyProgressOf(practised, weeklyGoal),
    week,
  }
}
