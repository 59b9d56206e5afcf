// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { breakDown, refuse, renderScreen, type FakeApi } from '#testing/render-screen.tsx'
import { LoginScreen } from '../login-screen.tsx'

const open = (path: string, api: FakeApi = {}) =>
  renderScreen(<LoginScreen />, { user: null, path, pattern: '/login', api })
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const title = () => screen.getByRole('heading', { level: 1 }).textContent

test('a member who forgot their password requests the link, and returns to the sign-in form', async () => {
  const message = 'If an account with that email exists, a reset link has been sent.'
  const view = open('/login?view=forgot', { account: { forgotPassword: { message } } })
  expect(title()).toBe('Forgot password')
  type('Email', 'mira@example.org')
  press('Send reset link')
  expect(await screen.findByText(message)).toBeTruthy()
  expect(view.callsTo('account.forgotPassword')[0]?.body).toEqual({ email: 'mira@example.org' })
  await waitFor(() => expect(title()).toBe('Welcome back'))
  expect(screen.getByText('Please check your inbox')).toBeTruthy()
  expect(screen.getByText(/^If there’s an account for mira@example.org, our email has a link/)).toBeTruthy()
})

test('a reset link that can’t be sent says so, and the form stays', async () => {
  open('/login?view=forgot', { account: { forgotPassword: breakDown() } })
  type('Email', 'mira@example.org')
  press('Send reset link')
  expect(await screen.findByText('Failed to send reset link.')).toBeTruthy()
  expect(title()).toBe('Forgot password')
})

test('without an email nothing is sent', async () => {
  const view = open('/login?view=forgot')
  press('Send reset link')
  await waitFor(() => expect(screen.getByLabelText('Email').getAttribute('aria-invalid')).toBe('true'))
  expect(view.calls).toEqual([])
})

function reset(answer: NonNullable<FakeApi['account']>['resetPassword']) {
  const view = open('/login#reset=the-token', { account: { resetPassword: answer! } })
  type('New password', 'lantern orchid 42')
  type('Confirm password', 'lantern orchid 42')
  return view
}
const openReset = async () => void (await screen.findByText('Choose a new password'))

test('the link in the email fills in the token, and saving a new password leads to the sign-in form', async () => {
  const view = reset(null)
  await openReset()
  press('Set new password')
  expect(await screen.findByText('Your password has been changed')).toBeTruthy()
  expect(view.callsTo('account.resetPassword')[0]?.body).toMatchObject({ token: 'the-token' })
  await waitFor(() => expect(title()).toBe('Welcome back'))
})

test.each([
  [
    'token',
    'Reset token',
    () => refuse('request.invalid', { token: 'Reset token is required' }),
    'Reset token is required',
  ],
  [
    'token nobody sent',
    'Reset token',
    () => refuse('account.reset_failed', { token: 'We don’t recognise this token.' }),
    'We don’t recognise this token.',
  ],
  ['password', 'New password', () => refuse('account.password_weak'), undefined],
])('a %s that the server refuses is shown at its field', async (_which, label, failure, message) => {
  reset(failure())
  await openReset()
  press('Set new password')
  expect(await screen.findByText('Failed to reset password. Please try again.')).toBeTruthy()
  const field = screen.getByLabelText(label)
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(field)
  if (message) expect(screen.getByText(message)).toBeTruthy()
})

test('without a token nothing is sent', async () => {
  const view = open('/login?view=reset')
  press('Set new password')
  expect(await screen.findByText('Reset token is required')).toBeTruthy()
  expect(view.calls).toEqual([])
})

test('the recovery link turns off two-factor authentication only after a click', async () => {
  const view = open('/login#recovery=the-token', { security: { finishRecovery: breakDown() } })
  await screen.findByText('Lost your phone and backup codes?')
  expect(view.callsTo('security.finishRecovery')).toEqual([])
  press('Turn off two-factor authentication')
  expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t finish the recovery')
  view.answer({ security: { finishRecovery: null } })
  press('Turn off two-factor authentication')
  expect(await screen.findByText('2FA Disabled')).toBeTruthy()
  expect(view.callsTo('security.finishRecovery')[1]?.body).toEqual({ token: 'the-token' })
  await waitFor(() => expect(title()).toBe('Welcome back'))
})

test('a recovery page without its link says where to find it', () => {
  open('/login?view=recovery')
  expect(screen.getByText('Please open the link in the email we sent you.')).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})
