import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { movableClock } from '#testing/clock.ts'
import type { TestMember } from '#testing/members.ts'
import { aPayment, givingApp } from '#testing/paypal/giving-app.ts'
import { aPractice } from '#testing/practice.ts'
import { statementsOf } from '#testing/statements.ts'
import { testApp } from '#testing/test-app.ts'

const clock = movableClock(new Date('2026-03-10T12:00:00Z'))
const { as, db, member } = await testApp({ clock })

const ranges = { firstFrom: '2026-01-01', firstTo: '2026-01-31', secondFrom: '2026-03-01', secondTo: '2026-03-31' }
const compare = (asha: TestMember, changes: Partial<typeof ranges> = {}) =>
  as(asha).insight.compare({ query: { ...ranges, ...changes } })

const log = (asha: TestMember, date: string, duration: number, changes: Parameters<typeof aPractice>[0] = {}) =>
  as(asha).practice.log({ body: aPractice({ date, time: '06:30', duration, ...changes }) })

const sleep = (asha: TestMember, date: string, quality: number) =>
  as(asha).wellness.logSleep({ body: { date, bedtime: null, wakeTime: null, duration: 420, quality } })

test('two ranges are counted separately, with their first and last days', async () => {
  const asha = await member()
  await log(asha, '2025-12-31', 90)
  await log(asha, '2026-01-01', 10, { afterFeeling: 'calm' })
  await log(asha, '2026-01-01', 21, { afterFeeling: 'focused', time: '18:00' })
  await log(asha, '2026-01-31', 40, { afterFeeling: 'peaceful' })
  await log(asha, '2026-02-01', 90)
  await log(asha, '2026-03-10', 15, { afterFeeling: 'blissful' })
  await sleep(asha, '2026-01-02', 4)
  await sleep(asha, '2026-01-02', 8)
  await sleep(asha, '2026-01-03', 9)
  expect(await compare(asha)).toEqual({
    first: {
      from: '2026-01-01',
      to: '2026-01-31',
      days: 31,
      practiceDays: 2,
      sessions: 3,
      minutes: 71,
      middleMinutes: 21,
      endedCalm: { sessions: 2, of: 3 },
      sleepQuality: { mean: 7.5, days: 2 },
      minutesByLimb: null,
    },
    second: {
      from: '2026-03-01',
      to: '2026-03-31',
      // The rest of March is in the future.
      days: 10,
      practiceDays: 1,
      sessions: 1,
      minutes: 15,
      middleMinutes: 15,
      endedCalm: { sessions: 0, of: 1 },
      sleepQuality: { mean: null, days: 0 },
      minutesByLimb: null,
    },
    tags: [],
  })
})

test('tags are counted in both ranges, by the day a practice counts for', async () => {
  const asha = await member()
  await log(asha, '2025-12-31', 10, { tags: ['yin'] })
  await log(asha, '2026-01-01', 10, { tags: ['Yin', 'class'] })
  await log(asha, '2026-01-31', 10, { tags: ['yin'] })
  await log(asha, '2026-03-10', 10, { tags: ['class'] })
  expect((await compare(asha)).tags).toEqual([
    { tag: 'class', first: 1, second: 1 },
    { tag: 'yin', first: 2, second: 0 },
  ])
  await as(asha).journey.changeSettings({ body: { dayEndsAt: 180 } })
  await log(asha, '2026-02-01', 10, { time: '01:00', tags: ['night'] })
  expect((await compare(asha)).tags).toContainEqual({ tag: 'night', first: 1, second: 0 })
})

test('ranges without anything, or still to come, have no stats', async () => {
  const asha = await member()
  const { first, second } = await compare(asha, { secondFrom: '2026-05-01', secondTo: '2026-05-31' })
  expect(first).toMatchObject({ days: 31, sessions: 0, minutes: 0, middleMinutes: null, endedCalm: { of: 0 } })
  expect(second).toMatchObject({ days: 0, sessions: 0 })
})

test('practices of other members are never counted', async () => {
  const [asha, mira] = [await member(), await member()]
  await log(mira, '2026-01-05', 30)
  await sleep(mira, '2026-01-05', 9)
  const { first } = await compare(asha)
  expect([first.sessions, first.sleepQuality.days]).toEqual([0, 0])
})

test.each([
  ['ends before it begins', { firstTo: '2025-12-31' }, 'firstTo'],
  ['is longer than ten years', { secondFrom: '2016-03-30' }, 'secondTo'],
])('a range that %s is refused', async (_, changes, field) => {
  const asha = await member()
  await expect(compare(asha, changes)).rejects.toMatchObject({
    code: 'request.invalid',
    fields: { [field]: expect.stringMatching('Please choose a last day') },
  })
})

test('a day before 1900 is refused, because PostgreSQL has no year 0', async () => {
  const refused = compare(await member(), { firstFrom: '0000-01-01', firstTo: '0000-01-31' })
  await expect(refused).rejects.toMatchObject({
    code: 'request.invalid',
    fields: { firstFrom: 'Please choose a date in 1900 or later' },
  })
})

test('takes two statements, whatever is in the ranges', async () => {
  const asha = await member()
  await sql`insert into practice_sessions (user_id, id, date, time, zone, practice_day, limb_type, duration,
      before_feeling, after_feeling)
    select ${asha.id}, gen_random_uuid(), day, '06:30', 'Europe/Berlin', day, 'asana', 10 + ago % 30, 'tired', 'calm'
    from generate_series(0, 799) as ago, lateral (select '2026-03-10'::date - ago as day) as days`.execute(db)
  const request = () => compare(asha, { firstFrom: '2024-01-01', firstTo: '2025-12-31' })
  expect((await statementsOf(request)).length).toBeLessThanOrEqual(2)
})

describe('on an installation with contributions', async () => {
  const giving = await givingApp()
  const comparison = (someone: TestMember) => giving.as(someone).insight.compare({ query: ranges })

  test('comparing comes with Standard Support, for as long as that is paid', async () => {
    const asha = await giving.member()
    await expect(comparison(asha)).rejects.toMatchObject({ code: 'giving.not_included', status: 403 })
    const { approveUrl } = await giving.as(asha).giving.pay({ body: aPayment() })
    await expect(comparison(asha)).rejects.toMatchObject({ code: 'giving.not_included' })
    giving.books.approve(giving.referenceOf(approveUrl))
    await giving.deliverAll()
    expect(await comparison(asha)).toMatchObject({ first: { sessions: 0 } })
    await giving.as(asha).giving.stop({ body: { isActive: false, endDate: giving.clock.now().toISOString() } })
    expect(await comparison(asha)).toMatchObject({ first: { sessions: 0 } })
    giving.clock.advance({ days: 35 })
    await expect(comparison(asha)).rejects.toMatchObject({ code: 'giving.not_included' })
  })

  test('a smaller tier does not include it', async () => {
    const asha = await giving.member()
    const { approveUrl } = await giving.as(asha).giving.pay({ body: aPayment({ paymentTier: 'low-cost', amount: 3 }) })
    giving.books.approve(giving.referenceOf(approveUrl))
    await giving.deliverAll()
    await expect(comparison(asha)).rejects.toMatchObject({ code: 'giving.not_included' })
  })
})
