import { expect, test, vi } from 'vitest'
import { inTransaction } from '#platform/db/database.ts'
import { aPayment, givingApp } from '#testing/paypal/giving-app.ts'
import { overtake, race, waitingForLocks } from '#testing/races.ts'
import { findSubscription } from '../shared/giving.repo.ts'
import { endOne } from './agreement-state.service.ts'
import { finishEnding } from './endings.service.ts'

const { as, books, clock, db, deliverAll, deps, member, paypal, referenceOf, url } = await givingApp()

/** A running agreement that the member has just asked us to end. */
async function endingAgreement() {
  const { approveUrl, id } = await as(await member()).giving.pay({ body: aPayment() })
  const reference = referenceOf(approveUrl)
  books.approve(reference)
  await deliverAll()
  const now = clock.now()
  const row = await findSubscription(db, id)
  if (!row) throw new Error('there is no agreement')
  await inTransaction(db, (tx) => endOne(tx, row, { reason: 'cancelled', requestedAt: now }, now))
  clock.advance({ minutes: 1 })
  return { id, reference }
}

test('an agreement stays ended if a message about its suspension is applied at the same time', race, async () => {
  const { id, reference } = await endingAgreement()
  books.suspend(reference)
  const suspension = books.messages.at(-1)
  if (!suspension) throw new Error('PayPal has said nothing')
  clock.advance({ minutes: 1 })

  let delivery: Promise<number> | undefined
  await overtake(db, {
    // While the message waits for this lock, the ending has written the agreement but hasn't committed it.
    lock: (tx) =>
      tx
        .selectFrom('agreement_endings')
        .select('reason')
        .where('provider_subscription_id', '=', reference)
        .forUpdate()
        .execute(),
    request: () => finishEnding(deps, reference),
    change: async () => {
      delivery = paypal.deliver(url, suspension)
      await vi.waitUntil(async () => (await waitingForLocks(db)) === 2, 60_000)
    },
  })
  expect(await delivery).toBe(200)
  expect(books.get(reference).status).toBe('CANCELLED')
  expect(await findSubscription(db, id)).toMatchObject({ status: 'cancelled' })
})
