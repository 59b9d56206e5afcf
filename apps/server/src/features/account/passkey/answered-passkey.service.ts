import type { PasskeyAnswer, PasskeyQuestion } from '@sadhana/contract'
import { recordSecurityEvent } from '#features/security/index.ts'
import type { Caller, Member } from '#platform/caller.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db/database.ts'
import { AppError } from '#platform/errors.ts'
import type { AccountDeps } from '../shared/account.deps.ts'
import { lockMember } from '../shared/members.repo.ts'
import { updateProven } from '../shared/login-sessions.repo.ts'
import { findByCredential, listCredentials, lockCounter, updateUsed } from './passkeys.repo.ts'
import { askToSign, checkAnswer } from './webauthn.service.ts'

export const findAnswering = (db: Db, { id }: PasskeyAnswer) => findByCredential(db, Buffer.from(id, 'base64url'))

export type VerifiedPasskey = { id: string; userId: string; counter: number }

/** False if the counter went back, because the passkey may have been copied. We email the member. */
export async function noteUse(
  tx: Db,
  { clock }: { clock: Clock },
  { id, userId, counter }: VerifiedPasskey,
  { ip }: Pick<Caller, 'ip'>,
): Promise<boolean> {
  const at = clock.now()
  // Every change to how a member can sign in locks the member first, which avoids deadlocks.
  await lockMember(tx, userId)
  const passkey = await lockCounter(tx, userId, id)
  if (!passkey) throw new AppError('account.passkey_refused')
  await updateUsed(tx, userId, id, counter, at)
  if (!goesBack(Number(passkey.counter), counter)) return true
  await recordSecurityEvent(tx, { userId, type: 'passkey_counter_error', at, ip, details: passkey.name })
  return false
}

/** Passkeys that are synced between devices don't count their uses and always report 0. */
const goesBack = (stored: number, reported: number): boolean => (stored > 0 || reported > 0) && reported <= stored

/** A challenge that only the member's own passkeys can answer, to prove their identity. */
export async function askOwnerForPasskey(deps: AccountDeps, userId: string): Promise<PasskeyQuestion> {
  const credentials = await listCredentials(deps.db, userId)
  if (credentials.length === 0) throw new AppError('account.passkey_not_found')
  return askToSign(deps, { purpose: 'confirm-owner', userId }, credentials)
}

/** Refuses an answer to any other challenge, and any passkey that isn't this member's. */
export async function useOwnerPasskey(
  deps: AccountDeps,
  userId: string,
  answer: PasskeyAnswer,
  caller: Pick<Caller, 'ip'>,
): Promise<void> {
  const { db } = deps
  const passkey = await findAnswering(db, answer)
  const own = passkey?.userId === userId ? passkey : undefined
  const counter = await checkAnswer(deps, { purpose: 'confirm-owner', userId }, answer, own)
  if (!own) throw new AppError('account.passkey_refused')
  const isGood = await inTransaction(db, (tx) => noteUse(tx, deps, { ...own, counter }, caller))
  if (!isGood) throw new AppError('account.passkey_suspect')
}

/** From now on, this session counts as one that has just signed in. */
export async function confirmWithPasskey(
  deps: AccountDeps,
  { id, sessionId }: Member,
  answer: PasskeyAnswer,
  caller: Pick<Caller, 'ip'>,
): Promise<null> {
  await useOwnerPasskey(deps, id, answer, caller)
  await updateProven(deps.db, id, sessionId, deps.clock.now())
  return null
}
