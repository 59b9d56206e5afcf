import { afterAll, expect, test, vi } from 'vitest'
import { emptyDatabaseUrl } from '#testing/database.ts'
import { createMigrationPool, migrate, readMigrations } from './migrate.ts'

const connectionString = await emptyDatabaseUrl()
const pools = Array.from({ length: 4 }, () => createMigrationPool(connectionString, () => {}))
afterAll(() => Promise.all(pools.map((pool) => pool.end())))

test('several processes can migrate at once, and each migration runs once', async () => {
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

test('while a migration waits for a table, requests are served, and it goes through afterwards', async () => {
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
  // As patient as a request is.
  await others.query("set lock_timeout = '2500ms'; select from users limit 1")
  await reader.query('commit')
  reader.release()
  expect(await applied).toEqual(['9001-test'])
})
