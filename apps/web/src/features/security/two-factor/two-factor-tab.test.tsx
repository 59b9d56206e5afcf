// @vitest-environment happy-dom
import { type CurrentUser, errors } from '@sadhana/contract'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { mira } from '#testing/mira.ts'
import { breakDown, refuse, renderScreen, type FakeApi } from '#testing/render-screen.tsx'
import { SecurityScreen } from '../security-screen.tsx'

const setup = { secret: 'JBSWY3DPEHPK3PXP', qrCodeUrl: 'data:image/svg+xml,' }
const backupCodes = ['abcd-efgh', 'ijkl-mnop']
const protectedUser: CurrentUser = { ...mira, twoFactorEnabled: true }

const open = (security: FakeApi['security'] = {}, user: CurrentUser = mira) =>
  renderScreen(<SecurityScreen />, { user, api: { account: { passkeys: [] }, security } })
const toggle = () => screen.getByRole<HTMLInputElement>('switch')
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })
const code = () => screen.findByLabelText<HTMLInputElement>('Verification code')
const password = () => screen.findByLabelText<HTMLInputElement>('Password')
const describes = (message: HTMLElement, field: HTMLElement) =>
  field.getAttribute('aria-describedby')?.includes(message.closest('[id]')?.id ?? 'nothing')

test('the switch leads to the QR code, and a correct code to the backup codes', async () => {
  const view = open({ enableTwoFactor: setup, verifyTwoFactorSetup: { backupCodes } })
  fireEvent.click(toggle())
  await screen.findByRole('img', { name: 'QR code for your authenticator app' })
  type(await code(), '123456')
  view.answer({ account: { me: protectedUser } })
  await press('Verify and Enable')
  expect(await screen.findByText('abcd-efgh')).toBeTruthy()
  expect(document.activeElement?.textContent).toBe('Your backup codes')
  await press('Done')
  expect(await screen.findByText('Two-factor authentication is on')).toBeTruthy()
})

test('backup codes are still there after a visit to another tab', async () => {
  open({
    enableTwoFactor: setup,
    verifyTwoFactorSetup: { backupCodes },
    sessions: [],
    logs: { items: [], nextCursor: null },
  })
  fireEvent.click(toggle())
  type(await code(), '123456')
  await press('Verify and Enable')
  await screen.findByText('abcd-efgh')
  for (const name of ['Activity', 'Two-Factor Auth']) fireEvent.mouseDown(screen.getByRole('tab', { name }))
  expect(await screen.findByText('abcd-efgh')).toBeTruthy()
})

test('a wrong setup code is shown at its field and cleared, and can be typed again', async () => {
  open({ enableTwoFactor: setup, verifyTwoFactorSetup: refuse('security.code_invalid') })
  fireEvent.click(toggle())
  type(await code(), '123456')
  await press('Verify and Enable')
  const message = await screen.findByText('Invalid verification code. Please try again.')
  const field = await code()
  expect(field.value).toBe('')
  expect(describes(message, field)).toBe(true)
  expect(document.activeElement).toBe(field)
})

/** To the server the sign-in is too old, and only one password is right. */
const oldSignIn: FakeApi['security'] = {
  enableTwoFactor: ({ body }) => {
    if (body?.password === undefined) return refuse('security.password_needed')
    return body.password === 'right' ? setup : refuse('account.password_wrong')
  },
}
async function askForPassword() {
  open(oldSignIn)
  fireEvent.click(toggle())
  return password()
}

test('after an older sign-in, the tab asks for the password first', async () => {
  const field = await askForPassword()
  expect(document.activeElement).toBe(field)
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Continue' }).disabled).toBe(true)
  type(field, 'right')
  await press('Continue')
  await screen.findByRole('img', { name: 'QR code for your authenticator app' })
})

test('a wrong password is shown at its field, which gets the focus', async () => {
  const field = await askForPassword()
  expect(screen.queryByRole('alert')).toBeNull()
  field.blur()
  type(field, 'wrong')
  await press('Continue')
  const message = await screen.findByText('Failed to enable 2FA. Please check your password and try again.')
  expect(describes(message, field)).toBe(true)
  await waitFor(() => expect(document.activeElement).toBe(field))
})

test('Cancel leaves two-factor authentication off', async () => {
  await askForPassword()
  await press('Cancel')
  expect(screen.queryByLabelText('Password')).toBeNull()
  expect(toggle().checked).toBe(false)
  expect(document.activeElement).toBe(toggle())
})

test('a setup that can’t be started shows a toast, and the switch stays off', async () => {
  open({ enableTwoFactor: breakDown() })
  fireEvent.click(toggle())
  expect(await screen.findByText('Failed to enable 2FA. Please try again.')).toBeTruthy()
  expect(toggle().checked).toBe(false)
})

test('without a verified email, the switch only points to the button that sends one', () => {
  const view = open({}, { ...mira, emailVerified: false })
  fireEvent.click(toggle())
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Send Verification Email' }))
  expect(view.callsTo('security.enableTwoFactor')).toEqual([])
})

test('the password allows turning it off, and the focus returns to the switch', async () => {
  const view = open({ disableTwoFactor: null }, protectedUser)
  type(await password(), 'right')
  view.answer({ account: { me: mira } })
  await press('Disable 2FA')
  await waitFor(() => expect(toggle().checked).toBe(false))
  expect(await screen.findByText('2FA Disabled')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(toggle()))
})

test('after an older sign-in the tab also asks for a code, says why, and sends both', async () => {
  const view = open(
    {
      disableTwoFactor: ({ body }) =>
        body.code === undefined
          ? refuse('security.factor_needed')
          : body.code === '123456'
            ? null
            : refuse('security.code_invalid'),
    },
    protectedUser,
  )
  type(await password(), 'right')
  await press('Disable 2FA')
  const field = await screen.findByLabelText<HTMLInputElement>('Code from the app, or a backup code')
  expect(screen.getByText(/a stolen password alone can’t do this/)).toBeTruthy()
  expect(screen.queryByText(/check your password/)).toBeNull()
  await waitFor(() => expect(document.activeElement).toBe(field))
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Disable 2FA' }).disabled).toBe(true)
  type(field, '654321')
  await press('Disable 2FA')
  await screen.findByText(errors['security.code_invalid'][1])
  expect(field.value).toBe('')
  type(field, '123456')
  view.answer({ account: { me: mira } })
  await press('Disable 2FA')
  await waitFor(() => expect(toggle().checked).toBe(false))
  expect(view.callsTo('security.disableTwoFactor').at(-1)?.body).toEqual({ password: 'right', code: '123456' })
})

test('after a change the other devices can be signed out from the toast', async () => {
  const view = open({ disableTwoFactor: null, endOtherSessions: null }, protectedUser)
  type(await password(), 'right')
  view.answer({ account: { me: mira } })
  await press('Disable 2FA')
  await press('Sign out other devices')
  expect(await screen.findByText('Your other devices are signed out.')).toBeTruthy()
  expect(view.callsTo('security.endOtherSessions')).toHaveLength(1)
})

test('the password allows making new backup codes', async () => {
  open({ generateBackupCodes: { backupCodes } }, protectedUser)
  type(await password(), 'right')
  await press('Generate New Backup Codes')
  expect(await screen.findByText('ijkl-mnop')).toBeTruthy()
})

test.each([
  ['Disable 2FA', 'Failed to disable 2FA. Please check your password and try again.'],
  ['Generate New Backup Codes', 'Failed to generate backup codes. Please check your password and try again.'],
])('a wrong password for "%s" is shown at its field', async (name, words) => {
  const refusals = {
    disableTwoFactor: refuse('security.disable_refused'),
    generateBackupCodes: refuse('security.backup_codes_refused'),
  }
  open(refusals, protectedUser)
  type(await password(), 'not my password')
  await press(name)
  expect(describes(await screen.findByText(words), await password())).toBe(true)
  expect(document.activeElement).toBe(await password())
})

const recovering = { ...protectedUser, twoFactorRecoveryAt: '2026-01-08T06:30:00.000Z' }

test('cancelling a recovery moves the focus to the page’s heading', async () => {
  const view = open({ cancelRecovery: null }, recovering)
  view.answer({ account: { me: protectedUser } })
  await press('Cancel recovery')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Cancel recovery' })).toBeNull())
  expect(document.activeElement?.textContent).toBe('Account Security')
})

test('a recovery that can’t be cancelled says so, and can be tried again', async () => {
  open({ cancelRecovery: breakDown() }, recovering)
  await press('Cancel recovery')
  expect(await screen.findByText('We couldn’t cancel the recovery. Please try again.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Cancel recovery' })).toBeTruthy()
})

test.each([
  [8, '8 of 10 backup codes left', false],
  [2, '2 of 10 backup codes left', true],
  [0, '0 of 10 backup codes left', true],
])('with %i backup codes left, the page says so', (backupCodesLeft, words, isFew) => {
  open({}, { ...protectedUser, backupCodesLeft })
  expect(screen.getByText(/backup codes left/).textContent).toBe(words)
  expect(document.querySelectorAll('.stone-row-open')).toHaveLength(10 - backupCodesLeft)
  expect(screen.queryByText(/Generate new ones before you run out\./) !== null).toBe(isFew)
})

test('the page starts with what protects the account, and says each thing once', async () => {
  const { unmount } = open({}, protectedUser)
  expect(await screen.findByText('A second step keeps your account safe')).toBeTruthy()
  expect(screen.getByText('Your password alone lets no one in.')).toBeTruthy()
  expect(screen.queryByText(/your password and a code/)).toBeNull()
  unmount()
  open()
  expect(await screen.findByText('A second step would keep your account safer')).toBeTruthy()
})

test('with a passkey too, the page names both', async () => {
  const passkey = { id: mira.id, name: 'Phone', createdAt: '2026-07-04T06:00:00.000Z', lastUsedAt: null }
  renderScreen(<SecurityScreen />, { user: protectedUser, api: { account: { passkeys: [passkey] } } })
  expect(await screen.findByText('A passkey and an app keep your account safe')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Change password' }).getAttribute('href')).toBe(
    '/profile?tab=settings&change=password',
  )
})
