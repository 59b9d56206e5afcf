import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { demoMember } from '@sadhana/contract'
import type { Redis } from 'ioredis'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { addMember } from '#features/account/index.ts'
import { createDb, createPool } from '#platform/db/database.ts'
import { createRedis } from '#platform/redis.ts'
import { movableClock } from '#testing/clock.ts'
import { recordedLog } from '#testing/recorded-log.ts'
import { emptyDatabaseUrl, testDatabaseUrl } from '#testing/database.ts'

const root = resolve(import.meta.dirname, '../../../..')

/** Listens on a port and closes every connection to it at once. */
const other = createServer((socket) => socket.destroy()).listen(0, '127.0.0.1')
await once(other, 'listening')
afterAll(() => other.close())
const takenPort = (other.address() as AddressInfo).port

/** Nothing listens on this port, and the system never assigns it. */
const closedPort = 1
const adminUrl = process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres'

const settings = {
  DATABASE_URL: adminUrl,
  SMTP_URL: 'smtp://127.0.0.1:1025',
  MAIL_FROM: 'hello@localhost',
  SECRET_KEY: 'only for tests: 0123456789abcdefghijklmnopqrstuvwxyz',
  STORAGE_URL: 'file:var/test-storage',
}

/** The output of a program that couldn't start. */
async function said(args: string[], changes: Record<string, string> = {}, cwd = root) {
  const { PATH, NODE_COMPILE_CACHE } = process.env
  const env = { PATH, NODE_COMPILE_CACHE, ...settings, ...changes }
  const child = spawn(process.execPath, args, { cwd, env })
  const [code, output, errors] = await Promise.all([
    once(child, 'close').then(([code]) => code as number),
    text(child.stdout),
    text(child.stderr),
  ])
  return { code, output, errors }
}

const failsWith = (sentence: string) => ({ code: 1, output: '', errors: `${sentence}\n` })

const noPostgres = { DATABASE_URL: `postgres://asha@127.0.0.1:${closedPort}/sadhana` }
const noPostgresSentence = `PostgreSQL does not answer at 127.0.0.1:${closedPort}: start it, or correct DATABASE_URL.`

test.each([
  ['the API', ['apps/server/src/api.ts']],
  ['the worker', ['apps/server/src/worker.ts']],
  ['the operators’ tool', ['apps/server/src/cli.ts', 'waitlist']],
  ['migrations', ['apps/server/src/migrate.ts']],
  ['set-up', ['scripts/create-database.ts']],
])('without PostgreSQL %s says so in one sentence', async (_, args) => {
  expect(await said(args, noPostgres)).toEqual(failsWith(noPostgresSentence))
})

test('the message names a database that does not exist', async () => {
  const url = new URL('/sadhana_nobody_made_this', adminUrl).href
  expect(await said(['apps/server/src/migrate.ts'], { DATABASE_URL: url })).toEqual(
    failsWith('The database sadhana_nobody_made_this does not exist: run `npm run setup`.'),
  )
})

test('the message names a database without tables', async () => {
  const url = await emptyDatabaseUrl()
  expect(await said(['apps/server/src/cli.ts', 'waitlist'], { DATABASE_URL: url })).toEqual(
    failsWith(`The database ${new URL(url).pathname.slice(1)} has no tables yet: run \`npm run migrate\`.`),
  )
})

test('production refuses a database with demo members', async () => {
  const url = await testDatabaseUrl()
  const db = createDb(createPool({ connectionString: url, poolSize: 2, name: 'test', onError: () => {} }))
  const { username } = demoMember
  const maya = { username, email: 'maya@example.org', displayName: 'Maya', passwordHash: null }
  await addMember({ db, clock: movableClock() }, maya)
  await db.destroy()
  const changes = { DATABASE_URL: url, NODE_ENV: 'production', PUBLIC_URL: 'http://localhost' }
  expect(await said(['apps/server/src/api.ts'], changes)).toEqual(
    failsWith('This database holds demo members, whose password is public: use another one in production.'),
  )
})

test('the message names a port that is in use', async () => {
  const { code, errors } = await said(['scripts/run.mjs', 'scripts/dev.ts'], { PORT: String(takenPort) })
  expect({ code, errors }).toEqual({
    code: 1,
    errors: `Port ${takenPort} is already in use: stop the program that uses it, or set another PORT.\n`,
  })
})

test('an invalid configuration names each wrong variable', async () => {
  const changes = { PORT: 'many', SMTP_URL: '' }
  expect(await said(['apps/server/src/api.ts'], changes)).toEqual(
    failsWith(
      [
        'The configuration cannot be used; .env.example describes every variable:',
        '  PORT: must be a number from 0 to 65535',
        '  SMTP_URL: is missing',
      ].join('\n'),
    ),
  )
})

test('migrations need the database alone, and no other secret', async () => {
  const others = { SMTP_URL: '', MAIL_FROM: '', SECRET_KEY: '', STORAGE_URL: '' }
  const done = { code: 0, output: expect.stringContaining('database is up to date\n') as string, errors: '' }
  expect(await said(['apps/server/src/migrate.ts'], { ...others, DATABASE_URL: await testDatabaseUrl() })).toEqual(done)
  expect(await said(['apps/server/src/migrate.ts'], { ...others, DATABASE_URL: '' })).toEqual(
    failsWith('The configuration cannot be used; .env.example describes every variable:\n  DATABASE_URL: is missing'),
  )
})

describe('in a fresh clone', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fresh-clone-'))
  cpSync(join(root, 'scripts'), join(folder, 'scripts'), { recursive: true })
  afterAll(() => rmSync(folder, { recursive: true }))
  const start = (file: string, node: string) => {
    writeFileSync(join(folder, '.nvmrc'), `${node}\n`)
    return said(file.endsWith('.mjs') ? [file] : ['scripts/run.mjs', file], {}, folder)
  }
  const files = [['scripts/setup.mjs'], ['scripts/dev.ts'], ['apps/server/src/cli.ts']]

  test.each(files)('%s says that Node is too old', async (file) => {
    const sentence = `Sadhana Compass needs Node 99, and this is Node ${process.versions.node}: run \`nvm install\`, or get it from https://nodejs.org.`
    expect(await start(file, '99')).toEqual(failsWith(sentence))
  })

  test('the program says that nothing is installed yet', async () => {
    const [node = ''] = process.versions.node.split('.')
    expect(await start('scripts/dev.ts', node)).toEqual(failsWith('Nothing is installed yet: run `npm run setup`.'))
  })
})

test('without Redis, the log says so once and explains how to run without it', async () => {
  const { log, written } = recordedLog()
  const redis = createRedis(`redis://127.0.0.1:${closedPort}`, log)
  let attempts = 0
  await new Promise<void>((done) => {
    redis?.on('reconnecting', () => (++attempts === 3 ? done() : undefined))
  })
  redis?.disconnect()
  const lines = written().trim().split('\n')
  expect(lines).toHaveLength(1)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    msg: `Redis does not answer at 127.0.0.1:${closedPort}: start it, or remove REDIS_URL; until then each process counts limits alone`,
  })
})

test('a process that is busy while it starts doesn’t assume that Redis is gone', async () => {
  const { log, written } = recordedLog()
  const redis = createRedis(process.env.TEST_REDIS_URL ?? 'redis://127.0.0.1:6379', log)
  await once(redis as Redis, 'connect')
  const until = performance.now() + 600
  while (performance.now() < until);
  await vi.waitFor(() => expect(written()).not.toBe(''), 60_000)
  redis?.disconnect()
  const lines = written().trim().split('\n')
  expect(lines.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual(['redis is reachable'])
})
