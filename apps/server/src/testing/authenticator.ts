import { Secret, TOTP } from 'otpauth'
import type { Clock } from '#platform/clock.ts'

/** The code that a member's authenticator app would show. */
export const codeOf = (secret: string, clock: Clock): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: clock.now().getTime() })

/** A code that is certainly wrong. */
export const otherThan = (code: string): string => String((Number(code) + 500_000) % 1_000_000).padStart(6, '0')
