/** What a member wrote, as it lies on the device. */
export type Sealed = { iv: Uint8Array<ArrayBuffer>; data: ArrayBuffer }

/** A key that this browser can use and no one can read, not even our own code. */
export const newSealKey = (): Promise<CryptoKey> =>
  crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])

export const ivBytes = 12

/** The member's id is part of the seal, so that it never opens for someone else. */
const paramsOf = (iv: Uint8Array<ArrayBuffer>, userId: string) => ({
  name: 'AES-GCM',
  iv,
  additionalData: new TextEncoder().encode(userId),
})

export async function seal(key: CryptoKey, userId: string, value: unknown): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(ivBytes))
  const text = new TextEncoder().encode(JSON.stringify(value))
  return { iv, data: await crypto.subtle.encrypt(paramsOf(iv, userId), key, text) }
}

export async function open(key: CryptoKey, userId: string, { iv, data }: Sealed): Promise<unknown> {
  const text = await crypto.subtle.decrypt(paramsOf(iv, userId), key, data)
  return JSON.parse(new TextDecoder().decode(text))
}
