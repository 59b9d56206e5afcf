import { expect, test } from 'vitest'
import { aPayment, givingApp } from '#testing/paypal/giving-app.ts'
import { aPractice } from '#testing/practice.ts'
import { makeReflection } from './reflection.service.ts'

/** An installation with contributions. */
const app = await givingApp()
/** The previous month, by that app's own clock. */
const first = app.clock.now()
first.setUTCMonth(first.getUTCMonth() - 1, 1)
const month = first.toISOString().slice(0, 7)

async function someone() {
  const asha = await app.member()
  for (const day of ['02', '03', '04']) {
    await app.as(asha).practice.log({ body: aPractice({ date: `${month}-${day}` }) })
  }
  return asha
}

test('a reflection comes with Standard Support', async () => {
  const asha = await someone()
  const { approveUrl } = await app.as(asha).giving.pay({ body: aPayment() })
  app.books.approve(app.referenceOf(approveUrl))
  await app.deliverAll()
  await app.as(asha).reflection.choose({ body: { choice: 'monthly' } })
  expect((await app.as(asha).reflection.make({ body: { month } })).month).toBe(month)
})

test('other members are told why, and can still decline, and view and delete the reflections they have', async () => {
  const ben = await someone()
  const { reflection } = app.as(ben)
  expect(await reflection.read()).toMatchObject({ isIncluded: false, lastMonth: { month, state: 'ready' } })
  const refused = { code: 'giving.not_included' }
  await expect(reflection.make({ body: { month } })).rejects.toMatchObject(refused)
  await expect(reflection.choose({ body: { choice: 'monthly' } })).rejects.toMatchObject(refused)
  await reflection.choose({ body: { choice: 'no' } })
  const before = await makeReflection({ ...app, isOpen: async () => true }, ben.id, { month, language: 'en' })
  expect((await reflection.read()).reflection).toEqual(before)
  await reflection.remove({ params: { month } })
  expect((await reflection.read()).reflection).toBeNull()
})
