import { addDays } from '@sadhana/contract'
import { expect, test } from 'vitest'
import type { Db } from '#platform/db/database.ts'
import { testDatabase } from '#testing/database.ts'
import { changeLedger, insertMember } from '#testing/ledger.ts'
import { addPause } from '../settings/pauses.service.ts'
import { changeSettings } from '../settings/settings.service.ts'
import { findJourney } from '../stats/stats.repo.ts'
import { daysBefore, readStats } from '../stats/stats.service.ts'

const db = await testDatabase()
const today = '2026-03-11'
const now = new Date(`${today}T08:00:00Z`)
const clock = { now: () => now }
const parallel = 50
const numbers = Array.from({ length: parallel }, (_, index) => index)

const log = (on: Db, userId: string, day: string) =>
  changeLedger(on, userId, { before: null, after: { practiceDay: day, minutes: 20 } })

test('fifty parallel practices on one day all count, as one day', async () => {
  const asha = await insertMember(db, now)
  await Promise.all(numbers.map(() => log(db, asha, today)))
  expect(await readStats({ db, clock }, asha, 'en')).toMatchObject({
    currentStreak: 1,
    totalSessions: parallel,
    totalMinutes: parallel * 20,
    experience: parallel * 20 + 10,
  })
})

test('fifty parallel practices on fifty days make one streak', async () => {
  const asha = await insertMember(db, now)
  await Promise.all(numbers.map((ago) => log(db, asha, addDays(today, -ago))))
  expect(await readStats({ db, clock }, asha, 'en')).toMatchObject({
    currentStreak: parallel,
    longestStreak: parallel,
    restDays: 2,
    experience: parallel * 30,
  })
})

const entryOf = (ago: number) => ({ practiceDay: addDays(today, -(ago % 5)), minutes: 20 })

test('fifty practices logged and deleted in parallel leave nothing', async () => {
  const asha = await insertMember(db, now)
  await Promise.all(numbers.map((ago) => changeLedger(db, asha, { before: null, after: entryOf(ago) })))
  await Promise.all(numbers.map((ago) => changeLedger(db, asha, { before: entryOf(ago), after: null })))
  expect(await readStats({ db, clock }, asha, 'en')).toMatchObject({
    currentStreak: 0,
    longestStreak: 0,
    consistency: 0,
    experience: 0,
    totalSessions: 0,
    totalMinutes: 0,
  })
})

test('of fifty parallel pauses on the same days, only one is added', async () => {
  const asha = await insertMember(db, now)
  const pause = () => addPause({ db, clock }, asha, { firstDay: today, lastDay: today })
  const outcomes = await Promise.allSettled(numbers.map(pause))
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('when goals change while practices are logged, the stats match some order of events', async () => {
  const [asha, ben] = [await insertMember(db, now), await insertMember(db, now)]
  await Promise.all(
    numbers.map((ago) =>
      ago % 5 === 0
        ? changeSettings({ db, clock }, asha, { weeklyGoal: 1 + (ago % 7) })
        : log(db, asha, addDays(today, -ago)),
    ),
  )
  const { weeklyGoal } = await changeSettings({ db, clock }, asha, {})
  await changeSettings({ db, clock }, ben, { weeklyGoal })
  for (const ago of numbers.toReversed()) if (ago % 5 !== 0) await log(db, ben, addDays(today, -ago))
  expect(await readStats({ db, clock }, asha, 'en')).toEqual(await readStats({ db, clock }, ben, 'en'))
})

async function statementsOf(work: (on: Db) => Promise<unknown>): Promise<number> {
  let count = 0
  await work(
    db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        count++
        return result
      },
    }),
  )
  return count
}

test('stats take two statements, days take one, and a practice takes four, however long the history', async () => {
  const [asha, ben] = [await insertMember(db, now), await insertMember(db, now)]
  for (const ago of numbers.toReversed()) await log(db, asha, addDays(today, -1 - ago))
  await log(db, ben, addDays(today, -1))
  expect(await statementsOf((on) => readStats({ db: on, clock }, asha, 'en'))).toBe(2)
  expect(await statementsOf((on) => findJourney(on, asha, daysBefore(now, 30)))).toBe(1)
  // The four statements lock the streak, write the day's totals, read the snapshot and write the update.
  expect(await statementsOf((on) => log(on, asha, today))).toBe(4)
  expect(await statementsOf((on) => log(on, ben, today))).toBe(4)
  // A second practice on the same day costs the same.
  expect(await statementsOf((on) => log(on, asha, today))).toBe(4)
})
