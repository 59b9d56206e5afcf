// @vitest-environment happy-dom
import type { ErasurePreview } from '@sadhana/contract'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { lazy } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { markWaiting } from '#lib/outbox/waiting.ts'
import { sessionStore } from '#lib/session/session-store.ts'
import { EverythingInView } from '#testing/in-view.ts'
import { mira } from '#testing/mira.ts'
import { cancelDialog, question, fakeDevice } from '#testing/passkeys.ts'
import { breakDown, never, refuse, renderScreen, type FakeApi } from '#testing/render-screen.tsx'
import { EraseScreen } from './erase-screen.tsx'

const preview: ErasurePreview = {
  dueAt: '2026-11-29T12:00:00.000Z',
  receipts: 9,
  isGiving: true,
  hasMoved: false,
  hasPassword: true,
  hasTwoFactor: false,
  hasPasskey: false,
  providers: [],
  email: 'mira@example.org',
  phone: null,
}
beforeEach(() => void vi.stubGlobal('IntersectionObserver', EverythingInView))
afterEach(() => vi.restoreAllMocks())

const erasure = { dueAt: preview.dueAt, email: 'mira@example.org' }

const theArchive = <p>the archive</p>
const open = (
  account: FakeApi['account'] = {},
  changed: Partial<ErasurePreview> = {},
  search = '',
  archive = theArchive,
) =>
  renderScreen(<EraseScreen archive={archive} />, {
    api: { account: { erasurePreview: { ...preview, ...changed }, ...account } },
    path: `/settings/erase${search}`,
    pattern: '/settings/erase',
  })
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
const goOn = async () => {
  await press('Continue to erase')
  await screen.findByRole('dialog')
}
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const tick = () => fireEvent.click(screen.getByRole('checkbox', { name: 'I’ve read what goes and what stays' }))
const erase = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Erase on 29 November' })

test('the page says first what is erased and what is kept, with the archive and the last day', async () => {
  open()
  expect(await screen.findByText('9 receipts')).toBeTruthy()
  expect(screen.getByText('Your contribution')).toBeTruthy()
  expect(screen.getByText('the archive')).toBeTruthy()
  expect(screen.getByText(/Sign in any time before 29 November and it stops/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Keep my account' }).getAttribute('href')).toBe('/settings')
})

test('members with things unsent are asked about them before they show who they are', async () => {
  open()
  markWaiting(mira.id)
  await press('Continue to erase')
  expect(await screen.findByRole('dialog', { name: 'Continue with things unsent?' })).toBeTruthy()
  await press('Continue without sending')
  expect(await screen.findByRole('dialog', { name: 'Is it you?' })).toBeTruthy()
})

test('members who never gave money see nothing about money', async () => {
  open({}, { receipts: 0, isGiving: false })
  await screen.findByText('Every way of signing in')
  expect(screen.queryByText('Your contribution')).toBeNull()
  expect(screen.queryByText(/receipt/)).toBeNull()
})

test('a preview that can’t be loaded can be tried again', async () => {
  const view = open({ erasurePreview: breakDown() })
  await screen.findByText('We couldn’t load what erasing would mean')
  expect(screen.queryByRole('button', { name: 'Continue to erase' })).toBeNull()
  view.answer({ account: { erasurePreview: preview } })
  await press('Try again')
  expect(await screen.findByText('9 receipts')).toBeTruthy()
})

test('the archive panel delays nothing else while it loads, and doesn’t take the focus', async () => {
  const Coming = lazy(() => never<{ default: () => null }>())
  const view = open({ erasurePreview: breakDown() }, {}, '', <Coming />)
  await screen.findByRole('button', { name: 'Try again' })
  view.answer({ account: { erasurePreview: preview } })
  await press('Try again')
  expect(await screen.findByText('9 receipts')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })))
})

test('the box is never ticked in advance; with it and the password, this device forgets the member', async () => {
  const view = open({ erase: erasure })
  await goOn()
  type('Password', 'quiet river stones at dawn')
  expect(erase().disabled).toBe(true)
  tick()
  fireEvent.click(erase())
  await screen.findByText('another page')
  expect(view.callsTo('account.erase')[0]?.body).toEqual({ way: 'password', password: 'quiet river stones at dawn' })
  expect(sessionStore.read()).toBeNull()
})

test('a wrong password says so, and nothing is erased', async () => {
  open({ erase: refuse('account.password_wrong') })
  await goOn()
  type('Password', 'not this one')
  tick()
  fireEvent.click(erase())
  expect(await screen.findByText('That’s not your current password. Please try again.')).toBeTruthy()
  expect(sessionStore.read()).not.toBeNull()
})

test('an emailed code works too, and is sent on request', async () => {
  const view = open({ sendErasureCode: { contact: 'mira@example.org' }, erase: erasure })
  await goOn()
  expect(view.callsTo('account.sendErasureCode')).toEqual([])
  await press('Email me a code')
  await screen.findByText('Enter the 6-digit code we’ve sent to mira@example.org.')
  type('Verification code', '402 118')
  tick()
  fireEvent.click(erase())
  await waitFor(() => expect(view.callsTo('account.erase')[0]?.body).toEqual({ way: 'email', code: '402118' }))
})

test('a member with only a phone gets the code by text', async () => {
  const alone = { hasPassword: false, email: null, phone: '+351912345678' }
  const view = open({ sendErasureCode: { contact: '+351912345678' }, erase: erasure }, alone)
  await goOn()
  await press('Text me a code')
  await screen.findByText('Enter the 6-digit code we’ve sent to +351912345678.')
  type('Verification code', '402118')
  tick()
  fireEvent.click(erase())
  await waitFor(() => expect(view.callsTo('account.erase')[0]?.body).toEqual({ way: 'phone', code: '402118' }))
})

test('if a code can’t be sent, the password field stays', async () => {
  open({ sendErasureCode: refuse('security.code_sent_recently') })
  await goOn()
  await press('Email me a code')
  expect(await screen.findByText(/We’ve just sent you an email/)).toBeTruthy()
  expect(screen.getByLabelText('Password')).toBeTruthy()
})

test.each([
  ['Use my authenticator app', 'Verification code', '123456', { way: 'authenticator', code: '123456' }],
  ['Use a backup code', 'Backup code', 'abcd-efgh-1234', { way: 'backup-code', code: 'abcd-efgh-1234' }],
])('with two-factor authentication: %s', async (way, label, code, body) => {
  const view = open({ erase: erasure }, { hasTwoFactor: true })
  await goOn()
  await press(way)
  type(label, code)
  tick()
  fireEvent.click(erase())
  await waitFor(() => expect(view.callsTo('account.erase')[0]?.body).toEqual(body))
})

test('a member with neither password nor verified email sees what to do first', async () => {
  open({}, { hasPassword: false, email: null })
  await goOn()
  expect(screen.getByText(/neither a password nor a verified email address/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Verify my email' }).getAttribute('href')).toBe('/security?tab=verification')
})

const nothingElse = { hasPassword: false, email: null }

test('a member with only a passkey can erase the account with it', async () => {
  fakeDevice()
  const view = open({ askErasurePasskey: question, erase: erasure }, { ...nothingElse, hasPasskey: true })
  await goOn()
  expect(screen.getByText('Your browser will ask for your fingerprint, face or PIN.')).toBeTruthy()
  expect(erase().disabled).toBe(true)
  tick()
  fireEvent.click(erase())
  await screen.findByText('another page')
  const body = view.callsTo('account.erase')[0]?.body
  expect(body).toMatchObject({ way: 'passkey', answer: { id: 'a2V5', type: 'public-key' } })
})

test('closing the browser’s dialog isn’t a failure, and erases nothing', async () => {
  fakeDevice({ get: cancelDialog })
  const view = open({ askErasurePasskey: question }, { ...nothingElse, hasPasskey: true })
  await goOn()
  tick()
  fireEvent.click(erase())
  await waitFor(() => expect(view.callsTo('account.askErasurePasskey')).toHaveLength(1))
  await waitFor(() => expect(erase().getAttribute('aria-disabled')).toBeNull())
  expect(screen.queryByRole('alert')).toBeNull()
  expect(view.callsTo('account.erase')).toEqual([])
})

test('a passkey that is refused says so, and the other methods stay', async () => {
  fakeDevice()
  open({ askErasurePasskey: question, erase: refuse('account.passkey_suspect') }, { hasPasskey: true })
  await goOn()
  await press('Use a passkey')
  tick()
  fireEvent.click(erase())
  expect((await screen.findByRole('alert')).textContent).toContain('This passkey may have been copied')
  expect(screen.getByRole('button', { name: 'Use my password' })).toBeTruthy()
})

test('a browser without passkeys offers none', async () => {
  open({}, { hasPasskey: true })
  await goOn()
  expect(screen.queryByRole('button', { name: 'Use a passkey' })).toBeNull()
})

test('a member with only a provider goes there, with a state that this tab remembers', async () => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
  const there = 'https://accounts.google.com/o/oauth2/v2/auth?state=…'
  const view = open({ startErasureProvider: { url: there } }, { ...nothingElse, providers: ['google'] })
  await goOn()
  expect(screen.getByText('Please show us once more that it’s you.')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Verify my email' })).toBeNull()
  await press('Sign in with Google again')
  await waitFor(() => expect(assign).toHaveBeenCalledWith(there))
  const { state } = JSON.parse(sessionStorage.getItem('socialLogin') ?? '{}') as { state: string }
  expect(view.callsTo('account.startErasureProvider')[0]?.body).toEqual({ provider: 'google', state })
})

test('a member with nothing to type can still keep the account', async () => {
  open({}, { ...nothingElse, providers: ['google'] })
  await goOn()
  await press('Keep my account')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('a provider that is no longer linked says so', async () => {
  open({ startErasureProvider: refuse('account.social_not_linked') }, { providers: ['apple'] })
  await goOn()
  await press('Sign in with Apple again')
  expect((await screen.findByRole('alert')).textContent).toContain('This account isn’t linked any more.')
})

const state = 's'.repeat(43)
const proof = 'p'.repeat(43)
const leave = () => sessionStorage.setItem('socialLogin', JSON.stringify({ state, search: '' }))
const arrival = `#state=${state}&provider=google&proof=${proof}`

test('after coming back from the provider, only the box and the button are left', async () => {
  leave()
  const view = open({ erase: erasure }, { ...nothingElse, providers: ['google'] }, arrival)
  await screen.findByText('Google has confirmed that it’s you. That counts for five minutes.')
  expect(sessionStorage.getItem('socialLogin')).toBeNull()
  expect(erase().disabled).toBe(true)
  tick()
  fireEvent.click(erase())
  await screen.findByText('another page')
  expect(view.callsTo('account.erase')[0]?.body).toEqual({ way: 'provider', proof })
})

test('a proof that came too late says so, and can be given again', async () => {
  leave()
  open({ erase: refuse('account.social_expired') }, { ...nothingElse, providers: ['google'] }, arrival)
  await screen.findByText(/Google has confirmed/)
  tick()
  fireEvent.click(erase())
  expect((await screen.findByRole('alert')).textContent).toContain('Please start again.')
  expect(screen.getByRole('button', { name: 'Sign in with Google again' })).toBeTruthy()
})

test.each([
  ['another account', '?error=other-account', /another account than the one you’ve linked/],
  ['no confirmation', '?error=social', /We got no confirmation/],
  ['a proof for another tab', arrival, /We got no confirmation/],
])('coming back with %s says so, and erases nothing', async (_what, search, message) => {
  const view = open({}, { ...nothingElse, providers: ['google'] }, search)
  expect((await screen.findByRole('alert')).textContent).toMatch(message)
  expect(screen.queryByRole('checkbox')).toBeNull()
  expect(view.callsTo('account.erase')).toEqual([])
})

test('choosing another method clears the provider’s failure', async () => {
  open({}, { hasTwoFactor: true, providers: ['google'] }, '?error=social')
  await screen.findByRole('alert')
  await press('Use a backup code')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByLabelText('Backup code')).toBeTruthy()
})
