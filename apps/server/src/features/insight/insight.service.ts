import { type Analytics, type AnalyticsRange, chartDays, recentSessionsShown } from '@sadhana/contract'
import { describeDays, standingOf } from '#features/journey/index.ts'
import { listRecentSessions } from '#features/practice/index.ts'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { listFeelingTotals } from './insight.repo.ts'
import { chartFrom, distributionOf, feelingChangesOf, firstDayOf, hoursOf, rankLimbs } from './insight.rules.ts'

export type InsightDeps = { db: Db; clock: Clock }

export async function readAnalytics(
  { db, clock }: InsightDeps,
  userId: string,
  range: AnalyticsRange | undefined,
): Promise<Analytics> {
  const now = clock.now()
  const { today, currentStreak, restDays, totalSessions, totalMinutes } = await standingOf(db, userId, now)
  const [daily, totals, recentSessions] = await Promise.all([
    describeDays(db, userId, { from: chartFrom(today, chartDays.monthly), to: today }, now),
    listFeelingTotals(db, userId, range && firstDayOf(range, today)),
    listRecentSessions(db, userId, recentSessionsShown),
  ])
  const ranked = rankLimbs(totals)
  return {
    limbDistribution: distributionOf(ranked),
    recentSessions,
    totalSessions,
    currentStreak,
    favoriteLimb: ranked[0]?.limbType ?? null,
    weeklyTotal: daily.slice(-chartDays.weekly).reduce((sum, { sessions }) => sum + sessions, 0),
    totalHours: hoursOf(totalMinutes),
    totalMinutes,
    restDays,
    today,
    daily,
    feelingChanges: feelingChangesOf(totals),
  }
}
