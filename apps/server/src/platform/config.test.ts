import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { readConfig } from './config.ts'

const folder = mkdtempSync(join(tmpdir(), 'config-'))
afterAll(() => rmSync(folder, { recursive: true }))

const enough = {
  PUBLIC_URL: 'https://compass.example',
  DATABASE_URL: 'postgres://127.0.0.1/sadhana',
  SMTP_URL: 'smtp://127.0.0.1:25',
  MAIL_FROM: 'hello@compass.example',
  SECRET_KEY: '0123456789abcdefghijklmnopqrstuvwxyz',
  STORAGE_URL: 'file:var/storage',
}

test('the required variables are enough, and all others have defaults', () => {
  expect(readConfig(enough)).toMatchObject({ ...enough, PORT: 3000, NODE_ENV: 'development', TRUSTED_PROXIES: [] })
})

test('all mistakes are reported at once, in plain words', () => {
  const wrong = { ...enough, DATABASE_URL: 'mysql://x', PORT: 'many', SECRET_KEY: 'short', SMTP_URL: undefined }
  expect(() => readConfig(wrong)).toThrow(
    /The configuration cannot be used; .env.example describes every variable:[^]*PORT: [^]*DATABASE_URL: must be a postgres[^]*SMTP_URL: is missing[^]*SECRET_KEY: must be at least 32/,
  )
})

test('a message never repeats a secret', () => {
  expect(() => readConfig({ ...enough, SECRET_KEY: 'hunter2' })).toThrow(
    expect.objectContaining({ message: expect.not.stringContaining('hunter2') as string }),
  )
})

describe('a variable from a file', () => {
  const { SECRET_KEY, ...others } = enough
  const path = join(folder, 'secret')
  writeFileSync(path, `${SECRET_KEY}\n`)

  test('is read without its last line break', () => {
    expect(readConfig({ ...others, SECRET_KEY_FILE: path }).SECRET_KEY).toBe(SECRET_KEY)
  })
  test('cannot also be set directly', () => {
    expect(() => readConfig({ ...enough, SECRET_KEY_FILE: path })).toThrow('set either SECRET_KEY or SECRET_KEY_FILE')
  })
  test('must exist', () => {
    expect(() => readConfig({ ...others, SECRET_KEY_FILE: join(folder, 'gone') })).toThrow('SECRET_KEY_FILE: ')
  })
})

describe('without PUBLIC_URL', () => {
  const { PUBLIC_URL: _, ...others } = enough
  test('a developer’s links lead to the port in use', () => {
    expect(readConfig({ ...others, PORT: '4321' }).PUBLIC_URL).toBe('http://localhost:4321')
  })
  test('production does not start', () => {
    expect(() => readConfig({ ...others, NODE_ENV: 'production' })).toThrow('PUBLIC_URL: is missing')
  })
})

const production = { ...enough, NODE_ENV: 'production', TRUSTED_PROXIES: '127.0.0.1' }

describe('an unsafe configuration is refused', () => {
  test.each([
    ['plain http', { PUBLIC_URL: 'http://compass.example' }, 'PUBLIC_URL: must be https in production'],
    ['a host that only begins like ours', { PUBLIC_URL: 'http://localhost.example.org' }, 'PUBLIC_URL: must be https'],
    [
      'a number that only begins like ours',
      { PUBLIC_URL: 'http://127.0.0.1.example.org' },
      'PUBLIC_URL: must be https',
    ],
    ['https, and no proxy named', { TRUSTED_PROXIES: '' }, 'TRUSTED_PROXIES: '],
    ['a proxy that is no address', { TRUSTED_PROXIES: 'proxy.internal' }, 'TRUSTED_PROXIES: proxy.internal is not'],
    ['a range that is none', { TRUSTED_PROXIES: '10.0.0.0/33' }, 'TRUSTED_PROXIES: 10.0.0.0/33 is not'],
    ['everybody as a proxy', { TRUSTED_PROXIES: '10.0.0.1, 0.0.0.0/0' }, 'TRUSTED_PROXIES: 0.0.0.0/0 would'],
    ['half the world as a proxy', { TRUSTED_PROXIES: '128.0.0.0/1' }, 'TRUSTED_PROXIES: 128.0.0.0/1 would'],
    ['a key that can be guessed', { SECRET_KEY: 'x'.repeat(48) }, 'SECRET_KEY: can be guessed'],
    ['the same key twice', { SECRET_KEY_PREVIOUS: enough.SECRET_KEY }, 'SECRET_KEY_PREVIOUS: is the current key'],
    ['a mail catcher by its port', { SMTP_URL: 'smtp://10.0.0.5:1025' }, 'SMTP_URL: is a mail catcher'],
    ['a mail catcher by its name', { SMTP_URL: 'smtp://mailpit' }, 'SMTP_URL: is a mail catcher'],
    ['a sender on this machine', { MAIL_FROM: 'Compass <hello@localhost>' }, 'MAIL_FROM: must be an address'],
    ['a sender without a domain', { MAIL_FROM: 'Compass' }, 'MAIL_FROM: must be an address'],
    ['a page as its address', { PUBLIC_URL: 'https://compass.example/app' }, 'PUBLIC_URL: '],
    ['an address with a password', { PUBLIC_URL: 'https://me:secret@compass.example' }, 'PUBLIC_URL: '],
    ['no address', { PUBLIC_URL: 'compass.example' }, 'PUBLIC_URL: must be the public URL'],
    ['another database', { DATABASE_URL: 'mysql://127.0.0.1/x' }, 'DATABASE_URL: must be a postgres'],
    ['one connection', { DATABASE_POOL_SIZE: '1' }, 'DATABASE_POOL_SIZE: '],
    ['a port that is none', { PORT: '70000' }, 'PORT: '],
    ['another cache', { REDIS_URL: 'http://127.0.0.1' }, 'REDIS_URL: must be a redis'],
    ['email over http', { SMTP_URL: 'http://127.0.0.1' }, 'SMTP_URL: must be an smtp'],
    ['no sender', { MAIL_FROM: undefined }, 'MAIL_FROM: is missing'],
    ['a short secret', { SECRET_KEY: 'x'.repeat(31) }, 'SECRET_KEY: must be at least 32'],
    ['a short former secret', { SECRET_KEY_PREVIOUS: 'x'.repeat(31) }, 'SECRET_KEY_PREVIOUS: must be the previous'],
    ['a short token', { METRICS_TOKEN: 'x'.repeat(15) }, 'METRICS_TOKEN: '],
    ['files nowhere', { STORAGE_URL: '/var/files' }, 'STORAGE_URL: must be file:'],
    ['s3 without keys', { STORAGE_URL: 's3://bucket' }, 'STORAGE_URL: s3 storage also needs S3_ACCESS_KEY_ID'],
    ['an overload that is no number', { OVERLOAD_DELAY_MS: 'soon' }, 'OVERLOAD_DELAY_MS: '],
    ['a stop that takes too long', { STOP_GRACE_MS: '20001' }, 'STOP_GRACE_MS: '],
    ['no workers', { WORKER_CONCURRENCY: '0' }, 'WORKER_CONCURRENCY: '],
    ['an unknown log level', { LOG_LEVEL: 'loud' }, 'LOG_LEVEL: '],
    ['an unknown environment', { NODE_ENV: 'staging' }, 'NODE_ENV: '],
    ['a yes that is none', { ALLOW_INSECURE_HTTP: 'perhaps' }, 'ALLOW_INSECURE_HTTP: '],
  ])('%s', (_, mistake, message) => {
    expect(() => readConfig({ ...production, ...mistake })).toThrow(`\n  ${message}`)
  })
})

const twilio = {
  TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`,
  TWILIO_SECRET: 'secret',
  TWILIO_FROM: '+14155550100',
  SMS_COUNTRIES: 'PT, IE',
}

test.each([
  ['all of Twilio', twilio, true],
  ['a messaging service', { ...twilio, TWILIO_FROM: `MG${'0'.repeat(32)}` }, true],
  ['no secret', { ...twilio, TWILIO_SECRET: undefined }, false],
  ['no countries', { ...twilio, SMS_COUNTRIES: '' }, false],
  ['countries alone, which write codes to the log', { SMS_COUNTRIES: 'PT' }, false],
  ['a country by name', { ...twilio, SMS_COUNTRIES: 'Portugal' }, false],
  ['a sender that is neither', { ...twilio, TWILIO_FROM: 'Compass' }, false],
])('text messages in production with %s', (_, settings, accepted) => {
  const read = () => readConfig({ ...production, ...settings })
  if (accepted) expect(read().SMS_COUNTRIES).toEqual(['PT', 'IE'])
  else expect(read).toThrow('The configuration cannot be used')
})

test('in development, text messages may go to the log', () => {
  expect(readConfig({ ...production, NODE_ENV: 'development', SMS_COUNTRIES: 'PT' }).SMS_COUNTRIES).toEqual(['PT'])
})

describe('a safe configuration is accepted', () => {
  test.each([
    ['https behind a proxy', {}],
    ['proxies by range and by name', { TRUSTED_PROXIES: '10.0.0.0/8, fd00::/8, ::1, loopback, uniquelocal' }],
    ['plain http that is asked for', { PUBLIC_URL: 'http://compass.example', ALLOW_INSECURE_HTTP: 'true' }],
    ['plain http on this machine', { PUBLIC_URL: 'http://localhost:3000', TRUSTED_PROXIES: '' }],
    ['plain http on this machine, by number', { PUBLIC_URL: 'http://127.0.0.1:3000', TRUSTED_PROXIES: '' }],
    ['plain http on this machine, by its new number', { PUBLIC_URL: 'http://[::1]:3000', TRUSTED_PROXIES: '' }],
    ['the mail catcher in a trial on this machine', { PUBLIC_URL: 'https://localhost', SMTP_URL: 'smtp://mail:1025' }],
    ['plain http in development', { PUBLIC_URL: 'http://compass.example', NODE_ENV: 'development' }],
  ])('%s', (_, changes) => {
    expect(() => readConfig({ ...production, ...changes })).not.toThrow()
  })
})

test.each([
  ['development', 'http://127.0.0.1:4000', true],
  ['test', 'http://localhost:4000', true],
  ['production', 'http://127.0.0.1:4000', false],
  ['development', 'http://10.0.0.1:4000', false],
])('whether %s accepts a stand-in for outgoing calls at %s: %s', (NODE_ENV, OUTGOING_STAND_IN, accepted) => {
  const read = () => readConfig({ ...enough, NODE_ENV, OUTGOING_STAND_IN })
  if (accepted) expect(read).not.toThrow()
  else expect(read).toThrow('never for production')
})

test.each([{ LLM_URL: 'http://127.0.0.1:11434/v1' }, { LLM_MODEL: 'llama3.2' }])(
  'incomplete settings for a language model are refused: %o',
  (half) => {
    expect(() => readConfig({ ...enough, ...half })).toThrow('LLM_URL: set LLM_URL and LLM_MODEL together')
  },
)

const dkimKey = '-----BEGIN PRIVATE KEY-----\nMII=\n-----END PRIVATE KEY-----'

test.each<[string, Record<string, string>, string | undefined]>([
  ['a return address', { BOUNCE_ADDRESS: 'bounces@compass.example' }, undefined],
  ['a return address too long for its tag', { BOUNCE_ADDRESS: 'returned-emails-go@compass.example' }, 'BOUNCE_ADDRESS'],
  ['a return address with a tag of its own', { BOUNCE_ADDRESS: 'bounces+us@compass.example' }, 'BOUNCE_ADDRESS'],
  ['a topic', { SES_TOPIC_ARN: 'arn:aws:sns:eu-west-1:123456789012:bounces' }, undefined],
  ['a queue instead of a topic', { SES_TOPIC_ARN: 'arn:aws:sqs:eu-west-1:123456789012:bounces' }, 'SES_TOPIC_ARN'],
  ['a password that can be guessed', { POSTMARK_WEBHOOK_PASSWORD: 'postmark' }, 'POSTMARK_WEBHOOK_PASSWORD'],
  ['a selector, for a mail server that signs', { DKIM_SELECTOR: 'compass' }, undefined],
  ['a whole signature', { DKIM_SELECTOR: 'compass', DKIM_PRIVATE_KEY: dkimKey }, undefined],
  ['a key without a selector', { DKIM_PRIVATE_KEY: dkimKey }, 'DKIM_SELECTOR'],
  ['a public key', { DKIM_SELECTOR: 'a', DKIM_PRIVATE_KEY: '-----BEGIN PUBLIC KEY-----' }, 'DKIM_PRIVATE_KEY'],
])('emails with %s', (_, settings, wrong) => {
  const read = () => readConfig({ ...enough, ...settings })
  if (wrong) expect(read).toThrow(`${wrong}: `)
  else expect(read).not.toThrow()
})

describe('an own identity provider', () => {
  const own = {
    OIDC_ISSUER: 'https://id.example.org/realms/home',
    OIDC_CLIENT_ID: 'compass',
    OIDC_CLIENT_SECRET: 'a secret',
    OIDC_NAME: 'Hillside House',
  }

  test('needs its four settings, and has careful defaults', () => {
    expect(readConfig({ ...enough, ...own })).toMatchObject({
      OIDC_SCOPES: 'openid profile email',
      OIDC_INVITES: false,
      OIDC_TRUST_MFA: false,
    })
    for (const name of Object.keys(own)) {
      expect(() => readConfig({ ...enough, ...own, [name]: '' })).toThrow(/OIDC_ISSUER: set .* together, or none/)
    }
  })

  test.each([
    ['a claim without values', { OIDC_ROLE_CLAIM: 'groups' }, 'OIDC_ROLE_CLAIM'],
    ['values without a claim', { OIDC_OPERATORS: 'operators' }, 'OIDC_ROLE_CLAIM'],
    [
      'one value for both roles',
      { OIDC_ROLE_CLAIM: 'groups', OIDC_OPERATORS: 'all', OIDC_MODERATORS: 'all' },
      'OIDC_MODERATORS',
    ],
    ['scopes without openid', { OIDC_SCOPES: 'profile' }, 'OIDC_SCOPES'],
    ['an issuer with a query', { OIDC_ISSUER: 'https://id.example.org/?a=b' }, 'OIDC_ISSUER'],
    ['plain http in production', { OIDC_ISSUER: 'http://id.internal', NODE_ENV: 'production' }, 'OIDC_ISSUER'],
  ])('%s is refused', (_, changes, name) => {
    expect(() => readConfig({ ...enough, ...own, TRUSTED_PROXIES: '127.0.0.1', ...changes })).toThrow(name)
  })
})

test.each([
  ['http://store.example', 'production', true],
  ['http://127.0.0.1:9000', 'production', false],
  ['https://store.example', 'production', false],
  ['http://store.example', 'development', false],
])('storage at %s in %s is refused: %s', (S3_ENDPOINT, NODE_ENV, isRefused) => {
  const read = () => readConfig({ ...enough, NODE_ENV, TRUSTED_PROXIES: '127.0.0.1', S3_ENDPOINT })
  if (isRefused) expect(read).toThrow('S3_ENDPOINT: must be https in production')
  else expect(read().S3_ENDPOINT).toBe(S3_ENDPOINT)
})

test.each([
  ['http://former.home.arpa', 'production', true],
  ['https://former.home.arpa', 'production', false],
  ['http://former.home.arpa', 'development', false],
])('moves from a private network, from %s in %s, are refused: %s', (MOVE_PRIVATE_PEER, NODE_ENV, isRefused) => {
  const read = () => readConfig({ ...enough, NODE_ENV, TRUSTED_PROXIES: '127.0.0.1', MOVE_PRIVATE_PEER })
  if (isRefused) expect(read).toThrow('MOVE_PRIVATE_PEER: must be https in production')
  else expect(read().MOVE_PRIVATE_PEER).toBe(MOVE_PRIVATE_PEER)
})
