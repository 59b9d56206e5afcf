import type { Db } from '#platform/db/database.ts'
import type { Fact, PaymentEvent } from '#platform/payment/payment-provider.ts'

export type Outcome = 'applied' | 'unknown' | 'waiting' | 'not ours'
export type AppliedMessage = { outcome: Outcome; waitsFor?: string }

/** False if we already have this message. A simultaneous copy waits here until the first is committed. */
export async function insertMessage(tx: Db, { id, type, occurredAt, fact }: PaymentEvent, now: Date): Promise<boolean> {
  const row = await tx
    .insertInto('payment_events')
    .values({
      event_id: id,
      event_type: type,
      occurred_at: occurredAt,
      received_at: now,
      fact: fact && JSON.stringify(fact),
    })
    .onConflict((conflict) => conflict.column('event_id').doNothing())
    .returning('event_id')
    .executeTakeFirst()
  return row !== undefined
}

export const updateOutcome = (tx: Db, id: string, outcome: Outcome, waitsFor: string | null = null) =>
  tx.updateTable('payment_events').set({ outcome, waits_for: waitsFor }).where('event_id', '=', id).execute()

/** Messages that arrived before the payment they refer to. */
export const listWaiting = (tx: Db, waitsFor: string) =>
  tx
    .selectFrom('payment_events')
    .select(['event_id as id', 'fact'])
    .where('outcome', '=', 'waiting')
    .where('waits_for', '=', waitsFor)
    .$narrowType<{ fact: Fact }>()
    .execute()
