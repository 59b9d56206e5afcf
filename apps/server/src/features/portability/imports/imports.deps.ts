import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import type { Storage } from '#platform/storage/storage.ts'

export type ImportDeps = { db: Db; clock: Clock }
/** The storage also keeps the parts of an archive until they are read. */
export type StoringDeps = ImportDeps & { storage: Storage }
