import { z } from 'zod'
import type { Db } from '#platform/db/database.ts'
import type { Logger } from '#platform/log.ts'
import { defineJob, handleJob, type ScheduledJob } from '#platform/queue/jobs.ts'
import { followCounter } from './follows/follow-counter.repo.ts'
import { likeCounter } from './likes/like-counter.repo.ts'
import { reconcile } from './shared/reconcile.service.ts'

const reconcileCounters = defineJob({ name: 'community.reconcile_counters', payload: z.unknown() })

export const communityReconciliation = (deps: { db: Db; log: Logger }): ScheduledJob => ({
  crontab: '57 3 * * *',
  ...handleJob(reconcileCounters, async () => {
    await reconcile(deps, likeCounter({ counters: 1_000, likes: 10_000 }))
    await reconcile(deps, followCounter({ members: 1_000 }))
  }),
})
