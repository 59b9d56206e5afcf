import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { KeyRing } from './keys.ts'

const algorithm = 'aes-256-gcm'
/** The first byte of each ciphertext, authenticated with it, so that another algorithm can follow this one. */
const version = 1
const ivBytes = 12
const tagBytes = 16

/**
 * Encrypts for storage. `context` names the owner, so that a ciphertext copied to another row can't be decrypted there.
 */
export function encrypt({ current }: KeyRing, plain: Uint8Array, context: string): Buffer {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv(algorithm, current, iv).setAAD(versioned(context))
  const text = Buffer.concat([cipher.update(plain), cipher.final()])
  return Buffer.concat([Buffer.of(version), iv, cipher.getAuthTag(), text])
}

const versioned = (context: string) => Buffer.concat([Buffer.of(version), Buffer.from(context)])

/**
 * Ciphertexts from before there were versions start with random bytes, which may look like a version. So both are
 * tried, and the tag decides.
 */
export function decrypt({ all }: KeyRing, sealed: Buffer, context: string): Buffer {
  const failures: unknown[] = []
  const forms = [
    ...(sealed[0] === version ? [{ body: sealed.subarray(1), context: versioned(context) }] : []),
    { body: sealed, context: Buffer.from(context) },
  ]
  for (const key of all) {
    for (const form of forms) {
      try {
        return open(key, form.body, form.context)
      } catch (error) {
        failures.push(error)
      }
    }
  }
  throw new AggregateError(failures, 'no key opens what is stored')
}

function open(key: Buffer, sealed: Buffer, context: Buffer): Buffer {
  const [iv, tag] = [sealed.subarray(0, ivBytes), sealed.subarray(ivBytes, ivBytes + tagBytes)]
  const decipher = createDecipheriv(algorithm, key, iv, { authTagLength: tagBytes })
  decipher.setAAD(context).setAuthTag(tag)
  return Buffer.concat([decipher.update(sealed.subarray(ivBytes + tagBytes)), decipher.final()])
}
