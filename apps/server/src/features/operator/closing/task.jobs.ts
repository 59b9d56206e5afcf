import { z } from 'zod'
import { defineJob } from '#platform/queue/jobs.ts'

/** Does what is due for the next members, and queues itself until it was done for all. */
export const workThroughClosing = defineJob({
  name: 'operator.work_through_closing',
  payload: z.object({ closingId: z.uuid() }),
})
export const sendClosingEmail = defineJob({
  name: 'operator.send_closing_email',
  payload: z.object({
    closingId: z.uuid(),
    userId: z.uuid(),
    round: z.enum(['announced', 'reminder', 'last', 'cancelled']),
  }),
})
