import { inTransaction, openDatabase, resultOf } from '#lib/browser/idb.ts'
import { ivBytes, newSealKey, open, seal } from '#lib/browser/seal.ts'

/** A draft as it lies on the device. */
export type SealedDraft = { userId: string; sealed: string }

/** The key is made at the first draft. If two tabs make one at once, both use the one that was stored first. */
async function keyFor(database: string, userId: string): Promise<CryptoKey> {
  const made = await newSealKey()
  const openHere = () => openDatabase(database, (db) => db.createObjectStore('keys'))
  return inTransaction(openHere, ['keys'], 'readwrite', async (transaction) => {
    const keys = transaction.objectStore('keys')
    const stored = (await resultOf(keys.get(userId))) as CryptoKey | undefined
    if (!stored) await resultOf(keys.put(made, userId))
    return stored ?? made
  })
}

/** The sealed text starts with the random bytes that it was sealed with. */
export async function sealDraft(database: string, draft: { userId: string }): Promise<SealedDraft> {
  const { userId } = draft
  const { iv, data } = await seal(await keyFor(database, userId), userId, draft)
  const bytes = Array.from([...iv, ...new Uint8Array(data)], (byte) => String.fromCharCode(byte))
  return { userId, sealed: btoa(bytes.join('')) }
}

export async function unsealDraft(database: string, userId: string, { sealed }: SealedDraft): Promise<unknown> {
  const bytes = Uint8Array.from(atob(sealed), (sign) => sign.charCodeAt(0))
  return open(await keyFor(database, userId), userId, {
    iv: bytes.slice(0, ivBytes),
    data: bytes.slice(ivBytes).buffer,
  })
}
