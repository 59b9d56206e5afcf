import { expect, test } from 'vitest'
import { movableClock } from '#testing/clock.ts'
import { aPractice } from '#testing/practice.ts'
import { testApp } from '#testing/test-app.ts'

const clock = movableClock(new Date('2026-06-30T12:00:00Z'))
const { as, member } = await testApp({ clock })

test('the practices of the last 90 days are counted, and nothing is said before the eighth hard one', async () => {
  const asha = await member()
  const log = (date: string, changes: Parameters<typeof aPractice>[0] = {}) =>
    as(asha).practice.log({ body: aPractice({ date, time: '06:30', duration: 45, ...changes }) })
  expect(await as(asha).insight.hard()).toEqual({ hard: 0, practices: 0, details: null })
  await log('2026-04-01', { hard: {} })
  await log('2026-04-02', { hard: {} })
  await log('2026-06-29')
  for (let day = 11; day <= 16; day++) {
    await log(`2026-06-${day}`, { afterFeeling: undefined, hard: { severity: 'quite', words: ['restless'] } })
  }
  expect(await as(asha).insight.hard()).toEqual({ hard: 7, practices: 8, details: null })
  await as(asha).meditation.save({ body: { duration: 10, hard: {} } })
  const { hard, practices, details } = await as(asha).insight.hard()
  expect([hard, practices, details?.range]).toEqual([8, 9, { low: 11, high: 20 }])
  expect(details?.length.groups).toMatchObject([
    { key: 'up-to-10', hard: 1, practices: 1, marks: [true] },
    { key: 'over-40', hard: 7, practices: 8 },
  ])
  expect(details?.time.groups[0]).toMatchObject({ key: 'morning', hard: 8, practices: 9 })
  expect(details?.words).toEqual([{ word: 'restless', times: 6 }])
  expect(details?.withWords).toBe(6)
})

test('a practice that is deleted, or was not hard after all, is no longer counted as hard', async () => {
  const asha = await member()
  const first = await as(asha).practice.log({ body: aPractice({ date: '2026-06-01', hard: {} }) })
  const second = await as(asha).practice.log({ body: aPractice({ date: '2026-06-02', hard: {} }) })
  await as(asha).practice.remove({ params: first })
  expect(await as(asha).insight.hard()).toMatchObject({ hard: 1, practices: 1 })
  await as(asha).practice.edit({ params: second, body: { version: 1, hard: null } })
  expect(await as(asha).insight.hard()).toMatchObject({ hard: 0, practices: 1 })
})

test('no one sees the hard practices of someone else', async () => {
  const [asha, ben] = [await member(), await member()]
  await as(asha).practice.log({ body: aPractice({ date: '2026-06-01', hard: {} }) })
  expect(await as(ben).insight.hard()).toEqual({ hard: 0, practices: 0, details: null })
})
