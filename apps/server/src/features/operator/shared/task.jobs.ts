import { decisionActions } from '@sadhana/contract'
import { z } from 'zod'
import { defineJob } from '#platform/queue/jobs.ts'

const told = z.union([
  z.object({
    actions: z.array(z.enum(decisionActions)).readonly(),
    days: z.union([z.literal(7), z.literal(30), z.null()]).optional(),
    reason: z.string(),
    practiceDate: z.string().nullable(),
  }),
  z.object({ wasClosed: z.boolean() }),
])

/**
 * The payload holds the English words that the operator saw, so that an English member gets exactly these, and what they
 * say, for members with another language.
 */
export const sendDecision = defineJob({
  name: 'operator.send_decision',
  payload: z.object({
    userId: z.uuid(),
    id: z.uuid(),
    subject: z.string(),
    paragraphs: z.array(z.string()),
    told: told.optional(),
  }),
})
export const sendArchive = defineJob({
  name: 'operator.send_archive',
  payload: z.object({ userId: z.uuid(), id: z.uuid() }),
})
