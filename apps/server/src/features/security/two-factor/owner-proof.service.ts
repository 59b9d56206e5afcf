import { type OwnerProof, twoFactorCodeLength } from '@sadhana/contract'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { AppError } from '#platform/errors.ts'
import type { Keys } from '#platform/keys.ts'
import { useOwnerCode } from '../email-proof/email-proof.service.ts'
import { findLoginSession } from '../login-sessions/login-sessions.repo.ts'
import { findContact, hasPassword } from '../shared/security.repo.ts'
import { confirmTwoFactor } from './two-factor-sign-in.service.ts'
import { isEnabled } from './two-factor-sign-in.repo.ts'
import type { ProofPort } from '../shared/security.deps.ts'

export type OwnerDeps = { db: Db; clock: Clock; keys: Keys; account: ProofPort }
type Member = { id: string; sessionId: string }

const freshSignInMs = 5 * 60_000

/**
 * A stolen access token must not be enough to change how a member signs in, so this requires a proof or a very recent
 * sign-in.
 */
export async function requireOwner(deps: OwnerDeps, member: Member, proof: OwnerProof): Promise<void> {
  if (proof.password !== undefined || proof.code !== undefined) return requireProof(deps, member, proof)
  const session = await findLoginSession(deps.db, member.id, member.sessionId)
  const isFresh = session && deps.clock.now().getTime() - session.signedInAt.getTime() < freshSignInMs
  if (!isFresh) throw new AppError('security.password_needed')
}

/** Requires the password, even just after signing in. Members who have none give another proof. */
export async function requirePassword(deps: OwnerDeps, member: Member, proof: OwnerProof): Promise<void> {
  if (proof.password !== undefined || (await hasPassword(deps.db, member.id))) return requireProof(deps, member, proof)
  return requireOwner(deps, member, proof)
}

/**
 * A member who has a password can't use a code instead. Don't call this in a transaction, because a wrong code must
 * count.
 */
async function requireProof({ db, account, ...deps }: OwnerDeps, { id: userId }: Member, proof: OwnerProof) {
  if (proof.code === undefined || (await hasPassword(db, userId))) {
    if (!(await account.confirmPassword(db, userId, proof.password ?? ''))) throw new AppError('account.password_wrong')
    return
  }
  if (!(await isEnabled(db, userId))) return takeSentCode({ db, account, ...deps }, userId, proof.code)
  const code = proof.code.replaceAll(' ', '')
  const kind = code.length === twoFactorCodeLength ? 'totp' : 'backup'
  await confirmTwoFactor(db, deps, { userId, code, kind })
}

/** Codes are sent to the verified email address or, if there is none, to the phone. */
async function takeSentCode({ db, account, ...deps }: OwnerDeps, userId: string, code: string): Promise<void> {
  const contact = await findContact(db, userId)
  if (contact?.emailVerified) return useOwnerCode(db, deps, userId, code)
  return account.takeTextedCode(db, userId, code)
}
