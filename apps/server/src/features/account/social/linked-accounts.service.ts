import type {
  AuthTokens,
  LinkedAccount,
  LinkedAccounts,
  OwnerProof,
  SocialLoginProvider,
  SocialRegistration,
} from '@sadhana/contract'
import { v7 as newId } from 'uuid'
import { redeemCode, requireRedeemableCode } from '#features/referral/index.ts'
import { recordSecurityEvent, requireOwner } from '#features/security/index.ts'
import type { Caller, Member } from '#platform/caller.ts'
import { inTransaction } from '#platform/db/database.ts'
import { AppError } from '#platform/errors.ts'
import { lockMember } from '../erase/erase.repo.ts'
import { withPasswords } from '../password/change-password.service.ts'
import { madeUsername } from '../registration/made-username.rules.ts'
import { completeSignIn } from '../sessions/open-session.service.ts'
import { isBoundTo } from '../sessions/refresh-session.service.ts'
import { hasWayIn } from '../passkey/passkeys.repo.ts'
import { insertUser } from '../users.repo.ts'
import { deleteLink, insertLink, listLinks } from './social.repo.ts'
import type { SocialDeps } from './social.service.ts'
import { readTicket } from './tickets.service.ts'

async function requireTicket(deps: SocialDeps, text: string, caller: Caller) {
  const ticket = await readTicket(deps, text)
  if (!ticket || !isBoundTo(ticket.browser, caller.browserKey)) throw new AppError('account.social_expired')
  return ticket
}

const mostNames = 5

/** Invite-only like every other way: without a valid code nothing happens, and nobody is linked by an email. */
export async function registerSocial(
  deps: SocialDeps,
  { ticket, referralCode, displayName }: SocialRegistration,
  caller: Caller,
): Promise<AuthTokens> {
  const { db, clock } = deps
  const at = clock.now()
  await requireRedeemableCode(db, referralCode, at)
  const identity = await requireTicket(deps, ticket, caller)
  const { provider, email } = identity
  const register = async () => {
    const id = newId()
    const username = madeUsername(displayName, Math.random)
    return completeSignIn(deps, { userId: id, caller, as: 'account_created_success' }, async (tx) => {
      const referredBy = await redeemCode(tx, referralCode, id, at)
      await insertUser(tx, { id, username, email, displayName, passwordHash: null, referredBy, provider, at })
      await insertLink(tx, id, identity, at)
    })
  }
  for (let attempt = 1; ; attempt++) {
    try {
      return await register()
    } catch (error) {
      // Somebody has this very number after the same name.
      const isTwin = error instanceof AppError && error.code === 'account.username_taken'
      if (!isTwin || attempt === mostNames) throw error
    }
  }
}

export async function listLinkedAccounts({ db, identity }: SocialDeps, userId: string): Promise<LinkedAccounts> {
  const linked = await listLinks(db, userId)
  const canUnlink = linked.length > 1 || (await hasWayIn(db, userId, { besidesSocial: true }))
  return { linked, providers: [...identity.keys()], canUnlink }
}

type Given = OwnerProof & { ticket: string }

export async function linkSocial(
  deps: SocialDeps,
  member: Member,
  { ticket, ...proof }: Given,
  caller: Caller,
): Promise<LinkedAccount> {
  const identity = await requireTicket(deps, ticket, caller)
  await requireOwner(withPasswords(deps), member, proof)
  const { provider, email } = identity
  const at = deps.clock.now()
  await inTransaction(deps.db, async (tx) => {
    await insertLink(tx, member.id, identity, at)
    const event = { userId: member.id, at, ip: caller.ip, details: provider }
    await recordSecurityEvent(tx, { ...event, type: 'social_linked_success' })
  })
  return { provider, email, linkedAt: at.toISOString() }
}

type Unlinked = OwnerProof & { provider: SocialLoginProvider }

export async function unlinkSocial(
  deps: SocialDeps,
  member: Member,
  { provider, ...proof }: Unlinked,
  caller: Caller,
): Promise<null> {
  await requireOwner(withPasswords(deps), member, proof)
  await inTransaction(deps.db, async (tx) => {
    // One at a time, or two could go at once and leave no way in.
    await lockMember(tx, member.id)
    const { canUnlink, linked } = await listLinkedAccounts({ ...deps, db: tx }, member.id)
    if (!canUnlink && linked.some((each) => each.provider === provider)) throw new AppError('account.last_way_in')
    if (!(await deleteLink(tx, member.id, provider))) return
    const event = { userId: member.id, at: deps.clock.now(), ip: caller.ip, details: provider }
    await recordSecurityEvent(tx, { ...event, type: 'social_unlinked' })
  })
  return null
}
