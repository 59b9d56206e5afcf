// @vitest-environment happy-dom
import type { ErrorCode } from '@sadhana/contract'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { breakDown, loseNetwork, refuse, renderScreen, type FakeApi } from '#testing/render-screen.tsx'
import { LoginScreen } from '../login-screen.tsx'
import { RegisterScreen } from '../registration/register-screen.tsx'
// Loaded with the test, so that no test waits for it.
import './phone-dialog.tsx'

const ways = { providers: [], phoneCountries: ['PT', 'IE'] }
const tokens = { token: 'access', refreshToken: 'refresh', expiresIn: 900, user: { id: crypto.randomUUID() } }
const phone = '+351912345678'

const press = async (name: string) => {
  const button = await screen.findByRole('button', { name })
  button.focus()
  fireEvent.click(button)
}
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)

async function open(api: FakeApi['phone'] = {}, { isSignUp = false, path = '/' } = {}) {
  const view = renderScreen(isSignUp ? <RegisterScreen /> : <LoginScreen />, {
    user: null,
    path,
    api: { account: { socialProviders: ways }, phone: { sendCode: null, ...api } },
  })
  await press('Continue with Phone')
  await screen.findByLabelText('Phone number')
  return view
}

async function enterNumber(api: FakeApi['phone'] = {}) {
  const view = await open(api)
  type('Phone number', '912 345 678')
  await press('Send code')
  await screen.findByRole('heading', { name: 'Enter the code' })
  return view
}

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('if no texting service is configured, there is no button', async () => {
  const api = { account: { socialProviders: { ...ways, phoneCountries: [] } } }
  const view = renderScreen(<LoginScreen />, { user: null, api })
  await waitFor(() => expect(view.callsTo('account.socialProviders')).toHaveLength(1))
  expect(screen.queryByRole('button', { name: 'Continue with Phone' })).toBeNull()
})

test('the number, then the code, signs in', async () => {
  const view = await enterNumber({ signIn: tokens })
  expect(view.callsTo('phone.sendCode')[0]?.body).toEqual({ phone })
  expect(screen.getByText('+351 912 345 678')).toBeTruthy()
  const code = field('Verification code')
  expect(document.activeElement).toBe(code)
  expect(code.autocomplete).toBe('one-time-code')
  type('Verification code', '408 152')
  await press('Sign in')
  expect(await screen.findByText('Welcome!')).toBeTruthy()
  expect(view.callsTo('phone.signIn')[0]?.body).toEqual({ phone, code: '408152' })
  expect(localStorage.getItem('accessToken')).toBe('access')
})

test('pasting a whole number changes the country', async () => {
  const view = await open()
  type('Phone number', '+353 85 012 3456')
  expect(screen.getByLabelText<HTMLSelectElement>('Country').value).toBe('IE')
  expect(field('Phone number').value).toBe('085 012 3456')
  await press('Send code')
  await waitFor(() => expect(view.callsTo('phone.sendCode')[0]?.body).toEqual({ phone: '+353850123456' }))
})

test.each(['', '91234', '+35191'])('"%s" isn’t a number, and isn’t sent', async (typed) => {
  const view = await open()
  type('Phone number', typed)
  await press('Send code')
  expect(await screen.findByText('Please enter a valid phone number')).toBeTruthy()
  expect(document.activeElement).toBe(field('Phone number'))
  expect(view.callsTo('phone.sendCode')).toEqual([])
})

test('a code of fewer than six digits isn’t sent', async () => {
  const view = await enterNumber()
  type('Verification code', '4081')
  await press('Sign in')
  expect(await screen.findByText('Verification code must be 6 digits')).toBeTruthy()
  expect(view.callsTo('phone.signIn')).toEqual([])
})

test('"Use different phone number" returns to the number that was typed', async () => {
  await enterNumber()
  await press('Use different phone number')
  expect(await screen.findByRole('heading', { name: 'What’s your number?' })).toBeTruthy()
  expect(field('Phone number').value).toBe('912 345 678')
  expect(document.activeElement).toBe(field('Phone number'))
})

describe('reasons why a code isn’t sent', () => {
  const unavailable = 'The authentication service is currently unavailable. Please try again later.'
  test.each([
    ['nothing there', refuse('request.not_found'), unavailable],
    [
      'a wrong number',
      refuse('phone.number_invalid'),
      'Please enter a valid international phone number, with the plus sign and country code.',
    ],
    ['no network', loseNetwork(), 'Network error. Please check your internet connection and try again.'],
    [
      'another country',
      refuse('phone.country_not_served'),
      'We can’t send texts to this country. Please use another way to sign in.',
    ],
  ])('%s', async (_, sendCode, words) => {
    await open({ sendCode })
    type('Phone number', '912 345 678')
    await press('Send code')
    expect(await screen.findByText('Failed to send code')).toBeTruthy()
    expect(screen.getByText(words)).toBeTruthy()
  })

  test('a code sent a moment ago still works, so the next step asks for it', async () => {
    await open({ sendCode: refuse('phone.code_sent_recently') })
    type('Phone number', '912 345 678')
    await press('Send code')
    expect(await screen.findByText('If a code has reached you, it still works')).toBeTruthy()
    expect(screen.getByText(/^A code for this number was requested a moment ago/)).toBeTruthy()
    expect(field('Verification code')).toBeTruthy()
  })

  test('at sign-up, nothing claims that a code was sent, because unknown numbers get no text when signing in', async () => {
    await open({ sendCode: refuse('phone.code_sent_recently') }, { isSignUp: true, path: '/?ref=7QK4M-WPX2N' })
    type('Phone number', '912 345 678')
    await press('Send code')
    expect(await screen.findByText(/^A code for this number was requested a moment ago/)).toBeTruthy()
    expect(screen.getByRole('dialog').textContent).not.toMatch(/texted|sent to|on its way/i)
  })
})

describe('reasons why a code isn’t accepted', () => {
  test.each([
    [
      'a wrong code',
      refuse('security.code_invalid'),
      'The verification code is invalid or has expired. Please request a new code.',
    ],
    [
      'nothing there',
      refuse('request.not_found'),
      'The authentication service is currently unavailable. Please try again later.',
    ],
    ['another browser', refuse('phone.other_browser'), /^We sent this code for another browser/],
    ['no network', loseNetwork(), 'Network error. Please check your internet connection and try again.'],
    ['too many', refuse('request.too_many'), 'Too many requests in a short time. Please wait a moment and try again.'],
  ])('%s', async (_, signIn, words) => {
    await enterNumber({ signIn })
    type('Verification code', '408152')
    await press('Sign in')
    expect(await screen.findByText('Verification failed')).toBeTruthy()
    expect(screen.getByText(words)).toBeTruthy()
    expect(document.activeElement).toBe(field('Verification code'))
  })

  test('a server error is shown', async () => {
    await enterNumber({ signIn: breakDown() })
    type('Verification code', '408152')
    await press('Sign in')
    expect(await screen.findByText('Verification failed')).toBeTruthy()
  })
})

test('a minute later a new code can be requested', async () => {
  const view = await enterNumber()
  expect(screen.getByText(/^A new code in (1:00|0:5\d)$/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Send a new code' })).toBeNull()
  const later = Date.now() + 61_000
  vi.spyOn(Date, 'now').mockReturnValue(later)
  await press('Send a new code')
  await waitFor(() => expect(view.callsTo('phone.sendCode')).toHaveLength(2))
  expect(await screen.findByText(/^A new code in/)).toBeTruthy()
})

test('a code that the browser reads from the text message is filled in', async () => {
  const answer = Promise.withResolvers<unknown>()
  vi.stubGlobal('OTPCredential', Object)
  const get = vi.fn((request: { otp?: unknown }) => (request.otp ? answer.promise : new Promise(() => {})))
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: { get } })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'credentials'))
  await enterNumber()
  await act(async () => answer.resolve({ code: '408152' }))
  await waitFor(() => expect(field('Verification code').value).toBe('408152'))
})

test('a member with two-factor authentication has to enter a code', async () => {
  const waiting = { requiresTwoFactor: true, userId: crypto.randomUUID(), tempToken: 'waiting' } as const
  await enterNumber({ signIn: waiting })
  type('Verification code', '408152')
  await press('Sign in')
  expect(await screen.findByText('Enter the 6-digit code from your authenticator app.')).toBeTruthy()
})

describe('signing up', () => {
  test('sends the invitation with the number, and the name with the code', async () => {
    const view = await open({ register: tokens }, { isSignUp: true, path: '/register?ref=7QK4M-WPX2N' })
    const dialog = screen.getByRole('dialog')
    expect(dialog.textContent).toContain('Join with your phone')
    type('Phone number', '912 345 678')
    await press('Send code')
    await screen.findByRole('heading', { name: 'Enter the code' })
    expect(view.callsTo('phone.sendCode')[0]?.body).toMatchObject({
      phone,
      referralCode: expect.stringMatching(/7QK4M/),
    })
    type('Verification code', '408152')
    const create = screen.getByRole('dialog').querySelector<HTMLButtonElement>('button[type=submit]')
    fireEvent.click(create!)
    expect(await screen.findByText('Display name must be at least 2 characters')).toBeTruthy()
    const name = screen.getByRole('dialog').querySelector<HTMLInputElement>('input[autocomplete=name]')
    fireEvent.change(name!, { target: { value: 'Mira' } })
    fireEvent.click(create!)
    expect(await screen.findByText('Welcome!')).toBeTruthy()
    expect(view.callsTo('phone.register')[0]?.body).toMatchObject({ phone, code: '408152', displayName: 'Mira' })
  })

  test.each<[string, string, ErrorCode | undefined, RegExp]>([
    ['an empty invitation', '/register', undefined, /Referral code is required/],
    ['a used invitation', '/register?ref=7QK4M-WPX2N', 'referral.code_invalid', /This referral code isn’t valid/],
  ])('%s is shown at its field', async (_, path, code, words) => {
    await open(code ? { sendCode: refuse(code) } : {}, { isSignUp: true, path })
    type('Phone number', '912 345 678')
    await press('Send code')
    expect(await screen.findByText(words)).toBeTruthy()
    expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true)
    expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true')
  })
})
