import { z } from 'zod'
import { defineJob } from '#platform/queue/jobs.ts'

const ofMember = z.object({ userId: z.uuid(), id: z.uuid() })

export const sendNotice = defineJob({
  name: 'security.send_notice',
  payload: z.object({ userId: z.uuid(), logId: z.uuid(), to: z.string().optional() }),
})
export const sendEmailProof = defineJob({ name: 'security.send_email_proof', payload: ofMember })
export const sendRecoveryLink = defineJob({ name: 'security.send_recovery_link', payload: ofMember })
