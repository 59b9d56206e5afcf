import { z } from 'zod'
import { defineJob } from '#platform/queue/jobs.ts'

/** The payload holds the words that the operator saw, so that the member gets exactly these. */
export const sendDecision = defineJob({
  name: 'operator.send_decision',
  payload: z.object({ userId: z.uuid(), id: z.uuid(), subject: z.string(), paragraphs: z.array(z.string()) }),
})
export const sendArchive = defineJob({
  name: 'operator.send_archive',
  payload: z.object({ userId: z.uuid(), id: z.uuid() }),
})
