import type { EmailProofDeps, requireOwner } from '#features/security/index.ts'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import type { Storage } from '#platform/storage/storage.ts'

type OwnerDeps = Parameters<typeof requireOwner>[0]

/** What acts on members need. */
export type ActDeps = EmailProofDeps & {
  db: Db
  clock: Clock
  storage: Storage
  /** Belongs to `giving`: ends what a member pays, in the transaction given. */
  endGiving: (deps: { db: Db; clock: Clock }, userId: string) => Promise<void>
}

/** The same in the browser, where what hurts takes a fresh proof. */
export type ConsoleDeps = ActDeps & Pick<OwnerDeps, 'account'>
