import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { vacuum } from '#testing/database.ts'
import { movableClock } from '#testing/clock.ts'
import type { TestMember } from '#testing/members.ts'
import { aPractice } from '#testing/practice.ts'
import { buffersOf, statementsOf } from '#testing/statements.ts'
import { testApp } from '#testing/test-app.ts'

const clock = movableClock(new Date('2026-03-10T12:00:00Z'))
const { as, db, member } = await testApp({ clock })

test('a new member has no stats', async () => {
  const asha = await member()
  const insights = await as(asha).insight.wellness()
  expect(insights).toMatchObject({
    today: '2026-03-10',
    from: '2025-04-01',
    moodDays: [],
    nights: [],
    recentMoods: [],
    energy: { mean: null, days: 0 },
    sleepDuration: { mean: null, days: 0 },
    offersHelp: false,
  })
  expect(insights.links.map(({ verdict }) => verdict)).toEqual(Array.from({ length: 6 }, () => 'too-few'))
})

test('all stats reflect an edit, a deletion and an undo', async () => {
  const asha = await member()
  await as(asha).practice.log({ body: aPractice({ date: '2026-03-10', time: '06:30', duration: 20 }) })
  const mood = await as(asha).wellness.logMood({ body: { mood: 'calm', energy: 6 } })
  const night = await as(asha).wellness.logSleep({
    body: { date: '2026-03-10', bedtime: '2026-03-09T22:30:00Z', wakeTime: '2026-03-10T06:00:00Z', duration: null },
  })
  const stats = async () => {
    const { moodDays, nights, energy, sleepDuration, links } = await as(asha).insight.wellness()
    return [moodDays[0]?.mood, energy.mean, nights[0]?.bedtime, sleepDuration.mean, links[0]?.pairedDays]
  }
  expect(await stats()).toEqual(['calm', 6, '22:30', 450, 1])
  await as(asha).wellness.editMood({ params: mood, body: { mood: 'happy', energy: 8 } })
  await as(asha).wellness.editSleep({ params: night, body: { wakeTime: '2026-03-10T06:30:00Z' } })
  expect(await stats()).toEqual(['happy', 8, '22:30', 480, 1])
  await as(asha).wellness.removeMood({ params: mood })
  await as(asha).wellness.removeSleep({ params: night })
  expect(await stats()).toEqual([undefined, null, undefined, null, 0])
  await as(asha).wellness.restoreMood({ params: mood })
  await as(asha).wellness.restoreSleep({ params: night })
  expect(await stats()).toEqual(['happy', 8, '22:30', 480, 1])
})

test('a mood noted right after logging counts as after practice, because the form’s time is when it ended', async () => {
  const asha = await member()
  await as(asha).practice.log({ body: aPractice({ date: '2026-03-10', time: '12:00', duration: 45 }) })
  clock.advance({ minutes: 1 })
  await as(asha).wellness.logMood({ body: { mood: 'calm', energy: 6 } })
  const { links } = await as(asha).insight.wellness()
  expect(links[0]?.pairedDays).toBe(1)
})

test('a mood without energy is left out of the average', async () => {
  const asha = await member()
  await as(asha).wellness.logMood({ body: { mood: 'calm', energy: 5, energyGiven: false } })
  await as(asha).wellness.logMood({ body: { mood: 'calm', energy: 9 } })
  expect(await as(asha).insight.wellness()).toMatchObject({ energy: { mean: 9, days: 1 } })
})

/** Adds a mood, a night and a practice for each of the last days. */
async function keepDiary({ id }: TestMember, days: number) {
  const series = sql`generate_series(0, ${days - 1}) as ago`
  const day = sql`'2026-03-10'::date - ago`
  await sql`insert into mood_entries (user_id, id, mood, energy, notes, practice_day, created_at)
    select ${id}, gen_random_uuid(), 'calm', 1 + ago % 10, repeat('A quiet day. ', 10), ${day}, ${day} + time '11:00'
    from ${series}`.execute(db)
  await sql`insert into sleep_entries (user_id, id, date, bedtime, wake_time, duration, quality, notes)
    select ${id}, gen_random_uuid(), ${day}, ${day} - time '01:00', ${day} + time '06:00', 420, 1 + ago % 10,
      repeat('A quiet night. ', 10)
    from ${series}`.execute(db)
  await sql`insert into practice_sessions (user_id, id, date, time, zone, practice_day, limb_type, duration,
      before_feeling, after_feeling)
    select ${id}, gen_random_uuid(), ${day}, '06:30', 'Europe/Berlin', ${day}, 'asana', 10 + ago % 30,
      'tired', 'calm'
    from ${series}`.execute(db)
}

describe('ten years of moods, nights and practice', () => {
  let [month, decade] = [{} as TestMember, {} as TestMember]

  beforeAll(async () => {
    ;[month, decade] = [await member(), await member()]
    await keepDiary(month, 30)
    await keepDiary(decade, 3_650)
    // Adds other members, so that the indexes are as deep as in production.
    for (let others = 0; others < 8; others++) await keepDiary(await member(), 3_650)
    await vacuum(db)
  })

  const pages = {
    mood: (asha: TestMember) => [
      () => as(asha).wellness.moods({ query: { limit: 10 } }),
      () => as(asha).insight.wellness(),
    ],
    sleep: (asha: TestMember) => [
      () => as(asha).wellness.nights({ query: { limit: 10 } }),
      () => as(asha).insight.wellness(),
    ],
    insights: (asha: TestMember) => [() => as(asha).insight.wellness()],
  }

  test.each(Object.keys(pages) as (keyof typeof pages)[])('cost little more than a month of them: %s', async (page) => {
    const costOf = async (asha: TestMember) => {
      let buffers = 0
      for (const request of pages[page](asha)) {
        expect((await statementsOf(request)).length).toBeLessThanOrEqual(2)
        buffers += await buffersOf(db, request)
      }
      return buffers
    }
    const [before, after] = [await costOf(month), await costOf(decade)]
    expect(after / before, `${before} to ${after} buffers`).toBeLessThanOrEqual(1.6)
  })

  test('are shown for a year', async () => {
    const { moodDays, nights, links } = await as(decade).insight.wellness()
    expect([moodDays.length, nights.length, moodDays[0]?.day]).toEqual([344, 344, '2025-04-01'])
    expect(links.map(({ pairedDays }) => pairedDays)).toEqual([344, 344, 344, 344, 344, 344])
  })
})
