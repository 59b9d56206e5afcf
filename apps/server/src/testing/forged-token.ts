import { SignJWT } from 'jose'
import type { Clock } from '#platform/clock.ts'
import type { Config } from '#platform/config.ts'
import { createKeys } from '#platform/keys.ts'

type Claims = {
  userId: string
  sessionId: string
  audience?: string
  issuer?: string
  key?: Uint8Array
  minutes?: number
}

/** Access tokens as the service would sign them, or with one difference. */
export function tokenForge(config: Config, clock: Clock) {
  const rightKey = createKeys({ current: config.SECRET_KEY, previous: undefined }).of('access-token').current
  const rightIssuer = new URL(config.PUBLIC_URL).origin
  return (claims: Claims): Promise<string> => {
    const { userId, sessionId, audience = 'sadhana-compass-api', issuer = rightIssuer, minutes = 15 } = claims
    const now = Math.floor(clock.now().getTime() / 1000)
    return new SignJWT({ sid: sessionId })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setSubject(userId)
      .setIssuer(issuer)
      .setAudience(audience)
      .setIssuedAt(now - 60)
      .setExpirationTime(now + minutes * 60)
      .sign(claims.key ?? rightKey)
  }
}
