import { expect, test } from 'vitest'
import { movableClock } from '#testing/clock.ts'
import { aPractice } from '#testing/practice.ts'
import { statementsOf } from '#testing/statements.ts'
import { testApp } from '#testing/test-app.ts'

const { as, db, member } = await testApp({ clock: movableClock(new Date('2026-03-10T12:00:00Z')) })

const logOn = async (someone: { token: string }, dates: readonly string[], changes = {}) => {
  for (const date of dates) await as(someone).practice.log({ body: aPractice({ date, ...changes }) })
}
const march = ['2026-03-01', '2026-03-02', '2026-03-03']

test('a member gets their own usual practices in one statement', async () => {
  const [asha, ben] = [await member(), await member()]
  await logOn(ben, march, { limbType: 'samadhi' })
  await logOn(asha, march, { visibility: 'followers' })
  await logOn(asha, march, { limbType: 'asana', duration: 44, time: '13:00' })
  expect(await as(asha).practice.usual()).toEqual([
    { limbType: 'asana', minutes: 45, timeOfDay: 'afternoon', visibility: 'private' },
    { limbType: 'dhyana', minutes: 20, timeOfDay: 'morning', visibility: 'followers' },
  ])
  expect(await statementsOf(() => as(asha).practice.usual())).toHaveLength(1)
})

test('without practice, there are no usual practices', async () => {
  expect(await as(await member()).practice.usual()).toEqual([])
})

test('only the last sixty practice days count, by the member’s own calendar', async () => {
  const asha = await member()
  await logOn(asha, ['2026-01-09', ...march.slice(0, 2)])
  expect(await as(asha).practice.usual()).toEqual([])
  await logOn(asha, ['2026-01-10'])
  expect(await as(asha).practice.usual()).toHaveLength(1)
  await db.updateTable('users').set({ zone: 'Pacific/Kiritimati' }).where('id', '=', asha.id).execute()
  expect(await as(asha).practice.usual()).toEqual([])
})

test('a deleted session no longer counts', async () => {
  const asha = await member()
  await logOn(asha, march)
  const { items } = await as(asha).practice.list({ query: { limit: 1 } })
  await as(asha).practice.remove({ params: { id: items[0]!.id } })
  expect(await as(asha).practice.usual()).toEqual([])
})
