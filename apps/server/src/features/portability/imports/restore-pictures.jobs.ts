import { z } from 'zod'
import { defineJob } from '#platform/queue/jobs.ts'

/** Stores the pictures of an archive that was added, or cleans up after one that was undone. */
export const restorePicturesJob = defineJob({
  name: 'portability.restore_pictures',
  payload: z.object({ userId: z.uuid(), importId: z.uuid() }),
})
