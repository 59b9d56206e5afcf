import type { AuthTokens, Credentials, SignInReply } from '@sadhana/contract'
import {
  askForTwoFactor,
  countTwoFactorAttempt,
  passTwoFactor,
  recordSecurityEvent,
  type TwoFactor,
} from '#features/security/index.ts'
import type { Caller } from '#platform/caller.ts'
import { type Db, inTransaction } from '#platform/db/database.ts'
import { AppError } from '#platform/errors.ts'
import { sha256 } from '#platform/keys.ts'
import type { Limiter } from '#platform/limits.ts'
import { enqueue } from '#platform/queue/jobs.ts'
import type { AccountDeps } from '../shared/account.deps.ts'
import { noteFailedSignIn } from '../shared/task.jobs.ts'
import { withPasswords } from '../owner-proof/owner-proof.service.ts'
import { hasPasskey } from '../passkey/passkeys.repo.ts'
import { completeSignIn } from '../sessions/open-session.service.ts'
import { findKnownDevice } from '../shared/login-sessions.repo.ts'
import { findByIdentifier, findForPassword, lockPassword, renewHash } from '../shared/users.repo.ts'

/** Wrong passwords per account, from any number of IP addresses; unknown names are counted in the same way. */
const guessesPerAccount = { max: 100, seconds: 15 * 60 }
const nobodysId = '00000000-0000-0000-0000-000000000000'

type Checked = { id: string; password: string }

export async function signIn(
  deps: AccountDeps,
  { identifier, password }: Credentials,
  caller: Caller,
): Promise<SignInReply> {
  const { db, clock, limiter, passwords } = deps
  const user = await findByIdentifier(db, identifier)
  const browser = await findKnownBrowser(db, user?.id ?? nobodysId, caller)
  // Someone else's guesses must not lock the member out, so a browser they have used before has its own count.
  const counter = `${user?.id ?? identifier.toLowerCase()} ${browser?.toString('base64url') ?? ''}`
  const isRight = await countingWrong(limiter, counter, () => passwords.matches(user?.password, password))
  if (!user?.password || !isRight) {
    await enqueue(db, noteFailedSignIn, { userId: user?.id ?? null, ip: caller.ip, at: clock.now().toISOString() })
    throw new AppError('account.invalid_credentials')
  }
  const { id } = user
  return admit(deps, { id, password: await renewOutdated(deps, { id, password: user.password }, password) }, caller)
}

/**
 * Only at a sign-in do we have the password, so an old hash is replaced then. Returns the hash that is stored now. When
 * two sign-ins do this at once, the second one checks the password against the hash of the first.
 */
async function renewOutdated({ db, passwords }: AccountDeps, { id, password: from }: Checked, typed: string) {
  if (!passwords.isOutdated(from)) return from
  const to = await passwords.hash(typed)
  if (await renewHash(db, id, { from, to })) return to
  const stored = (await findForPassword(db, id))?.password
  return stored && (await passwords.matches(stored, typed)) ? stored : from
}

/** The hash of the browser's cookie, if this member has signed in with that browser before. */
async function findKnownBrowser(db: Db, userId: string, { browserKey }: Caller): Promise<Buffer | null> {
  if (!browserKey) return null
  const cookieHash = sha256(browserKey)
  const { sameCookie } = await findKnownDevice(db, userId, { cookieHash, userAgent: null })
  return sameCookie ? cookieHash : null
}

/**
 * Counts each guess before checking it, so that parallel guesses can't exceed the limit. A correct guess is uncounted
 * afterwards.
 */
async function countingWrong(limiter: Limiter, counter: string, look: () => Promise<boolean>): Promise<boolean> {
  const place = await limiter.take('sign-in', sha256(counter).toString('base64url'), guessesPerAccount)
  if (!place.taken) throw new AppError('request.too_many', place)
  let wasWrong = false
  try {
    wasWrong = !(await look())
    return !wasWrong
  } finally {
    if (!wasWrong) await place.refund()
  }
}

/**
 * Asks for a two-factor code if the member uses one, otherwise opens the session. Refuses a password that was changed
 * after it was checked.
 */
const admit = (deps: AccountDeps, { id: userId, password }: Checked, caller: Caller): Promise<SignInReply> =>
  inTransaction(deps.db, async (tx) => {
    if (!(await lockPassword(tx, userId, password))) throw new AppError('account.invalid_credentials')
    const tempToken = await askForTwoFactor(tx, deps, userId)
    if (tempToken) return { requiresTwoFactor: true, userId, tempToken, hasPasskey: await hasPasskey(tx, userId) }
    return completeSignIn({ ...deps, db: tx }, { userId, caller, as: 'login_success', by: 'password' })
  })

export async function answerTwoFactor(deps: AccountDeps, factor: TwoFactor, caller: Caller): Promise<AuthTokens> {
  const { db, clock } = deps
  const { userId, kind } = factor
  const happened = { userId, at: clock.now(), ip: caller.ip }
  const browser = await findKnownBrowser(db, userId, caller)
  const attempt = await countTwoFactorAttempt(db, withPasswords(deps), { ...factor, browser })
  try {
    const by = kind === 'backup' ? 'backup code' : 'code from the app'
    return await completeSignIn(deps, { userId, caller, as: 'login_success', by }, async (tx) => {
      await passTwoFactor(tx, deps, factor, attempt)
      if (kind === 'backup') await recordSecurityEvent(tx, { ...happened, type: '2fa_backup_code_success' })
    })
  } catch (error) {
    const wasWrong = error instanceof AppError && error.code === 'security.code_invalid'
    if (wasWrong) await recordSecurityEvent(db, { ...happened, type: '2fa_failed' })
    throw error
  }
}
