import { type Analytics, type AnalyticsRange, chartDays, hoursOf } from '@sadhana/contract'
import { daysBefore, statsWithDays } from '#features/journey/index.ts'
import { orAuthRequired } from '#platform/errors.ts'
import { findPractised } from './insight.repo.ts'
import { distributionOf, feelingChangesOf, feelingFlowsOf, rankLimbs } from './insight.rules.ts'
import type { InsightDeps } from './shared/insight.deps.ts'

export async function readAnalytics(
  { db, clock }: InsightDeps,
  userId: string,
  range: AnalyticsRange | undefined,
): Promise<Analytics> {
  const [now, count] = [clock.now(), chartDays.monthly]
  const practised = await findPractised(db, userId, { days: daysBefore(now, count), now, range })
  const { journey, recentSessions, feelings, tags } = orAuthRequired(practised)
  const { today, currentStreak, restDays, totalSessions, totalMinutes, days } = statsWithDays(journey, count, now)
  const ranked = rankLimbs(feelings)
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
    feelingChanges: feelingChangesOf(feelings),
    feelingFlows: feelingFlowsOf(feelings),
    tags,
  }
}
