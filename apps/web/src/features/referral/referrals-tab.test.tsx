// @vitest-environment happy-dom
import type { ReferralCode, Referrals } from '@sadhana/contract'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { breakDown, never, refuse, renderScreen, type FakeApi } from '#testing/render-screen.tsx'
import { ReferralsTab } from './referrals-tab.tsx'

const day = 24 * 60 * 60 * 1000
const inDays = (days: number) => new Date(Date.now() + days * day + 60_000).toISOString()

const aCode = (overrides: Partial<ReferralCode> = {}): ReferralCode => ({
  id: '0198a1f0-0000-7000-8000-000000000201',
  code: 'RIVER-7QK2M',
  createdAt: inDays(-3),
  expiresAt: inDays(27),
  usedAt: null,
  usedBy: null,
  isActive: true,
  ...overrides,
})
const referrals = (overrides: Partial<Referrals> = {}): Referrals => ({
  referralCodes: [aCode()],
  stats: { codesGenerated: 2, codesUsed: 1 },
  monthlyLimit: 10,
  ...overrides,
})

const open = (referral: FakeApi['referral'] = {}) =>
  renderScreen(<ReferralsTab />, { api: { referral: { list: referrals(), ...referral } } })
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }))
/** "2 of 10" */
const countShown = () => document.querySelector('.referrals-count')?.textContent
const generate = () => screen.findByRole<HTMLButtonElement>('button', { name: 'Generate Code' })

const withClipboard = (writeText: (text: string) => Promise<void>) =>
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
afterEach(() => {
  vi.useRealTimers()
  withClipboard(async () => {})
  Reflect.deleteProperty(navigator, 'share')
})

test('codes are listed with their state', async () => {
  const used = { isActive: false, usedAt: '2025-11-06T09:00:00.000Z' }
  const referralCodes = [
    aCode(),
    aCode({ id: '0198a1f0-0000-7000-8000-000000000202', expiresAt: inDays(0) }),
    aCode({ id: '0198a1f0-0000-7000-8000-000000000203', ...used }),
    aCode({ id: '0198a1f0-0000-7000-8000-000000000204', ...used, usedBy: 'Kavya Raman' }),
    aCode({ id: '0198a1f0-0000-7000-8000-000000000205', isActive: false, expiresAt: '2025-09-30T09:00:00.000Z' }),
  ]
  open({ list: referrals({ referralCodes }) })
  await generate()
  const about = screen.getAllByRole('listitem').map((row) => row.querySelector('.referrals-code-about')?.textContent)
  expect(about).toEqual([
    expect.stringMatching(/^Made .*, expires in 27 days$/),
    expect.stringMatching(/^Made .*, expires today$/),
    expect.stringMatching(/^Used on .*November.*2025$|^Used on November 6, 2025$/),
    expect.stringMatching(/^Used on .* by Kavya Raman$/),
    expect.stringMatching(/^Expired on .*, unused$/),
  ])
  // Only active, unused codes can be copied.
  expect(screen.getAllByRole('button', { name: /^Copy link/ })).toHaveLength(2)
})

test('the month’s stats and the server’s limit are shown', async () => {
  open({ list: referrals({ monthlyLimit: 12 }) })
  await generate()
  expect(countShown()).toBe('2 of 12')
  expect(document.querySelectorAll('.referrals-pebbles > i')).toHaveLength(12)
  expect(document.querySelectorAll('.referrals-pebble-made')).toHaveLength(2)
  expect(screen.getByText(/^The count starts again on .*1/)).toBeTruthy()
})

test('at the limit, Generate Code is disabled and the page says until when', async () => {
  open({ list: referrals({ stats: { codesGenerated: 10, codesUsed: 0 } }) })
  expect((await generate()).disabled).toBe(true)
  expect(screen.getByText(/^You’ve made all 10 codes for this month\./)).toBeTruthy()
})

test('without codes the page says what they are for', async () => {
  open({ list: referrals({ referralCodes: [], stats: { codesGenerated: 0, codesUsed: 0 } }) })
  expect(await screen.findByText('No codes yet')).toBeTruthy()
})

test('while codes load there is nothing to press', () => {
  open({ list: () => never() })
  expect(screen.queryByRole('button')).toBeNull()
})

test('a failed load can be tried again', async () => {
  const view = open({ list: breakDown() })
  await screen.findByText('We couldn’t load your codes')
  view.answer({ referral: { list: referrals() } })
  await press('Try again')
  await generate()
})

test('a new code appears, and the count increases', async () => {
  const made = aCode({ id: '0198a1f0-0000-7000-8000-000000000209', code: 'STONE-4HTPL' })
  const view = open({ generate: made })
  await generate()
  view.answer({
    referral: { list: referrals({ referralCodes: [made, aCode()], stats: { codesGenerated: 3, codesUsed: 1 } }) },
  })
  await press('Generate Code')
  expect(await screen.findByText('STONE-4HTPL')).toBeTruthy()
  expect(countShown()).toBe('3 of 10')
})

test.each([
  ['the limit was reached elsewhere', refuse('referral.limit_reached'), /all your codes for this month/],
  ['the server is down', breakDown(), 'Please try again.'],
])('%s: the failure is shown', async (_what, failure, text) => {
  open({ generate: failure })
  await press('Generate Code')
  expect(await screen.findByText('Failed to generate referral code')).toBeTruthy()
  expect(screen.getByText(text, { selector: '.toast-text' })).toBeTruthy()
})

test('the whole link is copied, and the button says so for two seconds', async () => {
  const copied: string[] = []
  withClipboard(async (text) => void copied.push(text))
  open()
  await generate()
  vi.useFakeTimers()
  fireEvent.click(screen.getByRole('button', { name: 'Copy link for RIVER-7QK2M' }))
  await act(() => vi.advanceTimersByTimeAsync(0))
  expect(copied).toEqual([`${window.location.origin}/register?ref=RIVER-7QK2M`])
  await act(() => vi.advanceTimersByTimeAsync(1999))
  expect(screen.getByRole('button', { name: /^Copied/ })).toBeTruthy()
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(screen.getByRole('button', { name: /^Copy link/ })).toBeTruthy()
})

test('if the clipboard refuses, the page says so and shows the link to copy by hand', async () => {
  withClipboard(() => Promise.reject(new Error('not allowed')))
  open()
  await press(/^Copy link/)
  expect(await screen.findByText('Failed to copy to clipboard')).toBeTruthy()
  expect(screen.getByText(/\/register\?ref=RIVER-7QK2M$/, { selector: '.toast-text' })).toBeTruthy()
})

test('if there is a share sheet, the link can be shared', async () => {
  const share = vi.fn(async () => {})
  Object.defineProperty(navigator, 'share', { value: share, configurable: true })
  open()
  await press('Share RIVER-7QK2M')
  await waitFor(() =>
    expect(share).toHaveBeenCalledWith({
      text: 'Come and practise with me on Sadhana Compass.',
      url: `${window.location.origin}/register?ref=RIVER-7QK2M`,
    }),
  )
})

test('without a share sheet there is no button for it', async () => {
  open()
  await generate()
  expect(screen.queryByRole('button', { name: /^Share/ })).toBeNull()
})
