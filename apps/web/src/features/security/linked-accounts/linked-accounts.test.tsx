// @vitest-environment happy-dom
import type { LinkedAccounts as Linked } from '@sadhana/contract'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { mira } from '#testing/mira.ts'
import { refuse, renderScreen, type FakeApi } from '#testing/render-screen.tsx'
import { LinkedAccounts } from './linked-accounts.tsx'

afterEach(() => vi.restoreAllMocks())

const google = { provider: 'google', email: 'mira@example.org', linkedAt: '2026-07-04T12:00:00.000Z' } as const
const all: Linked = { linked: [google], providers: ['google', 'facebook'], canUnlink: true }
const state = 's'.repeat(43)

const open = (linkedAccounts: Linked, account: FakeApi['account'] = {}, { user = mira, search = '' } = {}) =>
  renderScreen(<LinkedAccounts user={user} />, {
    user,
    path: `/${search}`,
    api: { account: { linkedAccounts, ...account } },
  })
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))

test('each provider says when it was linked, or offers to link it', async () => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
  open(all)
  expect(await screen.findByText('mira@example.org, since 4 July')).toBeTruthy()
  await press('Link Facebook')
  expect(assign).toHaveBeenCalledWith(
    expect.stringMatching(/^\/api\/auth\/social\/facebook\?state=.{43}&purpose=link$/),
  )
})

test('if there is nothing to link, nothing is shown', async () => {
  const view = open({ linked: [], providers: [], canUnlink: true })
  await waitFor(() => expect(view.callsTo('account.linkedAccounts')).toHaveLength(1))
  expect(screen.queryByText('Linked accounts')).toBeNull()
})

test('unlinking asks for the password if the sign-in is old, and then continues by itself', async () => {
  const view = open(all, { unlinkSocial: refuse('security.password_needed') })
  await press('Unlink Google')
  expect(await screen.findByText('It’s been a while.')).toBeTruthy()
  view.answer({ account: { unlinkSocial: refuse('account.password_wrong') } })
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'not this one' } })
  await press('Continue')
  expect(await screen.findByText('That’s not your current password. Please try again.')).toBeTruthy()
  view.answer({ account: { unlinkSocial: null } })
  await press('Continue')
  expect(await screen.findByText('Google is no longer linked')).toBeTruthy()
  expect(view.callsTo('account.unlinkSocial').at(-1)?.body).toEqual({ provider: 'google', password: 'not this one' })
})

test('a member without a password uses an emailed code', async () => {
  const user = { ...mira, hasPassword: false }
  const view = open(all, { unlinkSocial: refuse('security.password_needed') }, { user })
  await press('Unlink Google')
  await screen.findByRole('button', { name: 'Email me a code' })
  view.answer({ account: { sendErasureCode: { contact: 'mira@example.org' }, unlinkSocial: null } })
  await press('Email me a code')
  expect(await screen.findByText('We’ve sent a code to mira@example.org.')).toBeTruthy()
  fireEvent.change(screen.getByLabelText('Code from the email'), { target: { value: '123456' } })
  await press('Continue')
  await waitFor(() =>
    expect(view.callsTo('account.unlinkSocial').at(-1)?.body).toEqual({ provider: 'google', code: '123456' }),
  )
})

test('the only sign-in method can’t be unlinked, and the page says what to do first', async () => {
  open({ ...all, canUnlink: false })
  expect(await screen.findByText(/This is how you sign in/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Unlink Google' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Set a password' }).getAttribute('href')).toBe('/profile?tab=settings')
})

test('coming back from the provider links it, in the tab that left', async () => {
  sessionStorage.setItem('socialLogin', JSON.stringify({ state, search: '' }))
  const search = `?tab=verification#ticket=abc&state=${state}`
  const view = open({ ...all, linked: [] }, { linkSocial: google }, { search })
  expect(await screen.findByText('You can now sign in with Google')).toBeTruthy()
  expect(view.callsTo('account.linkSocial').map(({ body }) => body)).toEqual([{ ticket: 'abc' }])
})

test.each([`?ticket=abc&state=${state}`, `#ticket=abc&state=${state}`, '#error=social'])(
  '%s in another tab links nothing',
  async (search) => {
    const view = open(all, {}, { search })
    expect(await screen.findByText('We couldn’t link this account')).toBeTruthy()
    expect(view.callsTo('account.linkSocial')).toEqual([])
  },
)
