// @vitest-environment happy-dom
import type { CurrentUser } from '@sadhana/contract'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { mira } from '#testing/mira.ts'
import { breakDown, refuse, renderScreen, type FakeApi } from '#testing/render-screen.tsx'
import { SecurityScreen } from '../security-screen.tsx'
import './verification-tab.tsx'

const unverified: CurrentUser = { ...mira, emailVerified: false }

async function open(user: CurrentUser, api: FakeApi = {}) {
  const view = renderScreen(<SecurityScreen />, { user, api })
  fireEvent.mouseDown(screen.getByRole('tab', { name: 'Verification' }))
  fireEvent.click(screen.getByRole('tab', { name: 'Verification' }))
  await screen.findByRole('heading', { name: 'Change password' })
  return view
}

const press = async (name: string) => {
  const button = await screen.findByRole('button', { name })
  button.focus()
  fireEvent.click(button)
}
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const focused = () => document.activeElement
const code = () => screen.findByLabelText<HTMLInputElement>('Verification code')

test('"I have a code" opens the field for it', async () => {
  await open(unverified)
  await press('I have a code')
  expect(focused()).toBe(await code())
})

test('a wrong code is shown at its field, which is emptied and focused', async () => {
  await open(unverified, { account: { verifyEmail: refuse('security.code_invalid') } })
  await press('I have a code')
  type('Verification code', '123456')
  await press('Verify email')
  await screen.findByText('Invalid verification code. Please try again.')
  expect((await code()).value).toBe('')
  expect(focused()).toBe(await code())
})

test('once the email is verified, the focus goes to the heading', async () => {
  const view = await open(unverified, { account: { verifyEmail: { email: 'mira@example.org' } } })
  await press('I have a code')
  type('Verification code', '123456')
  view.answer({ account: { me: mira } })
  await press('Verify email')
  await screen.findByText('Your email is verified')
  expect(focused()?.textContent).toBe('Email verification')
})

const emailSent = 'Please follow the link we sent to your new email address.'

test('a new address asks for the code; a different one can be entered instead', async () => {
  await open(mira, { account: { changeEmail: { message: emailSent } } })
  type('New email', 'new@example.org')
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'lantern orchid' } })
  await press('Change email')
  const field = await code()
  await waitFor(() => expect(focused()).toBe(field))
  await press('Use a different address')
  await waitFor(() => expect(focused()).toBe(screen.getByLabelText('New email')))
})

test.each([
  ['a wrong password', refuse('account.password_wrong'), 'Password'],
  ['an email the server refuses', refuse('request.invalid', { email: 'Please enter a valid email' }), 'New email'],
])('%s is shown at its field', async (_what, failure, label) => {
  await open(mira, { account: { changeEmail: failure } })
  type('New email', 'new@example.org')
  type('Password', 'not my password')
  await press('Change email')
  await waitFor(() => expect(screen.getByLabelText(label).getAttribute('aria-invalid')).toBe('true'))
  expect(focused()).toBe(screen.getByLabelText(label))
})

test('an email that can’t be changed is told by toast', async () => {
  await open(mira, { account: { changeEmail: refuse('security.emails_spent') } })
  type('New email', 'new@example.org')
  type('Password', 'lantern orchid')
  await press('Change email')
  expect(await screen.findByText('We couldn’t change your email')).toBeTruthy()
})

const fillInPasswords = () => {
  type('Current password', 'lantern orchid')
  type('New password', 'a quieter lantern 9')
  type('Confirm password', 'a quieter lantern 9')
}

test('a changed password empties the form and signs out the other devices', async () => {
  const view = await open(mira, { account: { changePassword: null } })
  fillInPasswords()
  await press('Change password')
  expect(await screen.findByText('We’ve signed out your other devices.')).toBeTruthy()
  expect(view.callsTo('account.changePassword')[0]?.body).toEqual({
    currentPassword: 'lantern orchid',
    newPassword: 'a quieter lantern 9',
  })
  expect(screen.getByLabelText<HTMLInputElement>('New password').value).toBe('')
})

test.each([
  ['account.password_wrong', 'Current password'],
  ['account.password_weak', 'New password'],
] as const)('%s is shown at "%s"', async (code, label) => {
  await open(mira, { account: { changePassword: refuse(code) } })
  fillInPasswords()
  await press('Change password')
  await waitFor(() => expect(screen.getByLabelText(label).getAttribute('aria-invalid')).toBe('true'))
  expect(focused()).toBe(screen.getByLabelText(label))
})

test('a password that can’t be changed is told by toast, and what was typed stays', async () => {
  await open(mira, { account: { changePassword: breakDown() } })
  fillInPasswords()
  await press('Change password')
  expect(await screen.findByText('We couldn’t change your password')).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('New password').value).toBe('a quieter lantern 9')
})

test('a member without an email is asked to add one', async () => {
  await open({ ...mira, email: null, emailVerified: false })
  expect(screen.getByText('Your account doesn’t have an email address yet')).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Add email' })).toBeTruthy()
})
