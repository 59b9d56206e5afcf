// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { App } from '#app/app.tsx'
import { forgetSuspension, noteSuspension, useSuspension } from '#lib/session/suspension.ts'
import { question, fakeDevice } from '#testing/passkeys.ts'
import { type FakeApi, refuse, renderScreen } from '#testing/render-screen.tsx'
import { Suspended } from './suspended.tsx'

afterEach(forgetSuspension)

function Shown() {
  const suspension = useSuspension()
  return suspension ? <Suspended suspension={suspension} /> : <p>Nobody is paused</p>
}

const answer = (fields: object) => ({ status: 403, text: JSON.stringify({ code: 'account.suspended', fields }) })

test('a suspended member sees until when, why, and how to reply', async () => {
  noteSuspension(answer({ since: '2026-11-15T10:00:00.000Z', until: '2026-11-22T10:00:00.000Z', reason: 'Selling.' }))
  renderScreen(<Shown />, {})
  expect(await screen.findByRole('heading', { name: /paused until.*22/ })).toBeTruthy()
  expect(screen.getByText(/“Selling.”/)).toBeTruthy()
  expect(screen.getByText(/Answer the email we sent you/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'talk to a person, now' }).getAttribute('href')).toBe('/help-now')
  fireEvent.click(screen.getByRole('link', { name: 'Back to sign in' }))
  expect(await screen.findByText('Nobody is paused')).toBeTruthy()
})

test('an open-ended suspension names no day, and other refusals show nothing', async () => {
  noteSuspension({ status: 403, text: '{"code":"account.password_wrong"}' })
  renderScreen(<Shown />, {})
  expect(screen.getByText('Nobody is paused')).toBeTruthy()
  noteSuspension(answer({ since: '2026-11-15T10:00:00.000Z', reason: 'Selling.' }))
  expect(await screen.findByRole('heading', { name: 'Your account is paused.' })).toBeTruthy()
})

const userId = '0198a1f0-0000-7000-8000-000000000001'
const state = 's'.repeat(43)
const paused = refuse('account.suspended', {
  since: '2026-11-15T10:00:00.000Z',
  until: '2026-11-22T10:00:00.000Z',
  reason: 'Selling.',
})
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
const type = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } })
const givePassword = async () => {
  await type('Username, email or phone', 'mira')
  await type('Password', 'lantern orchid')
  await press('Sign in')
}

type Way = [name: string, api: FakeApi, come: () => Promise<unknown>, path?: string]
const ways: Way[] = [
  ['a password', { account: { login: paused } }, givePassword],
  [
    'a password and a code',
    { account: { login: { requiresTwoFactor: true, userId, tempToken: 'waiting' }, verifyTwoFactor: paused } },
    async () => {
      await givePassword()
      await type('Verification code', '123456')
      await press('Verify')
    },
  ],
  [
    'a passkey',
    { account: { askForPasskey: question, signInWithPasskey: paused } },
    async () => press('Sign in with a passkey'),
  ],
  [
    'a texted code',
    {
      account: { socialProviders: { providers: [], phoneCountries: ['PT'] } },
      phone: { sendCode: null, signIn: paused },
    },
    async () => {
      await press('Continue with Phone')
      await type('Phone number', '912 345 678')
      await press('Send code')
      await type('Verification code', '408152')
      fireEvent.click(screen.getAllByRole('button', { name: 'Sign in' }).at(-1)!)
    },
  ],
  ['a provider', { account: { socialRefusal: paused } }, async () => {}, `/login?ticket=ours&state=${state}`],
]

test.each(ways)('a suspended member who signs in with %s sees why', async (_, api, come, path = '/login') => {
  sessionStorage.setItem('socialLogin', JSON.stringify({ state, search: '' }))
  fakeDevice()
  renderScreen(<App />, { user: null, path, api })
  await come()
  expect(await screen.findByRole('heading', { level: 1, name: /paused until.*22/ })).toBeTruthy()
  expect(screen.getByText(/“Selling.”/)).toBeTruthy()
  expect(screen.getByText(/Answer the email we sent you/)).toBeTruthy()
})
