import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { Db } from '#platform/db/database.ts'
import { testDatabase } from '#testing/database.ts'
import { insertOneOfEach } from './one-of-each.ts'

const db = await testDatabase()

type ForeignKey = { name: string; on_delete: string; indexed: boolean }

/** An index can serve a foreign key if it starts with the key's columns. It may leave out nulls. */
async function readForeignKeys(): Promise<ForeignKey[]> {
  const { rows } = await sql<ForeignKey>`
    select k.conname as name, k.confdeltype as on_delete, exists (
      select from pg_index i
      where i.indrelid = k.conrelid
        and (i.indkey::int2[])[0:cardinality(k.conkey) - 1] @> k.conkey
        and (i.indpred is null or pg_get_expr(i.indpred, i.indrelid) ~ '^[(][a-z0-9_]+ IS NOT NULL[)]$')
    ) as indexed
    from pg_constraint k
    where k.contype = 'f' and k.connamespace = 'public'::regnamespace
    order by k.conname`.execute(db)
  return rows
}

describe('foreign keys', async () => {
  const undecided = 'a'
  const keys = await readForeignKeys()

  test('are found', () => {
    expect(keys.length).toBeGreaterThan(50)
  })

  test('each define what a deletion does', () => {
    expect(keys.filter(({ on_delete }) => on_delete === undecided)).toEqual([])
  })

  test('each have an index, so that a deletion never scans a table', () => {
    expect(keys.filter(({ indexed }) => !indexed)).toEqual([])
  })
})

test('a member’s tables have the member first in their key', async () => {
  const { rows } = await sql<{ table: string }>`
    select c.relname as table
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attname = 'user_id' and a.attnotnull
    join pg_index i on i.indrelid = c.oid and i.indisprimary
    where c.relnamespace = 'public'::regnamespace and i.indkey[0] <> a.attnum`.execute(db)
  expect(rows).toEqual([])
})

/** The rows that stay when a member is erased, and why. */
const survivors = {
  users: 'the friend',
  achievements: 'everyone’s',
  challenges: 'everyone’s',
  educational_content: 'an article, now without its author',
  reports: 'about someone else, now without its reporter',
  user_payments: 'bookkeeping, now without the person',
  payment_events: 'holds no personal data',
  payment_ledger: 'bookkeeping, under a random id that nothing maps any more',
  operator_audit: 'what operators did, under random ids that nothing maps any more',
  switched_off: 'what is off, by a random id that nothing maps any more',
  closings: 'when this place was to close, by a random id that nothing maps any more',
  agreement_endings: 'holds no personal data',
  giving_plans: 'everyone’s',
  giving_checks: 'holds no personal data',
  guide_passages: 'everyone’s',
  waitlist_entries: 'someone who is not a member yet',
  phone_verifications: 'removed by age',
  social_starts: 'names no one, removed by age',
  idempotency_keys: 'removed by age',
  worker_heartbeats: 'holds no personal data',
  sent_texts: 'holds no personal data',
  backups: 'holds no personal data',
  rehearsals: 'holds no personal data',
  stranger_emails: 'holds no personal data',
  suppressed_addresses: 'a hash of an address, which an erasure deletes',
}

/** Rolls back whatever `work` does, so that tests do not affect each other. */
async function discarding(work: (tx: Db) => Promise<void>): Promise<void> {
  const transaction = await db.startTransaction().execute()
  try {
    await work(transaction)
  } finally {
    await transaction.rollback().execute()
  }
}

async function readTables(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r'
      and relname not in ('kysely_migration', 'kysely_migration_lock')
    order by relname collate "C"`.execute(db)
  return rows.map(({ name }) => name)
}

/** The tables with a row that contains this text in any column. */
async function tablesMentioning(tx: Db, text: string): Promise<string[]> {
  const mentioning: string[] = []
  for (const table of await readTables()) {
    const { rows } = await sql`
      select from ${sql.table(table)} as entry where to_jsonb(entry)::text like ${`%${text}%`} limit 1`.execute(tx)
    if (rows.length > 0) mentioning.push(table)
  }
  return mentioning
}

test('erasing a member leaves nothing of theirs behind', () =>
  discarding(async (tx) => {
    const anything = ''
    const { member } = await insertOneOfEach(tx)
    expect(await tablesMentioning(tx, anything)).toEqual(await readTables())
    expect(await tablesMentioning(tx, member)).toContain('user_payments')

    await tx.deleteFrom('users').where('id', '=', member).execute()

    expect(await tablesMentioning(tx, member)).toEqual([])
    expect(await tablesMentioning(tx, anything)).toEqual(Object.keys(survivors).toSorted())
    expect(await tx.selectFrom('user_payments').select(['user_id', 'amount']).execute()).toEqual([
      { user_id: null, amount: '6.00' },
    ])
  }))

describe('a sit and its practice', () => {
  test.each(['practice_sessions', 'meditation_sessions'] as const)(
    'are both deleted when a row of %s is deleted',
    (table) =>
      discarding(async (tx) => {
        const { member } = await insertOneOfEach(tx)
        await tx.deleteFrom(table).where('user_id', '=', member).execute()
        expect(await tx.selectFrom('practice_sessions').select('id').execute()).toEqual([])
        expect(await tx.selectFrom('meditation_sessions').select('id').execute()).toEqual([])
      }),
  )
})
