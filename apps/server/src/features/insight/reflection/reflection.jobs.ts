import { z } from 'zod'
import type { Logger } from '#platform/log.ts'
import { defineJob, handleJob, type ScheduledJob } from '#platform/queue/jobs.ts'
import { type ReflectionDeps, runReflections } from './reflection.service.ts'

const run = defineJob({ name: 'insight.make_reflections', payload: z.unknown() })

/**
 * Runs every hour, because a new month may start in some zone at any hour. Each member's own calendar decides when
 * their reflection is due.
 */
export const reflectionSchedule = (deps: ReflectionDeps & { log: Logger }): ScheduledJob => ({
  crontab: '37 * * * *',
  ...handleJob(run, () => runReflections(deps)),
})
