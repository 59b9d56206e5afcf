import { z } from 'zod'
import type { Logger } from '#platform/log.ts'
import { defineJob, handleJob, type ScheduledJob } from '#platform/queue/jobs.ts'
import { type ReflectionDeps, runReflections } from './reflection.service.ts'

const run = defineJob({ name: 'insight.make_reflections', payload: z.unknown() })

/** Every hour, a month may start somewhere: members' own calendars decide for whose reflection it is time. */
export const reflectionSchedule = (deps: ReflectionDeps & { log: Logger }): ScheduledJob => ({
  crontab: '37 * * * *',
  ...handleJob(run, () => runReflections(deps)),
})
