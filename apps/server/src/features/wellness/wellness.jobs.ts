import { z } from 'zod'
import { defineJob, handleJob, type ScheduledJob } from '#platform/queue/jobs.ts'
import type { WellnessDeps } from './mood.service.ts'
import { deleteTrashBefore } from './trash.repo.ts'
import { undoLimit } from './trash.rules.ts'

const purge = defineJob({ name: 'wellness.purge_trash', payload: z.unknown() })

export const wellnessPurge = ({ db, clock }: WellnessDeps): ScheduledJob => ({
  crontab: '52 3 * * *',
  ...handleJob(purge, () => deleteTrashBefore(db, undoLimit(clock.now()))),
})
