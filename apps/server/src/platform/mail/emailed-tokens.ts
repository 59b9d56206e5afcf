import { keyedHash, type KeyRing, sameBytes, sha256 } from '#platform/keys.ts'

type Use = 'email' | 'recovery' | 'reset'
/** The secret of a link, and six digits for people who prefer to type. */
type EmailedTokens = { token: string; code: string }

const codes = 1_000_000

/**
 * The secrets of an email are derived from the id of its row and a key outside the database. So the job that sends it
 * needs only the id, the queue contains no secret, and an email that is sent twice is the same both times.
 */
function deriveTokens(key: Buffer, use: Use, id: string): EmailedTokens {
  // With 48 bits the bias is negligible.
  const number = keyedHash(key, `code ${use} ${id}`).readUIntBE(0, 6) % codes
  return {
    token: keyedHash(key, `link ${use} ${id}`).toString('base64url'),
    code: String(number).padStart(6, '0'),
  }
}

export const newEmailedTokens = ({ current }: KeyRing, use: Use, id: string): EmailedTokens =>
  deriveTokens(current, use, id)

export const tokenHash = (token: string): Buffer => sha256(token)

/** The master key may have been replaced since the row was saved. The right key gives the stored hash. */
export const findEmailedTokens = (
  { all }: KeyRing,
  use: Use,
  id: string,
  storedHash: Buffer,
): EmailedTokens | undefined =>
  all.map((key) => deriveTokens(key, use, id)).find(({ token }) => sameBytes(tokenHash(token), storedHash))

/** The secret comes after `#`, which browsers don't send, so it reaches no server or log. */
export const linkWith = ({ path, key }: { path: string; key: string }, token: string, publicUrl: string): string =>
  new URL(`${path}#${key}=${token}`, publicUrl).href
