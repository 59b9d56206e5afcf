import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'

export type InsightDeps = { db: Db; clock: Clock }
