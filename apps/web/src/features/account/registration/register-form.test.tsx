// @vitest-environment happy-dom
import type { ErrorCode } from '@sadhana/contract'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { loseNetwork, refuse, renderScreen, type FakeApi } from '#testing/render-screen.tsx'
import { RegisterScreen } from './register-screen.tsx'

const answers = {
  'Display name': 'Mira Sen',
  Username: 'mira',
  Email: 'mira@example.org',
  Password: 'lantern orchid 42',
  'Confirm password': 'lantern orchid 42',
}
const tokens = {
  token: 'access',
  refreshToken: 'refresh',
  expiresIn: 600,
  user: { id: '0198a1f0-0000-7000-8000-000000000001' },
}

function fillIn(register: NonNullable<FakeApi['account']>['register']) {
  const view = renderScreen(<RegisterScreen />, {
    user: null,
    path: '/register?ref=7QK4M-WPX2N',
    api: { account: { register: register! } },
  })
  for (const [label, value] of Object.entries(answers))
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
  return view
}
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Create account' }))

test('creating an account with the referral code from the link signs in', async () => {
  const view = fillIn(tokens)
  submit()
  expect(await screen.findByText('Welcome!')).toBeTruthy()
  expect(localStorage.getItem('accessToken')).toBe('access')
  const body = view.callsTo('account.register')[0]?.body
  expect(body).toMatchObject({ username: 'mira', referralCode: expect.stringContaining('7QK4M') })
  expect(body).not.toHaveProperty('confirmPassword')
})

test.each<[ErrorCode, string]>([
  ['referral.code_invalid', 'Referral code'],
  ['account.username_taken', 'Username'],
  ['account.email_taken', 'Email'],
  ['account.password_weak', 'Password'],
])('%s is shown at "%s"', async (code, label) => {
  fillIn(refuse(code))
  submit()
  expect(await screen.findByText('Unable to create account. Please try again.')).toBeTruthy()
  const field = screen.getByLabelText(label)
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(field)
})

test('a registration that never reached the server can be sent again', async () => {
  const view = fillIn(loseNetwork())
  submit()
  expect(await screen.findByText('Registration failed')).toBeTruthy()
  view.answer({ account: { register: tokens } })
  submit()
  expect(await screen.findByText('Welcome!')).toBeTruthy()
})

test('an incomplete form isn’t sent', async () => {
  const view = renderScreen(<RegisterScreen />, { user: null })
  submit()
  await waitFor(() => expect(screen.getByLabelText('Username').getAttribute('aria-invalid')).toBe('true'))
  expect(view.callsTo('account.register')).toEqual([])
})

test('a mismatch between the passwords is shown at once, before anything else is filled in', async () => {
  renderScreen(<RegisterScreen />, { user: null })
  const confirm = screen.getByLabelText('Confirm password')
  const type = (value: string) => fireEvent.change(confirm, { target: { value } })
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'lantern orchid' } })
  type('lant')
  expect(screen.queryByText("Passwords don't match")).toBeNull()
  type('lants')
  expect(screen.queryByText("Passwords don't match")).toBeNull()
  type('lantana')
  expect(await screen.findByText("Passwords don't match")).toBeTruthy()
  expect(confirm.getAttribute('aria-invalid')).toBe('true')
  submit()
  expect(await screen.findByText('Referral code is required')).toBeTruthy()
  expect(screen.getByText("Passwords don't match")).toBeTruthy()
})

test('a refused referral code says that it isn’t valid', async () => {
  fillIn(refuse('referral.code_invalid'))
  submit()
  expect(await screen.findByText(/isn’t valid/)).toBeTruthy()
  expect(await screen.findByText('Registration failed')).toBeTruthy()
})
