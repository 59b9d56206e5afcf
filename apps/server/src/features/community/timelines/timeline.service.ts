import { randomUUID } from 'node:crypto'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db/database.ts'
import { currentSince } from './timeline.rules.ts'
import {
  deleteTimelinesBefore,
  fillTimeline,
  hasManyFollowers,
  insertForFollowers,
  insertForTheUnaware,
  insertTimeline,
  lockTimeline,
} from './timeline.repo.ts'

type Deps = { db: Db; clock: Clock }

/** Needs two transactions: what the second one sees has to be newer than the commit of the first. */
export async function buildTimeline({ db, clock }: Deps, reader: string): Promise<void> {
  const at = clock.now()
  const filling = { reader, filling: randomUUID() }
  if (!(await insertTimeline(db, filling, { at, current: currentSince(at) }))) return
  await inTransaction(db, async (tx) => {
    if (await lockTimeline(tx, filling)) await fillTimeline(tx, reader)
  })
}

export async function addToTimelines({ db }: Pick<Deps, 'db'>, shared: { userId: string; sessionId: string }) {
  const deliver = (await hasManyFollowers(db, shared.userId)) ? insertForTheUnaware : insertForFollowers
  await deliver(db, shared)
}

export const dropOldTimelines = ({ db, clock }: Deps) => deleteTimelinesBefore(db, currentSince(clock.now()))
