import { randomUUID } from 'node:crypto'
import { addDays } from '@sadhana/contract'
import { expect, test } from 'vitest'
import { movableClock } from '#testing/clock.ts'
import { changeLedger } from '#testing/ledger.ts'
import { testApp } from '#testing/test-app.ts'

const today = '2026-03-11'
const clock = movableClock(new Date(`${today}T08:00:00Z`))
const { as, db, member } = await testApp({ clock })

const inDays = (days: number) => addDays(today, days)
const pauseOf = (first: number, last: number) => ({ firstDay: inDays(first), lastDay: inDays(last) })

async function practise(userId: string, ...daysAgo: number[]) {
  for (const ago of daysAgo) {
    await changeLedger(db, userId, { before: null, after: { practiceDay: inDays(-ago), minutes: 20 } })
  }
}

test('a pause that starts today keeps the streak, and appears in the week', async () => {
  const asha = await member()
  await practise(asha.id, 2, 1)
  const { pauses } = await as(asha).journey.pause({ body: pauseOf(0, 3) })
  expect(pauses).toEqual([{ id: expect.any(String) as string, ...pauseOf(0, 3) }])
  const { currentStreak, week } = await as(asha).journey.stats()
  expect(currentStreak).toBe(2)
  expect(week.map(({ kind }) => kind).join(' ')).toBe('practised practised paused paused paused paused empty')
})

test('a pause added afterwards, for example after an illness, repairs the streak', async () => {
  const asha = await member()
  await practise(asha.id, 9, 8, 3, 2, 1)
  expect(await as(asha).journey.stats()).toMatchObject({ currentStreak: 3, longestStreak: 3 })
  const { pauses, pastPauses } = await as(asha).journey.pause({ body: pauseOf(-7, -4) })
  expect(pauses).toEqual([])
  expect(pastPauses).toEqual([{ id: expect.any(String) as string, ...pauseOf(-7, -4) }])
  expect(await as(asha).journey.stats()).toMatchObject({ currentStreak: 5, longestStreak: 5 })
})

test('ending a running pause makes today count again', async () => {
  const asha = await member()
  await practise(asha.id, 4, 3)
  const [pause] = (await as(asha).journey.pause({ body: pauseOf(-2, 5) })).pauses
  const settings = await as(asha).journey.endPause({ params: { id: pause?.id ?? '' } })
  expect(settings.pauses).toEqual([])
  expect(settings.pastPauses).toEqual([{ id: pause?.id, ...pauseOf(-2, -1) }])
  const { currentStreak, week } = await as(asha).journey.stats()
  expect(currentStreak).toBe(2)
  expect(week.slice(0, 3).map(({ kind }) => kind)).toEqual(['paused', 'paused', 'empty'])
})

test.each([
  ['that starts today', 0],
  ['that hasn’t started', 3],
])('cancelling a pause %s removes it', async (_, first) => {
  const asha = await member()
  const [pause] = (await as(asha).journey.pause({ body: pauseOf(first, 5) })).pauses
  expect((await as(asha).journey.endPause({ params: { id: pause?.id ?? '' } })).pauses).toEqual([])
  expect((await as(asha).journey.pause({ body: pauseOf(first, 5) })).pauses).toHaveLength(1)
})

test.each([
  ['on the same days', 0, 3],
  ['on its last day', 3, 6],
  ['on its first day', -3, 0],
  ['all around it', -3, 6],
  ['within it', 1, 2],
])('a second pause %s is refused', async (_, first, last) => {
  const asha = await member()
  await as(asha).journey.pause({ body: pauseOf(0, 3) })
  const second = as(asha).journey.pause({ body: pauseOf(first, last) })
  await expect(second).rejects.toMatchObject({ status: 409, code: 'journey.pause_overlaps' })
})

test('pauses are listed nearest first, and never another member’s', async () => {
  const [asha, ben] = [await member(), await member()]
  await as(asha).journey.pause({ body: pauseOf(10, 12) })
  const { pauses } = await as(asha).journey.pause({ body: pauseOf(4, 9) })
  expect(pauses.map(({ firstDay }) => firstDay)).toEqual([inDays(4), inDays(10)])
  expect((await as(ben).journey.pause({ body: pauseOf(4, 9) })).pauses).toHaveLength(1)
})

test('a pause lasts at most thirty days', async () => {
  const asha = await member()
  const tooLong = as(asha).journey.pause({ body: pauseOf(0, 30) })
  await expect(tooLong).rejects.toMatchObject({ status: 422, fields: { lastDay: 'A pause can last up to 30 days' } })
  expect((await as(asha).journey.pause({ body: pauseOf(0, 29) })).pauses).toHaveLength(1)
})

test('past pauses are listed newest first, and removing one makes its days count again', async () => {
  const asha = await member()
  await practise(asha.id, 20, 15, 10, 9, 5, 1)
  await as(asha).journey.pause({ body: pauseOf(-14, -11) })
  await as(asha).journey.pause({ body: pauseOf(-8, -6) })
  const { pastPauses } = await as(asha).journey.pause({ body: pauseOf(-4, -2) })
  expect(pastPauses.map(({ firstDay }) => firstDay)).toEqual([inDays(-4), inDays(-8), inDays(-14)])
  expect((await as(asha).journey.stats()).currentStreak).toBe(5)
  const after = await as(asha).journey.endPause({ params: { id: pastPauses[1]?.id ?? '' } })
  expect(after.pastPauses.map(({ firstDay }) => firstDay)).toEqual([inDays(-4), inDays(-14)])
  expect((await as(asha).journey.stats()).currentStreak).toBe(2)
})

test('pauses cannot follow one another for more than thirty days without practice', async () => {
  const asha = await member()
  await as(asha).journey.pause({ body: pauseOf(-29, -10) })
  const refused = { status: 409, code: 'journey.pauses_too_long' }
  await expect(as(asha).journey.pause({ body: pauseOf(-9, 1) })).rejects.toMatchObject(refused)
  await expect(as(asha).journey.pause({ body: pauseOf(-40, -30) })).rejects.toMatchObject(refused)
  expect((await as(asha).journey.settings()).pauses).toEqual([])
  expect((await as(asha).journey.pause({ body: pauseOf(-9, 0) })).pauses).toHaveLength(1)
  await practise(asha.id, 30)
  expect((await as(asha).journey.pause({ body: pauseOf(-40, -31) })).pastPauses).toHaveLength(2)
})

test('another member’s pause and an unknown one get the same response', async () => {
  const [asha, ben] = [await member(), await member()]
  const [pause] = (await as(asha).journey.pause({ body: pauseOf(0, 3) })).pauses
  const [past] = (await as(asha).journey.pause({ body: pauseOf(-9, -8) })).pastPauses
  const notFound = { status: 404, code: 'journey.pause_not_found' }
  for (const id of [pause?.id ?? '', past?.id ?? '', randomUUID()]) {
    await expect(as(ben).journey.endPause({ params: { id } })).rejects.toMatchObject(notFound)
  }
  expect(await as(asha).journey.settings()).toMatchObject({ pauses: [pause], pastPauses: [past] })
})

test('a repeated request with the same key creates one pause', async () => {
  const asha = await member()
  const pause = () => as(asha).journey.pause({ body: pauseOf(0, 3), idempotencyKey: 'once' })
  expect(await pause()).toEqual(await pause())
})

test('a pause must start within a year', async () => {
  const asha = await member()
  for (const body of [pauseOf(367, 367), { firstDay: '9999-12-01', lastDay: '9999-12-10' }]) {
    await expect(as(asha).journey.pause({ body })).rejects.toMatchObject({ code: 'journey.pause_too_far' })
  }
  expect((await as(asha).journey.pause({ body: pauseOf(366, 370) })).pauses).toHaveLength(1)
})
