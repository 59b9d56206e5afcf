// @vitest-environment happy-dom
import { errors } from '@sadhana/contract'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { mira } from '#testing/mira.ts'
import { refuse, renderScreen, type FakeApi } from '#testing/render-screen.tsx'
import { ChangeEmailForm } from './change-email-form.tsx'

const openForm = (api: FakeApi = {}) => renderScreen(<ChangeEmailForm user={mira} />, { api })
const press = (name: string) => {
  const button = screen.getByRole('button', { name })
  button.focus()
  fireEvent.click(button)
}
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const focused = () => document.activeElement

const emailSent = 'Please follow the link we sent to your new email address.'

test('after a new address is entered, the page asks for the code, or for a different address', async () => {
  openForm({ account: { changeEmail: { message: emailSent } } })
  type('New email', 'new@example.org')
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'lantern orchid' } })
  press('Change email')
  const field = await screen.findByLabelText<HTMLInputElement>('Verification code')
  await waitFor(() => expect(focused()).toBe(field))
  press('Use a different address')
  await waitFor(() => expect(focused()).toBe(screen.getByLabelText('New email')))
})

test.each([
  ['a wrong password', refuse('account.password_wrong'), 'Password'],
  ['an email the server refuses', refuse('request.invalid', { email: 'Please enter a valid email' }), 'New email'],
])('%s is shown at its field', async (_what, failure, label) => {
  openForm({ account: { changeEmail: failure } })
  type('New email', 'new@example.org')
  type('Password', 'not my password')
  press('Change email')
  await waitFor(() => expect(screen.getByLabelText(label).getAttribute('aria-invalid')).toBe('true'))
  expect(focused()).toBe(screen.getByLabelText(label))
})

test('after an older sign-in the form also asks for a code, says why, and sends both', async () => {
  const view = openForm({
    account: {
      changeEmail: ({ body }) =>
        body.code === undefined
          ? refuse('security.factor_needed')
          : body.code === '123456'
            ? { message: emailSent }
            : refuse('security.code_invalid'),
    },
  })
  const label = 'Code from the app, or a backup code'
  type('New email', 'new@example.org')
  type('Password', 'lantern orchid')
  expect(screen.queryByLabelText(label)).toBeNull()
  press('Change email')
  const field = await screen.findByLabelText(label)
  expect(focused()).toBe(field)
  expect(screen.getByText(/a stolen password alone can’t do this/)).toBeTruthy()
  type(label, '654321')
  press('Change email')
  await screen.findByText(errors['security.code_invalid'][1])
  await waitFor(() => expect(focused()).toBe(field))
  type(label, '123456')
  press('Change email')
  await screen.findByLabelText('Verification code')
  const body = { email: 'new@example.org', password: 'lantern orchid', code: '123456' }
  expect(view.callsTo('account.changeEmail').at(-1)?.body).toEqual(body)
})

test('if the email can’t be changed, a toast says so', async () => {
  openForm({ account: { changeEmail: refuse('security.emails_spent') } })
  type('New email', 'new@example.org')
  type('Password', 'lantern orchid')
  press('Change email')
  expect(await screen.findByText('We couldn’t change your email')).toBeTruthy()
})

test('a member without an email adds one', () => {
  renderScreen(<ChangeEmailForm user={{ ...mira, email: null, emailVerified: false }} />)
  expect(screen.getByRole('heading', { name: 'Add email' })).toBeTruthy()
})
