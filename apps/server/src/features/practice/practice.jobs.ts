import { z } from 'zod'
import { defineJob, handleJob, type ScheduledJob } from '#platform/queue/jobs.ts'
import { deleteTrashBefore } from './session-writes.repo.ts'
import { type PracticeDeps, undoLimit } from './practice.service.ts'

const purge = defineJob({ name: 'practice.purge_trash', payload: z.unknown() })

export const practicePurge = ({ db, clock }: PracticeDeps): ScheduledJob => ({
  crontab: '47 3 * * *',
  ...handleJob(purge, () => deleteTrashBefore(db, undoLimit(clock.now()))),
})
