import type { account, Reply } from '@sadhana/contract'
import { v7 as newId } from 'uuid'
import type { Caller } from '#platform/caller.ts'
import type { Db } from '#platform/db/database.ts'
import { sha256 } from '#platform/keys.ts'
import { enqueue } from '#platform/queue/jobs.ts'
import { replyIn } from '#platform/replies.ts'
import { sendPasswordReset } from './reset.jobs.ts'

/** For operators: sends the same link, without a browser. */
export const sendResetLink = (db: Db, email: string): Promise<void> =>
  enqueue(db, sendPasswordReset, { requestId: newId(), email, from: { ip: '', browser: null } })

/** A job looks up the member later, so neither the response nor its timing reveals whether they exist. */
export async function forgotPassword(
  { db }: { db: Db },
  email: string,
  { ip, browserKey, language }: Caller,
): Promise<Reply<typeof account.forgotPassword>> {
  const browser = browserKey === undefined ? null : sha256(browserKey).toString('base64url')
  await enqueue(db, sendPasswordReset, { requestId: newId(), email, from: { ip, browser } })
  return replyIn(language, 'resetSent')
}
