import { z } from 'zod'
import { defineJob } from '#platform/queue/jobs.ts'

/** Also queued for names without an account: writing the log takes time, and the time would give the name away. */
export const noteFailedSignIn = defineJob({
  name: 'account.note_failed_sign_in',
  payload: z.object({ userId: z.uuid().nullable(), ip: z.string(), at: z.iso.datetime() }),
})
