import { v7 as newClientId } from 'uuid'
import { expect, test } from 'vitest'
import { movableClock } from '#testing/clock.ts'
import { aPractice, expectTrueTotals } from '#testing/practice.ts'
import { testApp } from '#testing/test-app.ts'

const clock = movableClock(new Date('2026-03-10T12:00:00Z'))
const { as, db, member } = await testApp({ clock })

const other = { duration: 45, notes: 'The other one.', hard: { words: ['low' as const] } }

test('the version that wasn’t chosen is among the deleted sessions, once, and counts only if it is restored', async () => {
  const { id: userId, ...asha } = await member()
  const api = as(asha)
  const { id } = await api.practice.log({ body: aPractice({ duration: 20, notes: 'Kept.' }) })
  const request = { params: { id }, body: { ...other, clientId: newClientId() } }
  await Promise.all(Array.from({ length: 5 }, () => api.practice.setAside(request)))
  const { items } = await api.practice.listDeleted({ query: {} })
  expect(items).toMatchObject([{ duration: 45 }])
  await expectTrueTotals(db, userId)

  await api.practice.restore({ params: { id: items[0]?.id ?? '' } })
  await api.practice.setAside(request)
  expect((await api.practice.listDeleted({ query: {} })).items).toEqual([])
  const sessions = (await api.practice.list({ query: {} })).items
  expect(sessions.map(({ duration, notes, hard }) => ({ duration, notes, hard }))).toEqual(
    expect.arrayContaining([
      { duration: 20, notes: 'Kept.', hard: undefined },
      { duration: 45, notes: 'The other one.', hard: { words: ['low'] } },
    ]),
  )
  await expectTrueTotals(db, userId)
})

test('another version of a sit is a sit, too', async () => {
  const asha = as(await member())
  const { id } = await asha.meditation.save({ body: { duration: 20, ambientSound: 'rain' } })
  await asha.practice.setAside({ params: { id }, body: { duration: 25, clientId: newClientId() } })
  const [deleted] = (await asha.practice.listDeleted({ query: {} })).items
  await asha.practice.restore({ params: { id: deleted?.id ?? '' } })
  expect((await asha.meditation.list({ query: {} })).items).toMatchObject([
    { duration: 25, ambientSound: 'rain' },
    { duration: 20, ambientSound: 'rain' },
  ])
})

test('nothing can be set aside beside a session of another member', async () => {
  const [asha, ben] = [as(await member()), as(await member())]
  const { id } = await asha.practice.log({ body: aPractice() })
  const setAside = ben.practice.setAside({ params: { id }, body: { clientId: newClientId() } })
  await expect(setAside).rejects.toMatchObject({ status: 404, code: 'practice.not_found' })
})
