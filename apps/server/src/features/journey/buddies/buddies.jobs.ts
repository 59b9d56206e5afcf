import { z } from 'zod'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { defineJob, handleJob, type ScheduledJob } from '#platform/queue/jobs.ts'
import { purgeEndedPairs } from './buddies.service.ts'

const purge = defineJob({ name: 'journey.purge_ended_buddies', payload: z.unknown() })

export const buddyPurge = (deps: { db: Db; clock: Clock }): ScheduledJob => ({
  crontab: '37 3 * * *',
  ...handleJob(purge, () => purgeEndedPairs(deps)),
})
