// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { markPasskeyOfferDue, takePasskeyOffer } from '#lib/member/passkey-offer.ts'
import { cancelDialog, creation, refuseDuplicate, question, fakeDevice } from '#testing/passkeys.ts'
import { refuse, renderScreen, type FakeApi } from '#testing/render-screen.tsx'
import { SignInForm } from '../sign-in/sign-in-form.tsx'
import { PasskeyOffer } from './passkey-offer.tsx'

beforeEach(() => localStorage.clear())

const userId = '0198a1f0-0000-7000-8000-000000000001'
const tokens = { token: 'access', refreshToken: 'refresh', expiresIn: 600, user: { id: userId } }
const waiting = { requiresTwoFactor: true, userId, tempToken: 'waiting', hasPasskey: true } as const
const passkey = { id: userId, name: 'Phone', createdAt: '2026-07-04T06:00:00.000Z', lastUsedAt: null }

const open = (account: FakeApi['account']) => renderScreen(<SignInForm />, { user: null, api: { account: account! } })
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
async function givePassword() {
  type('Username, email or phone', 'mira')
  type('Password', 'lantern orchid')
  await press('Sign in')
}

test('a passkey signs in without a password, and no passkey is offered afterwards', async () => {
  fakeDevice()
  const view = open({ askForPasskey: question, signInWithPasskey: tokens })
  await press('Sign in with a passkey')
  expect(await screen.findByText('Welcome!')).toBeTruthy()
  expect(localStorage.getItem('accessToken')).toBe('access')
  expect(view.callsTo('account.signInWithPasskey')[0]?.body).toMatchObject({ id: 'a2V5', type: 'public-key' })
  expect(takePasskeyOffer()).toBe(false)
})

test('closing the browser’s dialog isn’t a failure', async () => {
  fakeDevice({ get: cancelDialog })
  open({ askForPasskey: question })
  await press('Sign in with a passkey')
  const button = screen.getByRole('button', { name: 'Sign in with a passkey' })
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull())
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a passkey that is refused says so above the form', async () => {
  fakeDevice()
  open({ askForPasskey: question, signInWithPasskey: refuse('account.passkey_suspect') })
  await press('Sign in with a passkey')
  expect((await screen.findByRole('alert')).textContent).toContain('Please use your password or a code.')
})

test('a browser without passkeys has no button for them', () => {
  open({})
  expect(screen.queryByRole('button', { name: 'Sign in with a passkey' })).toBeNull()
})

test('after the password, a passkey is asked for first', async () => {
  fakeDevice()
  const view = open({ login: waiting, askForPasskeyStep: question, verifyPasskey: tokens })
  await givePassword()
  await press('Continue with a passkey')
  expect(await screen.findByText('Welcome!')).toBeTruthy()
  const { tempToken } = waiting
  expect(view.callsTo('account.verifyPasskey')[0]?.body).toMatchObject({ userId, tempToken, answer: { id: 'a2V5' } })
})

test.each([
  ['Use a code from the app', 'Verification code'],
  ['Use a backup code', 'Backup code'],
])('%s is one tap away', async (way, field) => {
  fakeDevice()
  open({ login: waiting })
  await givePassword()
  await press(way)
  expect(await screen.findByLabelText(field)).toBe(document.activeElement)
})

test('a passkey refused after the password leaves the other methods', async () => {
  fakeDevice()
  open({ login: waiting, askForPasskeyStep: question, verifyPasskey: refuse('account.passkey_refused') })
  await givePassword()
  await press('Continue with a passkey')
  expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t check this passkey.')
  expect(screen.getByRole('button', { name: 'Use a backup code' })).toBeTruthy()
})

test('a sign-in that waited too long returns to the password', async () => {
  fakeDevice()
  open({ login: waiting, askForPasskeyStep: refuse('security.sign_in_expired') })
  await givePassword()
  await press('Continue with a passkey')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByRole('alert').textContent).toContain('This sign-in has expired.')
})

test('a browser without passkeys asks for the code', async () => {
  open({ login: waiting })
  await givePassword()
  expect(await screen.findByLabelText('Verification code')).toBeTruthy()
})

test('signing in with a password makes the offer due, until this device has shown it', async () => {
  open({ login: tokens })
  await givePassword()
  await screen.findByText('Welcome!')
  expect(takePasskeyOffer()).toBe(true)
  expect(takePasskeyOffer()).toBe(false)
  fakeDevice()
  renderScreen(<PasskeyOffer />)
  await screen.findByRole('dialog', { name: 'Next time, just your fingerprint' })
  markPasskeyOfferDue()
  expect(takePasskeyOffer()).toBe(false)
})

test('the offer makes a passkey', async () => {
  fakeDevice()
  const view = renderScreen(<PasskeyOffer />, { api: { account: { startPasskey: creation, addPasskey: passkey } } })
  await press('Create a passkey')
  expect(await screen.findByText('Your passkey is ready')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(view.callsTo('account.addPasskey')).toHaveLength(1)
})

test('Not now closes the offer, and a device that already has a passkey says so', async () => {
  fakeDevice({ create: refuseDuplicate })
  const { unmount } = renderScreen(<PasskeyOffer />, { api: { account: { startPasskey: creation } } })
  await press('Not now')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  unmount()
  renderScreen(<PasskeyOffer />, { api: { account: { startPasskey: creation } } })
  await press('Create a passkey')
  expect(await screen.findByText('This device has a passkey for your account already.')).toBeTruthy()
})

test('a device that can’t store a passkey gets no offer, but may get one later', async () => {
  fakeDevice({ keeps: false })
  renderScreen(<PasskeyOffer />)
  await new Promise((done) => setTimeout(done))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(localStorage.getItem('passkeyOffered')).toBeNull()
})

test('if a menu is open when the device answers, the offer waits for the next sign-in', async () => {
  fakeDevice()
  renderScreen(
    <>
      <div role="menu" />
      <PasskeyOffer />
    </>,
  )
  await new Promise((done) => setTimeout(done))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(localStorage.getItem('passkeyOffered')).toBeNull()
})
