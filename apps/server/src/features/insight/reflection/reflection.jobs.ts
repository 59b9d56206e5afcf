import { z } from 'zod'
import type { Logger } from '#platform/log.ts'
import { defineJob, handleJob, type ScheduledJob } from '#platform/queue/jobs.ts'
import { type ReflectionDeps, runReflections } from './reflection.service.ts'

const run = defineJob({ name: 'insight.make_reflections', payload: z.unknown() })

/** A month begins somewhere every hour: members' own calendars decide whose it is. */
export const reflectionSchedule = (deps: ReflectionDeps & { log: Logger }): ScheduledJob => ({
  crontab: '37 * * * *',
  ...handleJob(run, () => runReflections(deps)),
})
