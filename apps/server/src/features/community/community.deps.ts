import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import type { InTurn } from '#platform/turns.ts'

/** `inTurn` is for what changes a counter that many may want to change at once; its key names the counter. */
export type CommunityDeps = { db: Db; clock: Clock; inTurn: InTurn }
