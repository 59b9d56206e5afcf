import {
  addDays,
  afterFeelings,
  type AuthTokens,
  beforeFeelings,
  limbs,
  type NewPracticeSession,
} from '@sadhana/contract'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { vacuum } from '#testing/database.ts'
import { movableClock } from '#testing/clock.ts'
import { aPractice } from '#testing/practice.ts'
import { atOnce, successes } from '#testing/races.ts'
import { isTrue } from '#testing/recommendations.ts'
import { buffersOf, statementsOf } from '#testing/statements.ts'
import { testApp } from '#testing/test-app.ts'
import type { LoggedSession } from './evidence.rules.ts'

/** A Tuesday, noon. */
const noon = new Date('2026-03-10T12:00:00Z')
const { as, db, member } = await testApp({ clock: movableClock(noon) })

type Member = Awaited<ReturnType<typeof member>>

async function log(who: Member, sessions: Partial<NewPracticeSession>[]) {
  for (const session of sessions) await as(who).practice.log({ body: aPractice(session) })
}

const suggestedTo = async (who: Member) => (await as(who).recommendation.list()).map(({ limbType }) => limbType)
const fiveDays = [1, 2, 3, 4, 5].map((days) => addDays('2026-03-10', -days))
const afternoons = fiveDays.map((date) => ({ date, time: '14:00', limbType: 'dhyana' as const }))

test('a new member gets the starter set, marked as such', async () => {
  const starters = await as(await member()).recommendation.list()
  expect(starters.map(({ limbType, duration, isStarter }) => [limbType, duration, isStarter])).toEqual([
    ['dhyana', 5, true],
    ['pranayama', 3, true],
    ['asana', 10, true],
  ])
})

test('from the fifth session on, recommendations come from the log and list the sessions behind them', async () => {
  const asha = await member()
  await log(asha, afternoons.slice(0, 4))
  expect((await as(asha).recommendation.list()).every(({ isStarter }) => isStarter)).toBe(true)
  await log(asha, afternoons.slice(4))
  const [first] = await as(asha).recommendation.list()
  expect(first).toEqual({
    limbType: 'dhyana',
    intensity: 'gentle',
    duration: 20,
    timeOfDay: 'afternoon',
    focus: 'count ten breaths, then begin again',
    eyes: 'closed',
    holdsBreath: false,
    reason: 'All 5 of your afternoon sessions of dhyana in the last 30 days ended calm.',
    quietReason: 'Your afternoon sessions of dhyana have mostly ended calm.',
    confidence: 0.38,
    count: 5,
    isStarter: false,
    evidence: fiveDays.map((date) => ({ date, time: '14:00', before: 'tired', after: 'calm' })),
  })
})

test('recommendations follow mood, sleep and an edited session', async () => {
  const asha = await member()
  await log(asha, afternoons)
  await as(asha).wellness.logSleep({
    body: { date: '2026-03-10', bedtime: '2026-03-10T01:30:00Z', wakeTime: '2026-03-10T05:45:00Z', quality: 4 },
  })
  const reason = async () => (await as(asha).recommendation.list())[0]?.reason
  expect(await reason()).toBe(
    'You slept 4 hours 15 minutes last night. All 5 of your dhyana sessions that began tired in the last 30 days ended calm.',
  )
  await as(asha).wellness.logMood({ body: { mood: 'calm', energy: 2 } })
  expect(await reason()).toBe(
    'You noted low energy today. All 5 of your dhyana sessions that began tired in the last 30 days ended calm.',
  )
  const [newest] = (await as(asha).practice.list({ query: {} })).items
  await as(asha).practice.edit({ params: newest!, body: { version: newest!.version, afterFeeling: 'blissful' } })
  expect(await reason()).toBe(
    'You noted low energy today. 4 of your 5 dhyana sessions that began tired in the last 30 days ended calm.',
  )
})

describe('a hidden recommendation', () => {
  const clock = movableClock(new Date('2026-03-10T20:00:00Z'))
  const service = testApp({ clock })

  /**
   * What the member sees on another device or later, with a new sign-in, because an access token lasts only minutes.
   */
  async function shownTo({ username, password }: Member) {
    const { as: asMember, visitor } = await service
    const tokens = (await visitor().account.login({ body: { identifier: username, password } })) as AuthTokens
    return (await asMember(tokens).recommendation.list()).map(({ limbType }) => limbType)
  }

  test('is hidden until tomorrow, by the member’s own practice day', async () => {
    const later = await service
    const asha = await later.member()
    // It is 1:30 on the 11th in Kolkata, but the day ends at 4:00, so it still counts as the 10th.
    await later.as(asha).journey.changeSettings({ body: { zone: 'Asia/Kolkata', dayEndsAt: 240 } })
    await later.as(asha).recommendation.hide({ params: { limbType: 'dhyana' }, body: { for: 'today' } })
    expect(await shownTo(asha)).toEqual(['pranayama', 'asana', 'pratyahara'])
    clock.advance({ hours: 2, minutes: 29 })
    expect(await shownTo(asha)).not.toContain('dhyana')
    clock.advance({ minutes: 1 })
    expect(await shownTo(asha)).toContain('dhyana')
  })

  test('is hidden for 30 days, on every device and for no one else', async () => {
    const later = await service
    const [asha, ben] = [await later.member(), await later.member()]
    const hide = (time: 'today' | 'month') =>
      later.as(asha).recommendation.hide({ params: { limbType: 'dhyana' }, body: { for: time } })
    await hide('month')
    // An old tab asks for a shorter time, and the longer one stays.
    await hide('today')
    expect(await shownTo(ben)).toContain('dhyana')
    clock.advance({ days: 29 })
    expect(await shownTo(asha)).not.toContain('dhyana')
    clock.advance({ days: 1 })
    expect(await shownTo(asha)).toContain('dhyana')
  })

  test('is shown again when hiding is undone', async () => {
    const asha = await member()
    const params = { limbType: 'dhyana' } as const
    await as(asha).recommendation.hide({ params, body: { for: 'month' } })
    expect(await suggestedTo(asha)).not.toContain('dhyana')
    await as(asha).recommendation.show({ params })
    await as(asha).recommendation.show({ params })
    expect(await suggestedTo(asha)).toContain('dhyana')
  })

  test('is hidden once by many parallel taps', async () => {
    const asha = await member()
    const taps = await atOnce(() =>
      as(asha).recommendation.hide({ params: { limbType: 'asana' }, body: { for: 'today' } }),
    )
    expect(successes(taps)).toBe(taps.length)
    const { rows } = await sql`select until from hidden_recommendations where user_id = ${asha.id}`.execute(db)
    expect(rows).toEqual([{ until: '2026-03-11' }])
  })
})

/** Picks one of the values, a different one for each row. */
const pick = (values: readonly string[], step: number) =>
  sql`(array[${sql.join(values.map((value) => sql.lit(value)))}])[1 + (number * ${sql.lit(step)} + number / 7) % ${sql.lit(values.length)}]`

/** Writes `perDay` sessions a day straight to the database, because the API limits how many can be logged. */
async function fill(who: Member, sessions: number, perDay: number) {
  await sql`insert into practice_sessions (user_id, id, date, time, zone, practice_day, limb_type, duration,
      before_feeling, after_feeling)
    select ${who.id}, gen_random_uuid(), day, make_time((5 + number % 17)::int, 0, 0), 'UTC', day,
      ${pick(limbs.slice(0, 6), 3)}, 10 + number % 4 * 5, ${pick(beforeFeelings, 5)}, ${pick(afterFeelings.slice(0, 3), 2)}
    from generate_series(1, ${sessions}::int) as number,
      lateral (select date '2026-03-09' - number / ${perDay}::int as day) as dated`.execute(db)
  await sql`insert into feeling_totals (user_id, limb_type, before_feeling, after_feeling, sessions, minutes)
    select user_id, limb_type, before_feeling, after_feeling, count(*), sum(duration)
    from practice_sessions where user_id = ${who.id} group by 1, 2, 3, 4`.execute(db)
  await sql`insert into user_progress (user_id, total_sessions) values (${who.id}, ${sessions})
    on conflict (user_id) do update set total_sessions = excluded.total_sessions`.execute(db)
}

test('every number in a reason can be counted again from the log', async () => {
  for (const [sessions, perDay] of [
    [7, 1],
    [40, 2],
    [90, 3],
  ] as const) {
    const asha = await member()
    await fill(asha, sessions, perDay)
    const answer = await as(asha).recommendation.list()
    const { rows } = await sql<LoggedSession>`select date, to_char(time, 'HH24:MI') as time,
        practice_day as "practiceDay", limb_type as "limbType", duration as minutes, before_feeling as before,
        after_feeling as after
      from practice_sessions where user_id = ${asha.id} and practice_day > date '2026-03-10' - 30`.execute(db)
    const facts = { today: '2026-03-10', sessions: rows, weeklyGoal: 3, lastNight: null, mood: null, allTime: [] }
    expect(answer.length).toBeGreaterThan(1)
    for (const { reason } of answer) expect(isTrue(reason, { ...facts, totalSessions: sessions }), reason).toBe(true)
    expect(await as(asha).recommendation.list()).toEqual(answer)
  }
})

test('20,000 sessions cost no more statements and buffers than a month of them, or than the analytics', async () => {
  const [month, decade] = [await member(), await member()]
  await fill(month, 150, 5)
  await fill(decade, 20_000, 5)
  await vacuum(db)
  const costOf = async (request: () => Promise<unknown>, statements = 2) => {
    expect(await statementsOf(request)).toHaveLength(statements)
    const times: number[] = []
    for (let round = 0; round < 20; round++) {
      const start = performance.now()
      await request()
      times.push(performance.now() - start)
    }
    return { buffers: await buffersOf(db, request), ms: times.toSorted((a, b) => a - b)[10]! }
  }
  const short = await costOf(() => as(month).recommendation.list())
  const long = await costOf(() => as(decade).recommendation.list())
  const analytics = await costOf(() => as(decade).insight.analytics({ query: { range: 'last-30-days' } }), 1)
  for (const [name, { buffers, ms }] of Object.entries({ '150 sessions': short, '20,000': long, analytics }))
    process.stdout.write(`recommendations, ${name}: ${buffers} buffers, median ${ms.toFixed(1)} ms\n`)
  expect(long.buffers / short.buffers).toBeLessThanOrEqual(1.6)
  expect(long.buffers / analytics.buffers).toBeLessThanOrEqual(1.6)
})
