import type { Db } from '#platform/db/database.ts'
import type { Keys } from '#platform/keys.ts'
import { encrypt, decrypt } from '#platform/encryption.ts'
import { listSecrets, updateSecret } from './two-factor.repo.ts'
import { secretContext } from './stored-secrets.service.ts'

/** Encrypts every stored secret with the current key, so that SECRET_KEY_PREVIOUS is no longer needed for them. */
export async function reencryptSecrets({ db, keys }: { db: Db; keys: Keys }): Promise<number> {
  const ring = keys.of('totp-secret')
  let [count, after]: [number, string | undefined] = [0, undefined]
  for (;;) {
    const page: Awaited<ReturnType<typeof listSecrets>> = await listSecrets(db, after)
    for (const { userId, secret } of page) {
      if (!secret) continue
      const context = secretContext(userId)
      await updateSecret(db, userId, secret, encrypt(ring, decrypt(ring, secret, context), context))
      count++
    }
    after = page.at(-1)?.userId
    if (!after) return count
  }
}
