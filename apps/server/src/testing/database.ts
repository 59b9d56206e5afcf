import { createHash, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { Client, DatabaseError } from 'pg'
import { afterAll } from 'vitest'
import { createDb, createPool, type Db } from '#platform/db/database.ts'
import { migrate, readMigrations } from '#platform/db/migrate.ts'

const adminUrl = process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres'
/** An arbitrary number. With this lock, only one process at a time creates the template. */
const templateLock = 7_226_443
const oneAtATimeFailed = '55006'

const urlOf = (database: string) => Object.assign(new URL(adminUrl), { pathname: `/${database}` }).href

async function asAdmin<T>(work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client(adminUrl)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Creates the migrated database that every test file starts from. Its name contains a hash of the migrations. */
async function ensureTemplate(client: Client): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(await readMigrations()))
  const name = `sadhana_template_${hash.digest('hex').slice(0, 16)}`
  const exists = async () => (await client.query('select from pg_database where datname = $1', [name])).rowCount
  if (await exists()) return name
  await client.query('select pg_advisory_lock($1)', [templateLock])
  if (await exists()) return name
  const draft = `${name}_draft`
  await client.query(`drop database if exists ${draft} with (force)`)
  await client.query(`create database ${draft}`)
  const pool = createPool({ connectionString: urlOf(draft), poolSize: 3, name: 'template', onError: () => {} })
  await migrate(pool)
  await pool.end()
  await client.query(`alter database ${draft} rename to ${name}`)
  return name
}

/** The address of a new, migrated database, which is dropped when the test file ends. */
export const testDatabaseUrl = (): Promise<string> =>
  ownDatabase(async (client, name) => cloneFrom(client, await ensureTemplate(client), name))

/** The same without tables, for tests of the migrations themselves. */
export const emptyDatabaseUrl = (): Promise<string> =>
  ownDatabase(async (client, name) => {
    await client.query(`create database ${name}`)
  })

async function ownDatabase(create: (client: Client, name: string) => Promise<void>): Promise<string> {
  const name = `sadhana_test_${randomUUID().replaceAll('-', '')}`
  await asAdmin(async (client) => {
    await create(client, name)
    // PostgreSQL doesn't lose power in a test, so no commit has to wait for the disk.
    await client.query(`alter database ${name} set synchronous_commit = off`)
  })
  afterAll(() => asAdmin((client) => client.query(`drop database if exists ${name} with (force)`)))
  return urlOf(name)
}

/** Only one connection at a time can copy a template. */
async function cloneFrom(client: Client, template: string, name: string): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await client.query(`create database ${name} template ${template} strategy wal_log`)
      return
    } catch (error) {
      if (!(error instanceof DatabaseError) || error.code !== oneAtATimeFailed || attempt === 20) throw error
    }
  }
}

export async function testDatabase(): Promise<Db> {
  const connectionString = await testDatabaseUrl()
  // On a starved machine, the last of fifty parallel writes waits long for one of the five connections.
  const patient = { connectionTimeoutMs: 60_000 }
  const db = createDb(createPool({ connectionString, poolSize: 5, name: 'test', onError: () => {}, ...patient }))
  afterAll(() => db.destroy())
  return db
}

/**
 * Does what autovacuum does, for tests that count what a statement reads. While a page's last commit isn't on the disk,
 * or a client is connecting, the page stays unfinished, so this is repeated. The last pages of a table may be empty,
 * and stay unfinished.
 */
export async function vacuum(db: Db): Promise<void> {
  const unfinished = sql`select from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relallvisible < relpages - 2`
  for (let pass = 1; pass <= 10; pass++) {
    await sql`vacuum analyze`.execute(db)
    if ((await unfinished.execute(db)).rows.length === 0) return
  }
}
