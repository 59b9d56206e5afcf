import { v7 as newId } from 'uuid'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db/database.ts'
import { AppError } from '#platform/errors.ts'
import { keyedHash, type Keys, sameBytes } from '#platform/keys.ts'
import { maySendAgain, sendLimitMs } from '#platform/mail/send-limit.rules.ts'
import type { StrangerBudget } from '#platform/mail/stranger-budget.repo.ts'
import { enqueue } from '#platform/queue/jobs.ts'
import {
  countCodeAttempt,
  findLink,
  findProof,
  insertProof,
  listSendTimes,
  lockSending,
  type ProofPurpose,
  updateOthersUsed,
  useProof,
} from './email-proof.repo.ts'
import { newEmailedTokens, tokenHash } from '#platform/mail/emailed-tokens.ts'
import { findContact } from '../shared/security.repo.ts'
import { sendEmailProof } from '../shared/task.jobs.ts'

type CodeDeps = { clock: Clock; keys: Keys }
export type EmailProofDeps = CodeDeps & { strangerBudget: StrangerBudget }
type Proven = { userId: string; email: string; purpose: ProofPurpose }

const codeMs = 10 * 60_000
const linkMs = 24 * 60 * 60_000

/** A code works only for its member, address and purpose. */
const textOf = ({ userId, email, purpose }: Proven, code: string): string =>
  [userId, email.toLowerCase(), purpose, code].join(' ')

/** Emails a link and a code to verify an address. Refuses if too many have been sent. */
export async function askForEmailProof(tx: Db, deps: EmailProofDeps, proven: Proven): Promise<void> {
  if (await deps.strangerBudget.isSpent(tx, 'verification')) throw new AppError('security.emails_spent')
  if (!(await offerEmailProof(tx, deps, proven))) throw new AppError('security.code_sent_recently')
}

/** The same, but returns false if too many have been sent. */
export async function offerEmailProof(tx: Db, { clock, keys }: CodeDeps, proven: Proven): Promise<boolean> {
  const at = clock.now()
  const { userId, email, purpose } = proven
  await lockSending(tx, userId, email)
  const since = new Date(at.getTime() - sendLimitMs)
  if (!maySendAgain(await listSendTimes(tx, userId, email, since), at)) return false
  const id = newId()
  const { token, code } = newEmailedTokens(keys.of('mailed-secret'), 'email', id)
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
  return true
}

export async function sendVerificationEmail(deps: EmailProofDeps & { db: Db }, userId: string): Promise<null> {
  await inTransaction(deps.db, async (tx) => {
    const contact = await findContact(tx, userId)
    if (!contact?.email) throw new AppError('security.email_missing')
    if (contact.emailVerified) throw new AppError('security.email_verified')
    await askForEmailProof(tx, deps, { userId, email: contact.email, purpose: 'verify-contact' })
  })
  return null
}

/** Finds the email that a link belongs to, without using up the link. */
export async function findEmailLink(
  db: Db,
  { clock }: EmailProofDeps,
  token: string,
): Promise<{ userId: string; id: string }> {
  const link = await findLink(db, tokenHash(token), clock.now())
  if (!link) throw new AppError('security.code_invalid')
  return link
}

/**
 * Finds the email that a code belongs to. Don't call this in a transaction: the attempt must count even if the caller's
 * work fails.
 */
export async function checkEmailCode(
  db: Db,
  { clock, keys }: CodeDeps,
  userId: string,
  code: string,
  purposes: readonly ProofPurpose[] = ['verify-contact', 'change-contact'],
): Promise<{ userId: string; id: string }> {
  const sent = await countCodeAttempt(db, userId, purposes, clock.now())
  const proven = sent && { userId, email: sent.contact, purpose: sent.purpose as ProofPurpose }
  const matches =
    proven && keys.of('code-hash').all.some((key) => sameBytes(keyedHash(key, textOf(proven, code)), sent.code))
  if (!matches) throw new AppError('security.code_invalid')
  return { userId, id: sent.id }
}

/** Refuses a code that wasn't sent to this member to prove their identity. Counts the attempt. */
export async function useOwnerCode(db: Db, deps: CodeDeps, userId: string, code: string): Promise<void> {
  const sent = await checkEmailCode(db, deps, userId, code, ['confirm-owner'])
  await inTransaction(db, (tx) => redeemEmailProof(tx, sent))
}

/** Uses up this email and all earlier ones, so that an older link can't restore an old address. */
export async function redeemEmailProof(tx: Db, { userId, id }: { userId: string; id: string }): Promise<Proven> {
  const proof = await findProof(tx, userId, id)
  if (!proof || !(await useProof(tx, userId, id))) throw new AppError('security.code_invalid')
  await updateOthersUsed(tx, userId, id)
  return { userId, email: proof.email, purpose: proof.purpose as ProofPurpose }
}
