import type { SocialLoginProvider } from '@sadhana/contract'
import type { Member } from '#platform/caller.ts'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { AppError } from '#platform/errors.ts'
import { type Keys, sha256 } from '#platform/keys.ts'
import { newSecret } from '../sessions/open-session.service.ts'
import { insertProviderProof, takeProof, takeProofStart } from './provider-proofs.repo.ts'
import { findLinkedMember, listLinks } from './social.repo.ts'
import { addressOf, orRefused, providerNamed, secretsOf, type SocialDeps, urlOrUnreachable } from './social.service.ts'

const awayMs = 10 * 60_000
const proofMs = 5 * 60_000
const page = '/settings/erase'

const secretsFor = (keys: Keys, state: string) => secretsOf(keys, state, 'proof ')
const after = (at: Date, ms: number): Date => new Date(at.getTime() + ms)

type StartedProof = { provider: SocialLoginProvider; state: string }

/** Sends the member to one of their linked providers, to sign in there again. */
export async function startProviderProof(
  deps: SocialDeps,
  member: Member,
  { provider, state }: StartedProof,
): Promise<{ url: string }> {
  const { db, clock, keys } = deps
  const links = await listLinks(db, member.id)
  if (!links.some((each) => each.provider === provider)) throw new AppError('account.social_not_linked')
  const there = providerNamed(deps, provider)
  const url = await urlOrUnreachable(deps, provider, () => there.startUrl(secretsFor(keys, state), { isFresh: true }))
  if (url === undefined) throw new AppError('account.social_unreachable')
  const at = clock.now()
  const start = { member, token: sha256(state), provider, isProven: false, startedAt: at, expiresAt: after(at, awayMs) }
  if (!(await insertProviderProof(db, start))) throw new AppError('request.invalid')
  return { url }
}

/**
 * Returns where to send the browser that comes back from the provider. Undefined if no proof was started with this
 * state. The proof is a new secret, so knowing the state isn't enough.
 */
export async function finishProviderProof(
  deps: SocialDeps,
  provider: SocialLoginProvider,
  answer: URLSearchParams,
): Promise<string | undefined> {
  const { db, clock, keys } = deps
  const there = providerNamed(deps, provider)
  const state = answer.get('state') ?? ''
  const at = clock.now()
  const start = await takeProofStart(db, sha256(state), provider, at)
  if (!start) return undefined
  const { startedAt, ...member } = start
  const maxAge = Math.ceil((at.getTime() - startedAt.getTime()) / 1000)
  const identity = await orRefused(deps, provider, () => there.identify(answer, secretsFor(keys, state), maxAge))
  if (!identity) return addressOf(page, { error: 'social' })
  const linked = await findLinkedMember(db, identity)
  if (linked?.userId !== member.id) return addressOf(page, { error: 'other-account' })
  const proof = newSecret()
  const expiresAt = after(at, proofMs)
  await insertProviderProof(db, { member, token: sha256(proof), provider, isProven: true, startedAt, expiresAt })
  return addressOf(page, { state, provider, proof })
}

/** Refuses a proof that this session didn't get from a provider within the last few minutes, or has already used. */
export async function useProviderProof(
  { db, clock }: { db: Db; clock: Clock },
  member: Member,
  proof: string,
): Promise<void> {
  if (!(await takeProof(db, member, sha256(proof), clock.now()))) throw new AppError('account.social_expired')
}
