// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { breakDown, refuse, renderScreen, type FakeApi } from '#testing/render-screen.tsx'
import { LoginScreen } from '../login-screen.tsx'
import { RegisterScreen } from '../registration/register-screen.tsx'

afterEach(() => vi.restoreAllMocks())

const state = 's'.repeat(43)
const failed = 'Social login failed. Please try again or use email/password.'
const id = '0198a1f0-0000-7000-8000-000000000001'

/** As if this tab had left for a provider. */
const leave = (search = '') => sessionStorage.setItem('socialLogin', JSON.stringify({ state, search }))
const openLogin = (search: string, account: FakeApi['account'] = {}) =>
  renderScreen(<LoginScreen />, { user: null, path: `/login${search}`, pattern: '/login', api: { account } })

test('the configured providers are in a row, and a click leaves with a state that this tab remembers', async () => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
  openLogin('?redirect=%2Fwellness', { socialProviders: { providers: ['google', 'apple'], phoneCountries: [] } })
  fireEvent.click(await screen.findByRole('button', { name: 'Google' }))
  expect(screen.getByRole('button', { name: 'Apple' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Facebook' })).toBeNull()
  const saved = JSON.parse(sessionStorage.getItem('socialLogin') ?? '{}') as { state: string; search: string }
  expect(saved.search).toBe('?redirect=%2Fwellness')
  expect(saved.state).toMatch(/^[\w-]{43}$/)
  expect(assign).toHaveBeenCalledWith(`/api/auth/social/google?state=${saved.state}&purpose=sign-in`)
})

test('without providers there is no row', async () => {
  const view = openLogin('')
  await waitFor(() => expect(view.callsTo('account.socialProviders')).toHaveLength(1))
  expect(screen.queryByText('or')).toBeNull()
})

test('the links below the row wait for it, but not for a second try', async () => {
  const { promise: asked, resolve: answer } = Promise.withResolvers<void>()
  openLogin('', { socialProviders: () => asked.then(breakDown) })
  const link = await screen.findByText('Create an account')
  const isAwaited = () => link.closest('.auth-ways')?.parentElement?.querySelector('.other-ways-awaited') !== null
  expect(isAwaited()).toBe(true)
  answer()
  await waitFor(() => expect(isAwaited()).toBe(false))
})

const tokens = `token=access&refreshToken=copied&expiresIn=900`

test.each([
  ['after #', '#'],
  ['in the query', '?'],
])('tokens %s with this tab’s state start a session and use up the refresh token', async (_where, before) => {
  leave('?redirect=%2Fwellness')
  let made = 0
  const view = openLogin(`${before}${tokens}&state=${state}`, {
    refresh: () => ({ accessToken: `access-${++made}`, refreshToken: `refresh-${made}`, expiresIn: 900 }),
  })
  expect(await screen.findByText('Welcome!')).toBeTruthy()
  expect(view.callsTo('account.refresh').map(({ body }) => body)).toEqual([
    { refreshToken: 'copied' },
    { refreshToken: 'refresh-1' },
  ])
  expect(localStorage.getItem('refreshToken')).toBe('refresh-2')
  expect(sessionStorage.getItem('socialLogin')).toBeNull()
})

test.each([
  ['without a state', `?${tokens}`],
  ['with a foreign state', `?${tokens}&state=${'x'.repeat(43)}`],
  ['after # without a state', `#${tokens}`],
  ['after # with a foreign state', `#${tokens}&state=${'x'.repeat(43)}`],
  ['after # with the state in the query', `?state=${state}#${tokens}`],
])('tokens %s store nothing', async (_how, rest) => {
  leave()
  const view = openLogin(rest)
  expect(await screen.findByText(failed)).toBeTruthy()
  expect(screen.getByText('Login failed')).toBeTruthy()
  expect(view.callsTo('account.refresh')).toEqual([])
  expect(localStorage.getItem('accessToken')).toBeNull()
})

test('an error is shown, and so is the server’s refusal of a token', async () => {
  const { unmount } = openLogin('#error=social')
  expect(await screen.findByText(failed)).toBeTruthy()
  unmount()
  leave()
  openLogin(`?${tokens}&state=${state}`, { refresh: refuse('auth.required') })
  expect(await screen.findByText(failed)).toBeTruthy()
})

test('a ticket asks why there is no session; without a reason, the sign-in failed', async () => {
  leave()
  const view = openLogin(`#ticket=ours&state=${state}`, { socialRefusal: null })
  expect(await screen.findByText(failed)).toBeTruthy()
  expect(view.callsTo('account.socialRefusal').map(({ body }) => body)).toEqual([{ ticket: 'ours' }])
})

test('a ticket opened in another tab asks nothing', async () => {
  const view = openLogin(`#ticket=ours&state=${'x'.repeat(43)}`)
  expect(await screen.findByText(failed)).toBeTruthy()
  expect(view.callsTo('account.socialRefusal')).toEqual([])
})

test('a two-factor code is requested in the same dialog', async () => {
  leave()
  const view = openLogin(`#userId=${id}&tempToken=waiting&state=${state}`, {
    verifyTwoFactor: { token: 'access', refreshToken: 'refresh', expiresIn: 900, user: { id } },
  })
  fireEvent.change(await screen.findByLabelText('Verification code'), { target: { value: '123456' } })
  fireEvent.click(screen.getByRole('button', { name: 'Verify' }))
  expect(await screen.findByText('Welcome!')).toBeTruthy()
  expect(view.callsTo('account.verifyTwoFactor')[0]?.body).toMatchObject({ userId: id, tempToken: 'waiting' })
})

const facts = { provider: 'google', email: 'mira@example.org', name: 'Mira Sandoval' }
const ticket = `head.${Buffer.from(JSON.stringify(facts)).toString('base64url')}.signature`

const openSignUp = (account: NonNullable<FakeApi['account']>, rest = `#ticket=${ticket}&state=${state}`) =>
  renderScreen(<RegisterScreen />, { user: null, path: `/register${rest}`, pattern: '/register', api: { account } })

test.each(['#', '?'])('a newcomer with a ticket after %s enters a code and a name', async (before) => {
  leave('?ref=7QK4M-WPX2N')
  const view = openSignUp(
    { registerSocial: { token: 'access', refreshToken: 'refresh', expiresIn: 900, user: { id } } },
    `${before}ticket=${ticket}&state=${state}`,
  )
  expect(await screen.findByText(/mira@example.org, from Google/)).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('Display name').value).toBe('Mira Sandoval')
  fireEvent.click(screen.getByRole('button', { name: 'Create account' }))
  expect(await screen.findByText('Welcome!')).toBeTruthy()
  const body = view.callsTo('account.registerSocial')[0]?.body
  expect(body).toMatchObject({ ticket, referralCode: expect.stringContaining('7QK4M'), displayName: 'Mira Sandoval' })
})

const create = async () => fireEvent.click(await screen.findByRole('button', { name: 'Create account' }))

test('a wrong code is shown at its field, and any other failure above the form', async () => {
  leave('?ref=7QK4M-WPX2N')
  const view = openSignUp({ registerSocial: refuse('referral.code_invalid') })
  await create()
  await waitFor(() => expect(screen.getByLabelText('Referral code').getAttribute('aria-invalid')).toBe('true'))
  view.answer({ account: { registerSocial: refuse('account.email_taken') } })
  await create()
  expect(await screen.findByText('An account with this email already exists.')).toBeTruthy()
})

test('a ticket opened in another tab leads back to the sign-in page', async () => {
  openSignUp({})
  expect(await screen.findByText('another page')).toBeTruthy()
})

const ownWays = (invites: boolean): NonNullable<FakeApi['account']> => ({
  socialProviders: { providers: ['oidc', 'google'], oidc: { name: 'Hillside House', invites }, phoneCountries: [] },
})

test('the operators’ own provider comes first, by its name, and says that it stands for the code', async () => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
  openLogin('', ownWays(true))
  fireEvent.click(await screen.findByRole('button', { name: 'Sign in with Hillside House' }))
  expect(assign).toHaveBeenCalledWith(expect.stringMatching(/^\/api\/auth\/social\/oidc\?state=/))
  expect(screen.getAllByRole('button', { name: /Hillside House|Google/ })[0]?.textContent).toContain('Hillside House')
  expect(screen.getByText(/People with a Hillside House account need no referral code/)).toBeTruthy()
  const leave = screen.getByRole('link', { name: 'Sign out at Hillside House' })
  expect(leave.getAttribute('href')).toBe('/api/auth/social/oidc/sign-out')
})

const ownFacts = { provider: 'oidc', email: 'mira@example.org', name: 'Mira Sandoval' }
const ownTicket = `head.${Buffer.from(JSON.stringify(ownFacts)).toString('base64url')}.signature`

test.each([
  [true, { displayName: 'Mira Sandoval', ticket: ownTicket }],
  [false, { displayName: 'Mira Sandoval', ticket: ownTicket, referralCode: '7QK4M-WPX2N' }],
])('a newcomer from the own provider that invites: %s', async (invites, body) => {
  leave('?ref=7QK4M-WPX2N')
  const view = openSignUp(
    {
      ...ownWays(invites),
      registerSocial: { token: 'access', refreshToken: 'refresh', expiresIn: 900, user: { id } },
    },
    `#ticket=${ownTicket}&state=${state}`,
  )
  expect(await screen.findByText(/mira@example.org, from Hillside House/)).toBeTruthy()
  expect(screen.queryByLabelText('Referral code') === null).toBe(invites)
  fireEvent.click(screen.getByRole('button', { name: 'Create account' }))
  expect(await screen.findByText('Welcome!')).toBeTruthy()
  expect(view.callsTo('account.registerSocial')[0]?.body).toEqual(body)
})
