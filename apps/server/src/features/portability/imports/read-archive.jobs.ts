import { z } from 'zod'
import { defineJob } from '#platform/queue/jobs.ts'

/** Reads an uploaded archive. The handler is in portability.jobs.ts. */
export const readArchiveJob = defineJob({
  name: 'portability.read_archive',
  payload: z.object({ userId: z.uuid(), importId: z.uuid() }),
})
