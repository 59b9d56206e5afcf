import { z } from 'zod'
import { recordSecurityEvent } from '#features/security/index.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db/database.ts'
import type { Keys } from '#platform/keys.ts'
import { findMailedSecrets, newMailedSecrets, tokenHash } from '#platform/mail/mailed-secrets.ts'
import type { Mailer } from '#platform/mail/mailer.ts'
import { maySendAgain, sendLimitMs } from '#platform/mail/send-limit.rules.ts'
import { defineJob, handleJob, type ScheduledJob } from '#platform/queue/jobs.ts'
import { resetLetter } from './account.letters.ts'
import { deleteOutdated } from './purge.repo.ts'
import { insertResetToken, listRequests, lockRecipient } from './reset-tokens.repo.ts'

type Deps = { db: Db; clock: Clock; keys: Keys; mailer: Mailer; publicUrl: string }

const resetTokenMs = 30 * 60_000

export const sendPasswordReset = defineJob({
  name: 'account.send_password_reset',
  payload: z.object({ requestId: z.uuid(), email: z.string() }),
})

/** Also enqueued for names that nobody has: writing it down takes time, and time would tell. */
export const noteFailedSignIn = defineJob({
  name: 'account.note_failed_sign_in',
  payload: z.object({ userId: z.uuid().nullable(), ip: z.string(), at: z.iso.datetime() }),
})

export const accountJobs = (deps: Deps) => [
  handleJob(noteFailedSignIn, async ({ userId, ip, at }) => {
    if (userId) await recordSecurityEvent(deps.db, { userId, type: 'login_failed', at: new Date(at), ip })
  }),
  handleJob(sendPasswordReset, async ({ requestId, email }) => {
    const reset = await prepareReset(deps, requestId, email)
    if (!reset) return
    const letter = resetLetter(reset.to.name, reset.token, deps.publicUrl)
    await deps.mailer.send({ id: `password-reset.${requestId}`, to: reset.to, subject: 'Your new password', letter })
  }),
]

/** The request's id is the token's: a job that runs again finds its token and mails the same one. */
function prepareReset({ db, clock, keys }: Deps, id: string, email: string) {
  return inTransaction(db, async (tx) => {
    const member = await lockRecipient(tx, email)
    if (!member?.email) return undefined
    const at = clock.now()
    const to = { name: member.name, address: member.email }
    const requests = await listRequests(tx, member.id, new Date(at.getTime() - sendLimitMs))
    const earlier = requests.find((request) => request.id === id)
    const ring = keys.of('mailed-secret')
    if (earlier) {
      const secrets = findMailedSecrets(ring, 'reset', id, earlier.token)
      return secrets && { to, token: secrets.token }
    }
    const asked = requests.map((request) => request.at)
    if (!maySendAgain(asked, at)) return undefined
    const { token } = newMailedSecrets(ring, 'reset', id)
    const expiresAt = new Date(at.getTime() + resetTokenMs)
    await insertResetToken(tx, { userId: member.id, id, token: tokenHash(token), at, expiresAt })
    return { to, token }
  })
}

const purge = defineJob({ name: 'account.purge_outdated', payload: z.unknown() })

/** Sessions are kept for a while after their end: a device that comes back should not look new. */
export const accountPurge = ({ db, clock }: { db: Db; clock: Clock }): ScheduledJob => ({
  crontab: '37 3 * * *',
  ...handleJob(purge, () => deleteOutdated(db, clock.now())),
})
