import { z } from 'zod'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import type { Logger } from '#platform/log.ts'
import { defineJob, handleJob, type ScheduledJob } from '#platform/queue/jobs.ts'
import { grantToAll } from './achievements.service.ts'

const grant = defineJob({ name: 'journey.grant_achievements', payload: z.unknown() })

/** There is work to do only after the catalogue has changed. */
export const achievementGrants = (deps: { db: Db; clock: Clock; log: Logger }): ScheduledJob => ({
  crontab: '*/10 * * * *',
  ...handleJob(grant, () => grantToAll(deps)),
})
