import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseEnv, promisify } from 'node:util'
import { describe, expect, onTestFinished, test } from 'vitest'
import { readConfig } from '#platform/config.ts'
import { testMailbox } from '#testing/mailbox.ts'
import { renderSettings, smtpUrlOf } from './init/settings.rules.ts'
import { writeSettings } from './init/write-settings.ts'

const mailbox = await testMailbox()
const enough = ['--domain', 'compass.example', '--operator-email', 'asha@compass.example']

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'init-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

type Questions = Parameters<typeof writeSettings>[0]['questions']

async function init(folder: string, flags: string[], smtpUrl = mailbox.url, questions?: Questions): Promise<string> {
  const said: string[] = []
  const print = (line: string) => said.push(line)
  await writeSettings({ args: ['--folder', folder, ...flags], print, questions, env: { SMTP_URL: smtpUrl } })
  return said.join('\n')
}

const readSettings = (folder: string) => parseEnv(readFileSync(join(folder, '.env'), 'utf8'))

test('without containers, production starts with the written settings', async () => {
  const folder = emptyFolder()
  const said = await init(folder, [...enough, '--redis-url', 'redis://127.0.0.1:6379'])
  expect(said).toContain('Sent an email to asha@compass.example')
  expect(readConfig(readSettings(folder))).toMatchObject({
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://compass.example',
    TRUSTED_PROXIES: ['127.0.0.1'],
    MAIL_FROM: 'Sadhana Compass <hello@compass.example>',
    SMTP_URL: mailbox.url,
  })
  expect(statSync(join(folder, '.env')).mode & 0o777).toBe(0o600)
  const mail = await mailbox.mailTo('asha@compass.example', 'Your installation can send email')
  expect(mail.from?.address).toBe('hello@compass.example')
})

test('for containers, the secrets are new each time and the database gets a password', async () => {
  const written = await Promise.all(
    [emptyFolder(), emptyFolder()].map(async (folder) => {
      await init(folder, [...enough, '--containers', '--no-email-check'])
      return readSettings(folder)
    }),
  )
  const databasePasswords = ['DATABASE_PASSWORD', 'DATABASE_APP_PASSWORD', 'DATABASE_BACKUP_PASSWORD', 'CACHE_PASSWORD']
  const names = ['SECRET_KEY', 'METRICS_TOKEN', 'VAPID_PRIVATE_KEY', ...databasePasswords]
  expect(new Set(names.map((name) => written[0]?.[name])).size).toBe(names.length)
  for (const name of names) {
    expect(new Set(written.map((settings) => settings[name])).size).toBe(2)
    expect(written[0]?.[name]?.length).toBeGreaterThanOrEqual(32)
  }
  expect(written[0]).toMatchObject({ DOMAIN: 'compass.example' })
})

test('every setting that compose demands is written, and the app gets neither the owner’s nor the backup’s password', async () => {
  const folder = emptyFolder()
  await init(folder, [...enough, '--containers', '--no-email-check'])
  const compose = readFileSync(new URL('../../../deploy/compose.yaml', import.meta.url), 'utf8')
  const demanded = [...compose.matchAll(/\$\{([A-Z_]+):\?/g)].map(([, name]) => name)
  expect(new Set(demanded).size).toBeGreaterThan(4)
  expect(Object.keys(readSettings(folder))).toEqual(expect.arrayContaining(demanded))
  const [, app = ''] = /^x-app:([^]*?)^services:/m.exec(compose) ?? []
  expect(app).toContain('postgres://sadhana_app:')
  for (const name of ['DATABASE_PASSWORD', 'DATABASE_BACKUP_PASSWORD']) expect(app).toContain(`    ${name}: ''\n`)
})

/** The names of the secrets that a service of compose gets from `.env`. */
const secretsOf = (block: string) =>
  new Set([...block.matchAll(/\$\{?([A-Z_]*(?:PASSWORD|KEY|TOKEN|SECRET)[A-Z_]*)/g)].map(([, name]) => name))

test('in compose, each service gets its own settings alone', () => {
  const compose = readFileSync(new URL('../../../deploy/compose.yaml', import.meta.url), 'utf8')
  const [, services = ''] = /^services:$([^]*?)^networks:$/m.exec(compose) ?? []
  const blocks = services.split(/^ {2}(?=[a-z]+:)/m).slice(1)
  const secrets = Object.fromEntries(
    blocks.map((block) => {
      const hasAll = /<<: \*app$/m.test(block) && !block.includes('env_file: []')
      return [block.split(':')[0], hasAll ? 'the app’s' : [...secretsOf(block)]]
    }),
  )
  expect(secrets).toEqual({
    caddy: [],
    api: 'the app’s',
    worker: 'the app’s',
    migrate: ['DATABASE_PASSWORD'],
    users: ['DATABASE_PASSWORD', 'DATABASE_APP_PASSWORD', 'DATABASE_BACKUP_PASSWORD'],
    database: ['DATABASE_PASSWORD'],
    cache: ['CACHE_PASSWORD'],
    backup: ['DATABASE_BACKUP_PASSWORD'],
    restore: ['DATABASE_PASSWORD'],
    rehearse: 'the app’s',
    mail: [],
  })
})

test('on a terminal, the mail server is asked for again if it does not answer', async () => {
  const folder = emptyFolder()
  const answers = {
    domain: 'compass.example',
    operatorEmail: 'asha@compass.example',
    mailFrom: 'Compass <hello@compass.example>',
    smtpUrl: 'smtp://127.0.0.1:1',
  }
  const questions = { askMissing: async () => answers, askSmtp: async () => mailbox.url, close: () => {} }
  expect(await init(folder, [], '', questions)).toMatch(/Nothing answers there.*\nSent an email/)
  expect(readSettings(folder)).toMatchObject({ SMTP_URL: mailbox.url, MAIL_FROM: answers.mailFrom })
})

test('an identity provider of one’s own is written down with all that signing in needs', async () => {
  const folder = emptyFolder()
  const provider = ['--oidc-issuer', 'https://id.compass.example/realms/home', '--oidc-client-id', 'compass']
  const more = ['--oidc-client-secret', 'its+secret/of=ours', '--oidc-name', 'Hillside House']
  await init(folder, [...enough, '--no-email-check', ...provider, ...more])
  expect(readConfig(readSettings(folder))).toMatchObject({
    OIDC_ISSUER: 'https://id.compass.example/realms/home',
    OIDC_CLIENT_ID: 'compass',
    OIDC_CLIENT_SECRET: 'its+secret/of=ours',
    OIDC_NAME: 'Hillside House',
  })
  const without = emptyFolder()
  await init(without, [...enough, '--no-email-check'])
  expect(Object.keys(readSettings(without)).filter((name) => name.startsWith('OIDC_'))).toEqual([])
})

test('without a terminal, one sentence says what is missing', async () => {
  const run = promisify(execFile)(process.execPath, [join(import.meta.dirname, 'init.ts')], { env: {} })
  run.child.stdin?.end()
  await expect(run).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^Without a terminal.*\n$/) as string,
  })
})

describe('nothing is written', () => {
  test.each([
    ['when the email cannot be sent', enough, 'smtp://127.0.0.1:1', 'Nothing answers there'],
    ['when the operator has no address', [...enough.slice(0, 3), 'no address'], mailbox.url, 'OPERATOR_EMAIL: '],
    ['for a mail catcher', [...enough, '--no-email-check'], 'smtp://mail:1025', 'SMTP_URL: is a mail catcher'],
    ['for a provider without a client', [...enough, '--oidc-issuer', 'https://id.example'], mailbox.url, '--oidc-name'],
    [
      'for a provider without https',
      [
        ...enough,
        '--oidc-issuer',
        'http://id.example',
        '--oidc-client-id',
        'a',
        '--oidc-client-secret',
        'b',
        '--oidc-name',
        'c',
      ],
      mailbox.url,
      'OIDC_ISSUER: must be https',
    ],
    ['when something is missing', enough.slice(0, 2), mailbox.url, '--operator-email'],
    ['for a domain that is none', ['--domain', 'a/b', ...enough.slice(2)], mailbox.url, 'PUBLIC_URL: '],
  ])('%s', async (_, flags, smtpUrl, sentence) => {
    const folder = emptyFolder()
    await expect(init(folder, flags, smtpUrl)).rejects.toThrow(sentence)
    expect(existsSync(join(folder, '.env'))).toBe(false)
  })
})

test('existing settings are never replaced', async () => {
  const folder = emptyFolder()
  await init(folder, [...enough, '--no-email-check'])
  const before = readSettings(folder)
  await expect(init(folder, enough)).rejects.toThrow('already a .env')
  expect(readSettings(folder)).toEqual(before)
})

test.each([
  [{ host: 'smtp.example', port: '587', user: '', password: '' }, 'smtp://smtp.example:587'],
  [
    { host: 'smtp.example', port: '465', user: 'a@b.c', password: "p#'$/@" },
    'smtps://a%40b.c:p%23%27%24%2F%40@smtp.example:465',
  ],
])('a mail server’s address is made from its parts: %o', (parts, url) => {
  expect(smtpUrlOf(parts)).toBe(url)
})

test('Node reads written settings back unchanged, or they are refused', () => {
  const settings = { A: 'a #b $c "d" <e@f.g>', B: '' }
  expect(parseEnv(renderSettings(settings))).toEqual(settings)
  for (const value of ["it's", 'two\nlines', 'back\\slash']) expect(() => renderSettings({ A: value })).toThrow('A: ')
})
