import type { AuthTokens, Registration } from '@sadhana/contract'
import { v7 as newId } from 'uuid'
import { redeemCode, requireRedeemableCode } from '#features/referral/index.ts'
import { askForTwoFactor, offerEmailProof } from '#features/security/index.ts'
import type { Caller } from '#platform/caller.ts'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { AppError } from '#platform/errors.ts'
import { sha256 } from '#platform/keys.ts'
import type { AccountDeps } from '../shared/account.deps.ts'
import { completeSignIn } from '../sessions/open-session.service.ts'
import { madeUsername } from './made-username.rules.ts'
import { findRegistered, insertUser, type NewUser } from '../shared/users.repo.ts'

const keyMs = 24 * 60 * 60_000

/** If the response got lost, the client repeats the registration with the same key and is signed in. */
export async function register(
  deps: AccountDeps,
  registration: Registration,
  caller: Caller,
  idempotencyKey: string | undefined,
): Promise<AuthTokens> {
  const key = idempotencyKey === undefined ? undefined : sha256(idempotencyKey)
  try {
    return await createMember(deps, registration, caller, key)
  } catch (error) {
    // The first attempt with this key may have used the code.
    const tokens = key && (await signInAgain(deps, registration, caller, key))
    if (tokens) return tokens
    throw error
  }
}

/** Invite-only: without a valid code we do no work and reveal nothing about usernames or emails. */
async function createMember(deps: AccountDeps, registration: Registration, caller: Caller, registrationKey?: Buffer) {
  const { username, email, displayName, password, referralCode } = registration
  const { db, clock, passwords } = deps
  const at = clock.now()
  await requireRedeemableCode(db, referralCode, at)
  await passwords.requireStrong(password, [username, email, displayName])
  const passwordHash = await passwords.hash(password)
  const id = newId()
  return completeSignIn(deps, { userId: id, caller, as: 'account_created_success', by: 'password' }, async (tx) => {
    const referredBy = await redeemCode(tx, referralCode, id, at)
    const { language } = caller
    await insertUser(tx, { id, username, email, displayName, passwordHash, referredBy, language, registrationKey, at })
    await offerEmailProof(tx, deps, { userId: id, email, purpose: 'verify-contact' })
  })
}

async function signInAgain(
  deps: AccountDeps,
  { username, email, password }: Registration,
  caller: Caller,
  key: Buffer,
) {
  const { db, clock, passwords } = deps
  const since = new Date(clock.now().getTime() - keyMs)
  const member = await findRegistered(db, { key, username, email, since })
  if (!member || !(await passwords.matches(member.password, password))) return undefined
  // If two-factor authentication is on by now, the member has to use the sign-in page, which asks for the code.
  if (await askForTwoFactor(db, deps, member.id)) return undefined
  return completeSignIn(deps, { userId: member.id, caller, as: 'account_created_success', by: 'password' })
}

const maxAttempts = 5

/** For people who aren't asked for a username. Calls `register` again if the generated one is taken. */
export async function withMadeUsername<T>(displayName: string, register: (username: string) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await register(madeUsername(displayName, Math.random))
    } catch (error) {
      const isTwin = error instanceof AppError && error.code === 'account.username_taken'
      if (!isTwin || attempt === maxAttempts) throw error
    }
  }
}

type NewMember = Pick<NewUser, 'username' | 'email' | 'displayName' | 'passwordHash'>

/** For demo data: adds a member without an invitation or a sign-in, and returns their id. */
export async function addMember({ db, clock }: { db: Db; clock: Clock }, member: NewMember): Promise<string> {
  const id = newId()
  await insertUser(db, { ...member, id, referredBy: null, language: 'en', at: clock.now() })
  return id
}
