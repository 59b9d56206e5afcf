import { keyedHash, type Keys, sameBytes } from '#platform/keys.ts'
import { addressHash, addressHashBytes } from './suppressed-addresses.repo.ts'

const signatureBytes = 8
const tag = /\+(?<tag>[0-9a-f]{48})@/gi

const signatureOf = (key: Buffer, hash: Buffer): Buffer =>
  keyedHash(key, hash.toString('hex')).subarray(0, signatureBytes)

/**
 * The address that an email comes back to, such as `bounces+<tag>@compass.example`. The tag is the hash of the recipient
 * and our signature, so a returned email says who it didn't reach, whatever else is in it, and no one can make up a
 * tag. It is in hexadecimal, because mail servers may change upper and lower case.
 */
export function returnAddressFor(keys: Keys, bounceAddress: string, recipient: string): string {
  const hash = addressHash(keys, recipient)
  const signature = signatureOf(keys.of('return-address').current, hash)
  return bounceAddress.replace('@', `+${Buffer.concat([hash, signature]).toString('hex')}@`)
}

/** Finds our tag in a header such as To or Delivered-To, and returns the hash of the address that it is about. */
export function readReturnAddress(keys: Keys, header: string): Buffer | undefined {
  for (const { groups } of header.matchAll(tag)) {
    const bytes = Buffer.from(groups?.['tag'] ?? '', 'hex')
    const hash = bytes.subarray(0, addressHashBytes)
    const signature = bytes.subarray(addressHashBytes)
    if (keys.of('return-address').all.some((key) => sameBytes(signature, signatureOf(key, hash)))) return hash
  }
  return undefined
}
