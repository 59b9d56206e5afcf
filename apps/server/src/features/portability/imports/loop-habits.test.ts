import { v7 as newId } from 'uuid'
import { expect, test } from 'vitest'
import { testApp } from '#testing/test-app.ts'

const { as, member } = await testApp()

const rows = ['2026-02-01', '2026-02-02'].map((date) => ({
  kind: 'practice',
  date,
  time: '12:00',
  limbType: 'dhyana',
  duration: 10,
  notes: null,
}))

test('habits of another app are private practices at noon, once, however often they are imported', async () => {
  const asha = await member()
  const { portability, practice } = as(asha)
  const begin = async () => {
    const params = await portability.beginImport({ body: { id: newId(), source: 'loop-habits', name: 'Loop.zip' } })
    await portability.sendRows({ params, query: { number: 0 }, body: { rows } })
    return { params, counts: (await portability.checkImport({ params })).counts }
  }
  const sessions = async () => (await practice.list({ query: {} })).items
  const first = await begin()
  expect(first.counts?.practices).toEqual({ new: 2, duplicate: 0 })
  expect(await sessions()).toEqual([])
  await portability.commitImport({ params: first.params })
  expect((await begin()).counts?.practices).toEqual({ new: 0, duplicate: 2 })
  expect((await sessions()).map(({ time, visibility }) => [time, visibility])).toEqual([
    ['12:00', 'private'],
    ['12:00', 'private'],
  ])
  await portability.undoImport({ params: first.params })
  expect(await sessions()).toEqual([])
})
