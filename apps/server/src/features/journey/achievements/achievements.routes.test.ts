import { addDays } from '@sadhana/contract'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { movableClock } from '#testing/clock.ts'
import { aPractice } from '#testing/practice.ts'
import { recordedLog } from '#testing/recorded-log.ts'
import { statementsOf } from '#testing/statements.ts'
import { testApp } from '#testing/test-app.ts'
import { grantToAll } from './achievements.service.ts'

const clock = movableClock(new Date('2026-03-20T20:00:00Z'))
const app = await testApp({ clock })
const { as, db, member } = app

type Someone = Awaited<ReturnType<typeof member>>
const log = (someone: Someone, changes: Parameters<typeof aPractice>[0] = {}) =>
  as(someone).practice.log({ body: aPractice(changes) })
const earnedBy = (someone: Someone) => as(someone).journey.achievements()
const namesOf = async (someone: Someone) => (await earnedBy(someone)).map(({ achievement }) => achievement.name)
const find = async (someone: Someone, name: string) =>
  (await earnedBy(someone)).find(({ achievement }) => achievement.name === name)

test('a new member has no achievements, and the next ones are listed without the surprises', async () => {
  const asha = await member()
  expect(await earnedBy(asha)).toEqual([])
  const { achievementsAhead } = await as(asha).journey.stats()
  expect(achievementsAhead).toHaveLength(6)
  expect(achievementsAhead.every(({ reached }) => reached === 0)).toBe(true)
  const { rows } = await sql<{ name: string }>`select name from achievements where is_hidden`.execute(db)
  const named = new Set(achievementsAhead.map(({ achievement }) => achievement.name))
  expect(rows.length).toBeGreaterThan(5)
  expect(rows.filter(({ name }) => named.has(name))).toEqual([])
})

test('a practice earns achievements with its own date and id, and they wait to be placed', async () => {
  const asha = await member()
  await log(asha, { date: '2026-03-19', time: '06:30', zone: 'Asia/Kolkata' })
  const first = await find(asha, 'First stone')
  expect(first).toMatchObject({
    unlockedAt: '2026-03-19T01:00:00.000Z',
    practiceDay: '2026-03-19',
    achievement: { name: 'First stone', description: 'One practice, logged', isCount: false },
    session: { limbType: 'dhyana', duration: 20, time: '06:30', beforeFeeling: 'tired', afterFeeling: 'calm' },
    isPlaced: false,
  })
  await as(asha).journey.placeAchievement({ params: { id: first?.id ?? '' } })
  expect(await find(asha, 'First stone')).toMatchObject({ isPlaced: true })
})

test('after two weeks, a stone counts as placed', async () => {
  const asha = await member()
  await log(asha, { date: '2026-03-05' })
  expect(await find(asha, 'First stone')).toMatchObject({ isPlaced: true })
})

test('members can’t place what they have not earned', async () => {
  const [asha, ben] = [await member(), await member()]
  await log(asha)
  const id = (await find(asha, 'First stone'))?.id ?? ''
  await expect(as(ben).journey.placeAchievement({ params: { id } })).rejects.toMatchObject({
    status: 404,
    code: 'journey.achievement_not_found',
  })
  expect(await earnedBy(ben)).toEqual([])
})

test('a backfill grants achievements with their date, and shows only those it earned itself', async () => {
  const asha = await member()
  for (const ago of [5, 4, 2, 1]) await log(asha, { date: addDays('2026-03-20', -ago) })
  expect(await namesOf(asha)).not.toContain('A small handful')
  await log(asha, { date: '2026-03-17' })
  expect(await find(asha, 'A small handful')).toMatchObject({ practiceDay: '2026-03-19', isPlaced: true })
  // The practice that was just logged makes this the third day in a row.
  expect(await find(asha, 'Three days')).toMatchObject({ practiceDay: '2026-03-17', isPlaced: false })
})

test('deleting a practice withdraws achievements, restoring returns them, and an edit updates them', async () => {
  const asha = await member()
  const { id, version } = await log(asha, { duration: 5 })
  expect(await namesOf(asha)).toEqual(expect.arrayContaining(['First stone', 'Short and whole']))
  await as(asha).practice.remove({ params: { id } })
  expect(await earnedBy(asha)).toEqual([])
  await as(asha).practice.restore({ params: { id } })
  expect(await find(asha, 'Short and whole')).toMatchObject({ isPlaced: true })
  await as(asha).practice.edit({ params: { id }, body: { version, duration: 6, time: '07:10' } })
  expect(await namesOf(asha)).toEqual(['First stone'])
  expect(await find(asha, 'First stone')).toMatchObject({ session: { time: '07:10', duration: 6 } })
})

test('a pause that joins two streaks grants an achievement, and ending it withdraws it', async () => {
  const asha = await member()
  for (const date of ['2026-03-08', '2026-03-09', '2026-03-13']) await log(asha, { date })
  expect(await namesOf(asha)).not.toContain('Three days')
  const pause = { firstDay: '2026-03-10', lastDay: '2026-03-12' }
  const { pastPauses } = await as(asha).journey.pause({ body: pause })
  expect(await find(asha, 'Three days')).toMatchObject({ practiceDay: '2026-03-13', isPlaced: true })
  await as(asha).journey.endPause({ params: { id: pastPauses[0]?.id ?? '' } })
  expect(await namesOf(asha)).not.toContain('Three days')
})

test('at a threshold, fifty parallel logs earn the achievement once', async () => {
  const asha = await member()
  for (let number = 0; number < 4; number++) await log(asha)
  await Promise.all(Array.from({ length: 50 }, () => log(asha)))
  const names = await namesOf(asha)
  expect(names.filter((name) => name === 'A small handful')).toHaveLength(1)
  expect(names.filter((name) => name === 'Still water')).toHaveLength(1)
  expect(new Set(names).size).toBe(names.length)
})

test('a practice that earns something still takes two statements', async () => {
  const asha = await member()
  await log(asha, { date: '2026-03-01' })
  const sent = await statementsOf(() => log(asha, { date: '2026-03-02', limbType: 'asana' }))
  expect(sent).toHaveLength(2)
  expect(await find(asha, 'A second limb')).toMatchObject({ practiceDay: '2026-03-02' })
})

test('a streak that changed without its achievements is noticed at the next practice', async () => {
  const asha = await member()
  await log(asha, { date: '2026-03-01' })
  await sql`update user_streaks set version = version + 1, tally = jsonb_set(tally, '{sessions}', '100')
    where user_id = ${asha.id}`.execute(db)
  await log(asha, { date: '2026-03-02' })
  expect(await namesOf(asha)).not.toContain('A small handful')
})

const ledgerOf = (userId: string, count: number) => sql`
  with entry as (select number, date '2016-01-01' + number / 6 as day from generate_series(0, ${count - 1}::int) as number),
  sessions as (
    insert into practice_sessions (user_id, id, date, time, zone, practice_day, limb_type, duration, before_feeling,
      after_feeling)
    select ${userId}, gen_random_uuid(), day, time '06:00' + number % 6 * interval '2 hours', 'UTC', day,
      (array['asana', 'dhyana', 'pranayama'])[1 + number % 3], 20, 'tired', 'calm' from entry
  ),
  days as (
    insert into daily_totals (user_id, practice_day, sessions, minutes)
    select ${userId}, day, count(*), 20 * count(*) from entry group by day
  ),
  progress as (insert into user_progress (user_id, total_sessions) values (${userId}, ${count}))
  insert into user_streaks (user_id, last_practice_date) select ${userId}, max(day) from entry`

test('with 20,000 sessions, stats and achievements take at most two statements each', async () => {
  const asha = await member()
  await ledgerOf(asha.id, 20_000).execute(db)
  await grantToAll(app)
  expect((await statementsOf(() => as(asha).journey.stats())).length).toBeLessThanOrEqual(2)
  expect((await statementsOf(() => earnedBy(asha))).length).toBeLessThanOrEqual(2)
  expect((await earnedBy(asha)).length).toBeGreaterThan(15)
  expect((await as(asha).journey.stats()).practiceDays).toBe(Math.ceil(20_000 / 6))
})

test('members who practised before an achievement existed get it once, without a notice', async () => {
  const [asha, ben] = [await member(), await member()]
  for (const date of ['2026-03-16', '2026-03-17', '2026-03-18']) await log(asha, { date })
  await log(ben)
  const before = await Promise.all([earnedBy(asha), earnedBy(ben)])
  await sql`delete from user_achievements`.execute(db)
  await sql`update user_streaks set catalogue_version = 0, tally = null`.execute(db)
  await grantToAll(app)
  const placed = before.map((entries) => entries.map((entry) => ({ ...entry, isPlaced: true })))
  expect(await Promise.all([earnedBy(asha), earnedBy(ben)])).toEqual(placed)
  expect(await statementsOf(() => grantToAll(app))).toHaveLength(1)
})

test('if one member’s grants fail, other members still get theirs, and the failure is logged', async () => {
  const [asha, ben] = [await member(), await member()]
  for (const each of [asha, ben]) await log(each)
  await sql`delete from user_achievements where user_id in (${asha.id}, ${ben.id})`.execute(db)
  await sql`update user_streaks set catalogue_version = 0, tally = null where user_id in (${asha.id}, ${ben.id})`.execute(
    db,
  )
  const refusal = sql.raw(`check (user_id <> '${asha.id}') not valid`)
  await sql`alter table user_achievements add constraint refuses_asha ${refusal}`.execute(db)
  const { log: recorded, written } = recordedLog()
  await grantToAll({ db, clock, log: recorded })
  expect([await earnedBy(asha), await earnedBy(ben)].map(({ length }) => length > 0)).toEqual([false, true])
  expect(written()).toContain('could not be granted yet')
  await sql`alter table user_achievements drop constraint refuses_asha`.execute(db)
  await grantToAll(app)
  expect(await namesOf(asha)).toContain('First stone')
})
