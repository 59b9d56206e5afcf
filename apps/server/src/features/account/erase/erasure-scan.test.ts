import { expect, test } from 'vitest'
import { enqueue } from '#platform/queue/jobs.ts'
import { erasureScan } from '#testing/schema/erasure-scan.ts'
import { eraseDue } from './erase.jobs.ts'

const { db, erased, expectNoTrace, expectTraces, friend, mailbox } = await erasureScan()

test('after erasing, no table, file or job holds the member’s id, names, email or phone', async () => {
  await expectTraces()
  await db.updateTable('users').set({ erasure_due_at: new Date() }).where('id', '=', erased.id).execute()
  await enqueue(db, eraseDue, {})
  await expectNoTrace()
  expect(mailbox.mails).toHaveLength(1)
  expect(await db.selectFrom('users').select('id').execute()).toEqual([{ id: friend }])
  expect(await db.selectFrom('payment_ledger').select('amount_cents').execute()).toEqual([{ amount_cents: 600 }])
})
