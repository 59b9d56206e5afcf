import { z } from 'zod'
import { defineJob } from '#platform/queue/jobs.ts'

/** Carries the words that were shown before the act: they must not change on the way. */
export const sendDecision = defineJob({
  name: 'operator.send_decision',
  payload: z.object({ userId: z.uuid(), id: z.uuid(), subject: z.string(), paragraphs: z.array(z.string()) }),
})
export const sendArchive = defineJob({
  name: 'operator.send_archive',
  payload: z.object({ userId: z.uuid(), id: z.uuid() }),
})
