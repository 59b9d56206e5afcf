import type { PracticeSummary } from '@sadhana/contract'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { orAuthRequired } from '#platform/errors.ts'
import { findSettings } from '../settings/settings.repo.ts'
import { readStats } from './stats.service.ts'

const noNumbers = {
  minutesToday: null,
  daysThisWeek: null,
  weeklyGoal: null,
  currentStreak: null,
  totalSessions: null,
  totalMinutes: null,
} as const

/** For a member's own tools, which can't hide numbers themselves. So in quiet mode there are none. Has no words. */
export async function readSummary(deps: { db: Db; clock: Clock }, userId: string): Promise<PracticeSummary> {
  const { quietMode } = orAuthRequired(await findSettings(deps.db, userId))
  const { today, week, weeklyGoal, currentStreak, totalSessions, totalMinutes } = await readStats(deps, userId, 'en')
  const minutesToday = week.find(({ day }) => day === today)?.minutes ?? 0
  const practised = { today, practisedToday: minutesToday > 0, quietMode }
  if (quietMode) return { ...practised, ...noNumbers }
  const daysThisWeek = week.filter(({ kind }) => kind === 'practised').length
  return { ...practised, minutesToday, daysThisWeek, weeklyGoal, currentStreak, totalSessions, totalMinutes }
}
