import { analyticsRanges } from '@sadhana/contract'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { movableClock } from '#testing/clock.ts'
import { aPractice } from '#testing/practice.ts'
import { statementsOf } from '#testing/statements.ts'
import { testApp } from '#testing/test-app.ts'

const { as, db, member } = await testApp({ clock: movableClock(new Date('2026-03-10T12:00:00Z')) })

const analyticsOf = (someone: { token: string }, range?: (typeof analyticsRanges)[number]) =>
  as(someone).insight.analytics({ query: range ? { range } : {} })

test('without practice there are only empty days', async () => {
  const { daily, ...others } = await analyticsOf(await member())
  expect(others).toEqual({
    limbDistribution: {},
    recentSessions: [],
    totalSessions: 0,
    currentStreak: 0,
    favoriteLimb: null,
    weeklyTotal: 0,
    totalHours: 0,
    totalMinutes: 0,
    restDays: 0,
    today: '2026-03-10',
    feelingChanges: [],
    feelingFlows: [],
    tags: [],
  })
  expect(daily).toHaveLength(30)
  expect(daily.at(0)).toEqual({ day: '2026-02-09', sessions: 0, minutes: 0, kind: 'empty' })
  expect(daily.at(-1)?.day).toBe('2026-03-10')
})

test('a member sees their own practice, for all time and for each range', async () => {
  const [asha, ben] = [await member(), await member()]
  await as(ben).practice.log({ body: aPractice({ limbType: 'samadhi' }) })
  const logged = [
    { date: '2026-03-10', time: '06:30', limbType: 'asana' as const, duration: 30 },
    { date: '2026-03-10', time: '07:30', limbType: 'pranayama' as const, duration: 10 },
    { date: '2026-03-09', limbType: 'pranayama' as const, duration: 10 },
    { date: '2026-03-04', limbType: 'asana' as const, duration: 31 },
    { date: '2026-03-03', limbType: 'dhyana' as const, duration: 20 },
    { date: '2026-02-08', limbType: 'dhyana' as const, duration: 20, beforeFeeling: 'restless' as const },
    { date: '2025-12-31', limbType: 'dhyana' as const, duration: 20, beforeFeeling: 'restless' as const },
    { date: '2025-12-10', limbType: 'yamas' as const, duration: 20 },
  ]
  for (const session of logged) await as(asha).practice.log({ body: aPractice(session) })

  const all = await analyticsOf(asha)
  expect(all).toMatchObject({
    limbDistribution: { asana: 2, pranayama: 2, dhyana: 3, yamas: 1 },
    totalSessions: 8,
    totalMinutes: 161,
    totalHours: 2.7,
    currentStreak: 2,
    favoriteLimb: 'dhyana',
    weeklyTotal: 4,
    feelingChanges: [
      { limbType: 'dhyana', before: 'restless', after: 'calm', times: 2, sessions: 3 },
      { limbType: 'asana', before: 'tired', after: 'calm', times: 2, sessions: 2 },
      { limbType: 'pranayama', before: 'tired', after: 'calm', times: 2, sessions: 2 },
      { limbType: 'yamas', before: 'tired', after: 'calm', times: 1, sessions: 1 },
    ],
    feelingFlows: [
      {
        limbType: 'dhyana',
        sessions: 3,
        shifts: [
          { before: 'restless', after: 'calm', times: 2 },
          { before: 'tired', after: 'calm', times: 1 },
        ],
      },
      { limbType: 'asana', sessions: 2, shifts: [{ before: 'tired', after: 'calm', times: 2 }] },
      { limbType: 'pranayama', sessions: 2, shifts: [{ before: 'tired', after: 'calm', times: 2 }] },
      { limbType: 'yamas', sessions: 1, shifts: [{ before: 'tired', after: 'calm', times: 1 }] },
    ],
  })
  expect(all.recentSessions.map(({ date, time }) => `${date} ${time}`)).toEqual([
    '2026-03-10 07:30',
    '2026-03-10 06:30',
    '2026-03-09 06:30',
  ])
  expect(all.recentSessions).toEqual((await as(asha).practice.list({ query: { limit: 3 } })).items)
  expect(all.daily.at(-1)).toEqual({ day: '2026-03-10', sessions: 2, minutes: 40, kind: 'practised' })

  const month = await analyticsOf(asha, 'last-30-days')
  expect(month).toMatchObject({ limbDistribution: { asana: 2, pranayama: 2, dhyana: 1 }, favoriteLimb: 'asana' })
  expect(month).toMatchObject({ totalSessions: 8, weeklyTotal: 4 })
  const quarter = await analyticsOf(asha, 'last-90-days')
  expect(quarter.limbDistribution).toEqual({ dhyana: 3, asana: 2, pranayama: 2 })
  expect(quarter.favoriteLimb).toBe('dhyana')
  const year = await analyticsOf(asha, 'this-year')
  expect(year.limbDistribution).toEqual({ asana: 2, pranayama: 2, dhyana: 2 })
  expect(year.favoriteLimb).toBe('asana')
})

test('tags are counted within the range, whatever their case, the eight most used first', async () => {
  const asha = await member()
  const log = (date: string, tags: string[]) => as(asha).practice.log({ body: aPractice({ date, tags }) })
  await log('2025-12-31', ['yin', 'old'])
  await log('2026-02-01', ['a', 'b', 'c', 'd', 'e'])
  await log('2026-03-01', ['Yin', 'class'])
  await log('2026-03-02', ['yin', 'x', 'y', 'z'])
  await log('2026-03-03', ['class'])
  expect((await analyticsOf(asha, 'last-30-days')).tags.slice(0, 2)).toEqual([
    { tag: 'class', sessions: 2 },
    { tag: 'yin', sessions: 2 },
  ])
  const { tags } = await analyticsOf(asha)
  expect(tags[0]).toEqual({ tag: 'yin', sessions: 3 })
  expect(tags).toHaveLength(8)
  expect((await analyticsOf(asha, 'this-year')).tags.map(({ tag }) => tag)).not.toContain('old')
  expect((await analyticsOf(await member())).tags).toEqual([])
})

test('today, and with it every range, follows the member’s zone', async () => {
  const asha = await member()
  await db.updateTable('users').set({ zone: 'Pacific/Kiritimati' }).where('id', '=', asha.id).execute()
  await as(asha).practice.log({ body: aPractice({ date: '2026-03-11', time: '01:00' }) })
  await as(asha).practice.log({ body: aPractice({ date: '2026-03-04', time: '23:59' }) })
  const { today, daily, weeklyTotal } = await analyticsOf(asha)
  expect({ today, last: daily.at(-1)?.day, weeklyTotal }).toEqual({
    today: '2026-03-11',
    last: '2026-03-11',
    weeklyTotal: 1,
  })
  expect(daily).toHaveLength(30)
})

test('a deleted session disappears from all stats', async () => {
  const asha = await member()
  const { id } = await as(asha).practice.log({ body: aPractice({ date: '2026-03-10' }) })
  await as(asha).practice.remove({ params: { id } })
  expect(await analyticsOf(asha)).toMatchObject({ totalSessions: 0, weeklyTotal: 0, limbDistribution: {} })
})

test('any range takes one statement', async () => {
  const asha = await member()
  for (const range of [undefined, ...analyticsRanges]) {
    expect(await statementsOf(() => analyticsOf(asha, range))).toHaveLength(1)
  }
})

test('a range is read from an index alone', async () => {
  const plan = await db.transaction().execute(async (tx) => {
    await sql`set local enable_seqscan = off; set local enable_bitmapscan = off`.execute(tx)
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain
      select limb_type, before_feeling, after_feeling, count(*), sum(duration)
      from practice_sessions where user_id = gen_random_uuid() and practice_day >= '2026-01-01'
      group by 1, 2, 3`.execute(tx)
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  })
  expect(plan).toContain('Index Only Scan using practice_sessions_by_day')
})
