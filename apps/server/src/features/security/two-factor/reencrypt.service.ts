import type { Db } from '#platform/db/database.ts'
import type { Keys } from '#platform/keys.ts'
import { encrypt, decrypt } from '#platform/encryption.ts'
import { listSecrets, updateSecret } from './two-factor.repo.ts'
import { secretContext } from './stored-secrets.service.ts'

type Deps = { db: Db; keys: Keys }

async function* readSecrets(db: Db) {
  for (let after: string | undefined; ;) {
    const page: Awaited<ReturnType<typeof listSecrets>> = await listSecrets(db, after)
    for (const { userId, secret } of page) if (secret) yield { userId, secret, context: secretContext(userId) }
    after = page.at(-1)?.userId
    if (!after) return
  }
}

/** Encrypts every stored secret with the current key, so that SECRET_KEY_PREVIOUS is no longer needed for them. */
export async function reencryptSecrets({ db, keys }: Deps): Promise<number> {
  const ring = keys.of('totp-secret')
  let count = 0
  for await (const { userId, secret, context } of readSecrets(db)) {
    await updateSecret(db, userId, secret, encrypt(ring, decrypt(ring, secret, context), context))
    count++
  }
  return count
}

/** Counts the secrets that none of the keys can decrypt, because they were encrypted with another SECRET_KEY. */
export async function countUnreadableSecrets({ db, keys }: Deps): Promise<number> {
  const ring = keys.of('totp-secret')
  let count = 0
  for await (const { secret, context } of readSecrets(db)) {
    try {
      decrypt(ring, secret, context)
    } catch {
      count++
    }
  }
  return count
}
