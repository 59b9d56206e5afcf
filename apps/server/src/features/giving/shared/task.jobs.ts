import { z } from 'zod'
import { defineJob } from '#platform/queue/jobs.ts'

/** Ends an agreement at the provider. */
export const endAgreement = defineJob({ name: 'giving.end_agreement', payload: z.object({ reference: z.string() }) })
/** Captures the money of a one-time contribution that was approved. */
export const captureGift = defineJob({ name: 'giving.capture_gift', payload: z.object({ id: z.uuid() }) })
/** Refunds a payment that was taken after the member had asked to stop. */
export const refundPayment = defineJob({ name: 'giving.give_back', payload: z.object({ payment: z.string() }) })
export const sendReceipt = defineJob({ name: 'giving.send_receipt', payload: z.object({ entryId: z.uuid() }) })
export const sendImpact = defineJob({
  name: 'giving.send_impact',
  payload: z.object({ userId: z.uuid(), year: z.int(), quarter: z.int().min(1).max(4) }),
})
