const dayMs = 24 * 60 * 60_000
const idleMs = 30 * dayMs
const absoluteMs = 90 * dayMs
/** Two tabs may use a token and its successor at nearly the same time. */
const graceMs = 10_000

type Token = { rotatedAt: Date | null; expiresAt: Date }
type Family = { revokedAt: Date | null; expiresAt: Date }

/** `rotate`: make the successor. `repeat`: give it once more. `reused`: somebody else holds a copy. */
export type Verdict = 'rotate' | 'repeat' | 'reused' | 'refused'

/**
 * A token stays good until its successor has been used, plus a short grace: the answer that carried the successor
 * may have been lost on the way. Used later than that, there are two holders, and nobody knows which is the thief.
 */
export function judge(family: Family, token: Token, successor: Token | undefined, now: Date): Verdict {
  if (family.revokedAt || family.expiresAt <= now || token.expiresAt <= now) return 'refused'
  if (!token.rotatedAt) return 'rotate'
  if (!successor) return 'reused'
  const isStillGood = !successor.rotatedAt || now.getTime() - successor.rotatedAt.getTime() <= graceMs
  return isStillGood ? 'repeat' : 'reused'
}

export const familyEnd = (bornAt: Date): Date => new Date(bornAt.getTime() + absoluteMs)

/** Idleness ends a token, and the family's end comes first when it is nearer. */
export const tokenEnd = (madeAt: Date, endOfFamily: Date): Date =>
  new Date(Math.min(madeAt.getTime() + idleMs, endOfFamily.getTime()))
