import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { KeyRing } from './keys.ts'

const algorithm = 'aes-256-gcm'
const ivBytes = 12
const tagBytes = 16

/**
 * Encrypts for storage. `context` names the owner, so that a ciphertext copied to another row can't be decrypted there.
 */
export function encrypt({ current }: KeyRing, plain: Uint8Array, context: string): Buffer {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv(algorithm, current, iv).setAAD(Buffer.from(context))
  const text = Buffer.concat([cipher.update(plain), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), text])
}

export function decrypt({ all }: KeyRing, sealed: Buffer, context: string): Buffer {
  const failures: unknown[] = []
  for (const key of all) {
    try {
      return open(key, sealed, context)
    } catch (error) {
      failures.push(error)
    }
  }
  throw new AggregateError(failures, 'no key opens what is stored')
}

function open(key: Buffer, sealed: Buffer, context: string): Buffer {
  const [iv, tag] = [sealed.subarray(0, ivBytes), sealed.subarray(ivBytes, ivBytes + tagBytes)]
  const decipher = createDecipheriv(algorithm, key, iv, { authTagLength: tagBytes })
  decipher.setAAD(Buffer.from(context)).setAuthTag(tag)
  return Buffer.concat([decipher.update(sealed.subarray(ivBytes + tagBytes)), decipher.final()])
}
