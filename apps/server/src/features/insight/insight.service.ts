import { type Analytics, type AnalyticsRange, chartDays, hoursOf } from '@sadhana/contract'
import { statsWithDays } from '#features/journey/index.ts'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { findPractised } from './insight.repo.ts'
import { distributionOf, feelingChangesOf, firstDayOf, rankLimbs } from './insight.rules.ts'

export type InsightDeps = { db: Db; clock: Clock }

export async function readAnalytics(
  { db, clock }: InsightDeps,
  userId: string,
  range: AnalyticsRange | undefined,
): Promise<Analytics> {
  const { today, currentStreak, restDays, totalSessions, totalMinutes, days } = await statsWithDays(
    db,
    userId,
    chartDays.monthly,
    clock.now(),
  )
  const { recentSessions, totals } = await findPractised(db, userId, range && firstDayOf(range, today))
  const ranked = rankLimbs(totals)
  return {
    limbDistribution: distributionOf(ranked),
    recentSessions,
    totalSessions,
    currentStreak,
    favoriteLimb: ranked[0]?.limbType ?? null,
    weeklyTotal: days.slice(-chartDays.weekly).reduce((sum, { sessions }) => sum + sessions, 0),
    totalHours: hoursOf(totalMinutes),
    totalMinutes,
    restDays,
    today,
    daily: days,
    feelingChanges: feelingChangesOf(totals),
  }
}
