import { z } from 'zod'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { defineJob, enqueueOnce, handleJob, type Job, type ScheduledJob } from '#platform/queue/jobs.ts'
import { deliverSession } from '#platform/queue/shared-sessions.ts'
import { addToTimelines, buildTimeline, dropOldTimelines } from './timeline.service.ts'

const build = defineJob({ name: 'community.build_timeline', payload: z.object({ userId: z.uuid() }) })
const drop = defineJob({ name: 'community.drop_timelines', payload: z.unknown() })

/** Asking again before it has started changes nothing. */
export const orderTimeline = (db: Db, userId: string): Promise<void> =>
  enqueueOnce(db, build, { payload: { userId }, key: `timeline of ${userId}` })

type Deps = { db: Db; clock: Clock }

export const timelineJobs = (deps: Deps): Job[] => [
  handleJob(build, ({ userId }) => buildTimeline(deps, userId)),
  handleJob(deliverSession, (shared) => addToTimelines(deps, shared)),
]

export const timelinePurge = (deps: Deps): ScheduledJob => ({
  crontab: '23 * * * *',
  ...handleJob(drop, async () => void (await dropOldTimelines(deps))),
})
