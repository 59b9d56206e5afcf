import { z } from 'zod'
import { defineJob } from '#platform/queue/jobs.ts'

/**
 * The job is also queued for names without an account. Otherwise the time it takes to write the log would reveal which
 * names exist.
 */
export const noteFailedSignIn = defineJob({
  name: 'account.note_failed_sign_in',
  payload: z.object({ userId: z.uuid().nullable(), ip: z.string(), at: z.iso.datetime() }),
})
