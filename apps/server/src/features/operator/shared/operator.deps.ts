import type { EmailProofDeps, requireOwner } from '#features/security/index.ts'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import type { Switches } from '#platform/switches/switches.ts'
import type { Storage } from '#platform/storage/storage.ts'

type OwnerDeps = Parameters<typeof requireOwner>[0]

/** The dependencies of actions on members. */
export type ActDeps = EmailProofDeps & {
  db: Db
  clock: Clock
  storage: Storage
  /** Provided by `giving`: ends a member's contributions within the given transaction. */
  endGiving: (deps: { db: Db; clock: Clock }, userId: string) => Promise<void>
}

/** The same for the browser, where actions that harm a member require a recent proof. */
export type ConsoleDeps = ActDeps & Pick<OwnerDeps, 'account'> & { switches: Pick<Switches, 'forget'> }
