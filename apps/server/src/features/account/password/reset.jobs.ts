import { z } from 'zod'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db/database.ts'
import { keyedHash, type Keys, sameBytes } from '#platform/keys.ts'
import { addressOf } from '#platform/limits.ts'
import { findEmailedTokens, newEmailedTokens, tokenHash } from '#platform/mail/emailed-tokens.ts'
import { type Mailer, recipientOf } from '#platform/mail/mailer.ts'
import { maySendAgain, sendLimitMs } from '#platform/mail/send-limit.rules.ts'
import { defineJob, handleJob } from '#platform/queue/jobs.ts'
import { passwordResetEmail } from '../shared/account.emails.ts'
import { findKnownDevice } from '../shared/login-sessions.repo.ts'
import { insertResetToken, listRequests, lockRecipient } from '../shared/reset-tokens.repo.ts'

export type ResetDeps = { db: Db; clock: Clock; keys: Keys; mailer: Mailer; publicUrl: string }

const resetTokenMs = 30 * 60_000
/**
 * How many reset emails a day strangers can cause for one member, before the reserve below applies. Browsers that the
 * member has used before have a separate limit.
 */
const maxForStrangers = 20

const ResetRequest = z.object({
  requestId: z.uuid(),
  email: z.string(),
  // `browser` is the hash of its cookie. The default covers requests queued by the previous version.
  from: z.object({ ip: z.string(), browser: z.string().nullable() }).default({ ip: '', browser: null }),
})
type ResetRequest = z.output<typeof ResetRequest>

export const sendPasswordReset = defineJob({ name: 'account.send_password_reset', payload: ResetRequest })

export const passwordResetJob = (deps: ResetDeps) =>
  handleJob(sendPasswordReset, async (request) => {
    const reset = await prepareReset(deps, request)
    if (!reset) return
    const { subject, content } = passwordResetEmail(reset.language, reset.token, deps.publicUrl)
    const id = `password-reset.${request.requestId}` as const
    await deps.mailer.send({ kind: 'security', id, to: reset.to, subject, content })
  })

type SentRequests = readonly { at: Date }[]

/**
 * Strangers must not use up what the owner needs. So once the limit is reached, someone who hasn't asked that day still
 * gets an email as soon as no earlier link works any more. At any moment, the owner either has a link that works or can
 * ask for one.
 */
const isInReserve = ({
  requests,
  sameAsker,
  at,
}: {
  requests: SentRequests
  sameAsker: SentRequests
  at: Date
}): boolean =>
  sameAsker.length === 0 && requests.every((request) => at.getTime() - request.at.getTime() >= resetTokenMs)

/** The token has the same id as the request, so that a retried job finds it and sends it again. */
function prepareReset({ db, clock, keys }: ResetDeps, { requestId: id, email, from }: ResetRequest) {
  return inTransaction(db, async (tx) => {
    const member = await lockRecipient(tx, email)
    if (!member?.email) return undefined
    const at = clock.now()
    const { language } = member
    const to = recipientOf({ address: member.email, name: member.name, isVerified: member.isVerified })
    const requests = await listRequests(tx, member.id, new Date(at.getTime() - sendLimitMs))
    const earlier = requests.find((request) => request.id === id)
    const ring = keys.of('mailed-secret')
    if (earlier) {
      const secrets = findEmailedTokens(ring, 'reset', id, earlier.token)
      return secrets && { to, language, token: secrets.token }
    }
    const cookieHash = from.browser === null ? null : Buffer.from(from.browser, 'base64url')
    const { sameCookie: isKnown } = await findKnownDevice(tx, member.id, { cookieHash, userAgent: null })
    const asker = keyedHash(keys.of('code-hash').current, `asker ${isKnown ? from.browser : addressOf(from.ip)}`)
    const sameAsker = requests.filter((request) => request.asker && sameBytes(request.asker, asker))
    const sentAt = sameAsker.map((request) => request.at)
    const isUsedUp = !isKnown && requests.length >= maxForStrangers && !isInReserve({ requests, sameAsker, at })
    if (isUsedUp || !maySendAgain(sentAt, at)) return undefined
    const { token } = newEmailedTokens(ring, 'reset', id)
    const expiresAt = new Date(at.getTime() + resetTokenMs)
    await insertResetToken(tx, { userId: member.id, id, token: tokenHash(token), asker, at, expiresAt })
    return { to, language, token }
  })
}
