// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { mira } from '#testing/mira.ts'
import { breakDown, refuse, renderScreen, type FakeApi } from '#testing/render-screen.tsx'
import { ChangePasswordForm } from './change-password-form.tsx'

test('a hidden field tells password managers whose password is changed', () => {
  const { container } = renderScreen(<ChangePasswordForm user={mira} />)
  const name = container.querySelector<HTMLInputElement>('form [autocomplete=username]')
  expect(name?.value).toBe('mira')
  expect(name?.hidden).toBe(true)
})

test('the first field gets the focus, so that the form is visible on a phone', () => {
  renderScreen(<ChangePasswordForm user={mira} />)
  expect(document.activeElement).toBe(screen.getByLabelText('Current password'))
})

const openForm = (api: FakeApi) => renderScreen(<ChangePasswordForm user={mira} />, { api })
const press = (name: string) => {
  const button = screen.getByRole('button', { name })
  button.focus()
  fireEvent.click(button)
}
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const focused = () => document.activeElement

const fillInPasswords = () => {
  type('Current password', 'lantern orchid')
  type('New password', 'a quieter lantern 9')
  type('Confirm password', 'a quieter lantern 9')
}

test('changing the password empties the form and signs out the other devices', async () => {
  const view = openForm({ account: { changePassword: null } })
  fillInPasswords()
  press('Change password')
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
  openForm({ account: { changePassword: refuse(code) } })
  fillInPasswords()
  press('Change password')
  await waitFor(() => expect(screen.getByLabelText(label).getAttribute('aria-invalid')).toBe('true'))
  expect(focused()).toBe(screen.getByLabelText(label))
})

test('if the password can’t be changed, a toast says so and the typed text stays', async () => {
  openForm({ account: { changePassword: breakDown() } })
  fillInPasswords()
  press('Change password')
  expect(await screen.findByText('We couldn’t change your password')).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('New password').value).toBe('a quieter lantern 9')
})

test.each([true, undefined])(
  'the form says that a new password is compared with stolen ones: %s',
  async (checksBreaches) => {
    const view = openForm({ account: { socialProviders: { providers: [], phoneCountries: [], checksBreaches } } })
    const sentence = /^We’ll check whether it was stolen from another service\./
    expect(view.callsTo('account.socialProviders')).toEqual([])
    type('New password', 'a')
    await waitFor(() => expect(view.callsTo('account.socialProviders')).toHaveLength(1))
    if (checksBreaches) expect(await screen.findByText(sentence)).toBeTruthy()
    else expect(screen.queryByText(sentence)).toBeNull()
  },
)
