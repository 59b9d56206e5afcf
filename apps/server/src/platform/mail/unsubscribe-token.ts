import { listOfToken, type MailingList } from '@sadhana/contract'
import { keyedHash, type Keys, sameBytes } from '#platform/keys.ts'

type Subscription = { list: MailingList; userId: string }

const signatureBytes = 16
const signatureOf = (key: Buffer, { list, userId }: Subscription): Buffer =>
  keyedHash(key, `${list} ${userId}`).subarray(0, signatureBytes)

/**
 * Lets anyone who has an email stop its list, without signing in and for as long as they keep the email. It allows
 * nothing else.
 */
export const unsubscribeToken = (keys: Keys, { list, userId }: Subscription): string =>
  `${list}.${userId}.${signatureOf(keys.of('unsubscribe').current, { list, userId }).toString('base64url')}`

export function readUnsubscribeToken(keys: Keys, token: string): Subscription | undefined {
  const list = listOfToken(token)
  const [, userId = '', signature = ''] = token.split('.')
  if (!list) return undefined
  const given = Buffer.from(signature, 'base64url')
  const isOurs = keys.of('unsubscribe').all.some((key) => sameBytes(given, signatureOf(key, { list, userId })))
  return isOurs ? { list, userId } : undefined
}
