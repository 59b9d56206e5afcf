import { afterFeelings, beforeFeelings, limbs, type NewPracticeSession } from '@sadhana/contract'
import fc from 'fast-check'
import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import { expect, test } from 'vitest'
import { sitTrash } from '#features/meditation/index.ts'
import type { Db } from '#platform/db/database.ts'
import { movableClock } from '#testing/clock.ts'
import { testDatabase } from '#testing/database.ts'
import { expectTrueTotals } from '#testing/practice.ts'
import { editSession, logSession, removeSession, restoreSession } from './practice.service.ts'

const db = await testDatabase()
const deps = { db, clock: movableClock(new Date('2026-03-10T12:00:00Z')), sits: sitTrash }

async function newMember(): Promise<string> {
  const id = newId()
  const dayEndsAt = 180
  await db
    .insertInto('users')
    .values({ id, username: `m${id}`, display_name: 'Asha', day_ends_at: dayEndsAt })
    .execute()
  return id
}

/** Uses few days, limbs and feelings, so that sessions share totals, and streaks start and end. */
const practice: fc.Arbitrary<NewPracticeSession> = fc.record({
  date: fc.integer({ min: 1, max: 24 }).map((day) => `2026-02-${String(day).padStart(2, '0')}`),
  time: fc.constantFrom('00:30', '02:59', '03:00', '06:30', '23:59'),
  limbType: fc.constantFrom(...limbs.slice(0, 2)),
  duration: fc.constantFrom(1, 59, 60, 61, 300),
  beforeFeeling: fc.constantFrom(...beforeFeelings.slice(0, 2)),
  afterFeeling: fc.constantFrom(...afterFeelings.slice(0, 2)),
})

const which = fc.nat(1_000)
const operation = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('log' as const), practice }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('edit' as const), which, practice }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('remove' as const), which }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('restore' as const), which }) },
)
type Operation = typeof operation extends fc.Arbitrary<infer T> ? T : never

const oneOf = (ids: string[], choice: number) => ids[choice % ids.length]

/** Skips an action that needs a session when there is none. */
async function carryOut(userId: string, operations: Operation[]): Promise<void> {
  const present = new Map<string, number>()
  const deleted: string[] = []
  for (const step of operations) {
    if (step.kind === 'log') {
      present.set((await logSession(deps, userId, step.practice)).id, 1)
      continue
    }
    const id = oneOf(step.kind === 'restore' ? deleted : [...present.keys()], step.which)
    if (!id) continue
    if (step.kind === 'edit') {
      const { version } = await editSession(deps, userId, id, { ...step.practice, version: present.get(id) ?? 0 })
      present.set(id, version)
    } else if (step.kind === 'remove') {
      await removeSession(deps, userId, id)
      present.delete(id)
      deleted.push(id)
    } else {
      present.set(id, (await restoreSession(deps, userId, id)).version)
      deleted.splice(deleted.indexOf(id), 1)
    }
  }
}

/** Columns that differ between members with the same stats. */
const own = sql`array['user_id', 'version', 'tally', 'tally_at_version']`

const journeyOf = async (tx: Db, userId: string) => {
  const { rows } =
    await sql`select to_jsonb(user_streaks) - ${own} as streak, to_jsonb(user_progress) - 'user_id' as progress,
      array(select day from covered_days where user_id = users.id order by day) as covered
    from users left join user_streaks on user_streaks.user_id = users.id
      left join user_progress on user_progress.user_id = users.id
    where users.id = ${userId}`.execute(tx)
  return rows
}

/** Creates another member with the same practices, each logged once and in order. */
async function twinOf(userId: string): Promise<string> {
  const twin = await newMember()
  const sessions = await db
    .selectFrom('practice_sessions')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('practice_day')
    .execute()
  for (const { date, time, limb_type: limbType, duration } of sessions) {
    const feelings = { beforeFeeling: 'tired', afterFeeling: 'calm' } as const
    await logSession(deps, twin, { date, time: time.slice(0, 5), limbType, duration, ...feelings })
  }
  return twin
}

test('after any logs, edits, deletions and restores, all stats match the ledger as it is now', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(operation, { minLength: 5, maxLength: 30 }), async (operations) => {
      const userId = await newMember()
      await carryOut(userId, operations)
      await expectTrueTotals(db, userId)
      const twin = await twinOf(userId)
      const [own, others] = [await journeyOf(db, userId), await journeyOf(db, twin)]
      if (await hasPractised(twin)) expect(own).toEqual(others)
    }),
    { numRuns: Number(process.env.PROPERTY_RUNS ?? 60) },
  )
}, 600_000)

const hasPractised = async (userId: string) =>
  (await db.selectFrom('daily_totals').select('sessions').where('user_id', '=', userId).executeTakeFirst()) !==
  undefined
