import type { Message } from './message.rules.ts'

/** A message as it lies on the device. Without Web Crypto, which plain http has not, it stays readable. */
export type Sealed = { iv: Uint8Array<ArrayBuffer>; data: ArrayBuffer } | { plain: Message }

export const canSeal = (): boolean => globalThis.crypto?.subtle !== undefined

/** A key that this browser can use and no one can read, not even our own code. */
export const newSealKey = (): Promise<CryptoKey> =>
  crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])

const ivBytes = 12

/** The member's id is part of the seal, so that a message never opens for someone else. */
const paramsOf = (iv: Uint8Array<ArrayBuffer>, userId: string) => ({
  name: 'AES-GCM',
  iv,
  additionalData: new TextEncoder().encode(userId),
})

export async function seal(key: CryptoKey | null, userId: string, message: Message): Promise<Sealed> {
  if (!key) return { plain: message }
  const iv = crypto.getRandomValues(new Uint8Array(ivBytes))
  const text = new TextEncoder().encode(JSON.stringify(message))
  return { iv, data: await crypto.subtle.encrypt(paramsOf(iv, userId), key, text) }
}

export async function open(key: CryptoKey | null, userId: string, sealed: Sealed): Promise<Message> {
  if ('plain' in sealed) return sealed.plain
  if (!key) throw new Error('The key of this outbox is gone')
  const text = await crypto.subtle.decrypt(paramsOf(sealed.iv, userId), key, sealed.data)
  return JSON.parse(new TextDecoder().decode(text)) as Message
}
