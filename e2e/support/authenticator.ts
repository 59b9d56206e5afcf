import { createHmac } from 'node:crypto'

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const stepMs = 30_000

/** The code that an authenticator app shows for this secret (RFC 6238), calculated without the server's library. */
export function codeFor(secret: string, at: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(at / stepMs)))
  const digest = createHmac('sha1', bytesOf(secret)).update(counter).digest()
  const start = digest.readUInt8(19) & 15
  return String((digest.readUInt32BE(start) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

/** Each step is accepted once, so a second code in the same step uses the next one, which is already valid. */
export const nextCodeFor = (secret: string): string => codeFor(secret, Date.now() + stepMs)

function bytesOf(base32: string): Buffer {
  const bits = Array.from(base32.replaceAll(' ', ''), (letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0'))
  const bytes = bits.join('').match(/.{8}/g) ?? []
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)))
}
