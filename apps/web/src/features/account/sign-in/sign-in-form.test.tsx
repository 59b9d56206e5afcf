// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { loseNetwork, refuse, renderScreen, type FakeApi } from '#testing/render-screen.tsx'
import { toastStore } from '#ui/overlay/toast-store.ts'
import { SignInForm } from './sign-in-form.tsx'

const waiting = {
  requiresTwoFactor: true,
  userId: '0198a1f0-0000-7000-8000-000000000001',
  tempToken: 'waiting',
} as const

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const openToast = () => toastStore.get()?.open === true

function signIn(account: FakeApi['account']) {
  const view = renderScreen(<SignInForm />, { user: null, api: { account: account ?? {} } })
  type('Username, email or phone', 'mira')
  type('Password', 'not the password')
  press('Sign in')
  return view
}

const descriptionOf = (field: HTMLElement) =>
  document.querySelector(`[id="${field.getAttribute('aria-describedby')}"]`)?.textContent

test('each empty field says what is missing', async () => {
  const view = renderScreen(<SignInForm />, { user: null })
  press('Sign in')
  expect(await screen.findByText('Username, email, or phone is required')).toBeTruthy()
  expect(descriptionOf(screen.getByLabelText('Password'))).toBe('Password must be at least 6 characters')
  expect(view.calls).toEqual([])
})

test('Cancel clears the typed code', async () => {
  signIn({ login: waiting })
  await screen.findByRole('dialog')
  type('Verification code', '12')
  press('Cancel')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  press('Sign in')
  expect(await screen.findByLabelText('Verification code')).toHaveProperty('value', '')
})

test('a refused sign-in is shown in the form and at both fields, and stays visible', async () => {
  signIn({ login: refuse('account.invalid_credentials') })
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toBe('Login failedInvalid credentials. Please try again.')
  for (const label of ['Username, email or phone', 'Password']) {
    const field = screen.getByLabelText(label)
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(descriptionOf(field)).toBe(alert.textContent)
  }
  expect(document.activeElement).toBe(screen.getByLabelText('Password'))
  expect(openToast()).toBe(false)
})

test('a sign-in that never reached the server is shown too, without marking the fields as wrong', async () => {
  signIn({ login: loseNetwork() })
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Login failedNetwork error/)
  expect(screen.getByLabelText('Password').hasAttribute('aria-invalid')).toBe(false)
})

test('the next attempt removes the old message, so that the same one is announced again', async () => {
  const view = signIn({ login: refuse('account.invalid_credentials') })
  await screen.findByRole('alert')
  view.answer({ account: { login: waiting } })
  press('Sign in')
  const dialog = await screen.findByRole('dialog')
  expect(within(dialog).queryByRole('alert')).toBeNull()
  expect(document.querySelectorAll('[role="alert"]')).toHaveLength(0)
})

test.each([
  ['Verification code', '123456', 'verifyTwoFactor'],
  ['Backup code', 'abcd-efgh', 'verifyBackupCode'],
] as const)('a wrong %s is shown at its field, cleared and requested again', async (label, code, call) => {
  signIn({ login: waiting, [call]: refuse('security.code_invalid') })
  await screen.findByRole('dialog')
  if (label === 'Backup code') press('Use a backup code')
  expect(document.activeElement).toBe(screen.getByLabelText(label))
  type(label, code)
  press('Verify')
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toBe('Verification failedInvalid verification code. Please try again.')
  const field = screen.getByLabelText<HTMLInputElement>(label)
  expect(field.value).toBe('')
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(descriptionOf(field)).toBe(alert.textContent)
  expect(document.activeElement).toBe(field)
  expect(openToast()).toBe(false)
})

test('a code that never reached the server stays in the field', async () => {
  signIn({ login: waiting, verifyTwoFactor: loseNetwork() })
  await screen.findByRole('dialog')
  type('Verification code', '123456')
  press('Verify')
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Verification failedNetwork error/)
  expect(screen.getByLabelText<HTMLInputElement>('Verification code').value).toBe('123456')
})

test('Cancel returns the focus to the button that requested the code', async () => {
  signIn({ login: waiting })
  screen.getByRole('button', { name: 'Sign in' }).focus()
  await screen.findByRole('dialog')
  press('Cancel')
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Sign in'))
})

test('an expired sign-in returns to the password and says why', async () => {
  signIn({ login: waiting, verifyTwoFactor: refuse('security.sign_in_expired') })
  await screen.findByRole('dialog')
  type('Verification code', '123456')
  press('Verify')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByRole('alert').textContent).toBe(
    'Verification failedThis sign-in has expired. Please sign in again.',
  )
  expect(openToast()).toBe(false)
})

const tokens = { token: 'access', refreshToken: 'refresh', expiresIn: 600, user: { id: waiting.userId } }

test('a sign-in without two-factor authentication starts a session at once', async () => {
  signIn({ login: tokens })
  expect(await screen.findByText('Welcome!')).toBeTruthy()
  expect(localStorage.getItem('accessToken')).toBe('access')
})

test('a correct code starts the session', async () => {
  const view = signIn({ login: waiting, verifyTwoFactor: tokens })
  await screen.findByRole('dialog')
  type('Verification code', '123456')
  press('Verify')
  expect(await screen.findByText('Welcome!')).toBeTruthy()
  const { userId, tempToken } = waiting
  expect(view.callsTo('account.verifyTwoFactor')[0]?.body).toEqual({ userId, tempToken, code: '123456' })
})

async function askForRecovery(startRecovery: NonNullable<FakeApi['security']>['startRecovery']) {
  const view = renderScreen(<SignInForm />, {
    user: null,
    api: { account: { login: waiting }, security: { startRecovery: startRecovery! } },
  })
  type('Username, email or phone', 'mira')
  type('Password', 'lantern orchid')
  press('Sign in')
  await screen.findByRole('dialog')
  press('I’ve lost my phone and my backup codes')
  press('Email me a recovery link')
  return view
}

test('a member who lost everything gets an emailed link, and sees when it starts to work', async () => {
  await askForRecovery({ availableAt: '2026-01-08T06:30:00.000Z' })
  expect((await screen.findByText('We’ve sent you an email')).closest('[role]')?.textContent).toContain(
    'The link works from',
  )
  press('Done')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('a recovery that can’t be started says so and can be tried again', async () => {
  const view = await askForRecovery(refuse('service.failed'))
  expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t start the recovery')
  view.answer({ security: { startRecovery: { availableAt: '2026-01-08T06:30:00.000Z' } } })
  press('Email me a recovery link')
  expect(await screen.findByText('We’ve sent you an email')).toBeTruthy()
})

test('a recovery requested too late returns to the password', async () => {
  await askForRecovery(refuse('security.sign_in_expired'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByRole('alert').textContent).toContain('This sign-in has expired.')
})
