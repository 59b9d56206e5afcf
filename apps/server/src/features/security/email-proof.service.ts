import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db/database.ts'
import { AppError } from '#platform/errors.ts'
import { keyedHash, type Keys, sameBytes } from '#platform/keys.ts'
import { maySendAgain, sendLimitMs } from '#platform/mail/send-limit.rules.ts'
import { enqueue } from '#platform/queue/jobs.ts'
import {
  countCodeAttempt,
  findLink,
  findProof,
  insertProof,
  listSendTimes,
  type ProofPurpose,
  updateOthersUsed,
  useProof,
} from './email-proof.repo.ts'
import { newMailedSecrets, tokenHash } from '#platform/mail/mailed-secrets.ts'
import { findContact } from './members.repo.ts'
import { sendEmailProof } from './security.jobs.ts'

type Deps = { clock: Clock; keys: Keys }
type Proven = { userId: string; email: string; purpose: ProofPurpose }

const codeMs = 10 * 60_000
const linkMs = 24 * 60 * 60_000

/** Binds a code to member, address and purpose: sent for one thing, it is worthless for another. */
const textOf = ({ userId, email, purpose }: Proven, code: string): string =>
  [userId, email.toLowerCase(), purpose, code].join(' ')

/** Mails a link and a code to an address the member says is theirs. */
export async function askForEmailProof(tx: Db, { clock, keys }: Deps, proven: Proven): Promise<void> {
  const at = clock.now()
  const { userId, email, purpose } = proven
  // One at a time per address: otherwise many requests at once would each find that nothing was sent lately.
  await sql`select pg_advisory_xact_lock(hashtextextended(${email.toLowerCase()}, 0))`.execute(tx)
  const since = new Date(at.getTime() - sendLimitMs)
  if (!maySendAgain(await listSendTimes(tx, email, since), at)) throw new AppError('security.code_sent_recently')
  const id = newId()
  const { token, code } = newMailedSecrets(keys.of('mailed-secret'), 'email', id)
  await insertProof(tx, {
    userId,
    id,
    email,
    purpose,
    at,
    codeHash: keyedHash(keys.of('code-hash').current, textOf(proven, code)),
    linkHash: tokenHash(token),
    codeExpiresAt: new Date(at.getTime() + codeMs),
    linkExpiresAt: new Date(at.getTime() + linkMs),
  })
  await enqueue(tx, sendEmailProof, { userId, id })
}

export async function sendVerificationEmail(deps: Deps & { db: Db }, userId: string): Promise<null> {
  await inTransaction(deps.db, async (tx) => {
    const contact = await findContact(tx, userId)
    if (!contact?.email) throw new AppError('security.email_missing')
    if (contact.emailVerified) throw new AppError('security.email_verified')
    await askForEmailProof(tx, deps, { userId, email: contact.email, purpose: 'verify-contact' })
  })
  return null
}

/** The mail that a link came in; it is not used up yet. */
export async function findEmailLink(db: Db, { clock }: Deps, token: string): Promise<{ userId: string; id: string }> {
  const link = await findLink(db, tokenHash(token), clock.now())
  if (!link) throw new AppError('security.code_invalid')
  return link
}

/** The mail that a code came in. The attempt counts even when the caller's work fails, so `db` is no transaction. */
export async function checkEmailCode(
  db: Db,
  { clock, keys }: Deps,
  userId: string,
  code: string,
): Promise<{ userId: string; id: string }> {
  const sent = await countCodeAttempt(db, userId, clock.now())
  const proven = sent && { userId, email: sent.contact, purpose: sent.purpose as ProofPurpose }
  const matches =
    proven && keys.of('code-hash').all.some((key) => sameBytes(keyedHash(key, textOf(proven, code)), sent.code))
  if (!matches) throw new AppError('security.code_invalid')
  return { userId, id: sent.id }
}

/** Uses the mail up, and every other that is under way: an older one must not bring an older address back. */
export async function redeemEmailProof(tx: Db, { userId, id }: { userId: string; id: string }): Promise<Proven> {
  const proof = await findProof(tx, userId, id)
  if (!proof || !(await useProof(tx, userId, id))) throw new AppError('security.code_invalid')
  await updateOthersUsed(tx, userId, id)
  return { userId, email: proof.email, purpose: proof.purpose as ProofPurpose }
}
