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
import { recordSecurityEvent, requireFullOwner } from '#features/security/index.ts'
import type { Caller, Member } from '#platform/caller.ts'
import { inTransaction } from '#platform/db/database.ts'
import { AppError } from '#platform/errors.ts'
import { lockMember } from '../shared/members.repo.ts'
import { withPasswords } from '../owner-proof/owner-proof.service.ts'
import { withMadeUsername } from '../registration/register.service.ts'
import { completeSignIn } from '../sessions/open-session.service.ts'
import { isBoundTo } from '../sessions/refresh-session.service.ts'
import { refuseSuspended } from '../suspension/suspension.service.ts'
import { hasWayIn } from '../passkey/passkeys.repo.ts'
import { insertUser } from '../shared/users.repo.ts'
import { deleteLink, findLinkedMember, insertLink, listLinks } from './social.repo.ts'
import type { SocialDeps } from './social.service.ts'
import { readTicket } from './tickets.service.ts'

async function requireTicket(deps: SocialDeps, text: string, caller: Caller) {
  const ticket = await readTicket(deps, text)
  if (!ticket || !isBoundTo(ticket.browser, caller.browserKey)) throw new AppError('account.social_expired')
  return ticket
}

/**
 * Invite-only, like every other way to register: nothing happens without a valid code, unless the operators' own
 * provider stands for it. Accounts are never linked because of a matching email address.
 */
export async function registerSocial(
  deps: SocialDeps,
  { ticket, referralCode, displayName }: SocialRegistration,
  caller: Caller,
): Promise<AuthTokens> {
  const { db, clock } = deps
  const at = clock.now()
  if (referralCode !== undefined) await requireRedeemableCode(db, referralCode, at)
  else if (!deps.ownProvider?.invites) throw new AppError('referral.code_invalid')
  const identity = await requireTicket(deps, ticket, caller)
  // Only the operators' own provider stands for a code.
  if (referralCode === undefined && identity.provider !== 'oidc') throw new AppError('referral.code_invalid')
  const { provider, email } = identity
  return withMadeUsername(displayName, (username) => {
    const id = newId()
    return completeSignIn(
      deps,
      { userId: id, caller, as: 'account_created_success', by: 'linked account' },
      async (tx) => {
        const referredBy = referralCode === undefined ? null : await redeemCode(tx, referralCode, id, at)
        const person = { id, username, email, displayName, passwordHash: null, referredBy, language: caller.language }
        await insertUser(tx, { ...person, provider, at })
        await insertLink(tx, id, identity, at)
      },
    )
  })
}

/**
 * A provider sends the browser back through a link, and a reason written for one member doesn't belong in a URL. So the
 * page gets a ticket and asks for the reason with it.
 */
export async function explainRefusal(deps: SocialDeps, ticket: string, caller: Caller): Promise<null> {
  const linked = await findLinkedMember(deps.db, await requireTicket(deps, ticket, caller))
  if (linked) await refuseSuspended(deps.db, linked.userId)
  await deps.switches.requireNotClosed(deps.clock)
  return null
}

export async function listLinkedAccounts({ db, identity }: SocialDeps, userId: string): Promise<LinkedAccounts> {
  const linked = await listLinks(db, userId)
  const canUnlink = linked.length > 1 || (await hasWayIn(db, userId, { besidesSocial: true }))
  return { linked, providers: [...identity.keys()], canUnlink }
}

type LinkRequest = OwnerProof & { ticket: string }

export async function linkSocial(
  deps: SocialDeps,
  member: Member,
  { ticket, ...proof }: LinkRequest,
  caller: Caller,
): Promise<LinkedAccount> {
  const identity = await requireTicket(deps, ticket, caller)
  await requireFullOwner(withPasswords(deps), member, proof)
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
  await requireFullOwner(withPasswords(deps), member, proof)
  await inTransaction(deps.db, async (tx) => {
    // Unlinks one account at a time. Otherwise two parallel requests could remove the last way to sign in.
    await lockMember(tx, member.id)
    const { canUnlink, linked } = await listLinkedAccounts({ ...deps, db: tx }, member.id)
    if (!canUnlink && linked.some((each) => each.provider === provider)) throw new AppError('account.last_way_in')
    if (!(await deleteLink(tx, member.id, provider))) return
    const event = { userId: member.id, at: deps.clock.now(), ip: caller.ip, details: provider }
    await recordSecurityEvent(tx, { ...event, type: 'social_unlinked' })
  })
  return null
}
