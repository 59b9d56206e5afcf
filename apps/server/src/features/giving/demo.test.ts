import { expect, test } from 'vitest'
import { givingApp } from '#testing/paypal/giving-app.ts'
import { compareAll } from './comparison/compare.service.ts'
import { seedDemoContribution } from './index.ts'

const { as, clock, db, deps, member } = await givingApp()
const seed = (userId: string) => db.transaction().execute((tx) => seedDemoContribution({ db: tx, clock }, userId))

test('there is one demo contribution, marked as such, which continues each month and agrees with the books', async () => {
  const maya = await member()
  await seed(maya.id)
  await seed(maya.id)
  expect(await as(maya).giving.subscription()).toMatchObject({
    isActive: true,
    state: 'active',
    subscriptionTier: 'standard',
    paymentCount: 9,
    paidCents: 5_400,
    nextPaymentDate: '2026-12-15T10:00:00.000Z',
  })
  const { items } = await as(maya).giving.receipts({ query: {} })
  expect(items.filter(({ reference }) => !reference.startsWith('DEMO-'))).toEqual([])
  clock.advance({ days: 30 })
  await seed(maya.id)
  expect(await as(maya).giving.subscription()).toMatchObject({ state: 'active', paymentCount: 10 })
  expect(await compareAll(deps)).toEqual([])
})

test('a demo contribution that was ended stays ended', async () => {
  const maya = await member()
  await seed(maya.id)
  expect(await as(maya).giving.stop({ body: { isActive: false } })).toMatchObject({ state: 'cancelled' })
  clock.advance({ days: 60 })
  await seed(maya.id)
  expect(await as(maya).giving.subscription()).toMatchObject({ state: 'none', paymentCount: 9 })
})
