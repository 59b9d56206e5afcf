import { randomUUID } from 'node:crypto'
import { addDays, type FixedRestDay } from '@sadhana/contract'
import { expect, test } from 'vitest'
import { movableClock } from '#testing/clock.ts'
import { changeLedger } from '#testing/ledger.ts'
import { aPractice } from '#testing/practice.ts'
import { testApp } from '#testing/test-app.ts'

/** This is a Wednesday. */
const today = '2026-03-11'
const clock = movableClock(new Date(`${today}T08:00:00Z`))
const { as, db, member } = await testApp({ clock })

const log = (userId: string, day: string, minutes = 20) =>
  changeLedger(db, userId, { before: null, after: { practiceDay: day, minutes } })

/** Adds one practice a day, the last one yesterday. */
async function practiseUntilYesterday(userId: string, days: number) {
  for (let ago = days; ago >= 1; ago--) await log(userId, addDays(today, -ago))
}

const historyOf = (userId: string) =>
  db
    .selectFrom('setting_history')
    .select(['valid_from', 'weekly_goal', 'zone', 'day_ends_at'])
    .where('user_id', '=', userId)
    .orderBy('valid_from')
    .execute()

test('a new member starts at zero', async () => {
  const asha = await member()
  const stats = await as(asha).journey.stats()
  expect(stats).toMatchObject({
    currentStreak: 0,
    longestStreak: 0,
    weeklyProgress: 0,
    level: 1,
    experience: 0,
    totalSessions: 0,
    totalMinutes: 0,
    restDays: 0,
    consistency: 0,
    today,
  })
  expect(stats.week.map(({ day }) => day)).toEqual(
    Array.from({ length: 7 }, (_, index) => addDays('2026-03-09', index)),
  )
  expect(new Set(stats.week.map(({ kind }) => kind))).toEqual(new Set(['empty']))
})

test('practice appears in all of a member’s stats, and in no one else’s', async () => {
  const [asha, ben] = [await member(), await member()]
  await log(asha.id, '2026-03-09', 90)
  await log(asha.id, '2026-03-10', 20)
  await log(asha.id, '2026-03-10', 20)
  const stats = await as(asha).journey.stats()
  expect(stats).toMatchObject({
    currentStreak: 2,
    longestStreak: 2,
    weeklyProgress: 67,
    level: 2,
    experience: 60 + 20 + 20 + 2 * 10,
    totalSessions: 3,
    totalMinutes: 130,
  })
  expect(stats.week.slice(0, 3)).toEqual([
    { day: '2026-03-09', sessions: 1, minutes: 90, kind: 'practised' },
    { day: '2026-03-10', sessions: 2, minutes: 40, kind: 'practised' },
    { day: '2026-03-11', sessions: 0, minutes: 0, kind: 'empty' },
  ])
  expect((await as(asha).account.me()).totalSessions).toBe(3)
  expect((await as(ben).journey.stats()).totalSessions).toBe(0)
})

test('deleting or moving a practice updates the stats', async () => {
  const asha = await member()
  const yesterday = { practiceDay: '2026-03-10', minutes: 30 }
  await log(asha.id, '2026-03-09')
  await log(asha.id, yesterday.practiceDay, yesterday.minutes)
  await changeLedger(db, asha.id, { before: yesterday, after: { practiceDay: '2026-03-08', minutes: 45 } })
  expect(await as(asha).journey.stats()).toMatchObject({ currentStreak: 0, longestStreak: 2, experience: 85 })
  await changeLedger(db, asha.id, { before: { practiceDay: '2026-03-08', minutes: 45 }, after: null })
  const after = await as(asha).journey.stats()
  expect(after).toMatchObject({ longestStreak: 1, experience: 30, totalSessions: 1, totalMinutes: 20 })
})

test('a backfilled day joins two streaks and returns the rest day that it had used', async () => {
  const asha = await member()
  await practiseUntilYesterday(asha.id, 9)
  const gap = { practiceDay: addDays(today, -2), minutes: 20 }
  await changeLedger(db, asha.id, { before: gap, after: null })
  const covered = await as(asha).journey.stats()
  expect(covered).toMatchObject({ currentStreak: 8, restDays: 0 })
  expect(covered.week[0]).toMatchObject({ day: gap.practiceDay, kind: 'rest' })
  await log(asha.id, gap.practiceDay)
  expect(await as(asha).journey.stats()).toMatchObject({ currentStreak: 9, restDays: 1 })
})

test('settings start with the defaults', async () => {
  const asha = await member()
  expect(await as(asha).journey.settings()).toEqual({
    zone: 'UTC',
    zoneFollowsDevice: true,
    dayEndsAt: 0,
    weeklyGoal: 3,
    quietMode: false,
    hideGuide: false,
    fixedRestDays: [],
    nextMoons: { 'new-moon': '2026-03-19', 'full-moon': '2026-04-02' },
    today,
    now: clock.now().toISOString(),
    pauses: [],
    pastPauses: [],
    gentleDays: { state: 'none' },
    firstSits: [],
  })
})

test('a change does not affect the other settings', async () => {
  const asha = await member()
  await as(asha).journey.changeSettings({ body: { zone: 'Pacific/Kiritimati', zoneFollowsDevice: false } })
  await as(asha).journey.changeSettings({ body: { quietMode: true } })
  const settings = await as(asha).journey.changeSettings({ body: { weeklyGoal: 5 } })
  expect(settings).toMatchObject({
    zone: 'Pacific/Kiritimati',
    zoneFollowsDevice: false,
    dayEndsAt: 0,
    weeklyGoal: 5,
    quietMode: true,
  })
  expect(await as(asha).journey.settings()).toEqual(settings)
})

test('fixed rest days keep the run from the day they are chosen on, and show as rest, also ahead', async () => {
  const asha = await member()
  await practiseUntilYesterday(asha.id, 3)
  clock.advance({ minutes: 1 })
  const chosen = await as(asha).journey.changeSettings({
    body: { fixedRestDays: ['full-moon', 'saturday', 'tuesday', 'wednesday', 'saturday'] },
  })
  expect(chosen.fixedRestDays).toEqual(['tuesday', 'wednesday', 'saturday', 'full-moon'])
  const stats = await as(asha).journey.stats()
  expect(stats).toMatchObject({ currentStreak: 3, restDays: 0 })
  expect(stats.week.map(({ kind }) => kind).join(' ')).toBe('practised practised rest empty empty rest empty')
  expect(stats.year.at(-1)).toMatchObject({ day: today, kind: 'rest' })
  // Taking it out again makes today a day like any other.
  clock.advance({ minutes: 1 })
  await as(asha).journey.changeSettings({ body: { fixedRestDays: [] } })
  expect((await as(asha).journey.stats()).week[2]?.kind).toBe('empty')
})

test('choosing a rest day rewrites no past', async () => {
  const asha = await member()
  await log(asha.id, '2026-03-07')
  await log(asha.id, '2026-03-09')
  await log(asha.id, '2026-03-10')
  clock.advance({ minutes: 1 })
  await as(asha).journey.changeSettings({ body: { fixedRestDays: ['sunday'] } })
  const { currentStreak, year } = await as(asha).journey.stats()
  expect(currentStreak).toBe(2)
  expect(year.some(({ kind }) => kind === 'rest')).toBe(false)
  const history = await db
    .selectFrom('setting_history')
    .select('fixed_rest_days')
    .where('user_id', '=', asha.id)
    .execute()
  expect(history.map(({ fixed_rest_days }) => fixed_rest_days)).toEqual([[], ['sunday']])
})

test.each([[['monday', 'tuesday', 'wednesday', 'thursday']], [['someday']]])(
  'rest days %j are refused',
  async (days) => {
    const asha = await member()
    const body = { fixedRestDays: days as FixedRestDay[] }
    await expect(as(asha).journey.changeSettings({ body })).rejects.toMatchObject({ code: 'request.invalid' })
  },
)

test('today follows zone and end of day', async () => {
  const asha = await member()
  const change = (body: { zone?: string; dayEndsAt?: number }) => as(asha).journey.changeSettings({ body })
  expect((await change({ zone: 'Pacific/Pago_Pago' })).today).toBe('2026-03-10')
  expect((await change({ zone: 'Asia/Kolkata' })).today).toBe('2026-03-11')
  // It is 2:00 in the morning in Denver.
  expect((await change({ zone: 'America/Denver' })).today).toBe('2026-03-11')
  expect((await change({ dayEndsAt: 240 })).today).toBe('2026-03-10')
  expect((await as(asha).journey.stats()).today).toBe('2026-03-10')
})

test('moving the end of the day earlier tonight does not appear as a pause', async () => {
  const asha = await member()
  // It is 2:00 in the morning in Denver.
  await as(asha).journey.changeSettings({ body: { zone: 'America/Denver', dayEndsAt: 240 } })
  clock.advance({ minutes: 1 })
  expect((await as(asha).journey.changeSettings({ body: { dayEndsAt: 0 } })).pauses).toEqual([])
  const { week } = await as(asha).journey.stats()
  expect(week.map(({ kind }) => kind).join(' ')).toBe('empty travel travel empty empty empty empty')
})

test('the first zone of a new member’s device doesn’t count as travel, but a later one does', async () => {
  const asha = await member()
  clock.advance({ seconds: 2 })
  const follow = (zone: string) => as(asha).journey.changeSettings({ body: { zone, zoneFollowsDevice: true } })
  await follow('Asia/Kolkata')
  expect(await historyOf(asha.id)).toEqual([])
  const { week } = await as(asha).journey.stats()
  expect(new Set(week.map(({ kind }) => kind))).toEqual(new Set(['empty']))
  await follow('Asia/Tokyo')
  expect((await as(asha).journey.stats()).week.map(({ kind }) => kind)).toContain('travel')
})

test('once there is a practice, the zone of a new device applies only from then on', async () => {
  const asha = await member()
  await as(asha).practice.log({ body: aPractice({ date: today, time: '06:30' }) })
  clock.advance({ seconds: 2 })
  await as(asha).journey.changeSettings({ body: { zone: 'Asia/Kolkata', zoneFollowsDevice: true } })
  expect(await historyOf(asha.id)).toHaveLength(2)
})

test('the week’s progress depends on the weekly goal', async () => {
  const asha = await member()
  await log(asha.id, '2026-03-10')
  await as(asha).journey.changeSettings({ body: { weeklyGoal: 1 } })
  expect((await as(asha).journey.stats()).weeklyProgress).toBe(100)
  await as(asha).journey.changeSettings({ body: { weeklyGoal: 7 } })
  expect((await as(asha).journey.stats()).weeklyProgress).toBe(14)
})

test('settings that affect past days are saved with their date, and quiet mode is not one of them', async () => {
  const asha = await member()
  await as(asha).journey.changeSettings({ body: { quietMode: true, zoneFollowsDevice: false } })
  expect(await historyOf(asha.id)).toEqual([])
  const registered = clock.now()
  clock.advance({ minutes: 5 })
  await as(asha).journey.changeSettings({ body: { weeklyGoal: 5, zone: 'Asia/Kolkata' } })
  await as(asha).journey.changeSettings({ body: { weeklyGoal: 5 } })
  expect(await historyOf(asha.id)).toEqual([
    { valid_from: registered, weekly_goal: 3, zone: 'UTC', day_ends_at: 0 },
    { valid_from: clock.now(), weekly_goal: 5, zone: 'Asia/Kolkata', day_ends_at: 0 },
  ])
})

test.each([
  ['an unknown zone', { zone: 'Mars/Olympus' }, 'practice.zone_unknown'],
  ['an offset', { zone: '+05:30' }, 'practice.zone_unknown'],
  ['an empty zone', { zone: '' }, 'request.invalid'],
  ['a day that ends after six', { dayEndsAt: 361 }, 'request.invalid'],
  ['a goal of eight', { weeklyGoal: 8 }, 'request.invalid'],
])('%s is refused', async (_, body, code) => {
  const asha = await member()
  await expect(as(asha).journey.changeSettings({ body })).rejects.toMatchObject({ status: 422, code })
})

test('a member who was just erased has to sign in', async () => {
  const asha = await member()
  await db.deleteFrom('users').where('id', '=', asha.id).execute()
  const stranger = { status: 401, code: 'auth.required' }
  const pause = { firstDay: today, lastDay: today }
  await expect(as(asha).journey.stats()).rejects.toMatchObject(stranger)
  await expect(as(asha).journey.settings()).rejects.toMatchObject(stranger)
  await expect(as(asha).journey.changeSettings({ body: { weeklyGoal: 4 } })).rejects.toMatchObject(stranger)
  await expect(as(asha).journey.pause({ body: pause })).rejects.toMatchObject(stranger)
  await expect(as(asha).journey.endPause({ params: { id: randomUUID() } })).rejects.toMatchObject(stranger)
})
