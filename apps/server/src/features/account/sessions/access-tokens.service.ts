import { createSecretKey } from 'node:crypto'
import { errors, jwtVerify, SignJWT } from 'jose'
import type { Clock } from '#platform/clock.ts'
import type { Keys } from '#platform/keys.ts'

type Bearer = { id: string; sessionId: string }
type Proven = Bearer & { expiresAt: Date }
export type AccessTokens = ReturnType<typeof createAccessTokens>

const algorithm = 'HS256'
const audience = 'sadhana-compass-api'
export const accessTokenSeconds = 15 * 60

/** A short-lived proof of a login session, which is checked without the database. */
export function createAccessTokens({ keys, clock, publicUrl }: { keys: Keys; clock: Clock; publicUrl: string }) {
  const issuer = new URL(publicUrl).origin
  const ring = keys.of('access-token')
  const [signingKey, readingKeys] = [createSecretKey(ring.current), ring.all.map((key) => createSecretKey(key))]

  return {
    issue: ({ id, sessionId }: Bearer): Promise<string> => {
      const now = Math.floor(clock.now().getTime() / 1000)
      return new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: algorithm, typ: 'JWT' })
        .setSubject(id)
        .setIssuer(issuer)
        .setAudience(audience)
        .setIssuedAt(now)
        .setExpirationTime(now + accessTokenSeconds)
        .sign(signingKey)
    },
    /** Null for anything that isn't one of our valid tokens. */
    read: async (token: string): Promise<Proven | null> => {
      const rules = { issuer, audience, algorithms: [algorithm], currentDate: clock.now(), typ: 'JWT' }
      for (const key of readingKeys) {
        try {
          const { payload } = await jwtVerify<{ sid: string }>(token, key, rules)
          const { sub, sid, exp } = payload
          return sub && sid && exp ? { id: sub, sessionId: sid, expiresAt: new Date(exp * 1000) } : null
        } catch (error) {
          if (error instanceof errors.JWSSignatureVerificationFailed) continue
          if (error instanceof errors.JOSEError) return null
          throw error
        }
      }
      return null
    },
  }
}

const maxRemembered = 5_000

/**
 * A client sends the same token with every request for 15 minutes. Verifying a signature costs more than the rest of a
 * small request, so it happens once per token. Only valid tokens are cached; the oldest is evicted first.
 */
export function rememberTokens({ read }: Pick<AccessTokens, 'read'>, clock: Clock): Pick<AccessTokens, 'read'> {
  const cache = new Map<string, Proven>()
  return {
    read: async (token) => {
      const remembered = cache.get(token)
      if (remembered && remembered.expiresAt > clock.now()) return remembered
      cache.delete(token)
      const proven = await read(token)
      if (!proven) return null
      const [oldest] = cache.size >= maxRemembered ? cache.keys() : []
      if (oldest !== undefined) cache.delete(oldest)
      cache.set(token, proven)
      return proven
    },
  }
}
