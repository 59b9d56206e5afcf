import { z } from 'zod'
import { defineJob } from '#platform/queue/jobs.ts'

/** Goes through an archive that was sent; its handler is among the feature's jobs. */
export const readArchiveJob = defineJob({
  name: 'portability.read_archive',
  payload: z.object({ userId: z.uuid(), importId: z.uuid() }),
})
