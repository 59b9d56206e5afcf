import type { AuthTokens, Registration } from '@sadhana/contract'
import { v7 as newId } from 'uuid'
import { redeemCode, requireRedeemableCode } from '#features/referral/index.ts'
import type { Caller } from '#platform/caller.ts'
import type { AccountDeps } from './account.deps.ts'
import { completeSignIn } from './open-session.ts'
import { insertUser } from './users.repo.ts'

/** Invite-only: without a valid code nothing is said about a name or an address, and no work is done. */
export async function register(deps: AccountDeps, registration: Registration, caller: Caller): Promise<AuthTokens> {
  const { username, email, displayName, password, referralCode } = registration
  const { db, clock, passwords } = deps
  const at = clock.now()
  await requireRedeemableCode(db, referralCode, at)
  await passwords.requireStrong(password, [username, email, displayName])
  const passwordHash = await passwords.hash(password)
  const id = newId()
  return completeSignIn(deps, { userId: id, caller, as: 'account_created_success' }, async (tx) => {
    const referredBy = await redeemCode(tx, referralCode, id, at)
    await insertUser(tx, { id, username, email, displayName, passwordHash, referredBy, at })
  })
}
