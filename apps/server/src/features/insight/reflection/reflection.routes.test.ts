import type { NewPracticeSession } from '@sadhana/contract'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { IsOpenTo } from '#features/giving/index.ts'
import { movableClock } from '#testing/clock.ts'
import type { TestMember } from '#testing/members.ts'
import { aPractice } from '#testing/practice.ts'
import { atOnce, overtake, race, refusals, successes } from '#testing/races.ts'
import { testApp } from '#testing/test-app.ts'
import { runReflections } from './reflection.service.ts'

/** Noon on a Sunday. */
const noon = new Date('2026-11-01T12:00:00Z')
const clock = movableClock(noon)
const { as, db, log, member } = await testApp({ clock })

const october = '2026-10'
const days = (...numbers: number[]) => numbers.map((day) => `${october}-${String(day).padStart(2, '0')}`)

async function practise(who: TestMember, dates: readonly string[], changes: Partial<NewPracticeSession> = {}) {
  for (const date of dates) await as(who).practice.log({ body: aPractice({ date, ...changes }) })
}

async function practised(...numbers: number[]) {
  const asha = await member()
  await practise(asha, days(...numbers), { notes: 'a private thought' })
  return asha
}

const page = (who: TestMember) => as(who).reflection.read()
const make = (who: TestMember, month = october) => as(who).reflection.make({ body: { month } })
const choose = (who: TestMember, choice: 'monthly' | 'no') => as(who).reflection.choose({ body: { choice } })
const remove = (who: TestMember, month = october) => as(who).reflection.remove({ params: { month } })
const everyone: IsOpenTo = async () => true
const run = (isOpen: IsOpenTo = everyone, at = clock) => runReflections({ db, clock: at, log, isOpen })
const rowsOf = ({ id }: TestMember) =>
  db.selectFrom('reflections').selectAll().where('user_id', '=', id).orderBy('month').execute()

const unread = (state: string) => ({
  choice: 'unasked',
  isIncluded: true,
  lastMonth: { month: october, state },
  reflection: null,
})

describe('the page', () => {
  test('offers the last whole month, once it has three practices', async () => {
    const asha = await practised(3, 5)
    expect(await page(asha)).toEqual(unread('too-little'))
    await practise(asha, days(31))
    expect(await page(asha)).toEqual(unread('ready'))
  })

  test('shows the reflection with its evidence and all the data it used, without notes', async () => {
    const asha = await practised(3, 5, 9)
    await as(asha).journey.pause({ body: { firstDay: days(10)[0]!, lastDay: days(13)[0]! } })
    await practise(asha, days(14))
    const made = await make(asha)
    expect(made).toEqual({
      month: october,
      source: 'rules',
      madeAt: noon.toISOString(),
      headline: 'A few practices in October.',
      paragraphs: [
        [
          { text: 'You practised 4 times, on 4 days.', quietText: 'You practised a few times.', evidence: 1 },
          {
            text: 'A few practices make a short page, and that’s fine.',
            quietText: 'A few practices make a short page, and that’s fine.',
            evidence: 1,
          },
          {
            text: 'You set a pause in the second week, and practised again the day after it.',
            quietText: 'You set a pause in the second week, and practised again the day after it.',
            evidence: 2,
          },
          {
            text: 'It may be worth asking what made coming back easy.',
            quietText: 'It may be worth asking what made coming back easy.',
            evidence: 2,
          },
        ],
      ],
      evidence: [
        { text: '4 days, 4 practices', quietText: 'Your practices of the month', pause: null },
        {
          text: 'A pause you had set',
          quietText: 'A pause you had set',
          pause: { firstDay: days(10)[0], lastDay: days(13)[0] },
        },
      ],
      read: {
        sessions: days(3, 5, 9, 14).map((date) => ({
          date,
          time: '06:30',
          practiceDay: date,
          limbType: 'dhyana',
          minutes: 20,
          before: 'tired',
          after: 'calm',
        })),
        pauses: [{ firstDay: days(10)[0], lastDay: days(13)[0] }],
      },
    })
    expect(await page(asha)).toEqual({
      choice: 'unasked',
      isIncluded: true,
      lastMonth: { month: october, state: 'made' },
      reflection: made,
    })
    expect(JSON.stringify(await rowsOf(asha))).not.toContain('a private thought')
  })

  test('uses only that month, by the day a practice counts for', async () => {
    const asha = await practised(1, 15, 31)
    await as(asha).journey.changeSettings({ body: { dayEndsAt: 180 } })
    await practise(asha, ['2026-11-01'], { time: '01:00' })
    await practise(asha, ['2026-11-01', '2026-09-30'])
    const { sessions } = (await make(asha)).read
    expect(sessions.map(({ date, practiceDay }) => [date, practiceDay])).toEqual([
      ...days(1, 15, 31).map((day) => [day, day]),
      ['2026-11-01', days(31)[0]],
    ])
  })

  test('keeps the text, however the log changes later', async () => {
    const asha = await practised(1, 2, 3)
    const made = await make(asha)
    await practise(asha, days(4, 5, 6, 7))
    expect(await make(asha)).toEqual(made)
    expect((await page(asha)).reflection).toEqual(made)
  })

  test('shows the newest one until the last month has its own', async () => {
    const asha = await practised(1, 2, 3)
    const made = await make(asha)
    await db.updateTable('reflections').set({ month: '2026-08' }).where('user_id', '=', asha.id).execute()
    expect(await page(asha)).toMatchObject({
      lastMonth: { month: october, state: 'ready' },
      reflection: { ...made, month: '2026-08' },
    })
  })
})

describe('the month of a reflection', () => {
  /** The zones, each with moments around the end of its October. */
  test.each([
    ['Pacific/Kiritimati', '2026-10-31T09:59:00Z', '2026-10-31T10:00:00Z'],
    ['Pacific/Pago_Pago', '2026-11-01T10:59:00Z', '2026-11-01T11:00:00Z'],
  ])('is decided by the member’s calendar: %s', async (zone, before, after) => {
    for (const [moment, month] of [
      [before, '2026-09'],
      [after, october],
    ] as const) {
      const there = await testApp({ clock: movableClock(new Date(moment)) })
      const asha = await there.member()
      await there.as(asha).journey.changeSettings({ body: { zone } })
      for (const date of [...days(2, 3, 4), '2026-09-02', '2026-09-03', '2026-09-04']) {
        await there.as(asha).practice.log({ body: aPractice({ date }) })
      }
      await there.as(asha).reflection.choose({ body: { choice: 'monthly' } })
      expect((await there.as(asha).reflection.read()).lastMonth).toEqual({ month, state: 'ready' })
      const other = month === october ? '2026-09' : october
      await expect(there.as(asha).reflection.make({ body: { month: other } })).rejects.toMatchObject({
        code: 'reflection.wrong_month',
      })
      await runReflections({ db: there.db, clock: there.clock, log: there.log, isOpen: everyone })
      const { reflection } = await there.as(asha).reflection.read()
      // The job runs only in the first days of a month, so not in the last minute of October.
      expect(reflection?.month).toBe(month === october ? october : undefined)
      expect((await there.as(asha).reflection.make({ body: { month } })).month).toBe(month)
    }
  })

  test('must be the last whole month', async () => {
    const asha = await practised(1, 2, 3)
    for (const month of ['2026-11', '2026-09', '2025-10']) {
      await expect(make(asha, month)).rejects.toMatchObject({ code: 'reflection.wrong_month' })
    }
    await expect(make(asha, '2026-13')).rejects.toMatchObject({ code: 'request.invalid' })
    expect(await rowsOf(asha)).toEqual([])
  })
})

test('a stored zone that PostgreSQL does not know doesn’t prevent a reflection', async () => {
  const [asha, ben] = [await practised(1, 2, 3), await practised(1, 2, 3)]
  for (const each of [asha, ben]) await choose(each, 'monthly')
  await db.updateTable('users').set({ zone: 'Mars/Olympus' }).where('id', '=', asha.id).execute()
  await run()
  expect([await rowsOf(asha), await rowsOf(ben)].map((rows) => rows.map(({ month }) => month))).toEqual([
    [october],
    [october],
  ])
})

test('a month with two practices gets no reflection', async () => {
  const asha = await practised(1, 2)
  await expect(make(asha)).rejects.toMatchObject({ code: 'reflection.too_little' })
})

test('a deleted reflection is gone for good and is never created again', async () => {
  const asha = await practised(1, 2, 3)
  await choose(asha, 'monthly')
  await make(asha)
  await remove(asha)
  await remove(asha)
  expect(await rowsOf(asha)).toMatchObject([{ content: null, read: null, deleted_at: noon }])
  expect(await page(asha)).toMatchObject({ lastMonth: { state: 'deleted' }, reflection: null })
  await run()
  expect((await page(asha)).reflection).toBeNull()
  await expect(make(asha)).rejects.toMatchObject({ code: 'reflection.deleted' })
})

test('deleting a reflection that doesn’t exist changes nothing', async () => {
  const asha = await practised(1, 2, 3)
  await remove(asha)
  expect((await page(asha)).lastMonth.state).toBe('ready')
})

test('fifty parallel requests create one reflection', async () => {
  const asha = await practised(1, 2, 3)
  const outcomes = await atOnce(() => make(asha))
  expect([successes(outcomes), ...refusals(outcomes)].filter((code) => code !== 'request.too_many')).toEqual([30])
  expect(await rowsOf(asha)).toHaveLength(1)
})

describe('the monthly job', () => {
  test('creates one reflection for everyone who wants one each month', async () => {
    const [yes, no, unasked, few] = [
      await practised(1, 2, 3),
      await practised(1, 2, 3),
      await practised(1, 2, 3),
      await practised(1, 2),
    ]
    await choose(yes, 'monthly')
    await choose(few, 'monthly')
    await choose(no, 'monthly')
    await choose(no, 'no')
    await Promise.all([run(), run()])
    await run()
    const made = await Promise.all([yes, no, unasked, few].map(rowsOf))
    expect(made.map((rows) => rows.map(({ month }) => month))).toEqual([[october], [], [], []])
    expect(await page(yes)).toMatchObject({ choice: 'monthly', reflection: { month: october } })
    expect(await page(no)).toMatchObject({ choice: 'no', reflection: null })
  })

  test('skips members without access to reflections and members who are leaving', async () => {
    const [asha, ben] = [await practised(1, 2, 3), await practised(1, 2, 3)]
    await choose(asha, 'monthly')
    await choose(ben, 'monthly')
    await db.updateTable('users').set({ erasure_due_at: noon }).where('id', '=', ben.id).execute()
    await run(async (_db, userId) => userId !== asha.id)
    expect([await rowsOf(asha), await rowsOf(ben)]).toEqual([[], []])
  })

  test('runs in the first five days of a month', async () => {
    const asha = await practised(1, 2, 3)
    await choose(asha, 'monthly')
    await run(everyone, movableClock(new Date('2026-11-06T00:00:00Z')))
    expect(await rowsOf(asha)).toEqual([])
    await run(everyone, movableClock(new Date('2026-11-05T23:59:00Z')))
    expect(await rowsOf(asha)).toHaveLength(1)
  })

  test('continues after a member whose reflection fails', async () => {
    const [asha, ben] = [await practised(1, 2, 3), await practised(1, 2, 3)]
    await choose(asha, 'monthly')
    await choose(ben, 'monthly')
    await run(async (_db, userId) => {
      if (userId === asha.id) throw new Error('no answer')
      return true
    })
    expect([(await rowsOf(asha)).length, (await rowsOf(ben)).length]).toEqual([0, 1])
  })

  test('notices if the choice is withdrawn meanwhile', race, async () => {
    const asha = await practised(1, 2, 3)
    await choose(asha, 'monthly')
    await overtake(db, {
      lock: (tx) => sql`select from reflection_choices where user_id = ${asha.id} for update`.execute(tx),
      request: () => run(),
      change: (tx) => sql`update reflection_choices set choice = 'no' where user_id = ${asha.id}`.execute(tx),
    })
    expect(await rowsOf(asha)).toEqual([])
  })

  test('leaves nothing behind if the reflection is deleted at the same time', race, async () => {
    const asha = await practised(1, 2, 3)
    await choose(asha, 'monthly')
    await make(asha)
    await Promise.all([run(), remove(asha), run(), remove(asha), run()])
    await run()
    expect(await rowsOf(asha)).toMatchObject([{ month: october, content: null }])
  })
})
