// @vitest-environment happy-dom
import type { ErasurePreview } from '@sadhana/contract'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { sessionStore } from '#lib/session/session-store.ts'
import { breakDown, refuse, renderScreen, type FakeApi } from '#testing/render-screen.tsx'
import { EraseScreen } from './erase-screen.tsx'

const preview: ErasurePreview = {
  dueAt: '2026-11-29T12:00:00.000Z',
  receipts: 9,
  isGiving: true,
  hasPassword: true,
  hasTwoFactor: false,
  email: 'mira@example.org',
}
const begun = { dueAt: preview.dueAt, email: 'mira@example.org' }

const open = (account: FakeApi['account'] = {}, changed: Partial<ErasurePreview> = {}) =>
  renderScreen(<EraseScreen archive={<p>the archive</p>} />, {
    api: { account: { erasurePreview: { ...preview, ...changed }, ...account } },
    path: '/settings/erase',
    pattern: '/settings/erase',
  })
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const tick = () => fireEvent.click(screen.getByRole('checkbox', { name: 'I’ve read what goes and what stays' }))
const erase = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Erase on 29 November' })

test('what goes and what stays is said first, with the archive and the last day', async () => {
  open()
  expect(await screen.findByText('9 receipts')).toBeTruthy()
  expect(screen.getByText('Your contribution')).toBeTruthy()
  expect(screen.getByText('the archive')).toBeTruthy()
  expect(screen.getByText(/Sign in any time until 29 November and it stops/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Keep my account' }).getAttribute('href')).toBe('/settings')
})

test('a member who gave nothing reads nothing about money', async () => {
  open({}, { receipts: 0, isGiving: false })
  await screen.findByText('Every way of signing in')
  expect(screen.queryByText('Your contribution')).toBeNull()
  expect(screen.queryByText(/receipt/)).toBeNull()
})

test('what can’t be loaded can be asked for again', async () => {
  const view = open({ erasurePreview: breakDown() })
  await screen.findByText('We couldn’t load what erasing would mean')
  expect(screen.queryByRole('button', { name: 'Continue to erase' })).toBeNull()
  view.answer({ account: { erasurePreview: preview } })
  await press('Try again')
  expect(await screen.findByText('9 receipts')).toBeTruthy()
})

test('the tick is never preset; with it and the password, this device forgets the member', async () => {
  const view = open({ erase: begun })
  await press('Continue to erase')
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
  await press('Continue to erase')
  type('Password', 'not this one')
  tick()
  fireEvent.click(erase())
  expect(await screen.findByText('That’s not your current password. Please try again.')).toBeTruthy()
  expect(sessionStore.read()).not.toBeNull()
})

test('a code by email does as well, and is sent when asked for', async () => {
  const view = open({ sendErasureCode: { email: 'mira@example.org' }, erase: begun })
  await press('Continue to erase')
  expect(view.callsTo('account.sendErasureCode')).toEqual([])
  await press('Email me a code')
  await screen.findByText('Enter the 6-digit code we’ve sent to mira@example.org.')
  type('Verification code', '402 118')
  tick()
  fireEvent.click(erase())
  await waitFor(() => expect(view.callsTo('account.erase')[0]?.body).toEqual({ way: 'email', code: '402118' }))
})

test('a code that can’t be sent leaves the password where it was', async () => {
  open({ sendErasureCode: refuse('security.code_sent_recently') })
  await press('Continue to erase')
  await press('Email me a code')
  expect(await screen.findByText(/We’ve just sent you an email/)).toBeTruthy()
  expect(screen.getByLabelText('Password')).toBeTruthy()
})

test.each([
  ['Use my authenticator app', 'Verification code', '123456', { way: 'authenticator', code: '123456' }],
  ['Use a backup code', 'Backup code', 'abcd-efgh-1234', { way: 'backup-code', code: 'abcd-efgh-1234' }],
])('with a second factor: %s', async (way, label, code, body) => {
  const view = open({ erase: begun }, { hasTwoFactor: true })
  await press('Continue to erase')
  await press(way)
  type(label, code)
  tick()
  fireEvent.click(erase())
  await waitFor(() => expect(view.callsTo('account.erase')[0]?.body).toEqual(body))
})

test('a member with neither password nor verified email is told what to do first', async () => {
  open({}, { hasPassword: false, email: null })
  await press('Continue to erase')
  expect(screen.getByText(/neither a password nor a verified email address/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Verify my email' }).getAttribute('href')).toBe('/security?tab=verification')
})
