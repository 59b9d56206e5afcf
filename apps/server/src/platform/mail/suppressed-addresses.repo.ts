import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { keyedHash, type Keys } from '#platform/keys.ts'

/** Why an address gets no more emails. `unsubscribed-all` is about optional ones only. */
export type SuppressionReason = 'bounce' | 'complaint' | 'unsubscribed-all'
export type Suppression = { reason: SuppressionReason; since: Date }

export type SuppressedAddresses = ReturnType<typeof createSuppressedAddresses>

/** Short enough for the local part of a return address, and long enough that no two addresses share one. */
export const addressHashBytes = 16

const hashWith = (key: Buffer, address: string): Buffer =>
  keyedHash(key, address.trim().toLowerCase()).subarray(0, addressHashBytes)

/** The current hash, which new rows get. */
export const addressHash = (keys: Keys, address: string): Buffer => hashWith(keys.of('mail-address').current, address)

/** The hashes under which an address may have been stored, also while the master key is being replaced. */
export const addressHashes = (keys: Keys, address: string): Buffer[] =>
  keys.of('mail-address').all.map((key) => hashWith(key, address))

/** The addresses that emails must not go to. Everything else about them is unknown here, even whose they are. */
export function createSuppressedAddresses({ keys, clock }: { keys: Keys; clock: Clock }) {
  const suppressHash = async (db: Db, hash: Buffer, reason: SuppressionReason): Promise<void> => {
    await db
      .insertInto('suppressed_addresses')
      .values({ hash, reason, since: clock.now() })
      .onConflict((conflict) => conflict.columns(['hash', 'reason']).doNothing())
      .execute()
  }
  return {
    /** Does nothing if it is known already. The first time counts. */
    suppressHash,
    suppress: (db: Db, address: string, reason: SuppressionReason): Promise<void> =>
      suppressHash(db, addressHash(keys, address), reason),
    /** The oldest first. */
    list: (db: Db, address: string): Promise<Suppression[]> =>
      db
        .selectFrom('suppressed_addresses')
        .select(['reason', 'since'])
        .where('hash', 'in', addressHashes(keys, address))
        .orderBy('since')
        .execute(),
    /** Without reasons, the address starts clean. */
    forget: async (db: Db, address: string, reasons?: readonly SuppressionReason[]): Promise<void> => {
      await db
        .deleteFrom('suppressed_addresses')
        .where('hash', 'in', addressHashes(keys, address))
        .$if(reasons !== undefined, (query) => query.where('reason', 'in', [...(reasons ?? [])]))
        .execute()
    },
  }
}
