/** Letters and digits that don't look or sound alike (Crockford's base 32). */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const groupLength = 5

/** 100 bits as four groups of five: `7QK4M-…`. */
export const randomBytesOfCode = 20

export function formatCode(random: Uint8Array): string {
  const letters = Array.from(random, (byte) => alphabet.charAt(byte % alphabet.length)).join('')
  return letters.match(new RegExp(`.{${groupLength}}`, 'g'))?.join('-') ?? ''
}

const daysValid = 30

export const expiryOf = (createdAt: Date): Date => new Date(createdAt.getTime() + daysValid * 24 * 60 * 60 * 1000)

/** The month in which a code is counted, in UTC: `2026-03`. */
export const monthOf = (at: Date): string => at.toISOString().slice(0, 7)

type Code = { isActive: boolean; usedAt: Date | null; expiresAt: Date }

/** Used and expired codes are no longer active. */
export const isActiveAt = ({ isActive, usedAt, expiresAt }: Code, at: Date): boolean =>
  isActive && usedAt === null && expiresAt > at
