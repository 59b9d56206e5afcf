import { generateKeyPairSync } from 'node:crypto'
import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { encrypt } from '#platform/encryption.ts'
import { createKeys } from '#platform/keys.ts'
import { readRelease } from '#platform/release.ts'
import { testApp } from '#testing/test-app.ts'
import { describeLines, examine } from './doctor.ts'
import type { Patient } from './findings.ts'

const app = await testApp()
await app.startWorker()

/**
 * Like deploy/proxy, it replaces the client's address. If `careless`, it passes on the address that the visitor claims.
 */
let careless = false
const proxy = createServer((incoming, answer) => {
  const { 'x-real-ip': _, forwarded: __, 'x-forwarded-for': claimed, ...headers } = incoming.headers
  const seen = careless ? `${String(claimed)}, 127.0.0.1` : '198.51.100.4'
  request(new URL(incoming.url ?? '/', app.url), { headers: { ...headers, 'x-forwarded-for': seen } }, (response) => {
    answer.writeHead(response.statusCode ?? 500, response.headers)
    response.pipe(answer)
  }).end()
})
/** A time server whose clock is `secondsAhead` of the real time. */
let secondsAhead = 0
const timeServer = createSocket('udp4').on('message', (_question, { port, address }) => {
  const [answer, now] = [Buffer.alloc(48), Date.now()]
  answer.writeUInt32BE(Math.floor(now / 1000) + 2_208_988_800 + secondsAhead, 40)
  answer.writeUInt32BE(Math.floor(((now % 1000) / 1000) * 2 ** 32), 44)
  timeServer.send(answer, port, address)
})
const root = mkdtempSync(join(tmpdir(), 'doctor-'))
const settings = join(root, '.env')
const portOf = ({ port }: AddressInfo) => port

beforeAll(async () => {
  proxy.listen(0, '127.0.0.1')
  timeServer.bind(0, '127.0.0.1')
  await Promise.all([once(proxy, 'listening'), once(timeServer, 'listening')])
  writeFileSync(settings, '', { mode: 0o600 })
  mkdirSync(join(root, 'storage'))
  writeFileSync(join(root, '.nvmrc'), process.versions.node.split('.')[0] ?? '')
  await sql`create table if not exists rehearsals (rehearsed_at timestamptz primary key default clock_timestamp(),
    restored_to timestamptz not null, kind text not null, tables integer not null, rows bigint not null,
    files bigint not null, differences integer not null, started boolean not null, seconds integer not null)`.execute(
    app.db,
  )
  await sql`insert into rehearsals (restored_to, kind, tables, rows, files, differences, started, seconds)
    values (now(), 'dump', 1, 1, 0, 0, true, 1)`.execute(app.db)
  const { id } = await app.member()
  const secret = encrypt(app.keys.of('totp-secret'), Buffer.from('a secret'), `totp ${id}`)
  await sql`insert into two_factor (user_id, secret, enabled_at) values (${id}, ${secret}, now())`.execute(app.db)
})
afterAll(() => {
  proxy.close()
  timeServer.close()
  rmSync(root, { recursive: true })
})

/** A healthy installation, with some settings changed. */
const environment = (changes: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv => ({
  NODE_ENV: 'production',
  PUBLIC_URL: `http://127.0.0.1:${portOf(proxy.address() as AddressInfo)}`,
  TRUSTED_PROXIES: '127.0.0.1',
  DATABASE_URL: app.config.DATABASE_URL,
  SMTP_URL: app.config.SMTP_URL,
  MAIL_FROM: app.config.MAIL_FROM,
  SECRET_KEY: app.config.SECRET_KEY,
  STORAGE_URL: 'file:storage',
  BOUNCE_ADDRESS: 'bounces@compass.example',
  ...changes,
})

const look = (changes: NodeJS.ProcessEnv = {}, others: Partial<Patient> = {}) =>
  examine({
    env: environment(changes),
    root: pathToFileURL(`${root}/`),
    timeServer: `127.0.0.1:${timeServer.address().port}`,
    ...others,
  })

test('a healthy installation gets fifteen lines, all of them ok', async () => {
  const lines = await look()
  expect(lines.map(({ name, state, says }) => `${name}: ${state === 'ok' ? state : says}`)).toEqual([
    'database: ok',
    'migrations: ok',
    'standby: ok',
    'queue: ok',
    'email: ok',
    'push: ok',
    'own provider: ok',
    'bounces: ok',
    'proxy trust: ok',
    'disk: ok',
    'clock: ok',
    'version: ok',
    'last restored backup: ok',
    'closing: ok',
    'secrets: ok',
  ])
  expect(describeLines(lines)).toHaveLength(15)
})

type Mistake = {
  line: string
  fix: string
  settings?: NodeJS.ProcessEnv
  patient?: Partial<Patient>
  plant?: () => unknown
  undo?: () => unknown
}
const run = (statement: string) => sql.raw(statement).execute(app.db)

const mistakes: Mistake[] = [
  {
    line: 'database',
    fix: 'start it, or correct DATABASE_URL',
    settings: { DATABASE_URL: 'postgres://postgres@127.0.0.1:1/sadhana' },
  },
  {
    line: 'migrations',
    fix: 'run `npm run migrate`',
    plant: () =>
      run("update kysely_migration set name = name || ' later' where name = (select max(name) from kysely_migration)"),
    undo: () => run("update kysely_migration set name = replace(name, ' later', '')"),
  },
  {
    line: 'queue',
    fix: 'start one: `systemctl start sadhana-worker`',
    plant: () => run('alter table worker_heartbeats rename to heartbeats_elsewhere'),
    undo: () => run('alter table heartbeats_elsewhere rename to worker_heartbeats'),
  },
  { line: 'email', fix: 'correct SMTP_URL, or open its port', settings: { SMTP_URL: 'smtp://127.0.0.1:1' } },
  { line: 'bounces', fix: 'or BOUNCE_ADDRESS', settings: { BOUNCE_ADDRESS: undefined } },
  {
    line: 'proxy trust',
    fix: 'let it replace X-Forwarded-For: see the files in deploy/proxy',
    plant: () => (careless = true),
    undo: () => (careless = false),
  },
  { line: 'disk', fix: 'start the API, which makes the folder', settings: { STORAGE_URL: 'file:gone' } },
  {
    line: 'clock',
    fix: 'timedatectl set-ntp true',
    plant: () => (secondsAhead = 90),
    undo: () => (secondsAhead = 0),
  },
  {
    line: 'version',
    fix: 'restart: `systemctl restart sadhana-api sadhana-worker`',
    patient: { release: { ...readRelease(), version: '99.0.0' } },
  },
  {
    line: 'last restored backup',
    fix: 'restore one with `deploy/rehearse.sh`',
    plant: () => run("update rehearsals set rehearsed_at = rehearsed_at - interval '40 days'"),
    undo: () => run("update rehearsals set rehearsed_at = rehearsed_at + interval '40 days'"),
  },
  {
    line: 'secrets',
    fix: 'run `chmod 600 .env`',
    plant: () => chmodSync(settings, 0o644),
    undo: () => chmodSync(settings, 0o600),
  },
]

test.each(mistakes)('the mistake is found, with its fix and nothing else: $line', async (mistake) => {
  await mistake.plant?.()
  const lines = await look(mistake.settings, mistake.patient).finally(() => mistake.undo?.())
  expect(lines.filter(({ state }) => state === 'wrong').map(({ name }) => name)).toEqual([mistake.line])
  expect(lines.find(({ name }) => name === mistake.line)?.fix).toContain(mistake.fix)
})

test('in our image, and only there, the fix is a docker compose command', async () => {
  const dockerfile = readFileSync(new URL('../../../../deploy/Dockerfile', import.meta.url), 'utf8')
  const set = /SADHANA_IMAGE=(\S+)/.exec(dockerfile)?.[1]
  const other = { release: { ...readRelease(), version: '99.0.0' } }
  const fixIn = async (changes: NodeJS.ProcessEnv) =>
    (await look(changes, other)).find(({ name }) => name === 'version')?.fix
  expect(await fixIn({ SADHANA_IMAGE: set })).toContain('`docker compose up -d`')
  expect(await fixIn({})).toContain('`systemctl restart')
})

test('ten simultaneous mistakes are all found', async () => {
  // Without a database, the lines that need it say so instead.
  const rest = mistakes.filter(({ line }) => line !== 'database')
  for (const { plant } of rest) await plant?.()
  const changes = Object.assign({}, ...rest.map(({ settings: planted }) => planted)) as NodeJS.ProcessEnv
  const lines = await look(changes, mistakes.find(({ line }) => line === 'version')?.patient)
  for (const { undo } of rest) await undo?.()
  expect(lines.filter(({ state }) => state === 'wrong').map(({ name }) => name)).toEqual(rest.map(({ line }) => line))
})

test.each([
  [
    'a key of another database',
    'secrets',
    { SECRET_KEY: 'another key: 0123456789abcdefghijklmnopqrstuvwxyz' },
    'put back the key',
  ],
  [
    'a proxy that is not trusted by a setting that is wrong',
    'proxy trust',
    { TRUSTED_PROXIES: '0.0.0.0/0' },
    'correct TRUSTED_PROXIES',
  ],
  ['a short key', 'secrets', { SECRET_KEY: 'short' }, 'correct SECRET_KEY'],
  ['no sender', 'email', { MAIL_FROM: '' }, 'correct MAIL_FROM'],
])('%s is found too', async (_, line, changes, fix) => {
  const lines = await look(changes)
  expect(lines.find(({ name }) => name === line)).toMatchObject({
    state: 'wrong',
    fix: expect.stringContaining(fix) as string,
  })
})

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
const published = publicKey.export({ type: 'spki', format: 'der' }).toString('base64')
/** A TXT record comes in pieces. */
const records: Record<string, string[][]> = {
  'compass.example': [['something else'], ['v=spf1 ', '-all']],
  '_dmarc.compass.example': [['v=DMARC1; p=quarantine']],
  'ours._domainkey.compass.example': [['v=DKIM1; k=rsa; p=', published.slice(0, 200), published.slice(200)]],
  'theirs._domainkey.compass.example': [['p=MIIBother']],
}
const resolveTxt = async (name: string) => {
  const found = records[name]
  if (name.startsWith('silent')) throw Object.assign(new Error('no answer'), { code: 'ETIMEOUT' })
  if (!found) throw Object.assign(new Error('nothing there'), { code: 'ENOTFOUND' })
  return found
}

test.each<[string, NodeJS.ProcessEnv, string]>([
  ['no selector', {}, 'nothing says who signs'],
  ['a mail server that signs', { DKIM_SELECTOR: 'theirs' }, 'accepts us'],
  ['a selector without a record', { DKIM_SELECTOR: 'gone' }, 'no record for DKIM'],
  ['a record that cannot be read', { DKIM_SELECTOR: 'silent' }, 'accepts us'],
  ['our own key', { DKIM_SELECTOR: 'ours', DKIM_PRIVATE_KEY: pem }, 'accepts us'],
  ['a record of another key', { DKIM_SELECTOR: 'theirs', DKIM_PRIVATE_KEY: pem }, 'has another key'],
  ['a key without a selector', { DKIM_PRIVATE_KEY: pem }, 'DKIM_SELECTOR: is needed'],
  ['a sender without records', { MAIL_FROM: 'a@gone.example', DKIM_SELECTOR: 'ours' }, 'SPF and DMARC and DKIM'],
])('signatures of emails, with %s', async (_, settings, says) => {
  const lines = await look({ MAIL_FROM: 'Compass <hello@compass.example>', ...settings }, { resolveTxt })
  const email = lines.find(({ name }) => name === 'email')
  expect(email?.says).toContain(says)
  expect(email?.state).toBe(says === 'accepts us' ? 'ok' : 'wrong')
})

test('a request through the proxy shows that the API does not trust it', async () => {
  const keys = createKeys({ current: app.config.SECRET_KEY, previous: undefined })
  expect(keys.of('probe').all).toHaveLength(1)
  const untrusting = await testApp({ config: { TRUSTED_PROXIES: ['10.0.0.1'] } })
  const lines = await look({ PUBLIC_URL: untrusting.url, TRUSTED_PROXIES: '10.0.0.1' })
  expect(lines.find(({ name }) => name === 'proxy trust')).toMatchObject({
    state: 'wrong',
    fix: expect.stringContaining('add 127.0.0.1 to TRUSTED_PROXIES') as string,
  })
})
