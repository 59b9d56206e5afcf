import type { AuthTokens, PasskeyAnswer, PasskeyQuestion, WaitingSignIn } from '@sadhana/contract'
import { isWaitingForTwoFactor, passWaitingSignIn, recordSecurityEvent } from '#features/security/index.ts'
import type { Caller } from '#platform/caller.ts'
import { type Db, inTransaction } from '#platform/db/database.ts'
import { AppError } from '#platform/errors.ts'
import type { AccountDeps } from '../shared/account.deps.ts'
import { completeSignIn } from '../sessions/open-session.service.ts'
import { type VerifiedPasskey, findAnswering, noteUse } from './answered-passkey.service.ts'
import { listCredentials } from './passkeys.repo.ts'
import { askToSign, checkAnswer } from './webauthn.service.ts'

export const askForPasskey = (deps: AccountDeps): Promise<PasskeyQuestion> =>
  askToSign(deps, { purpose: 'sign-in', userId: null }, [])

/** Signs in without a password and without a code. */
export async function signInWithPasskey(deps: AccountDeps, answer: PasskeyAnswer, caller: Caller): Promise<AuthTokens> {
  const passkey = await findAnswering(deps.db, answer)
  const counter = await checkAnswer(deps, { purpose: 'sign-in', userId: null }, answer, passkey)
  if (!passkey) throw new AppError('account.passkey_refused')
  return admit(deps, { ...passkey, counter }, caller)
}

export async function askForPasskeyStep(deps: AccountDeps, waiting: WaitingSignIn): Promise<PasskeyQuestion> {
  const { userId } = waiting
  if (!(await isWaitingForTwoFactor(deps.db, deps, waiting))) throw new AppError('security.sign_in_expired')
  return askToSign(deps, { purpose: 'second-step', userId }, await listCredentials(deps.db, userId))
}

/** Replaces the code after the password. */
export async function answerWithPasskey(
  deps: AccountDeps,
  { answer, ...waiting }: WaitingSignIn & { answer: PasskeyAnswer },
  caller: Caller,
): Promise<AuthTokens> {
  const { db, clock } = deps
  const { userId } = waiting
  if (!(await isWaitingForTwoFactor(db, deps, waiting))) throw new AppError('security.sign_in_expired')
  const passkey = await findAnswering(db, answer)
  const own = passkey?.userId === userId ? passkey : undefined
  try {
    const counter = await checkAnswer(deps, { purpose: 'second-step', userId }, answer, own)
    if (!own) throw new AppError('account.passkey_refused')
    return await admit(deps, { ...own, counter }, caller, (tx) => passWaitingSignIn(tx, deps, waiting))
  } catch (error) {
    const wasWrong = error instanceof AppError && error.code === 'account.passkey_refused'
    if (wasWrong) await recordSecurityEvent(db, { userId, type: '2fa_failed', at: clock.now(), ip: caller.ip })
    throw error
  }
}

/** A passkey that may have been copied doesn't sign anyone in. We email the member, who has to sign in another way. */
async function admit(
  deps: AccountDeps,
  answered: VerifiedPasskey,
  caller: Caller,
  first?: (tx: Db) => Promise<void>,
): Promise<AuthTokens> {
  const tokens = await inTransaction(deps.db, async (tx) => {
    if (!(await noteUse(tx, deps, answered, caller))) return undefined
    const { userId } = answered
    return completeSignIn({ ...deps, db: tx }, { userId, caller, as: 'login_success', by: 'passkey' }, first)
  })
  if (!tokens) throw new AppError('account.passkey_suspect')
  return tokens
}
