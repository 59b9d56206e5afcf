import { NewPayment } from '@sadhana/contract'
import { expect, test } from 'vitest'
import { memoryStorage } from '#lib/browser/browser-storage.ts'
import { feeOn, monthlyPrice, paymentOf, promisesFrom, readDollars, tierNamed, yearlySavings } from './giving.rules.ts'
import { createSavedChoice, nothingChosen } from './saved-choice.ts'

test.each([
  ['low-cost', 300, 240, 720],
  ['standard', 600, 480, 1440],
  ['pay-forward', 1000, 800, 2400],
] as const)('%s costs %d cents a month, %d when given yearly, and saves %d a year', (tier, monthly, annual, saved) => {
  expect([monthlyPrice(tier, 'monthly'), monthlyPrice(tier, 'annual'), yearlySavings(tier)]).toEqual([
    monthly,
    annual,
    saved,
  ])
})

test.each([
  ['15', 1500],
  [' $2.40 ', 240],
  ['2,4', 240],
  ['1', 100],
  ['1000', 100_000],
  ['0.99', null],
  ['1000.01', null],
  ['1,000', null],
  ['ten', null],
  ['-5', null],
  ['5.123', null],
  ['', null],
])('%o is read as %o cents', (typed, cents) => {
  expect(readDollars(typed)).toBe(cents)
})

test.each([
  ['free', 'financial-difficulty'],
  ['financial_difficulty', 'financial-difficulty'],
  ['pay-forward', 'pay-forward'],
  ['custom', 'custom'],
  ['gold', null],
  [null, null],
])('the tier named %s in the address: %s', (name, tier) => {
  expect(tierNamed(name)).toBe(tier)
})

test('the free tier is sent as specified, without a billing cycle', () => {
  const free = paymentOf({ tier: 'financial-difficulty', cycle: 'annual', isRecurring: true, cents: null })
  expect(free).toEqual({
    paymentTier: 'financial_difficulty',
    amount: 0,
    currency: 'USD',
    paymentMethod: 'free_access',
    subscriptionTier: 'financial_difficulty',
    isRecurring: false,
  })
  expect(NewPayment.parse(free).paymentTier).toBe('financial-difficulty')
})

test('a paid tier has its price and cycle, and a custom amount is what was typed', () => {
  expect(paymentOf({ tier: 'standard', cycle: 'annual', isRecurring: true, cents: null })).toMatchObject({
    amount: 57.6,
    billingCycle: 'annual',
    paymentMethod: 'paypal',
  })
  expect(paymentOf({ tier: 'custom', cycle: 'monthly', isRecurring: false, cents: 1550 })).toMatchObject({
    paymentTier: 'custom',
    amount: 15.5,
    isRecurring: false,
  })
})

test('a tier shows what it adds, if that is built', () => {
  expect(promisesFrom('pay-forward', ['sponsorship', 'priority-support'])).toEqual(['sponsorship'])
  expect(promisesFrom('standard', [])).toEqual([])
})

test('the provider’s fee never exceeds the payment', () => {
  expect(feeOn(300, { percent: 5, fixedCents: 9 })).toBe(24)
  expect(feeOn(30, { percent: 3, fixedCents: 49 })).toBe(30)
})

test('a choice is saved, read and forgotten, and a broken one is ignored', () => {
  const storage = memoryStorage()
  const savedChoice = createSavedChoice(storage)
  expect(savedChoice.read()).toEqual(nothingChosen)
  savedChoice.write({ tier: 'low-cost', cycle: 'annual', isRecurring: false })
  expect(createSavedChoice(storage).read()).toEqual({ tier: 'low-cost', cycle: 'annual', isRecurring: false })
  for (const broken of ['{', 'null', '{"tier":"gold","cycle":"weekly"}']) {
    storage.setItem('giving-choice', broken)
    expect(savedChoice.read()).toEqual(nothingChosen)
  }
  savedChoice.write({ ...nothingChosen, tier: 'standard' })
  savedChoice.forget()
  expect(savedChoice.read()).toEqual(nothingChosen)
})
