import { expect, test } from 'vitest'
import { aPayment, givingApp } from '#testing/paypal/giving-app.ts'
import { testApp } from '#testing/test-app.ts'
import { openTo } from '../index.ts'

const { as, books, clock, db, deliverAll, deps, member, referenceOf } = await givingApp()

/** A member whose contribution PayPal has confirmed. */
async function supporter(changes: Parameters<typeof aPayment>[0] = {}) {
  const asha = await member()
  const { approveUrl } = await as(asha).giving.pay({ body: aPayment(changes) })
  books.approve(referenceOf(approveUrl))
  await deliverAll()
  return asha
}

test('promised features are open to their tiers, and to everyone on installations without contributions', async () => {
  const [asha, other] = [await supporter(), await member()]
  const isOpen = openTo(deps)
  expect(await isOpen(db, asha.id, 'advanced-analytics')).toBe(true)
  expect(await isOpen(db, asha.id, 'impact-reports')).toBe(false)
  expect(await isOpen(db, other.id, 'advanced-analytics')).toBe(false)
  expect(await openTo({ clock, provider: undefined })(db, other.id, 'advanced-analytics')).toBe(true)
})

test('early access is off until it is chosen, and has no effect once the paid time is over', async () => {
  const asha = await supporter()
  expect(await as(asha).giving.earlyAccess()).toEqual({ isOpen: true, isOn: false })
  expect(await as(asha).giving.changeEarlyAccess({ body: { isOn: true } })).toEqual({ isOpen: true, isOn: true })
  expect(await as(asha).giving.earlyAccess()).toEqual({ isOpen: true, isOn: true })
  await as(asha).giving.stop({ body: { isActive: false } })
  clock.advance({ days: 35 })
  expect(await as(asha).giving.earlyAccess()).toEqual({ isOpen: false, isOn: false })
})

test('no one can turn on early access without the tier that includes it', async () => {
  const [small, none] = [await supporter({ paymentTier: 'low-cost', amount: 3 }), await member()]
  for (const asha of [small, none]) {
    expect(await as(asha).giving.earlyAccess()).toEqual({ isOpen: false, isOn: false })
    await expect(as(asha).giving.changeEarlyAccess({ body: { isOn: true } })).rejects.toMatchObject({
      code: 'giving.not_included',
    })
  }
})

test('members with early access can compare limbs', async () => {
  const app = await testApp()
  const asha = await app.member()
  const days = { firstFrom: '2026-01-01', firstTo: '2026-01-31', secondFrom: '2026-02-01', secondTo: '2026-02-28' }
  const limbs = async () => (await app.as(asha).insight.compare({ query: days })).first.minutesByLimb
  expect(await limbs()).toBeNull()
  await app.as(asha).giving.changeEarlyAccess({ body: { isOn: true } })
  expect(await limbs()).toEqual({})
  await app.as(asha).giving.changeEarlyAccess({ body: { isOn: false } })
  expect(await limbs()).toBeNull()
})
