import { z } from 'zod'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { defineJob, handleJob, type ScheduledJob } from '#platform/queue/jobs.ts'
import { runChallenges } from './challenges.service.ts'

const run = defineJob({ name: 'journey.run_challenges', payload: z.unknown() })

/**
 * Members' own calendars decide when a challenge starts and ends for them. The job only has to open challenges early
 * enough and close them late enough.
 */
export const challengeSchedule = (deps: { db: Db; clock: Clock }): ScheduledJob => ({
  crontab: '7 * * * *',
  ...handleJob(run, () => runChallenges(deps)),
})
