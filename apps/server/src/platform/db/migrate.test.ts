import { afterAll, expect, test } from 'vitest'
import { emptyDatabaseUrl } from '#testing/database.ts'
import { createMigrationPool, migrate, readMigrations } from './migrate.ts'

const connectionString = await emptyDatabaseUrl()
const pools = Array.from({ length: 4 }, () => createMigrationPool(connectionString, () => {}))
afterAll(() => Promise.all(pools.map((pool) => pool.end())))

test('several processes can migrate at once, and each migration runs once', async () => {
  const applied = await Promise.all(pools.map(migrate))
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
