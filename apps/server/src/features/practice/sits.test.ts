import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { inTransaction } from '#platform/db/database.ts'
import { aPractice, expectTrueTotals } from '#testing/practice.ts'
import { testApp } from '#testing/test-app.ts'
import { logSit } from './index.ts'

const { as, db, clock, member } = await testApp()

test('a sit is saved with its practice in one transaction, under the same id, with or without feelings', async () => {
  const asha = await member()
  const id = randomUUID()
  const input = { ...aPractice(), beforeFeeling: null, afterFeeling: null }
  const logged = await inTransaction(db, async (tx) => {
    const practice = await logSit({ db: tx, clock }, asha.id, id, input)
    await tx.insertInto('meditation_sessions').values({ user_id: asha.id, id, completed_at: clock.now() }).execute()
    return practice
  })
  expect(logged).toMatchObject({ id, beforeFeeling: null, afterFeeling: null, limbType: 'dhyana' })
  expect((await as(asha).practice.list({ query: {} })).items).toEqual([logged])
  await expectTrueTotals(db, asha.id)
})
