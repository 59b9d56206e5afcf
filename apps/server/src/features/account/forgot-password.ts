import type { account, Reply } from '@sadhana/contract'
import { v7 as newId } from 'uuid'
import type { Db } from '#platform/db/database.ts'
import { enqueue } from '#platform/queue/jobs.ts'
import { sendPasswordReset } from './account.jobs.ts'

/** Whether there is such a member is found out later, by a job: neither answer nor time tells. */
export async function forgotPassword({ db }: { db: Db }, email: string): Promise<Reply<typeof account.forgotPassword>> {
  await enqueue(db, sendPasswordReset, { requestId: newId(), email })
  return { message: 'If an account with that email exists, a reset link has been sent.' }
}
