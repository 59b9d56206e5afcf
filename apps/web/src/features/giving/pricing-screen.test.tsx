// @vitest-environment happy-dom
import type { StartedPayment } from '@sadhana/contract'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { givingFacts, givingSix, noSubscription } from '#testing/giving.ts'
import { breakDown, never, refuse, renderScreen, type FakeApi } from '#testing/render-screen.tsx'
import { PricingScreen } from './pricing-screen.tsx'

const started = (overrides: Partial<StartedPayment> = {}): StartedPayment => ({
  id: '0198a1f0-0000-7000-8000-000000000301',
  next: 'approve',
  approveUrl: 'https://www.paypal.com/approve',
  paymentTier: 'standard',
  amountCents: 600,
  currency: 'USD',
  billingCycle: 'monthly',
  isRecurring: true,
  startsOn: null,
  ...overrides,
})

const open = (giving: FakeApi['giving'] = {}, path = '/pricing') =>
  renderScreen(<PricingScreen />, {
    path,
    pattern: '/pricing',
    api: { giving: { facts: givingFacts(), subscription: noSubscription, ...giving } },
  })
const visit = (giving: FakeApi['giving'] = {}) =>
  renderScreen(<PricingScreen />, {
    user: null,
    path: '/pricing',
    api: { giving: { facts: givingFacts(), ...giving } },
  })

/** A browser tab that remembers which address it was sent to. */
function aTab() {
  const tab = { closed: false, opener: window as Window | null, document: document.implementation.createHTMLDocument() }
  const location = { replace: vi.fn<(address: string) => void>() }
  const close = vi.fn<() => void>()
  const opened = vi.spyOn(window, 'open').mockReturnValue(Object.assign(tab, { location, close }) as never)
  return { tab, sentTo: location.replace, close, opened }
}
afterEach(() => vi.restoreAllMocks())

const card = (name: string) => screen.getByRole('heading', { level: 2, name }).closest('article')!
const inCard = (name: string) => within(card(name))
const lines = (name: string) =>
  inCard(name)
    .getAllByRole('listitem')
    .map((line) => line.textContent)
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
const amounts = () =>
  Array.from(document.querySelectorAll('.tier-card-amount'), (amount) => amount.textContent.replace('US', ''))
const savedChoice = () => JSON.parse(localStorage.getItem('giving-choice') ?? 'null') as unknown

test('the page has its heading, philosophy and four tiers with prices, one of them most popular', async () => {
  visit()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Conscious Giving, Conscious Growth')
  expect(screen.getByRole('heading', { name: 'What giving means here' })).toBeTruthy()
  expect(amounts()).toEqual(['$0 forever', '$3 a month', '$6 a month', '$10 a month'])
  expect(screen.getAllByText('Most Popular')).toHaveLength(1)
  expect(card('Standard Support').textContent).toContain('Most Popular')
  expect(screen.getByText('Save 20%')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/')
  await screen.findByRole('link', { name: 'Choose $3' })
})

test('annual billing shows the lower monthly price, the yearly price and what it saves', async () => {
  visit()
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Monthly' }).checked).toBe(true)
  fireEvent.click(screen.getByRole('radio', { name: 'Annual' }))
  expect(amounts()).toEqual(['$0 forever', '$2.40 a month', '$4.80 a month', '$8.00 a month'])
  const notes = Array.from(document.querySelectorAll('.tier-card-note'), (note) => note.textContent)
  expect(notes).toEqual([
    '$28.80 billed yearly. You save $7.20 a year.',
    '$57.60 billed yearly. You save $14.40 a year.',
    '$96.00 billed yearly. You save $24.00 a year.',
  ])
  await screen.findByRole('link', { name: 'Choose $28.80' })
  expect(savedChoice()).toMatchObject({ cycle: 'annual' })
})

test('the cards promise only what is built', async () => {
  visit({ facts: givingFacts({ promises: ['priority-support', 'impact-reports'] }) })
  await screen.findByRole('link', { name: 'Choose $10' })
  expect(lines('Low-Cost Access')).toEqual(['Everything in free', 'Priority support'])
  expect(lines('Standard Support')).toEqual(['Everything before'])
  expect(lines('Paying it Forward')).toEqual(['Everything before', 'Quarterly impact reports'])
})

test('selecting a card highlights it and reveals the direct donate link with the amount', async () => {
  visit()
  await screen.findByRole('link', { name: 'Choose $6' })
  expect(screen.queryByRole('link', { name: /^Donate/ })).toBeNull()
  fireEvent.click(inCard('Standard Support').getByRole('radio'))
  expect(card('Standard Support').className).toContain('tier-card-chosen')
  expect(document.querySelectorAll('.tier-card-chosen')).toHaveLength(1)
  const donate = screen.getByRole('link', { name: 'Donate $6 directly' })
  expect(donate.getAttribute('href')).toBe('https://www.paypal.com/paypalme/sadhana/6USD')
  expect(donate.getAttribute('target')).toBe('_blank')
})

test('without a PayPal page there is no donate link', async () => {
  visit({ facts: givingFacts({ donateUrl: null }) })
  await screen.findByRole('link', { name: 'Choose $6' })
  fireEvent.click(inCard('Standard Support').getByRole('radio'))
  expect(screen.queryByRole('link', { name: /^Donate/ })).toBeNull()
})

test('PayPal’s fee is shown before paying, if the operator has set it', async () => {
  visit({ facts: givingFacts({ fee: { percent: 5, fixedCents: 9 } }) })
  expect(await screen.findByText('PayPal keeps $0.24 of each payment.')).toBeTruthy()
})

test.each([
  ['Financial Difficulty', 'monthly', 'Choose free', '/login?tier=free', 'financial-difficulty'],
  ['Low-Cost Access', 'monthly', 'Choose $3', '/login?redirect=/pricing&tier=low-cost', 'low-cost'],
  ['Standard Support', 'monthly', 'Choose $6', '/login?redirect=/pricing&tier=standard', 'standard'],
  ['Paying it Forward', 'monthly', 'Choose $10', '/login?redirect=/pricing&tier=pay-forward', 'pay-forward'],
  ['Low-Cost Access', 'annual', 'Choose $28.80', '/login?redirect=/pricing&tier=low-cost', 'low-cost'],
  ['Standard Support', 'annual', 'Choose $57.60', '/login?redirect=/pricing&tier=standard', 'standard'],
  ['Paying it Forward', 'annual', 'Choose $96', '/login?redirect=/pricing&tier=pay-forward', 'pay-forward'],
])('a visitor who chooses %s, %s, signs in first, and the choice is saved', async (name, cycle, label, href, tier) => {
  visit()
  await screen.findByRole('link', { name: 'Choose $6' })
  if (cycle === 'annual') fireEvent.click(screen.getByRole('radio', { name: 'Annual' }))
  const link = inCard(name).getByRole('link', { name: label })
  expect(link.getAttribute('href')).toBe(href)
  fireEvent.click(link)
  expect(savedChoice()).toEqual({ tier, cycle, isRecurring: false })
})

test('a visitor’s own amount leads to the sign-in too', async () => {
  visit()
  fireEvent.change(await screen.findByLabelText('Contribution in US dollars'), { target: { value: '15' } })
  await press('Contribute $15 once')
  expect(savedChoice()).toMatchObject({ tier: 'custom' })
})

test('after signing in, the tier from the address and the saved cycle are chosen', async () => {
  localStorage.setItem('giving-choice', JSON.stringify({ tier: 'standard', cycle: 'annual', isRecurring: true }))
  open({}, '/pricing?tier=low-cost')
  expect(await screen.findByRole('button', { name: 'Continue with $28.80' })).toBeTruthy()
  expect(card('Low-Cost Access').className).toContain('tier-card-chosen')
})

test('the free tier takes one tap and asks no questions', async () => {
  const view = open({ pay: started({ next: 'free', approveUrl: null, paymentTier: 'financial-difficulty' }) })
  const { opened } = aTab()
  await screen.findByRole('button', { name: 'Choose $3' })
  view.answer({ giving: { subscription: { ...noSubscription, state: 'free' } } })
  await press('Choose free')
  expect(await screen.findByText('You’re all set')).toBeTruthy()
  expect(view.callsTo('giving.pay').map(({ body }) => body)).toEqual([
    {
      paymentTier: 'financial_difficulty',
      amount: 0,
      currency: 'USD',
      paymentMethod: 'free_access',
      subscriptionTier: 'financial_difficulty',
      isRecurring: false,
      clientId: expect.any(String) as string,
    },
  ])
  expect(opened).not.toHaveBeenCalled()
  expect(await screen.findByText('Your choice')).toBeTruthy()
  expect(savedChoice()).toBeNull()
})

test.each([
  ['Low-Cost Access', 'monthly', '$3', 3, 'low-cost'],
  ['Standard Support', 'monthly', '$6', 6, 'standard'],
  ['Paying it Forward', 'monthly', '$10', 10, 'pay-forward'],
  ['Low-Cost Access', 'annual', '$28.80', 28.8, 'low-cost'],
  ['Standard Support', 'annual', '$57.60', 57.6, 'standard'],
  ['Paying it Forward', 'annual', '$96', 96, 'pay-forward'],
])('%s, %s: the tap opens a tab, and PayPal then loads in it', async (name, cycle, shown, amount, tier) => {
  const { tab, sentTo, opened } = aTab()
  const view = open({ pay: started() })
  if (cycle === 'annual') fireEvent.click(screen.getByRole('radio', { name: 'Annual' }))
  await press(`Choose ${shown}`)
  expect(opened).not.toHaveBeenCalled()
  fireEvent.click(inCard(name).getByRole('button', { name: `Continue with ${shown}` }))
  expect(opened).toHaveBeenCalledOnce()
  expect(tab.document.body.textContent).toBe('Opening PayPal…')
  await waitFor(() => expect(sentTo).toHaveBeenCalledWith('https://www.paypal.com/approve'))
  expect(tab.opener).toBeNull()
  expect(view.callsTo('giving.pay')[0]?.body).toMatchObject({
    paymentTier: tier,
    amount,
    isRecurring: true,
    billingCycle: cycle,
    paymentMethod: 'paypal',
  })
  // This tab waits on the profile until PayPal confirms.
  expect(await screen.findByText('another page')).toBeTruthy()
})

test.each([
  ['PayPal is down', refuse('giving.provider_unreachable'), /PayPal isn’t answering right now/],
  ['the server is down', breakDown(), 'Please try again.'],
])('%s: the tab closes, the failure is shown, and the choice stays', async (_what, failure, words) => {
  const { close, sentTo } = aTab()
  open({ pay: failure }, '/pricing?tier=standard')
  await press('Continue with $6')
  expect(await screen.findByText('We couldn’t start your contribution')).toBeTruthy()
  expect(screen.getByText(words, { selector: '.toast-text' })).toBeTruthy()
  expect(close).toHaveBeenCalledOnce()
  expect(sentTo).not.toHaveBeenCalled()
  expect(screen.getByRole('button', { name: 'Continue with $6' })).toBeTruthy()
})

test('after a failure, the same payment is sent again', async () => {
  aTab()
  const view = open({ pay: breakDown() }, '/pricing?tier=standard')
  await press('Continue with $6')
  await screen.findByText('We couldn’t start your contribution')
  view.answer({ giving: { pay: started() } })
  await press('Continue with $6')
  await screen.findByText('another page')
  const ids = view.callsTo('giving.pay').map(({ body }) => (body as { clientId: string }).clientId)
  expect(ids).toEqual([ids[0], ids[0]])
})

test('a custom one-time amount is between 1 and 1,000 dollars', async () => {
  const { sentTo } = aTab()
  const view = open({ pay: started({ paymentTier: 'custom', isRecurring: false }) })
  const amount = await screen.findByLabelText('Contribution in US dollars')
  await press('Contribute')
  expect(screen.getByText('Please enter an amount from $1 to $1,000')).toBeTruthy()
  fireEvent.change(amount, { target: { value: '1000.50' } })
  await press('Contribute')
  expect(view.callsTo('giving.pay')).toEqual([])
  fireEvent.change(amount, { target: { value: '15.50' } })
  const everyMonth = screen.getByLabelText<HTMLInputElement>('Give this every month')
  expect(everyMonth.checked).toBe(false)
  fireEvent.click(everyMonth)
  expect(savedChoice()).toMatchObject({ isRecurring: true })
  expect(screen.getByRole('button', { name: 'Contribute $15.50 a month' })).toBeTruthy()
  fireEvent.click(everyMonth)
  expect(savedChoice()).toMatchObject({ isRecurring: false })
  await press('Contribute $15.50 once')
  await waitFor(() => expect(sentTo).toHaveBeenCalled())
  expect(view.callsTo('giving.pay')[0]?.body).toMatchObject({ paymentTier: 'custom', amount: 15.5, isRecurring: false })
})

test('a member who contributes sees what they give, and the free tier leads there', async () => {
  open({ subscription: givingSix() })
  expect(await screen.findByText('What you give now')).toBeTruthy()
  const ways = screen.getAllByRole('link', { name: 'See your contribution' })
  expect(ways.map((way) => way.getAttribute('href'))).toEqual([
    '/profile?tab=subscription',
    '/profile?tab=subscription',
  ])
  expect(inCard('Financial Difficulty').queryByRole('button')).toBeNull()
})

test('the page shows the money received and the plans for it, never what was spent', async () => {
  open({
    facts: givingFacts({
      received: { totalCents: 123_400, thisYearCents: 40_000, since: '2024-03-03T09:00:00.000Z', supporters: 1 },
      planned: { developmentCents: 37_020, infrastructureCents: 74_040, freeAccessCents: 12_340 },
      freeMonths: 41,
    }),
  })
  const money = within(await screen.findByRole('region', { name: 'Where your money goes' }))
  expect(money.getByText('60% infrastructure and hosting')).toBeTruthy()
  expect(money.getByText('30% development and features')).toBeTruthy()
  expect(money.getByText('10% free access fund')).toBeTruthy()
  expect(money.getByText('$740.40 planned so far')).toBeTruthy()
  expect(money.getByText(/^We’ve received \$1,234 since .*2024\. \$400 of it this year\.$/)).toBeTruthy()
  expect(money.getByText('1 member contributes today.')).toBeTruthy()
  expect(money.getByText('The free access fund covers 41 months at the lowest price.')).toBeTruthy()
  expect(document.body.textContent).not.toMatch(/spent/)
})

test('without a provider the tiers are shown, but only the free one can be chosen', async () => {
  open({ facts: givingFacts({ configured: false, donateUrl: null, fee: { percent: 5, fixedCents: 9 } }) })
  expect(await screen.findByRole('heading', { name: 'Nothing to pay here, for now' })).toBeTruthy()
  expect(screen.getByText('Paid tiers can be chosen once this place is connected to PayPal.')).toBeTruthy()
  expect(amounts()).toHaveLength(4)
  expect(screen.queryByText(/^PayPal keeps/)).toBeNull()
  expect(screen.queryByText('Most Popular')).toBeNull()
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Choose free'])
  expect(screen.queryByLabelText('Contribution in US dollars')).toBeNull()
})

test('until we know whether giving works, only the free tier can be chosen', async () => {
  open({ facts: () => never() })
  expect((await screen.findAllByRole('button')).map((button) => button.textContent)).toEqual(['Choose free'])
})

test('if loading fails, the free tier stays, and it can be tried again', async () => {
  const view = open({ facts: breakDown() })
  await screen.findByText('We couldn’t check whether you can give right now')
  expect(screen.getByRole('button', { name: 'Choose free' })).toBeTruthy()
  view.answer({ giving: { facts: givingFacts() } })
  await press('Try again')
  expect(await screen.findByRole('button', { name: 'Choose $6' })).toBeTruthy()
})
