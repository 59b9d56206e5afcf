import { afterAll, describe, expect, test, vi } from 'vitest'
import { emptyDatabaseUrl } from '#testing/database.ts'
import { createMigrationPool, migrate, readMigrations } from './migrate.ts'

const connectionString = await emptyDatabaseUrl()
const pools = Array.from({ length: 4 }, () => createMigrationPool(connectionString, () => {}))
afterAll(() => Promise.all(pools.map((pool) => pool.end())))

test('several processes can migrate at the same time, and each migration runs once', async () => {
  const applied = await Promise.all(pools.map((pool) => migrate(pool)))
  expect(applied.flat().toSorted()).toEqual(Object.keys(await readMigrations()))
})

test('a second run changes nothing', async () => {
  const [pool] = pools
  expect(pool && (await migrate(pool))).toEqual([])
})

test('a migration may take as long as it needs', async () => {
  const shown = await pools[0]?.query('show statement_timeout')
  expect(shown?.rows).toEqual([{ statement_timeout: '0' }])
})

test('requests are served while a migration waits for a table, and the migration succeeds afterwards', async () => {
  const [pool, others] = pools
  if (!pool || !others) throw new Error('no pools')
  const reader = await others.connect()
  await reader.query('begin; select from users')
  const later = { ...(await readMigrations()), '9001-test': 'alter table users add column planted integer' }
  const applied = migrate(pool, later)
  await vi.waitUntil(async () => {
    const waiting = await others.query(
      "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    )
    return waiting.rowCount === 1
  }, 60_000)
  // Waits as long as a request would.
  await others.query("set lock_timeout = '2500ms'; select from users limit 1")
  await reader.query('commit')
  reader.release()
  expect(await applied).toEqual(['9001-test'])
})

const baselineMigrations = Object.fromEntries(
  Object.entries(await readMigrations()).filter(([name]) => name <= '0019-giving'),
)

/** A database with the baseline's tables that says it has had these migrations. */
async function databaseAt(...names: string[]) {
  const url = await emptyDatabaseUrl()
  const own = Array.from({ length: 4 }, () => createMigrationPool(url, () => {}))
  afterAll(() => Promise.all(own.map((pool) => pool.end())))
  const query = async (text: string, values: unknown[] = []) => (await own[0]!.query(text, values)).rows
  await migrate(own[0]!, baselineMigrations)
  await query('delete from kysely_migration')
  await query('insert into kysely_migration select unnest($1::text[]), now()', [names])
  const applied = async () => (await query('select name from kysely_migration order by name')).map(({ name }) => name)
  return { pools: own, query, applied }
}

describe('a database that a newer release has migrated', async () => {
  const ours = Object.keys(await readMigrations())

  test('is left as it is, so that an operator can go back by one release', async () => {
    const newer = await databaseAt(...ours, '9001-newer', '9002-newer')
    expect(await Promise.all(newer.pools.map((pool) => migrate(pool)))).toEqual([[], [], [], []])
    expect(await newer.applied()).toEqual([...ours, '9001-newer', '9002-newer'])
  })

  test.each([
    ['lacks one of ours', [...ours.slice(0, -1), '9001-newer']],
    ['has one between ours that we don’t know', [...ours, '0005-unknown']],
  ])('is refused when it %s', async (_, names) => {
    const strange = await databaseAt(...names)
    await expect(migrate(strange.pools[0]!)).rejects.toThrow('corrupted migrations')
    expect(await strange.applied()).toEqual(names.toSorted())
  })
})

describe('a database from before the baseline', async () => {
  const baseline = Object.keys(baselineMigrations)
  const sinceThen = Object.keys(await readMigrations()).filter((name) => !baseline.includes(name))

  test('is marked as on the baseline if it had all migrations, and nothing runs', async () => {
    const older = await databaseAt('0001-platform-idempotency-and-heartbeats', '0168-practice-summer-time')
    await older.query('insert into sent_texts values (current_date, 7)')
    expect(await Promise.all(older.pools.map((pool) => migrate(pool, baselineMigrations)))).toEqual([[], [], [], []])
    expect(await older.applied()).toEqual(baseline)
    expect(await older.query('select sent from sent_texts')).toEqual([{ sent: 7 }])
  })

  test('gets the migrations after the baseline in the same run', async () => {
    const { pools: own, applied } = await databaseAt('0168-practice-summer-time')
    const later = { ...(await readMigrations()), '9001-test': 'alter table users add column planted integer' }
    expect(await migrate(own[0]!, later)).toEqual([...sinceThen, '9001-test'])
    expect(await applied()).toEqual([...baseline, ...sinceThen, '9001-test'])
  })

  test('is refused and left as it is if it lacks the last of them', async () => {
    const { pools: own, applied } = await databaseAt(
      '0001-platform-idempotency-and-heartbeats',
      '0167-portability-privacy',
    )
    await expect(migrate(own[0]!)).rejects.toThrow(
      'is at 0167-portability-privacy, and this release starts from 0168-practice-summer-time',
    )
    expect(await applied()).toEqual(['0001-platform-idempotency-and-heartbeats', '0167-portability-privacy'])
  })
})
