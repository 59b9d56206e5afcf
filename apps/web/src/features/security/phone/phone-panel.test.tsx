// @vitest-environment happy-dom
import type { CurrentUser } from '@sadhana/contract'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { mira } from '#testing/mira.ts'
import { loseNetwork, refuse, renderScreen, type FakeApi } from '#testing/render-screen.tsx'
import { PhonePanel } from './phone-panel.tsx'
// Loaded with the test, so that no test waits for it.
import './phone-form.tsx'

const phone = '+351912345678'
const verified: CurrentUser = { ...mira, phone, phoneVerified: true }

const open = (user: CurrentUser, api: FakeApi['phone'] = {}, phoneCountries = ['PT']) =>
  renderScreen(<PhonePanel user={user} />, {
    user,
    api: { account: { socialProviders: { providers: [], phoneCountries } }, phone: { verifyPhone: null, ...api } },
  })
const press = async (name: string) => {
  const button = await screen.findByRole('button', { name })
  button.focus()
  fireEvent.click(button)
}
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })

async function sendCode(user: CurrentUser, api: FakeApi['phone'] = {}) {
  const view = open(user, api)
  await screen.findByLabelText('Phone number')
  type('Phone number', '935 550 142')
  await press('Send Verification Code')
  return view
}

test('if no texting service is configured, there is nothing to verify', async () => {
  const view = open(mira, {}, [])
  await waitFor(() => expect(view.callsTo('account.socialProviders')).toHaveLength(1))
  expect(screen.queryByRole('heading', { name: 'Phone verification' })).toBeNull()
})

test('a verified number stays visible if texting is no longer configured', async () => {
  open(verified, {}, [])
  expect(await screen.findByText('+351 912 345 678')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Update Phone Number' })).toBeNull()
})

test('a number is verified with its code', async () => {
  const view = await sendCode(mira, { confirmPhone: null })
  expect(view.callsTo('phone.verifyPhone')[0]?.body).toEqual({ phone: '+351935550142' })
  const code = await screen.findByLabelText('Verification code')
  await waitFor(() => expect(document.activeElement).toBe(code))
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Verify Phone Number' }).disabled).toBe(true)
  type('Verification code', '408152')
  await press('Verify Phone Number')
  expect(await screen.findByText('Thank you. Your phone number is verified.')).toBeTruthy()
  expect(view.callsTo('phone.confirmPhone')[0]?.body).toEqual({ phone: '+351935550142', code: '408152' })
})

test('"Back" returns to the number', async () => {
  await sendCode(mira)
  await press('Back')
  expect(await screen.findByLabelText<HTMLInputElement>('Phone number')).toMatchObject({ value: '935 550 142' })
})

test('"Update Phone Number" asks for a new number, and the old one stays until then', async () => {
  open(verified)
  await press('Update Phone Number')
  expect(await screen.findByText(`${phone} stays until the new number is verified.`)).toBeTruthy()
  await press('Cancel')
  expect(await screen.findByText('Phone verified')).toBeTruthy()
})

describe('a failure is shown', () => {
  test.each([
    ['no network', loseNetwork(), 'Network error. Please check your internet connection and try again.'],
    ['five codes today', refuse('phone.codes_spent'), /^Five codes were requested for this number today/],
  ])('if the code can’t be sent: %s', async (_, verifyPhone, words) => {
    await sendCode(mira, { verifyPhone })
    expect(await screen.findByText('Failed to send code')).toBeTruthy()
    expect(screen.getByText(words)).toBeTruthy()
  })

  test.each([
    ['a wrong code', refuse('security.code_invalid'), /The verification code is invalid or has expired/],
    ['someone else’s number', refuse('account.phone_taken'), /already has an account here/],
  ])('if the code isn’t accepted: %s', async (_, confirmPhone, words) => {
    await sendCode(mira, { confirmPhone })
    await screen.findByLabelText('Verification code')
    type('Verification code', '408152')
    await press('Verify Phone Number')
    expect(await screen.findByText('Verification failed')).toBeTruthy()
    expect(screen.getByText(words)).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByLabelText('Verification code'))
  })
})

test('a member who signed in a while ago proves that it’s them, and verifying then continues', async () => {
  const view = await sendCode(mira, { verifyPhone: refuse('security.password_needed') })
  await screen.findByRole('dialog')
  view.answer({ phone: { verifyPhone: ({ body }) => (body.password ? null : refuse('security.password_needed')) } })
  type('Password', 'lantern orchid')
  await press('Continue')
  expect(await screen.findByLabelText('Verification code')).toBeTruthy()
  expect(view.callsTo('phone.verifyPhone').map(({ body }) => body)).toEqual([
    { phone: '+351935550142' },
    { phone: '+351935550142', password: 'lantern orchid' },
  ])
})

/** The server, after an older sign-in of a member with two-factor authentication. */
const verifyPhone: NonNullable<FakeApi['phone']>['verifyPhone'] = ({ body }) => {
  if (!body.password) return refuse('security.password_needed')
  if (!body.code) return refuse('security.factor_needed')
  return body.code === '123456' ? null : refuse('security.code_invalid')
}

test('with two-factor authentication, the proof also takes a code and says why', async () => {
  const label = 'Code from the app, or a backup code'
  const view = await sendCode({ ...mira, twoFactorEnabled: true }, { verifyPhone })
  await screen.findByRole('dialog')
  expect(screen.queryByLabelText(label)).toBeNull()
  type('Password', 'lantern orchid')
  await press('Continue')
  const field = await screen.findByLabelText(label)
  expect(document.activeElement).toBe(field)
  expect(screen.getByText(/a stolen password alone can’t do this/)).toBeTruthy()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Continue' }).disabled).toBe(true)
  type(label, '654321')
  await press('Continue')
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
  expect(screen.getByLabelText('Password').getAttribute('aria-invalid')).toBeNull()
  type(label, '123456')
  await press('Continue')
  expect(await screen.findByLabelText('Verification code')).toBeTruthy()
  const body = { phone: '+351935550142', password: 'lantern orchid', code: '123456' }
  expect(view.callsTo('phone.verifyPhone').at(-1)?.body).toEqual(body)
})

test('without a password and an email, a texted code replaces them', async () => {
  const alone = { ...verified, hasPassword: false, email: null, emailVerified: false }
  const view = open(alone, { verifyPhone: refuse('security.password_needed') })
  await press('Update Phone Number')
  await screen.findByLabelText('Phone number')
  type('Phone number', '935 550 142')
  await press('Send Verification Code')
  await screen.findByRole('dialog')
  view.answer({ account: { sendErasureCode: { contact: phone } }, phone: { verifyPhone: null } })
  await press('Text me a code')
  expect(await screen.findByText(`We’ve sent a code to ${phone}.`)).toBeTruthy()
  type('Code from the text', '123456')
  await press('Continue')
  await waitFor(() => expect(view.callsTo('phone.verifyPhone')[1]?.body).toMatchObject({ code: '123456' }))
})
