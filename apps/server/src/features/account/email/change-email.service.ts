import type { account, EmailChange, EmailProof, Reply } from '@sadhana/contract'
import {
  askForEmailProof,
  checkEmailCode,
  findAlreadyVerified,
  findEmailLink,
  recordSecurityEvent,
  redeemEmailProof,
  requirePassword,
  requireSecondFactor,
} from '#features/security/index.ts'
import type { Caller, Member } from '#platform/caller.ts'
import { type Db, inTransaction } from '#platform/db/database.ts'
import { AppError } from '#platform/errors.ts'
import { createSuppressedAddresses } from '#platform/mail/suppressed-addresses.repo.ts'
import { replyIn } from '#platform/replies.ts'
import type { AccountDeps } from '../shared/account.deps.ts'
import { withPasswords } from '../owner-proof/owner-proof.service.ts'
import { findEmail, updateEmail } from '../shared/users.repo.ts'

/** The address changes once the new one is verified. The response doesn't reveal whether it already has an account. */
export async function changeEmail(
  deps: AccountDeps,
  member: Member,
  { email, ...proof }: EmailChange,
  caller: Caller,
): Promise<Reply<typeof account.changeEmail>> {
  const { id: userId } = member
  const owner = withPasswords(deps)
  await requirePassword(owner, member, proof)
  await requireSecondFactor(owner, member, proof)
  await inTransaction(deps.db, async (tx) => {
    await askForEmailProof(tx, deps, { userId, email, purpose: 'change-contact' })
    await recordSecurityEvent(tx, { userId, type: 'email_change_requested', at: deps.clock.now(), ip: caller.ip })
  })
  return replyIn(caller.language, 'newEmailSent')
}

export async function verifyEmail(
  deps: AccountDeps,
  proof: EmailProof,
  member: { id: string } | null,
  caller: Caller,
): Promise<Reply<typeof account.verifyEmail>> {
  const sent =
    proof.token === undefined
      ? await checkCode(deps, proof.code ?? '', member)
      : await findEmailLink(deps.db, deps, proof.token)
  const verified = await findAlreadyVerified(deps.db, sent)
  if (verified) return { email: verified, alreadyVerified: true }
  const at = deps.clock.now()
  return inTransaction(deps.db, async (tx) => {
    const { userId, email, purpose } = await redeemEmailProof(tx, sent)
    const before = await findEmail(tx, userId)
    const isChange = before?.email?.toLowerCase() !== email.toLowerCase()
    if (isChange && purpose !== 'change-contact') throw new AppError('security.code_invalid')
    await updateEmail(tx, userId, email, at)
    // The link arrived, whatever happened to emails to this address before.
    await createSuppressedAddresses(deps).forget(tx, email)
    await recordOutcome(tx, { userId, at, ip: caller.ip }, isChange ? before?.email : undefined)
    return { email }
  })
}

function checkCode(deps: AccountDeps, code: string, member: { id: string } | null) {
  if (!member) throw new AppError('auth.required')
  return checkEmailCode(deps.db, deps, member.id, code)
}

const recordOutcome = (tx: Db, event: { userId: string; at: Date; ip: string }, replaced: string | null | undefined) =>
  replaced
    ? recordSecurityEvent(tx, { ...event, type: 'email_changed_success', noticeTo: replaced })
    : recordSecurityEvent(tx, { ...event, type: 'email_verified_success' })
