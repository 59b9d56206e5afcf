import { z } from 'zod'
import { defineRoutes } from '../http/http.ts'

/** Whether our emails go to the member's address, and if not, why and since when. */
export const EmailDelivery = z.object({
  stopped: z
    .object({
      /** `unsubscribed-all`: the member wants no optional emails. All others are sent. */
      reason: z.enum(['bounce', 'complaint', 'unsubscribed-all']),
      since: z.iso.datetime(),
    })
    .nullable(),
})
export type EmailDelivery = z.infer<typeof EmailDelivery>

export const emailDeliveryRoutes = defineRoutes({
  emailDelivery: {
    method: 'GET',
    path: '/api/account/email/delivery',
    summary: 'Whether our emails go to your address.',
    access: 'member',
    reply: EmailDelivery,
    errors: [],
  },
  resumeEmail: {
    method: 'POST',
    path: '/api/account/email/delivery',
    summary: 'Try your verified address again, after emails to it came back or you wanted none.',
    access: 'member',
    reply: EmailDelivery,
    errors: [],
    limit: { max: 5, seconds: 3600 },
  },
})
