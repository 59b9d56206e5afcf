import type { Overview } from '@sadhana/contract'
import { readGivingOfMonth } from '#features/giving/index.ts'
import { findLastBackup, findLastRehearsal, hasPassed } from '#platform/operations/rehearsals.repo.ts'
import { readQueues, type QueueStats } from '#platform/queue/queue-stats.repo.ts'
import { readRelease } from '#platform/release.ts'
import type { OperatorDeps } from '../audit/audit.service.ts'
import { cardsNeedingAttention } from './attention.rules.ts'
import { readCounts } from './overview.repo.ts'

const weekMs = 7 * 24 * 60 * 60_000

const moment = (at: Date | null | undefined) => at?.toISOString() ?? null
const toQueue = ({ waiting, oldestAt, failed }: QueueStats) => ({ waiting, oldestAt: moment(oldestAt), failed })

/** How the service is doing, for the console and the shell. */
export async function readOverview(deps: OperatorDeps): Promise<Overview> {
  const { db, clock } = deps
  const now = clock.now()
  const [counts, giving, queues, backup, rehearsal] = await Promise.all([
    readCounts(db, new Date(now.getTime() - weekMs)),
    readGivingOfMonth(deps),
    readQueues(db),
    findLastBackup(db),
    findLastRehearsal(db),
  ])
  const stats = {
    members: {
      count: counts.members,
      joinedThisWeek: counts.joinedThisWeek,
      practisedThisWeek: counts.practisedThisWeek,
    },
    waitlist: { waiting: counts.waitlist, oldestAt: moment(counts.waitlistOldestAt) },
    reports: { waiting: counts.reports, oldestAt: moment(counts.reportsOldestAt) },
    letters: { waiting: counts.letters, oldestAt: moment(counts.lettersOldestAt) },
    giving,
    email: { ...toQueue(queues.email), suppressed: counts.suppressed },
    jobs: { ...toQueue(queues.jobs), workerSeenAt: moment(queues.workerSeenAt) },
    release: readRelease(),
    backup: {
      finishedAt: moment(backup?.finishedAt),
      rehearsal: rehearsal ? { at: rehearsal.rehearsedAt.toISOString(), hasPassed: hasPassed(rehearsal) } : null,
    },
  }
  return { ...stats, needsAttention: cardsNeedingAttention(stats, now) }
}
