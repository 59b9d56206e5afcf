// @vitest-environment happy-dom
import type { CurrentUser } from '@sadhana/contract'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, test } from 'vitest'
import { mira } from '#testing/mira.ts'
import { question, fakeDevice } from '#testing/passkeys.ts'
import { refuse, renderScreen, type FakeApi } from '#testing/render-screen.tsx'
import { PasskeysPanel } from '../passkeys/passkeys-panel.tsx'
import { SecurityScreen } from '../security-screen.tsx'
import { ChangeEmailForm } from '../verification/change-email-form.tsx'
import { ChangePasswordForm } from '../verification/change-password-form.tsx'

const withoutPassword: CurrentUser = { ...mira, hasPassword: false }
const withoutEmail = { email: null, emailVerified: false } as const
const backup = 'abcd-efgh-ijkl'

/** What replaces the password, depending on what the member has. */
const members: [who: string, user: CurrentUser, label: string, send: string | undefined][] = [
  ['a verified email', withoutPassword, 'Code from the email', 'Email me a code'],
  [
    'a verified phone alone',
    { ...withoutPassword, ...withoutEmail, phone: '+351912345678', phoneVerified: true },
    'Code from the text',
    'Text me a code',
  ],
  [
    'two-factor authentication',
    { ...withoutPassword, twoFactorEnabled: true },
    'Code from the app, or a backup code',
    undefined,
  ],
]

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))

async function enterCode(label: string, send: string | undefined, code = '402118') {
  await screen.findByLabelText(label)
  expect(screen.queryByLabelText('Password')).toBeNull()
  expect(screen.queryByLabelText('Current password')).toBeNull()
  if (send) {
    await press(send)
    expect(await screen.findByText('We’ve sent a code to where it goes.')).toBeTruthy()
  }
  type(label, code)
}

const sent = { sendErasureCode: { contact: 'where it goes' } }

describe.each(members)('a member without a password, with %s', (_, user, label, send) => {
  test('changes the email with a code', async () => {
    const message = 'Please follow the link we sent to your new email address.'
    const api: FakeApi = { account: { ...sent, changeEmail: { message } } }
    const view = renderScreen(<ChangeEmailForm user={user} />, { user, api })
    type('New email', 'new@example.org')
    await enterCode(label, send)
    await press('Change email')
    await waitFor(() => expect(view.callsTo('account.changeEmail')).toHaveLength(1))
    expect(view.callsTo('account.changeEmail')[0]?.body).toEqual({ email: 'new@example.org', code: '402118' })
  })

  test('sets a password with a code', async () => {
    const view = renderScreen(<ChangePasswordForm user={user} />, {
      user,
      api: { account: { ...sent, changePassword: null } },
    })
    expect(screen.getByRole('heading', { name: 'Set a password' })).toBeTruthy()
    type('New password', 'a quieter lantern 9')
    type('Confirm password', 'a quieter lantern 9')
    await enterCode(label, send)
    fireEvent.submit(screen.getByLabelText('New password'))
    await waitFor(() => expect(view.callsTo('account.changePassword')).toHaveLength(1))
    expect(view.callsTo('account.changePassword')[0]?.body).toEqual({
      code: '402118',
      newPassword: 'a quieter lantern 9',
    })
  })
})

test('two-factor authentication is turned on with a code, if the sign-in was a while ago', async () => {
  const api: FakeApi = {
    account: { ...sent, passkeys: [] },
    security: { enableTwoFactor: refuse('security.password_needed') },
  }
  const view = renderScreen(<SecurityScreen />, { user: withoutPassword, api })
  fireEvent.click(screen.getByRole('switch'))
  await enterCode('Code from the email', 'Email me a code')
  await press('Continue')
  await waitFor(() => expect(view.callsTo('security.enableTwoFactor').at(-1)?.body).toEqual({ code: '402118' }))
})

test.each([
  ['Disable 2FA', 'security.disableTwoFactor'],
  ['Generate New Backup Codes', 'security.generateBackupCodes'],
] as const)('"%s" takes a backup code', async (button, route) => {
  const user = { ...withoutPassword, twoFactorEnabled: true }
  const security = { disableTwoFactor: null, generateBackupCodes: { backupCodes: ['one', 'two'] } }
  const view = renderScreen(<SecurityScreen />, { user, api: { account: { passkeys: [] }, security } })
  await enterCode('Code from the app, or a backup code', undefined, backup)
  await press(button)
  await waitFor(() => expect(view.callsTo(route)[0]?.body).toEqual({ code: backup }))
})

test('a member who can’t be sent a code sees what to do', () => {
  renderScreen(<ChangeEmailForm user={{ ...withoutPassword, ...withoutEmail }} />)
  expect(screen.getByText(/Sign out and in again/)).toBeTruthy()
})

describe('a passkey', () => {
  const phone = { id: '0198a1f0-0000-7000-8000-0000000000a1', name: 'Phone', createdAt: '2026-07-04T06:00:00.000Z' }
  const passkeys = [{ ...phone, lastUsedAt: null }]
  const replies = { passkeys, askErasurePasskey: question, confirmWithPasskey: null }

  test('changes the email of a member who has nothing else', async () => {
    fakeDevice()
    const user = { ...withoutPassword, ...withoutEmail }
    const api: FakeApi = {
      account: { ...replies, changeEmail: { message: 'Please follow the link we sent to your new email address.' } },
    }
    const view = renderScreen(<ChangeEmailForm user={user} />, { user, api })
    await press('Use a passkey instead')
    const thanks = await screen.findByText(/^Thank you, it’s you\./)
    expect(document.activeElement).toBe(thanks)
    expect(view.callsTo('account.confirmWithPasskey')[0]?.body).toMatchObject({ id: 'a2V5', type: 'public-key' })
    type('New email', 'new@example.org')
    await press('Change email')
    await waitFor(() => expect(view.callsTo('account.changeEmail')[0]?.body).toEqual({ email: 'new@example.org' }))
  })

  test('replaces the code, and a code typed earlier isn’t sent; if it came too late, the code is requested again', async () => {
    fakeDevice()
    const changeEmail = refuse('security.password_needed')
    const api: FakeApi = { account: { ...replies, changeEmail } }
    const view = renderScreen(<ChangeEmailForm user={withoutPassword} />, { user: withoutPassword, api })
    type('Code from the email', '4021')
    await press('Use a passkey instead')
    await screen.findByText(/^Thank you, it’s you\./)
    expect(screen.queryByLabelText('Code from the email')).toBeNull()
    type('New email', 'new@example.org')
    await press('Change email')
    await waitFor(() => expect(view.callsTo('account.changeEmail')[0]?.body).toEqual({ email: 'new@example.org' }))
    expect(await screen.findByLabelText('Code from the email')).toBeTruthy()
  })

  test('is no longer offered once there is a password', async () => {
    fakeDevice()
    function Form() {
      const [user, setUser] = useState(withoutPassword)
      return (
        <>
          <button onClick={() => setUser(mira)}>Now with a password</button>
          <ChangePasswordForm user={user} />
        </>
      )
    }
    renderScreen(<Form />, { user: withoutPassword, api: { account: replies } })
    await press('Use a passkey instead')
    await screen.findByText(/^Thank you, it’s you\./)
    await press('Now with a password')
    expect(screen.getByLabelText('Current password')).toBeTruthy()
  })

  test('lets the change continue by itself', async () => {
    fakeDevice()
    let tries = 0
    const startPasskey = () => (tries++ === 0 ? refuse('security.password_needed') : refuse('account.passkeys_full'))
    const view = renderScreen(<PasskeysPanel user={withoutPassword} />, {
      user: withoutPassword,
      api: { account: { ...replies, startPasskey } },
    })
    await press('Add a passkey')
    await press('Use a passkey instead')
    await waitFor(() => expect(view.callsTo('account.startPasskey')).toHaveLength(2))
  })

  test('that is refused says so, and the other methods stay', async () => {
    fakeDevice()
    const api: FakeApi = { account: { ...replies, confirmWithPasskey: refuse('account.passkey_suspect') } }
    renderScreen(<ChangeEmailForm user={withoutPassword} />, { user: withoutPassword, api })
    await press('Use a passkey instead')
    expect(await screen.findByText(/may have been copied/)).toBeTruthy()
    expect(screen.getByLabelText('Code from the email')).toBeTruthy()
  })

  test('isn’t offered to a member who has none, nor where only a code is accepted', async () => {
    fakeDevice()
    const none: FakeApi = { account: { passkeys: [] } }
    const view = renderScreen(<ChangeEmailForm user={withoutPassword} />, { user: withoutPassword, api: none })
    await waitFor(() => expect(view.callsTo('account.passkeys')).toHaveLength(1))
    expect(screen.queryByRole('button', { name: 'Use a passkey instead' })).toBeNull()
    view.unmount()
    const user = { ...withoutPassword, twoFactorEnabled: true }
    renderScreen(<SecurityScreen />, { user, api: { account: replies } })
    expect(await screen.findByText('Phone')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Use a passkey instead' })).toBeNull()
  })
})
