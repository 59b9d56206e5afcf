import { expect, test } from 'vitest'
import { type Config, ConfigError, readConfig } from '#platform/config.ts'
import { createPushKeys } from '#platform/push/push-keys.ts'
import { testConfig } from '#testing/test-app.ts'
import type { Patient } from './findings.ts'
import { checkPush } from './push-check.ts'

const config = await testConfig({ url: 'smtp://127.0.0.1:1' })
const check = (changes: Partial<Config>) =>
  checkPush({ config: { ...config, ...changes }, problems: [] } as unknown as Patient)
const { publicKey: VAPID_PUBLIC_KEY, privateKey: VAPID_PRIVATE_KEY } = createPushKeys()
const pair = { VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY }

test('says that push is not set up, which is no fault', async () => {
  const none = { VAPID_PUBLIC_KEY: undefined, VAPID_PRIVATE_KEY: undefined, VAPID_SUBJECT: undefined }
  expect(await check(none)).toMatchObject({ state: 'ok', says: expect.stringContaining('not set up') })
})

test.each([
  ['mailto:hello@localhost', 'wrong'],
  ['mailto:hello@example.com', 'wrong'],
  ['mailto:hello@compass.example', 'wrong'],
  ['https://compass.test/', 'wrong'],
  ['https://localhost:3000', 'wrong'],
  ['mailto:hello@sadhana.org', 'ok'],
  ['https://sadhana.org/contact', 'ok'],
])('the subject %s is %s', async (VAPID_SUBJECT, state) => {
  expect(await check({ ...pair, VAPID_SUBJECT })).toMatchObject({ state })
})

test('keys that do not belong together are wrong', async () => {
  const VAPID_SUBJECT = 'mailto:hello@sadhana.org'
  expect(await check({ ...pair, VAPID_PRIVATE_KEY: createPushKeys().privateKey, VAPID_SUBJECT })).toMatchObject({
    state: 'wrong',
  })
})

test('a service with half of the settings does not start', () => {
  const env = { ...process.env, DATABASE_URL: config.DATABASE_URL, SMTP_URL: config.SMTP_URL, MAIL_FROM: 'a@b.example' }
  const start = () =>
    readConfig({
      ...env,
      SECRET_KEY: config.SECRET_KEY,
      STORAGE_URL: 'file:x',
      VAPID_PUBLIC_KEY: pair.VAPID_PUBLIC_KEY,
    })
  expect(start).toThrow(ConfigError)
  expect(start).toThrow('VAPID_PUBLIC_KEY: set VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY and VAPID_SUBJECT together')
})
