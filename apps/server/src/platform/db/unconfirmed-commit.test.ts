import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createCluster, handToPostgres } from '#testing/postgres/own-postgres.ts'
import { startServer } from '#testing/postgres/postgres-pair.ts'
import { createDb, createPool, type Db, inTransaction, isPassingFault } from './database.ts'

const statementTimeoutMs = 300
let server: Awaited<ReturnType<typeof startServer>>
let db: Db

/** A server whose commits wait for a standby that never comes. */
beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'unconfirmed-'))
  handToPostgres(folder, join(folder, 'data'))
  createCluster(join(folder, 'data'))
  server = await startServer(folder, join(folder, 'data'))
  await server.query('create table kept (id int)')
  await server.query(`alter system set synchronous_standby_names = 'nobody'`)
  await server.query('select pg_reload_conf()')
  db = createDb(
    createPool({ connectionString: server.url, poolSize: 1, name: 'waits', onError: () => {}, statementTimeoutMs }),
  )
  afterAll(async () => {
    await db.destroy()
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  })
})

const waiting = `from pg_stat_activity where application_name = 'waits' and wait_event = 'SyncRep'`

/** How a change ends whose wait for the standby is cancelled after it has lasted longer than any statement may. */
async function cancelWaitOf(change: Promise<unknown>): Promise<unknown> {
  const ended = change.then(
    () => 'acknowledged',
    (error: unknown) => error,
  )
  const overdue = `select ${waiting} and clock_timestamp() - state_change > '${2 * statementTimeoutMs} ms'`
  await vi.waitFor(async () => expect(await server.query(overdue)).toHaveLength(1), { timeout: 30_000 })
  await server.query(`select pg_cancel_backend(pid) ${waiting}`)
  return ended
}

const changes: [string, () => Promise<unknown>][] = [
  ['a transaction', () => inTransaction(db, (tx) => sql`insert into kept values (1)`.execute(tx))],
  ['a single statement', () => sql`insert into kept values (2)`.execute(db)],
  ['a prepared statement', () => sql`insert into kept values (${3})`.execute(db)],
]

test.each(changes)(
  'the limit of a statement leaves a commit of %s alone that waits for its standby, and one that someone cancels has failed',
  async (_, change) => {
    const failure = await cancelWaitOf(change())
    expect(failure).toMatchObject({ code: '08007' })
    expect(isPassingFault(failure)).toBe(true)
    expect(await db.selectNoFrom(sql<number>`1`.as('one')).execute()).toEqual([{ one: 1 }])
  },
)
