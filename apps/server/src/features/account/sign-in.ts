import type { AuthTokens, Credentials, SignInReply } from '@sadhana/contract'
import {
  askForSecondFactor,
  countSecondFactorAttempt,
  passSecondFactor,
  recordSecurityEvent,
  type SecondFactor,
} from '#features/security/index.ts'
import type { Caller } from '#platform/caller.ts'
import { AppError } from '#platform/errors.ts'
import { sha256 } from '#platform/keys.ts'
import type { Limiter } from '#platform/limits.ts'
import { enqueue } from '#platform/queue/jobs.ts'
import type { AccountDeps } from './account.deps.ts'
import { noteFailedSignIn } from './account.jobs.ts'
import { completeSignIn } from './open-session.ts'
import { findByIdentifier } from './users.repo.ts'

/** Wrong guesses at one name from many addresses; known and unknown names alike. */
const guessesPerName = { max: 100, seconds: 15 * 60 }

export async function signIn(
  deps: AccountDeps,
  { identifier, password }: Credentials,
  caller: Caller,
): Promise<SignInReply> {
  const { db, clock, limiter, passwords } = deps
  const user = await findByIdentifier(db, identifier)
  const isRight = await countingWrong(limiter, identifier, () => passwords.matches(user?.password, password))
  if (!user || !isRight) {
    await enqueue(db, noteFailedSignIn, { userId: user?.id ?? null, ip: caller.ip, at: clock.now().toISOString() })
    throw new AppError('account.invalid_credentials')
  }
  return admit(deps, user.id, caller)
}

/** Each guess takes its place before it is looked at, so that many at once cannot slip by; only a wrong one keeps it. */
async function countingWrong(limiter: Limiter, identifier: string, look: () => Promise<boolean>): Promise<boolean> {
  const name = sha256(identifier.toLowerCase()).toString('base64url')
  const place = await limiter.take('sign-in by name', name, guessesPerName)
  if (!place.taken) throw new AppError('request.too_many', place)
  let wasWrong = false
  try {
    wasWrong = !(await look())
    return !wasWrong
  } finally {
    if (!wasWrong) await place.giveBack()
  }
}

/** Behind every first factor: the second one if the member has it, else the session. */
async function admit(deps: AccountDeps, userId: string, caller: Caller): Promise<SignInReply> {
  const tempToken = await askForSecondFactor(deps.db, deps, userId)
  if (tempToken) return { requiresTwoFactor: true, userId, tempToken }
  return completeSignIn(deps, { userId, caller, as: 'login_success' })
}

export async function answerSecondFactor(deps: AccountDeps, factor: SecondFactor, caller: Caller): Promise<AuthTokens> {
  const { db, clock } = deps
  const { userId, kind } = factor
  const happened = { userId, at: clock.now(), ip: caller.ip }
  await countSecondFactorAttempt(db, deps, factor)
  try {
    return await completeSignIn(deps, { userId, caller, as: 'login_success' }, async (tx) => {
      await passSecondFactor(tx, deps, factor)
      if (kind === 'backup') await recordSecurityEvent(tx, { ...happened, type: '2fa_backup_code_success' })
    })
  } catch (error) {
    const wasWrong = error instanceof AppError && error.code === 'security.code_invalid'
    if (wasWrong) await recordSecurityEvent(db, { ...happened, type: '2fa_failed' })
    throw error
  }
}
