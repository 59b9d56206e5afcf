import type { Db } from '#platform/db/database.ts'
import type { Keys } from '#platform/keys.ts'
import { seal, unseal } from '#platform/sealing.ts'
import { listSecrets, updateSecret } from './two-factor.repo.ts'
import { secretContext } from './two-factor.service.ts'

/** Encrypts every stored secret under the current key, after which SECRET_KEY_PREVIOUS is not needed for them. */
export async function resealSecrets({ db, keys }: { db: Db; keys: Keys }): Promise<number> {
  const ring = keys.of('totp-secret')
  let [count, after]: [number, string | undefined] = [0, undefined]
  for (;;) {
    const page: Awaited<ReturnType<typeof listSecrets>> = await listSecrets(db, after)
    for (const { userId, secret } of page) {
      if (!secret) continue
      const context = secretContext(userId)
      await updateSecret(db, userId, secret, seal(ring, unseal(ring, secret, context), context))
      count++
    }
    after = page.at(-1)?.userId
    if (!after) return count
  }
}
