// @vitest-environment happy-dom
import type { Subscription } from '@sadhana/contract'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { confirmation, givingSix, noSubscription } from '#testing/giving.ts'
import { breakDown, never, renderScreen, type FakeApi } from '#testing/render-screen.tsx'
import { SubscriptionTab } from './subscription-tab.tsx'

const open = (giving: FakeApi['giving'] = {}, path = '/profile?tab=subscription') =>
  renderScreen(<SubscriptionTab />, {
    path,
    pattern: '/profile',
    api: { giving: { subscription: givingSix(), earlyAccess: { isOpen: false, isOn: false }, ...giving } },
  })
const returned = (giving: FakeApi['giving']) => open(giving, '/profile?subscription=success')

const pendingSubscription = (overrides: Partial<NonNullable<Subscription['waiting']>> = {}): Subscription => ({
  ...noSubscription,
  state: 'pending',
  waiting: {
    id: '0198a1f0-0000-7000-8000-000000000301',
    paymentTier: 'standard',
    amountCents: 600,
    billingCycle: 'monthly',
    isRecurring: true,
    since: new Date().toISOString(),
    approveUrl: null,
    startsOn: null,
    ...overrides,
  },
})

const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }))
const headline = async () => (await screen.findAllByRole('heading', { level: 2 }))[0]?.textContent
const facts = () => screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent])
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('an active contribution shows its tier, amount, dates and what it did', async () => {
  open()
  expect(await headline()).toBe('Standard Support')
  expect(screen.getByText('Active')).toBeTruthy()
  expect(document.querySelector('.subscription-amount')?.textContent).toBe('$6 a month')
  expect(facts()).toEqual([
    ['Since', expect.stringMatching(/March.*2025|2025.*March/)],
    ['Next payment', expect.stringMatching(/December/)],
    ['Paid with', 'PayPal'],
  ])
  const did = within(screen.getByRole('region', { name: 'What it did' }))
  expect(
    did.getByText('9 payments, $54 in all. $5.40 of it is planned for the fund that keeps places free.'),
  ).toBeTruthy()
  expect(did.getByRole('link').getAttribute('href')).toBe('/pricing')
})

test('without a contribution the tab says so, and leads to the tiers', async () => {
  open({ subscription: noSubscription })
  expect(await headline()).toBe('No Active Subscription')
  expect(screen.getByRole('link', { name: 'See how giving works' }).getAttribute('href')).toBe('/pricing')
})

test('the free tier is shown as a choice, without reproach', async () => {
  open({ subscription: { ...noSubscription, state: 'free', subscriptionTier: 'financial-difficulty' } })
  expect(await headline()).toBe('No Active Subscription')
  expect(screen.getByText(/^You’ve chosen the free tier\. Everything is open to you/)).toBeTruthy()
})

test('when a payment is past due, fixing it, giving less and stopping are offered side by side', async () => {
  const subscription = givingSix({
    state: 'past_due',
    pastDueSince: '2025-12-03T09:00:00.000Z',
    nextPaymentDate: '2025-12-08T09:00:00.000Z',
    providerUrl: 'https://www.paypal.com/autopay',
  })
  open({ subscription })
  expect(await screen.findByText('Payment open')).toBeTruthy()
  expect(facts().map(([name]) => name)).toEqual(['Was due', 'PayPal tries again', 'Access'])
  expect(screen.getByText('PayPal couldn’t take the last payment.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Open PayPal' }).getAttribute('href')).toBe('https://www.paypal.com/autopay')
  expect(screen.getByRole('button', { name: 'Change amount' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Cancel contribution' })).toBeTruthy()
})

const inAWeek = () => new Date(Date.now() + 7 * 24 * 60 * 60_000).toISOString()

test('a cancelled contribution shows the day until which it lasts', async () => {
  const [now, endDate] = [new Date().toISOString(), inAWeek()]
  open({ subscription: givingSix({ state: 'cancelled', isActive: false, endDate, cancelledAt: now }) })
  expect(await headline()).toMatch(/^Yours until .*\d/)
  expect(screen.getByText('Cancelled')).toBeTruthy()
  expect(
    screen.getByText(/^PayPal has confirmed the end, and nothing more is taken\. What comes with Standard Support/),
  ).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Start again' }).getAttribute('href')).toBe('/pricing')
})

test('a cancelled contribution whose paid time is over says so', async () => {
  open({ subscription: givingSix({ state: 'cancelled', isActive: false, endDate: '2025-12-03T09:00:00.000Z' }) })
  expect(await headline()).toBe('Cancelled')
  expect(screen.queryByText(/^Yours until/)).toBeNull()
})

test('while PayPal hasn’t confirmed the cancellation, the page says so', async () => {
  open({ subscription: givingSix({ state: 'cancelling', endDate: inAWeek() }) })
  expect(await headline()).toBe('We won’t charge you again.')
  expect(screen.queryByRole('button', { name: 'Cancel contribution' })).toBeNull()
})

test('the cancel dialog says that access lasts until the billing period ends, and then cancels', async () => {
  const endDate = inAWeek()
  const view = open({ stop: givingSix({ state: 'cancelled', isActive: false, endDate }) })
  await press('Cancel contribution')
  const dialog = within(screen.getByRole('dialog', { name: 'Cancel your contribution?' }))
  expect(dialog.getByText(/Everything stays open to you until the billing period ends on .*December/)).toBeTruthy()
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel contribution' }))
  expect(await screen.findByText('Contribution cancelled')).toBeTruthy()
  expect(await screen.findByText(/^Yours until/)).toBeTruthy()
  expect(view.callsTo('giving.stop').map(({ body }) => body)).toEqual([
    { isActive: false, endDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string },
  ])
})

test('a cancellation that PayPal hasn’t confirmed yet isn’t called done', async () => {
  open({ stop: givingSix({ state: 'cancelling', endDate: inAWeek() }) })
  await press('Cancel contribution')
  const dialog = within(screen.getByRole('dialog', { name: 'Cancel your contribution?' }))
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel contribution' }))
  expect(await screen.findByText('We’re cancelling your contribution')).toBeTruthy()
  expect(screen.queryByText('Contribution cancelled')).toBeNull()
})

test('a failed cancellation is shown, and nothing has changed', async () => {
  open({ stop: breakDown() })
  await press('Cancel contribution')
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel contribution' }))
  expect(await screen.findByText('Cancellation failed')).toBeTruthy()
  expect(screen.getByRole('dialog')).toBeTruthy()
})

test('Keep it closes the dialog and sends nothing', async () => {
  const view = open()
  await press('Cancel contribution')
  await press('Keep it')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(view.callsTo('giving.stop')).toEqual([])
})

test('another tier goes through PayPal; the current one can’t be chosen', async () => {
  const location = { replace: vi.fn<(address: string) => void>() }
  const tab = { closed: false, opener: null, document: document.implementation.createHTMLDocument(), location }
  vi.spyOn(window, 'open').mockReturnValue(tab as never)
  const view = open({
    pay: {
      id: '0198a1f0-0000-7000-8000-000000000302',
      next: 'approve',
      approveUrl: 'https://www.paypal.com/approve',
      paymentTier: 'low-cost',
      amountCents: 300,
      currency: 'USD',
      billingCycle: 'monthly',
      isRecurring: true,
      startsOn: null,
    },
  })
  await press('Change amount')
  expect(screen.getByText('Now: Standard Support, $6 a month.')).toBeTruthy()
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Standard Support/ }).disabled).toBe(true)
  const submit = screen.getByRole<HTMLButtonElement>('button', { name: 'Continue to PayPal' })
  expect(submit.disabled).toBe(true)
  fireEvent.click(screen.getByRole('radio', { name: /^Low-Cost Access/ }))
  expect(screen.getByText(/^From .*December.*: \$3 instead of \$6\.$/)).toBeTruthy()
  fireEvent.click(submit)
  await waitFor(() => expect(location.replace).toHaveBeenCalledWith('https://www.paypal.com/approve'))
  expect(view.callsTo('giving.pay')[0]?.body).toMatchObject({ paymentTier: 'low-cost', isRecurring: true })
})

test('choosing $0 ends the payments without another question', async () => {
  const view = open({ stop: givingSix({ state: 'cancelled', isActive: false, endDate: inAWeek() }) })
  await press('Change amount')
  fireEvent.click(screen.getByRole('radio', { name: /^Financial Difficulty/ }))
  await press('End the payments')
  expect(await screen.findByText('Contribution cancelled')).toBeTruthy()
  expect(view.callsTo('giving.stop')).toHaveLength(1)
})

test('after PayPal, the tab says that it is waiting, and then Payment Tracked, once', async () => {
  const view = returned({ subscription: pendingSubscription(), confirm: confirmation('waiting') })
  expect(await headline()).toBe('Waiting for PayPal to confirm.')
  expect(screen.getByText('Standard Support, $6 a month')).toBeTruthy()
  expect(screen.getByText(/^It usually takes less than a minute/)).toBeTruthy()
  expect(screen.queryByText('Payment Tracked')).toBeNull()
  view.answer({ giving: { subscription: givingSix(), confirm: confirmation('tracked') } })
  await press('Look again')
  expect(await screen.findByText('Payment Tracked')).toBeTruthy()
  expect(screen.getByText('Thank you for your contribution.')).toBeTruthy()
  const thanks = within(screen.getByRole('region', { name: 'Thank you' }))
  expect(
    thanks.getByText('This keeps your own place running. A receipt is on its way to mira@example.org.'),
  ).toBeTruthy()
  expect(await screen.findByText('Active')).toBeTruthy()
})

test('the tab checks again by itself', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  const view = returned({ subscription: pendingSubscription(), confirm: confirmation('waiting') })
  await vi.waitFor(() => expect(view.callsTo('giving.confirm')).toHaveLength(1), 60_000)
  await act(() => vi.advanceTimersByTimeAsync(4_000))
  await vi.waitFor(() => expect(view.callsTo('giving.confirm')).toHaveLength(2), 60_000)
})

test('a long wait is mentioned, with a way to write to us', async () => {
  const since = new Date(Date.now() - 20 * 60_000).toISOString()
  open({ subscription: pendingSubscription({ since }), confirm: confirmation('waiting') })
  expect(await screen.findByText(/^This one is taking longer: 20 minutes so far\./)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Write to us' }).getAttribute('href')).toBe('/settings/letters')
})

test('a pending change keeps the current contribution visible', async () => {
  open({
    subscription: givingSix({ waiting: pendingSubscription({ approveUrl: 'https://www.paypal.com/approve' }).waiting }),
    confirm: confirmation('unreachable'),
  })
  expect(await screen.findByText(/^PayPal isn’t answering right now/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Open PayPal' }).getAttribute('href')).toBe('https://www.paypal.com/approve')
  expect(screen.getByText('Active')).toBeTruthy()
})

test('Tracking Failed says first that the money is safe', async () => {
  returned({ subscription: pendingSubscription(), confirm: confirmation('failed', { reference: '7VK-22P-914' }) })
  expect(await screen.findByText('Tracking Failed')).toBeTruthy()
  expect(screen.getByText("Payment went through, but we couldn't track it in your account.")).toBeTruthy()
  expect(await headline()).toBe('Your $6 is safe.')
  expect(screen.getByText('PayPal reference 7VK-22P-914')).toBeTruthy()
  expect(screen.queryByText('Waiting for PayPal to confirm.')).toBeNull()
})

test('a payment declined by PayPal is shown without blame', async () => {
  returned({ subscription: noSubscription, confirm: confirmation('declined') })
  expect(await screen.findByText('PayPal didn’t take the payment')).toBeTruthy()
  expect(screen.getByText('No Active Subscription')).toBeTruthy()
})

test('the return from PayPal alone proves nothing', async () => {
  const view = returned({ subscription: noSubscription, confirm: confirmation('none') })
  expect(await headline()).toBe('No Active Subscription')
  await waitFor(() => expect(view.callsTo('giving.confirm')).toHaveLength(1))
  expect(screen.queryByText('Payment Tracked')).toBeNull()
})

test('while the tab loads, there is nothing to press', () => {
  open({ subscription: () => never() })
  expect(screen.queryByRole('button')).toBeNull()
})

test('a failed load can be tried again', async () => {
  const failed = open({ subscription: breakDown() })
  await screen.findByText('We couldn’t load your contribution')
  failed.answer({ giving: { subscription: givingSix() } })
  await press('Try again')
  expect(await screen.findByText('Active')).toBeTruthy()
})

test('early access is a switch that shows what can be tried', async () => {
  const { calls } = open({
    earlyAccess: { isOpen: true, isOn: false },
    changeEarlyAccess: ({ body }) => ({ isOpen: true, isOn: body.isOn }),
  })
  fireEvent.click(await screen.findByRole('switch', { name: 'Early access' }))
  const link = await screen.findByRole('link', { name: 'Open Compare two ranges by limb' })
  expect(link.getAttribute('href')).toBe('/wellness/compare')
  expect(screen.getByRole('link', { name: 'Tell us in a sentence' }).getAttribute('href')).toBe('/settings/letters')
  expect(calls.find(({ route }) => route === 'giving.changeEarlyAccess')?.body).toEqual({ isOn: true })
})

test('if early access can’t be saved, it stays as it was', async () => {
  open({ earlyAccess: { isOpen: true, isOn: true }, changeEarlyAccess: breakDown() })
  const toggle = await screen.findByRole('switch', { name: 'Early access' })
  fireEvent.click(toggle)
  expect(await screen.findByText('Failed to update preferences')).toBeTruthy()
  await waitFor(() => expect((toggle as HTMLInputElement).checked).toBe(true))
})

test('early access isn’t offered to members without it', async () => {
  open()
  expect(await headline()).toBe('Standard Support')
  expect(screen.queryByText('Early access')).toBeNull()
})
