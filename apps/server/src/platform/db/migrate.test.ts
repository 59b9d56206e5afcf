import { afterAll, expect, test } from 'vitest'
import { emptyDatabaseUrl } from '#testing/database.ts'
import { createPool } from './database.ts'
import { migrate, readMigrations } from './migrate.ts'

const connectionString = await emptyDatabaseUrl()
const pools = Array.from({ length: 4 }, (_, at) =>
  createPool({ connectionString, poolSize: 2, name: `migrator-${at}`, onError: () => {} }),
)
afterAll(() => Promise.all(pools.map((pool) => pool.end())))

test('many processes may migrate at once: each migration runs once', async () => {
  const applied = await Promise.all(pools.map(migrate))
  expect(applied.flat().toSorted()).toEqual(Object.keys(await readMigrations()))
})

test('a second run changes nothing', async () => {
  const [pool] = pools
  expect(pool && (await migrate(pool))).toEqual([])
})
