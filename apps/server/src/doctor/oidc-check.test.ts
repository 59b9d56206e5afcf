import { afterAll, expect, test } from 'vitest'
import { readConfig } from '#platform/config.ts'
import { startIdentityStandIn } from '#testing/identity/identity-stand-in.ts'
import type { Patient } from './findings.ts'
import { checkOidc } from './oidc-check.ts'

const provider = await startIdentityStandIn()
afterAll(provider.close)

const settings = {
  DATABASE_URL: 'postgres://localhost/x',
  SMTP_URL: 'smtp://localhost',
  MAIL_FROM: 'a@example.org',
  SECRET_KEY: '0123456789abcdefghijklmnopqrstuvwxyz',
  STORAGE_URL: 'file:x',
}
const own = { OIDC_CLIENT_ID: 'compass', OIDC_CLIENT_SECRET: 'secret', OIDC_NAME: 'Hillside House' }
const check = (env: Record<string, string> = {}) =>
  checkOidc({ config: readConfig({ ...settings, ...env }), problems: [] } as unknown as Patient)

test('without a provider, it says so', async () => {
  expect(await check()).toMatchObject({ state: 'ok', says: expect.stringContaining('not set up') })
})

test('a provider that names itself as configured is well', async () => {
  const OIDC_ISSUER = `${provider.url}/realms/home`
  expect(await check({ ...own, OIDC_ISSUER, OIDC_INVITES: 'true' })).toMatchObject({
    state: 'ok',
    says: 'Hillside House answers, and stands for the referral code',
  })
})

test.each([
  ['a slash too many', '/realms/home/', 'calls itself'],
  ['another path', '/realms/garden', 'it answers 404'],
])('%s is wrong, with a way to fix it', async (_, path, says) => {
  expect(await check({ ...own, OIDC_ISSUER: provider.url + path })).toMatchObject({
    state: 'wrong',
    says: expect.stringContaining(says),
    fix: expect.stringContaining('OIDC_ISSUER'),
  })
})

test('a provider without S256, or that can’t be reached, is wrong', async () => {
  provider.behaviour.metadata = { code_challenge_methods_supported: ['plain'] }
  const OIDC_ISSUER = `${provider.url}/realms/home`
  expect(await check({ ...own, OIDC_ISSUER })).toMatchObject({ state: 'wrong', says: expect.stringContaining('PKCE') })
  expect(await check({ ...own, OIDC_ISSUER: 'http://127.0.0.1:1' })).toMatchObject({ state: 'wrong' })
})
