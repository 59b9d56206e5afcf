const dayMs = 24 * 60 * 60_000
const idleMs = 30 * dayMs
const absoluteMs = 90 * dayMs
/** Two tabs may use a token and its successor almost at the same time. */
const graceMs = 10_000

type Token = { rotatedAt: Date | null; expiresAt: Date }
type Family = { revokedAt: Date | null; expiresAt: Date }

/** `rotate`: issue the successor. `repeat`: send it again. `reused`: someone else holds a copy. */
export type Verdict = 'rotate' | 'repeat' | 'reused' | 'refused'

/**
 * A token stays valid until its successor has been used, plus a short grace period, because the response with the
 * successor may have been lost. If it is used after that, two people hold a copy, and we can't tell which one is the
 * thief.
 */
export function checkRefreshToken(family: Family, token: Token, successor: Token | undefined, now: Date): Verdict {
  if (family.revokedAt || family.expiresAt <= now || token.expiresAt <= now) return 'refused'
  if (!token.rotatedAt) return 'rotate'
  if (!successor) return 'reused'
  const isStillGood = !successor.rotatedAt || now.getTime() - successor.rotatedAt.getTime() <= graceMs
  return isStillGood ? 'repeat' : 'reused'
}

export const familyEnd = (bornAt: Date): Date => new Date(bornAt.getTime() + absoluteMs)

/** A token expires when it is idle for too long, or with its family if that is earlier. */
export const tokenEnd = (madeAt: Date, endOfFamily: Date): Date =>
  new Date(Math.min(madeAt.getTime() + idleMs, endOfFamily.getTime()))
