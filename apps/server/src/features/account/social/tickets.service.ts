import { createSecretKey } from 'node:crypto'
import { SocialLoginProvider } from '@sadhana/contract'
import { errors, jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'
import type { Clock } from '#platform/clock.ts'
import type { Identity } from '#platform/identity/identity-provider.ts'
import type { Keys } from '#platform/keys.ts'

const algorithm = 'HS256'
const audience = 'sadhana-compass-social'
const lifeSeconds = 10 * 60

/** `browser` is the hash of the cookie in the browser that started. */
type Ticket = Identity & { browser: Buffer | null }

const Claims = z.object({
  provider: SocialLoginProvider,
  sub: z.string(),
  email: z.string().nullable(),
  name: z.string().nullable(),
  issuer: z.string().optional(),
  browser: z.string().nullable(),
})

type Deps = { keys: Keys; clock: Clock }

/** A signed statement of someone's identity, given to their browser. We store nothing until they decide. */
export function issueTicket(
  { keys, clock }: Deps,
  { provider, subject, email, name, issuer, browser }: Ticket,
): Promise<string> {
  const now = Math.floor(clock.now().getTime() / 1000)
  return new SignJWT({
    provider,
    email,
    name,
    ...(issuer !== undefined && { issuer }),
    browser: browser?.toString('base64url') ?? null,
  })
    .setProtectedHeader({ alg: algorithm })
    .setSubject(subject)
    .setAudience(audience)
    .setExpirationTime(now + lifeSeconds)
    .sign(createSecretKey(keys.of('social-login').current))
}

/** Undefined for anything that isn't one of our valid tickets. */
export async function readTicket({ keys, clock }: Deps, ticket: string): Promise<Ticket | undefined> {
  for (const key of keys.of('social-login').all) {
    try {
      const rules = { audience, algorithms: [algorithm], currentDate: clock.now() }
      const { payload } = await jwtVerify(ticket, createSecretKey(key), rules)
      const { sub: subject, browser, issuer, ...facts } = Claims.parse(payload)
      return {
        ...facts,
        subject,
        ...(issuer !== undefined && { issuer }),
        browser: browser === null ? null : Buffer.from(browser, 'base64url'),
      }
    } catch (error) {
      if (error instanceof errors.JWSSignatureVerificationFailed) continue
      if (error instanceof errors.JOSEError) return undefined
      throw error
    }
  }
  return undefined
}
