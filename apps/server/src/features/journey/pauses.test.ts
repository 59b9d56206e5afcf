import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { movableClock } from '#testing/clock.ts'
import { changeLedger } from '#testing/ledger.ts'
import { testApp } from '#testing/test-app.ts'
import { addDays } from './calendar.rules.ts'

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

test('a pause from today on keeps the streak, and shows in the week', async () => {
  const asha = await member()
  await practise(asha.id, 2, 1)
  const { pauses } = await as(asha).journey.pause({ body: pauseOf(0, 3) })
  expect(pauses).toEqual([{ id: expect.any(String) as string, ...pauseOf(0, 3) }])
  const { currentStreak, week } = await as(asha).journey.stats()
  expect(currentStreak).toBe(2)
  expect(week.map(({ kind }) => kind).join(' ')).toBe('practised practised paused paused paused paused empty')
})

test('who was ill says so afterwards, and the run is whole again', async () => {
  const asha = await member()
  await practise(asha.id, 9, 8, 3, 2, 1)
  expect(await as(asha).journey.stats()).toMatchObject({ currentStreak: 3, longestStreak: 3 })
  const { pauses } = await as(asha).journey.pause({ body: pauseOf(-7, -4) })
  expect(pauses).toEqual([])
  expect(await as(asha).journey.stats()).toMatchObject({ currentStreak: 5, longestStreak: 5 })
})

test('a pause that runs ends yesterday: today counts again', async () => {
  const asha = await member()
  await practise(asha.id, 4, 3)
  const [pause] = (await as(asha).journey.pause({ body: pauseOf(-2, 5) })).pauses
  const settings = await as(asha).journey.endPause({ params: { id: pause?.id ?? '' } })
  expect(settings.pauses).toEqual([])
  const { currentStreak, week } = await as(asha).journey.stats()
  expect(currentStreak).toBe(2)
  expect(week.slice(0, 3).map(({ kind }) => kind)).toEqual(['paused', 'paused', 'empty'])
})

test.each([
  ['that begins today', 0],
  ['that has not begun', 3],
])('a pause %s is called off as if it had never been', async (_, first) => {
  const asha = await member()
  const [pause] = (await as(asha).journey.pause({ body: pauseOf(first, 5) })).pauses
  expect((await as(asha).journey.endPause({ params: { id: pause?.id ?? '' } })).pauses).toEqual([])
  expect((await as(asha).journey.pause({ body: pauseOf(first, 5) })).pauses).toHaveLength(1)
})

test.each([
  ['the same days', 0, 3],
  ['its last day', 3, 6],
  ['its first day', -3, 0],
  ['all around it', -3, 6],
  ['within it', 1, 2],
])('a second pause on %s is refused', async (_, first, last) => {
  const asha = await member()
  await as(asha).journey.pause({ body: pauseOf(0, 3) })
  const second = as(asha).journey.pause({ body: pauseOf(first, last) })
  await expect(second).rejects.toMatchObject({ status: 409, code: 'journey.pause_overlaps' })
})

test('pauses are listed nearest first, and another member’s are no obstacle', async () => {
  const [asha, ben] = [await member(), await member()]
  await as(asha).journey.pause({ body: pauseOf(10, 12) })
  const { pauses } = await as(asha).journey.pause({ body: pauseOf(4, 9) })
  expect(pauses.map(({ firstDay }) => firstDay)).toEqual([inDays(4), inDays(10)])
  expect((await as(ben).journey.pause({ body: pauseOf(4, 9) })).pauses).toHaveLength(1)
})

test('thirty days are the longest', async () => {
  const asha = await member()
  const tooLong = as(asha).journey.pause({ body: pauseOf(0, 30) })
  await expect(tooLong).rejects.toMatchObject({ status: 422, fields: { lastDay: 'A pause can last up to 30 days' } })
  expect((await as(asha).journey.pause({ body: pauseOf(0, 29) })).pauses).toHaveLength(1)
})

test('a pause of another member, an unknown one and one that is over answer alike', async () => {
  const [asha, ben] = [await member(), await member()]
  const [pause] = (await as(asha).journey.pause({ body: pauseOf(0, 3) })).pauses
  await as(asha).journey.pause({ body: pauseOf(-9, -8) })
  const over = await db
    .selectFrom('practice_pauses')
    .select('id')
    .where('user_id', '=', asha.id)
    .where('last_day', '<', today)
    .executeTakeFirstOrThrow()
  const notFound = { status: 404, code: 'journey.pause_not_found' }
  await expect(as(ben).journey.endPause({ params: { id: pause?.id ?? '' } })).rejects.toMatchObject(notFound)
  await expect(as(ben).journey.endPause({ params: { id: randomUUID() } })).rejects.toMatchObject(notFound)
  await expect(as(asha).journey.endPause({ params: { id: over.id } })).rejects.toMatchObject(notFound)
  expect((await as(asha).journey.settings()).pauses).toHaveLength(1)
})

test('a repeated request with the same key makes one pause', async () => {
  const asha = await member()
  const pause = () => as(asha).journey.pause({ body: pauseOf(0, 3), idempotencyKey: 'once' })
  expect(await pause()).toEqual(await pause())
})
