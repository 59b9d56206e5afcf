import { sql } from 'kysely'
import { Connection } from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { testDatabaseUrl } from '#testing/database.ts'
import { createDb, createPool, type Db } from './database.ts'
import { lockThen } from './lock-then.ts'
import { nameOf } from './preparing-client.ts'
import { statement } from './statement.ts'

const connectionString = await testDatabaseUrl()

/** Uses a single connection, so that the next call is affected by whatever the last one leaves behind. */
function open(): Db {
  const db = createDb(createPool({ connectionString, poolSize: 1, name: 'test', onError: () => {} }))
  onTestFinished(() => db.destroy())
  return db
}

let tables = 0
async function newTable(db: Db): Promise<string> {
  const name = `counted_${++tables}`
  await sql`create table ${sql.table(name)} (id int primary key, value int not null)`.execute(db)
  await sql`insert into ${sql.table(name)} values (1, 0)`.execute(db)
  return name
}

const lock = statement((key: number) => sql`select from pg_advisory_xact_lock(${key}::bigint)`)
const addTo = (table: string) =>
  statement(
    (by: number) => sql<{ value: number }>`update ${sql.table(table)} set value = value + ${by} returning value`,
  )

test('the lock and the statement always take one round trip, however many other statements are prepared', async () => {
  for (let other = 0; other < 600; other++) nameOf(`select $1::int + ${other}`)
  const db = open()
  const add = addTo(await newTable(db))
  const sync = vi.spyOn(Connection.prototype, 'sync')
  onTestFinished(() => sync.mockRestore())
  expect(await lockThen(db, lock(1), add(2))).toEqual([{ value: 2 }])
  expect(await lockThen(db, lock(1), add(3))).toEqual([{ value: 5 }])
  expect(sync).toHaveBeenCalledTimes(2)
})

test('the statement sees what was committed while it waited for the lock', async () => {
  const [db, other] = [open(), open()]
  const table = await newTable(db)
  const copy = statement(
    (by: number) => sql<{ value: number }>`
    insert into ${sql.table(table)} select max(id) + 1, max(value) + ${by} from ${sql.table(table)} returning value`,
  )
  const holder = await other.startTransaction().execute()
  await holder.executeQuery(lock(2))
  const waiting = lockThen(db, lock(2), copy(1))
  await sql`update ${sql.table(table)} set value = 10`.execute(holder)
  await holder.commit().execute()
  expect(await waiting).toEqual([{ value: 11 }])
})

test('the lock is held until the change is committed, and no longer', async () => {
  const [db, other] = [open(), open()]
  const add = addTo(await newTable(db))
  await lockThen(db, lock(3), add(1))
  const free = statement(
    (key: number) => sql<{ free: boolean }>`select pg_try_advisory_xact_lock(${key}::bigint) as free`,
  )
  expect((await other.executeQuery(free(3))).rows).toEqual([{ free: true }])
})

test('if the lock times out, nothing is changed, and the connection still works', async () => {
  const [db, other] = [open(), open()]
  await sql`set lock_timeout = 50`.execute(db)
  const table = await newTable(db)
  const add = addTo(table)
  const holder = await other.startTransaction().execute()
  await holder.executeQuery(lock(4))
  await expect(lockThen(db, lock(4), add(1))).rejects.toMatchObject({ code: '55P03' })
  await expect(lockThen(db, lock(4), add(1))).rejects.toMatchObject({ code: '55P03' })
  await holder.rollback().execute()
  expect(await lockThen(db, lock(4), add(1))).toEqual([{ value: 1 }])
})

test('if the statement fails or cannot be parsed, nothing is changed, and the connection still works', async () => {
  const db = open()
  const table = await newTable(db)
  const divide = statement(
    (by: number) => sql<{ value: number }>`
    update ${sql.table(table)} set value = 10 / ${by}::int returning value`,
  )
  await expect(lockThen(db, lock(5), divide(0))).rejects.toMatchObject({ code: '22012' })
  const misspelt = statement((by: number) => sql`update ${sql.table(table)} set valu = ${by}`)
  await expect(lockThen(db, lock(5), misspelt(1))).rejects.toMatchObject({ code: '42703' })
  await expect(lockThen(db, lock(5), misspelt(1))).rejects.toMatchObject({ code: '42703' })
  expect(await lockThen(db, lock(5), divide(5))).toEqual([{ value: 2 }])
})

test('a migration during an open connection is noticed', async () => {
  const [db, other] = [open(), open()]
  const table = await newTable(db)
  const add = addTo(table)
  await lockThen(db, lock(6), add(1))
  await sql`alter table ${sql.table(table)} add column more text default 'x'`.execute(other)
  expect(await lockThen(db, lock(6), add(1))).toEqual([{ value: 2 }])
  await sql`alter table ${sql.table(table)} alter column value type bigint`.execute(other)
  await expect(lockThen(db, lock(6), add(1))).rejects.toMatchObject({ code: '0A000' })
})

test('inside a transaction, the lock and the change are part of it', async () => {
  const db = open()
  const table = await newTable(db)
  const add = addTo(table)
  const transaction = await db.startTransaction().execute()
  expect(await lockThen(transaction, lock(7), add(1))).toEqual([{ value: 1 }])
  await transaction.rollback().execute()
  expect(await lockThen(db, lock(7), add(1))).toEqual([{ value: 1 }])
})
