import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { testDatabaseUrl } from '#testing/database.ts'
import { createDb, createPool, isPassingFault } from './database.ts'

const connectionString = await testDatabaseUrl()
const open = (poolSize: number, statementTimeoutMs?: number) => {
  const pool = createPool({
    connectionString,
    poolSize,
    name: 'test',
    onError: () => {},
    ...(statementTimeoutMs && { statementTimeoutMs }),
  })
  const db = createDb(pool)
  afterAll(() => db.destroy())
  return { pool, db }
}

const failureOf = async (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'no failure',
    (error: unknown) => error,
  )

test('the limits are 15 seconds for a statement, 2.5 for a lock and 30 for an idle transaction', async () => {
  const { db } = open(2)
  const { rows } = await sql<{ name: string; setting: string }>`select name, setting from pg_settings where name in
    ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout') order by name`.execute(db)
  expect(rows.map(({ setting }) => Number(setting))).toEqual([30_000, 2_500, 15_000])
})

test('PostgreSQL never compiles a statement, whatever cost it expects', async () => {
  const { rows } = await sql<{ jit: string }>`show jit`.execute(open(1).db)
  expect(rows).toEqual([{ jit: 'off' }])
})

test('a statement is planned once per connection, whatever its values', async () => {
  const { pool } = open(1)
  const text = 'select from pg_class where oid = $1::oid'
  for (const id of [1, 2, 3]) await pool.query({ name: 'planned', text, values: [id] })
  const { rows } = await pool.query(`select generic_plans::int as generic, custom_plans::int as custom
    from pg_prepared_statements where name = 'planned'`)
  expect(rows).toEqual([{ generic: 3, custom: 0 }])
})

test('a statement that takes too long is cancelled', async () => {
  const { db } = open(2, 50)
  const failure = await failureOf(sql`select pg_sleep(60)`.execute(db))
  expect(failure).toMatchObject({ code: '57014' })
  expect(isPassingFault(failure)).toBe(true)
})

test('waiting for a lock or a connection times out', async () => {
  const [holding, waiting] = [open(2), open(1)]
  await sql`create table held (id int primary key)`.execute(holding.db)
  await sql`insert into held values (1)`.execute(holding.db)
  await holding.db.transaction().execute(async (tx) => {
    await sql`select from held for update`.execute(tx)
    const forLock = failureOf(sql`update held set id = 2`.execute(waiting.db))
    const forConnection = failureOf(sql`select 1`.execute(waiting.db))
    expect(await forLock).toMatchObject({ code: '55P03' })
    expect(isPassingFault(await forLock)).toBe(true)
    // The wait for the lock ended first, so this query still got its connection.
    expect(await forConnection).toBe('no failure')

    const taken = await waiting.pool.connect()
    const late = await failureOf(sql`select 1`.execute(waiting.db))
    taken.release()
    expect(late).toMatchObject({ message: 'timeout exceeded when trying to connect' })
    expect(isPassingFault(late)).toBe(true)
  })
})

test('a server that is gone or closes our connection is a temporary failure', async () => {
  const { db } = open(1)
  expect(isPassingFault(await failureOf(sql`select pg_terminate_backend(pg_backend_pid())`.execute(db)))).toBe(true)
  const gone = createDb(
    createPool({ connectionString: 'postgres://127.0.0.1:1/gone', poolSize: 1, name: 'test', onError: () => {} }),
  )
  expect(isPassingFault(await failureOf(sql`select 1`.execute(gone)))).toBe(true)
  await gone.destroy()
})

test('a bug of ours is not a temporary failure', async () => {
  const { db } = open(1)
  expect(isPassingFault(await failureOf(sql`select nonsense`.execute(db)))).toBe(false)
  expect(isPassingFault(new Error('the secret detail'))).toBe(false)
  expect(isPassingFault('text')).toBe(false)
})
