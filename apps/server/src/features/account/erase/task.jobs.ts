import { languages } from '@sadhana/contract'
import { z } from 'zod'
import { defineJob } from '#platform/queue/jobs.ts'

export const sendErasureBegun = defineJob({
  name: 'account.send_erasure_begun',
  payload: z.object({ userId: z.uuid(), dueAt: z.iso.datetime() }),
})
/** For a member who doesn't want to wait. */
export const eraseNow = defineJob({
  name: 'account.erase_now',
  payload: z.object({ userId: z.uuid(), askedAt: z.iso.datetime() }),
})
export const deleteMemberFiles = defineJob({
  name: 'account.delete_member_files',
  payload: z.object({ userId: z.uuid() }),
})
/** The payload holds the address, because it is stored nowhere else by now. It is deleted with the job. */
export const sendErased = defineJob({
  name: 'account.send_erased',
  payload: z.object({
    id: z.uuid(),
    to: z.object({ address: z.string(), name: z.string(), isVerified: z.boolean() }),
    zone: z.string(),
    // The default covers emails queued by the previous version.
    language: z.enum(languages).default('en'),
    askedAt: z.iso.datetime(),
  }),
})
