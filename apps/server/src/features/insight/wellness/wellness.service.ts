import { todayOf, type WellnessInsights } from '@sadhana/contract'
import { type LastMood, offersHelp } from '#features/wellness/index.ts'
import { orAuthRequired } from '#platform/errors.ts'
import type { InsightDeps } from '../shared/insight.deps.ts'
import { findWellness, findWellnessMember } from './wellness.repo.ts'
import {
  firstDayOfYear,
  linksOf,
  meanOfDays,
  moodDaysOf,
  type MoodNote,
  nightsOf,
  recentMoodsOf,
} from './wellness.rules.ts'

/** Takes two statements, however long the history. */
export async function readWellness({ db, clock }: InsightDeps, userId: string): Promise<WellnessInsights> {
  const now = clock.now()
  const { helpDismissedAt, ...calendar } = orAuthRequired(await findWellnessMember(db, userId))
  const today = todayOf({ now, ...calendar })
  const from = firstDayOfYear(today)
  const { notes, latest, firstPracticeDay, practised, slept } = await findWellness(db, userId, from)
  const moodDays = moodDaysOf(notes)
  const nights = nightsOf(slept)
  return {
    today,
    from,
    moodDays,
    nights,
    recentMoods: recentMoodsOf(latest),
    energy: meanOfDays(moodDays.map(({ energy }) => energy)),
    sleepQuality: meanOfDays(nights.map(({ quality }) => quality)),
    sleepDuration: meanOfDays(nights.map(({ duration }) => duration)),
    links: linksOf({ notes, firstPracticeDay, practised, nights }),
    offersHelp: offersHelp(lastMoodsOf(notes), today, helpDismissedAt, now),
  }
}

/** The last mood of each day, newest day first. */
function lastMoodsOf(notes: readonly MoodNote[]): LastMood[] {
  const last = new Map(notes.map(({ day, mood }) => [day, mood]))
  return Array.from(last, ([day, mood]) => ({ day, mood })).toSorted((a, b) => (a.day < b.day ? 1 : -1))
}
