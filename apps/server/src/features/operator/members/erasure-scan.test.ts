import { z } from 'zod'
import { expect, test } from 'vitest'
import { enqueue } from '#platform/queue/jobs.ts'
import { movableClock } from '#testing/clock.ts'
import { erasureScan } from '#testing/schema/erasure-scan.ts'

const clock = movableClock()
const { as, db, erased, expectNoTrace, expectTraces, friend, mailbox, withRole } = await erasureScan({ clock })

test('an erasure by an operator leaves as little as one by the member', async () => {
  const ines = await withRole('operator')
  const on = { params: { id: erased.id } }
  // A member with a role can't be erased from the console.
  for (const roles of ['operator_roles', 'claimed_roles'] as const)
    await db.deleteFrom(roles).where('user_id', '=', erased.id).execute()
  await as(ines).operator.member({ ...on, query: {} })
  await as(ines).operator.eraseMember({
    ...on,
    body: { reason: 'Asked by letter, identity checked', password: ines.password },
  })
  await mailbox.mailTo(erased.email)
  await expectTraces()

  clock.advance({ days: 15 })
  await enqueue(db, { name: 'account.erase_due', payload: z.unknown() }, {})
  await expectNoTrace()
  const left = await db.selectFrom('users').select('id').execute()
  expect(left.map(({ id }) => id).toSorted()).toEqual([friend, ines.id].toSorted())
  expect(await db.selectFrom('payment_ledger').select('amount_cents').execute()).toEqual([{ amount_cents: 600 }])
  const acts = await db.selectFrom('operator_audit').select('act').where('subject_id', 'is not', null).execute()
  expect(acts.map(({ act }) => act)).toEqual(expect.arrayContaining(['member_opened', 'erasure_begun']))
})
