import { keyedHash, type Keys, sameBytes } from '#platform/keys.ts'

type Notice = { userId: string; id: string }

const signatureBytes = 16
const signatureOf = (key: Buffer, { userId, id }: Notice): Buffer =>
  keyedHash(key, `${userId} ${id}`).subarray(0, signatureBytes)

/** Lets the device that received this reminder answer it, without being signed in. */
export const actionToken = (keys: Keys, notice: Notice): string =>
  `${notice.userId}.${notice.id}.${signatureOf(keys.of('reminder-action').current, notice).toString('base64url')}`

export function readActionToken(keys: Keys, token: string): Notice | undefined {
  const [userId = '', id = '', signature = ''] = token.split('.')
  const given = Buffer.from(signature, 'base64url')
  const isOurs = keys.of('reminder-action').all.some((key) => sameBytes(given, signatureOf(key, { userId, id })))
  return isOurs ? { userId, id } : undefined
}
