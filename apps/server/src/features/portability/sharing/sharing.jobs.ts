import { z } from 'zod'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { defineJob, handleJob, type ScheduledJob } from '#platform/queue/jobs.ts'
import { deletePagesBefore } from './sharing.repo.ts'

const purge = defineJob({ name: 'portability.purge_shared_pages', payload: z.unknown() })

/** For this long, a page that has ended is still listed for its member. */
const retentionMs = 28 * 24 * 60 * 60_000

export const sharedPagePurge = ({ db, clock }: { db: Db; clock: Clock }): ScheduledJob => ({
  crontab: '17 4 * * *',
  ...handleJob(purge, () => deletePagesBefore(db, new Date(clock.now().getTime() - retentionMs))),
})
