import { z } from 'zod'
import { defineJob, handleJob, type ScheduledJob } from '#platform/queue/jobs.ts'
import { type PracticeDeps, purgeTrash } from './practice.service.ts'

const purge = defineJob({ name: 'practice.purge_trash', payload: z.unknown() })

export const practicePurge = (deps: PracticeDeps): ScheduledJob => ({
  crontab: '47 3 * * *',
  ...handleJob(purge, () => purgeTrash(deps)),
})
