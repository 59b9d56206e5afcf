import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { applyPractice, lockStreak, type LedgerEntry } from '#features/journey/index.ts'
import { addPause, endPause } from '#features/journey/settings/pauses.service.ts'
import { changeSettings, readSettings } from '#features/journey/settings/settings.service.ts'
import { type Db, inTransaction } from '#platform/db/database.ts'
import type { Chapter } from './histories.ts'

/** Inserts a member who can't sign in, for tests of stats, where signing in would take most of the time. */
export async function insertMember(db: Db, createdAt: Date): Promise<string> {
  const id = randomUUID()
  const username = `m${id.replaceAll('-', '')}`
  await db.insertInto('users').values({ id, username, display_name: 'Asha', created_at: createdAt }).execute()
  return id
}

type Change = { before: LedgerEntry | null; after: LedgerEntry | null }

/** Writes the daily totals of a change and updates the journey, as `practice` does. */
export const changeLedger = (db: Db, userId: string, { before, after }: Change): Promise<void> =>
  inTransaction(db, async (tx) => {
    await lockStreak(tx, userId)
    if (after) await countDay(tx, userId, after, 1)
    if (before) await countDay(tx, userId, before, -1)
    await applyPractice(tx, userId, { before, after })
  })

const countDay = (tx: Db, userId: string, { practiceDay, minutes }: LedgerEntry, sign: 1 | -1) =>
  sql`insert into daily_totals as total (user_id, practice_day, sessions, minutes)
    values (${userId}, ${practiceDay}, 1, ${minutes})
    on conflict (user_id, practice_day) do update set
      sessions = total.sessions + ${sign}, minutes = total.minutes + ${sign * minutes}`.execute(tx)

/** Applies a chapter at its own time. */
export async function live(db: Db, userId: string, { at, deed }: Chapter): Promise<void> {
  const deps = { db, clock: { now: () => at } }
  if ('ledger' in deed) await changeLedger(db, userId, deed.ledger)
  // A zone that the member chooses applies from then on. The first zone of a device would apply from the beginning.
  if ('settings' in deed) await changeSettings(deps, userId, { zoneFollowsDevice: false, ...deed.settings })
  if ('pause' in deed) await addPause(deps, userId, deed.pause)
  if ('endedPause' in deed) {
    const { pauses } = await readSettings(deps, userId)
    const pause = pauses.find(({ firstDay }) => firstDay === deed.endedPause.firstDay)
    await endPause(deps, userId, pause?.id ?? '')
  }
}
