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
  if (!(await isFresh(deps, member))) throw new AppError('security.password_needed')
}

/**
 * As `requireOwner`, for what decides who can sign in: a member with two-factor authentication also gives a code after
 * an older sign-in.
 */
export async function requireFullOwner(deps: OwnerDeps, member: Member, proof: OwnerProof): Promise<void> {
  await requireOwner(deps, member, proof)
  await requireSecondFactor(deps, member, proof)
}

async function isFresh({ db, clock }: Pick<OwnerDeps, 'db' | 'clock'>, { id, sessionId }: Member): Promise<boolean> {
  const session = await findLoginSession(db, id, sessionId)
  return session !== undefined && clock.now().getTime() - session.signedInAt.getTime() < freshSignInMs
}

/**
 * The password alone must not end what protects a member whose password was stolen. Call this once the password was
 * checked; members without one have already given a code.
 */
export async function requireSecondFactor(deps: OwnerDeps, member: Member, { code }: OwnerProof): Promise<void> {
  const { db } = deps
  if (!(await isEnabled(db, member.id)) || !(await hasPassword(db, member.id))) return
  if (code !== undefined) return takeFactor(deps, member.id, code)
  if (!(await isFresh(deps, member))) throw new AppError('security.factor_needed')
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
  if (await isEnabled(db, userId)) return takeFactor({ db, account, ...deps }, userId, proof.code)
  return takeSentCode({ db, account, ...deps }, userId, proof.code)
}

/** A code from the authenticator app, or a backup code. */
async function takeFactor({ db, ...deps }: OwnerDeps, userId: string, typed: string): Promise<void> {
  const code = typed.replaceAll(' ', '')
  const kind = code.length === twoFactorCodeLength ? 'totp' : 'backup'
  await confirmTwoFactor(db, deps, { userId, code, kind })
}

/** Codes are sent to the verified email address or, if there is none, to the phone. */
async function takeSentCode({ db, account, ...deps }: OwnerDeps, userId: string, code: string): Promise<void> {
  const contact = await findContact(db, userId)
  if (contact?.emailVerified) return useOwnerCode(db, deps, userId, code)
  return account.takeTextedCode(db, userId, code)
}
