import { keyedHash, type KeyRing, sameBytes, sha256 } from '#platform/keys.ts'

type Use = 'email' | 'recovery' | 'reset'
/** A link's secret, and six digits for those who rather type. */
type MailedSecrets = { token: string; code: string }

const codes = 1_000_000

/**
 * What a mail carries is derived from the id of its row under a key outside the database. So the job that sends it
 * needs nothing but the id, no secret waits in the queue, and a mail that is sent twice says the same both times.
 */
function deriveSecrets(key: Buffer, use: Use, id: string): MailedSecrets {
  // 48 bits leave no bias worth naming.
  const number = keyedHash(key, `code ${use} ${id}`).readUIntBE(0, 6) % codes
  return {
    token: keyedHash(key, `link ${use} ${id}`).toString('base64url'),
    code: String(number).padStart(6, '0'),
  }
}

export const newMailedSecrets = ({ current }: KeyRing, use: Use, id: string): MailedSecrets =>
  deriveSecrets(current, use, id)

export const tokenHash = (token: string): Buffer => sha256(token)

/** The master key may have been replaced since the row was written: the right one gives the stored hash. */
export const findMailedSecrets = (
  { all }: KeyRing,
  use: Use,
  id: string,
  storedHash: Buffer,
): MailedSecrets | undefined =>
  all.map((key) => deriveSecrets(key, use, id)).find(({ token }) => sameBytes(tokenHash(token), storedHash))

/** The secret stands behind `#`, which browsers keep to themselves: it reaches no server and no log. */
export const linkWith = ({ path, key }: { path: string; key: string }, token: string, publicUrl: string): string =>
  new URL(`${path}#${key}=${token}`, publicUrl).href
