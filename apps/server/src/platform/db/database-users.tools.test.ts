import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabaseUrl } from '#testing/database.ts'
import { aPractice } from '#testing/practice.ts'
import { testApp } from '#testing/test-app.ts'

const script = fileURLToPath(new URL('../../../../../deploy/database-users.sql', import.meta.url))
const tag = randomBytes(5).toString('hex')
const [app, backup] = [`sadhana_app_${tag}`, `sadhana_backup_${tag}`]
const password = randomBytes(12).toString('hex')

const owner = await testDatabaseUrl()
const addressOf = (username: string) => Object.assign(new URL(owner), { username, password }).href
const run = promisify(execFile)
const makeUsers = () =>
  run('psql', [owner, '-XqAt', '-v', `app=${app}`, '-v', `backup=${backup}`, '-f', script], {
    env: { ...process.env, APP_PASSWORD: password, BACKUP_PASSWORD: password },
  })

async function as<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client(url)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

beforeAll(async () => {
  await makeUsers()
  // A second run changes nothing, because it also runs after every migration.
  await makeUsers()
})
afterAll(() =>
  as(owner, async (client) => {
    for (const role of [app, backup]) await client.query(`drop owned by ${role}; drop role ${role}`)
  }),
)

test('neither user has a right over the server, except that a backup reads hidden rows too', async () => {
  const { rows } = await as(owner, (client) =>
    client.query(
      `select rolsuper or rolcreatedb or rolcreaterole or rolreplication as rules, rolbypassrls as "seesHidden"
        from pg_roles where rolname = any($1) order by rolname`,
      [[app, backup]],
    ),
  )
  expect(rows).toEqual([
    { rules: false, seesHidden: false },
    { rules: false, seesHidden: true },
  ])
})

test.each([
  ['change the audit log', 'delete from operator_audit'],
  ['rewrite the audit log', "update operator_audit set reason = 'nothing'"],
  ['empty the audit log', 'truncate operator_audit'],
  ['undo a migration', 'delete from kysely_migration'],
  ['change a table', 'alter table users add column extra text'],
  ['drop a trigger', 'alter table operator_audit disable trigger all'],
  ['add a table', 'create table extra (id int)'],
  ['make a role', 'create role extra'],
  ['read a file of the server', "select pg_read_file('/etc/passwd')"],
  ['run a program', "copy users to program 'cat'"],
])('the app’s user can’t %s', async (_, statement) => {
  await expect(as(addressOf(app), (client) => client.query(statement))).rejects.toMatchObject({ code: '42501' })
})

test('the backup’s user reads everything and writes nothing', async () => {
  await as(addressOf(backup), async (client) => {
    await client.query('select * from users, operator_audit, graphile_worker.jobs limit 1')
    for (const statement of ['delete from users', 'insert into kysely_migration values (1, 2)'])
      await expect(client.query(statement)).rejects.toMatchObject({ code: '42501' })
  })
})

test('the backup’s user can dump everything, the queue too', async () => {
  const { stdout } = await run('pg_dump', [
    addressOf(backup),
    '--data-only',
    '--table=graphile_worker.*',
    '--table=users',
  ])
  expect(stdout).toContain('COPY public.users')
})

test('a table that a later migration adds is open to both', async () => {
  await as(owner, (client) => client.query('create table later (id int generated always as identity primary key)'))
  await as(addressOf(app), (client) => client.query('insert into later default values'))
  expect((await as(addressOf(backup), (client) => client.query('select from later'))).rowCount).toBe(1)
})

test('the app and its worker run as the plain user', async () => {
  const { as: asMember, mailbox, member, startWorker } = await testApp({ config: { DATABASE_URL: addressOf(app) } })
  // A worker also writes down its schedule.
  await startWorker({ isScheduled: true })
  const asha = await member()
  await asMember(asha).practice.log({ body: aPractice() })
  await mailbox.mailTo(asha.email, 'Verify your email address')
  expect((await asMember(asha).practice.list({ query: {} })).items).toHaveLength(1)
})
