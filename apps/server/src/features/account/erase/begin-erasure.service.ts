import type { ErasureBegun, ErasurePreview, ErasureProof } from '@sadhana/contract'
import { confirmTwoFactor, offerEmailProof, useOwnerCode } from '#features/security/index.ts'
import type { Caller, Member } from '#platform/caller.ts'
import { inTransaction } from '#platform/db/database.ts'
import { AppError, orAuthRequired } from '#platform/errors.ts'
import type { AccountDeps } from '../shared/account.deps.ts'
import { useOwnerPasskey } from '../passkey/answered-passkey.service.ts'
import { confirmPassword, withPasswords } from '../owner-proof/owner-proof.service.ts'
import { textOwnerCode, useTextedOwnerCode } from '../owner-proof/owner-code.service.ts'
import { useProviderProof } from '../social/provider-proof.service.ts'
import type { SocialDeps } from '../social/social.service.ts'
import { findPreview } from './erase.repo.ts'
import { dueFrom, scheduleErasure } from './erase.service.ts'

type PreviewDeps = Pick<SocialDeps, 'db' | 'clock' | 'texts' | 'identity' | 'hasMoved'>

export async function previewErasure(
  { db, clock, texts, identity, hasMoved }: PreviewDeps,
  userId: string,
): Promise<ErasurePreview> {
  const account = orAuthRequired(await findPreview(db, userId))
  const phone = texts && !account.email ? account.phone : null
  const providers = account.providers.filter((provider) => identity.has(provider))
  const isMoved = await hasMoved({ db, clock }, userId)
  return { ...account, providers, phone, hasMoved: isMoved, dueAt: dueFrom(clock.now()).toISOString() }
}

export async function sendErasureCode(deps: SocialDeps, userId: string): Promise<{ contact: string }> {
  const { email, phone } = await previewErasure(deps, userId)
  if (phone) {
    await textOwnerCode(deps, userId, phone)
    return { contact: phone }
  }
  if (!email) throw new AppError('account.no_verified_email')
  const isSent = await inTransaction(deps.db, (tx) =>
    offerEmailProof(tx, deps, { userId, email, purpose: 'confirm-owner' }),
  )
  if (!isSent) throw new AppError('security.code_sent_recently')
  return { contact: email }
}

/** Runs outside the erasing transaction, because a wrong code counts even if nothing else happens. */
async function requireProof(deps: AccountDeps, member: Member, proof: ErasureProof, caller: Caller): Promise<void> {
  const { id: userId } = member
  if (proof.way === 'password') {
    if (!(await confirmPassword(deps, userId, proof.password))) throw new AppError('account.password_wrong')
  } else if (proof.way === 'email') {
    await useOwnerCode(deps.db, deps, userId, proof.code)
  } else if (proof.way === 'phone') {
    await useTextedOwnerCode(deps, userId, proof.code)
  } else if (proof.way === 'passkey') {
    await useOwnerPasskey(deps, userId, proof.answer, caller)
  } else if (proof.way === 'provider') {
    await useProviderProof(deps, member, proof.proof)
  } else {
    const kind = proof.way === 'authenticator' ? 'totp' : 'backup'
    await confirmTwoFactor(deps.db, withPasswords(deps), { userId, code: proof.code, kind })
  }
}

/**
 * From now on other members can't find the member. Contributions end at once. Everything else waits, in case the member
 * comes back.
 */
export async function beginErasure(
  deps: AccountDeps,
  member: Member,
  proof: ErasureProof,
  caller: Caller,
): Promise<ErasureBegun> {
  await requireProof(deps, member, proof, caller)
  const { reply, ended } = await scheduleErasure(deps, member.id, { ip: caller.ip })
  deps.endedSessions.add(ended)
  return reply
}

/** For members who have everything in another installation. The worker erases the account right away. */
export async function eraseAtOnce(
  deps: AccountDeps,
  member: Member,
  proof: ErasureProof,
  caller: Caller,
): Promise<ErasureBegun> {
  if (!(await deps.hasMoved(deps, member.id))) throw new AppError('account.not_moved')
  await requireProof(deps, member, proof, caller)
  const { reply, ended } = await scheduleErasure(deps, member.id, { ip: caller.ip, isAtOnce: true })
  deps.endedSessions.add(ended)
  return reply
}
