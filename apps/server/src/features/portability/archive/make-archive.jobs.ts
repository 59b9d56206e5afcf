import { z } from 'zod'
import { defineJob } from '#platform/queue/jobs.ts'

/** The handler is in portability.jobs.ts. */
export const makeArchiveJob = defineJob({
  name: 'portability.make_archive',
  payload: z.object({ userId: z.uuid(), id: z.uuid() }),
})
export const makeTokenArchiveJob = defineJob({
  name: 'portability.make_token_archive',
  payload: z.object({ userId: z.uuid(), id: z.uuid() }),
})

export const makeMoveArchiveJob = defineJob({
  name: 'portability.make_move_archive',
  payload: z.object({ userId: z.uuid(), id: z.uuid() }),
})
