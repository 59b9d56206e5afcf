import { type Confirmation, type GivingFacts, promises, type Subscription } from '@sadhana/contract'

/** The public facts about giving, on an installation that has a provider. */
export const givingFacts = (overrides: Partial<GivingFacts> = {}): GivingFacts => ({
  configured: true,
  currency: 'USD',
  donateUrl: 'https://www.paypal.com/paypalme/sadhana',
  fee: null,
  received: { totalCents: 0, thisYearCents: 0, since: null, supporters: 0 },
  planned: { developmentCents: 0, infrastructureCents: 0, freeAccessCents: 0 },
  freeMonths: 0,
  promises: promises.filter(({ live }) => live).map(({ id }) => id),
  ...overrides,
})

export const noSubscription: Subscription = {
  isActive: false,
  state: 'none',
  subscriptionTier: null,
  monthlyAmount: null,
  startDate: null,
  endDate: null,
  amountCents: null,
  currency: 'USD',
  billingCycle: null,
  lastPaymentDate: null,
  nextPaymentDate: null,
  cancelledAt: null,
  pastDueSince: null,
  paymentCount: 0,
  paidCents: 0,
  providerUrl: null,
  waiting: null,
}

/** Standard Support, given for nine months. */
export const givingSix = (overrides: Partial<Subscription> = {}): Subscription => ({
  ...noSubscription,
  isActive: true,
  state: 'active',
  subscriptionTier: 'standard',
  monthlyAmount: 6,
  amountCents: 600,
  billingCycle: 'monthly',
  startDate: '2025-03-03T09:00:00.000Z',
  lastPaymentDate: '2025-11-03T09:00:00.000Z',
  nextPaymentDate: '2025-12-03T09:00:00.000Z',
  paymentCount: 9,
  paidCents: 5400,
  ...overrides,
})

export const confirmation = (state: Confirmation['state'], overrides: Partial<Confirmation> = {}): Confirmation => ({
  state,
  id: '0198a1f0-0000-7000-8000-000000000301',
  paymentTier: 'standard',
  amountCents: 600,
  billingCycle: 'monthly',
  isRecurring: true,
  since: '2025-11-15T09:00:00.000Z',
  reference: null,
  ...overrides,
})
