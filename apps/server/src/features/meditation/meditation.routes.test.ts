import { randomUUID } from 'node:crypto'
import type { NewMeditationSession } from '@sadhana/contract'
import { describe, expect, test } from 'vitest'
import { movableClock } from '#testing/clock.ts'
import { aPractice, expectTrueTotals } from '#testing/practice.ts'
import { testApp } from '#testing/test-app.ts'

const clock = movableClock(new Date('2026-03-10T12:00:00Z'))
const { as, db, member } = await testApp({ clock })

const aSit = (changes: Partial<NewMeditationSession> = {}): NewMeditationSession => ({
  duration: 20,
  type: 'meditation',
  ambientSound: 'rain',
  notes: 'Quiet.',
  ...changes,
})

const rowsOf = async (userId: string) => {
  const of = (table: 'meditation_sessions' | 'practice_sessions' | 'deleted_meditation_sessions') =>
    db.selectFrom(table).select('id').where('user_id', '=', userId).execute()
  return {
    sits: (await of('meditation_sessions')).length,
    practices: (await of('practice_sessions')).length,
    deletedSits: (await of('deleted_meditation_sessions')).length,
  }
}

const both = { sits: 1, practices: 1, deletedSits: 0 }
const trashed = { sits: 0, practices: 0, deletedSits: 1 }

describe('a saved sit', () => {
  test('is also a dhyana practice with the same id, with or without feelings', async () => {
    const asha = await member()
    const sit = await as(asha).meditation.save({ body: aSit() })
    expect(sit).toEqual({
      id: expect.any(String),
      type: 'meditation',
      duration: 20,
      ambientSound: 'rain',
      notes: 'Quiet.',
      interrupted: false,
      completedAt: '2026-03-10T12:00:00.000Z',
      time: '11:40',
      limbType: 'dhyana',
      afterFeeling: null,
      practiceDay: '2026-03-10',
    })
    expect((await as(asha).practice.list({ query: {} })).items).toMatchObject([
      { id: sit.id, duration: 20, limbType: 'dhyana', beforeFeeling: null, afterFeeling: null, notes: 'Quiet.' },
    ])
    await expectTrueTotals(db, asha.id)
  })

  test('counts once, in the analytics and in the journey', async () => {
    const asha = await member()
    await as(asha).meditation.save({ body: aSit() })
    expect(await as(asha).insight.analytics({ query: {} })).toMatchObject({
      totalSessions: 1,
      totalMinutes: 20,
      limbDistribution: { dhyana: 1 },
    })
    expect(await as(asha).journey.stats()).toMatchObject({ totalSessions: 1, experience: 30, currentStreak: 1 })
  })

  test('keeps the limb, feeling, silence and early end that were sent', async () => {
    const asha = await member()
    const sit = { limbType: 'dharana', afterFeeling: 'calm', ambientSound: null, interrupted: true } as const
    expect(await as(asha).meditation.save({ body: aSit(sit) })).toMatchObject(sit)
  })

  test('starts in the device’s zone, even if its clock is ahead or its zone unknown', async () => {
    const asha = await member()
    const moments = { startedAt: '2026-03-09T20:30:00Z', completedAt: '2026-03-09T21:00:00Z' }
    const { id } = await as(asha).meditation.save({ body: aSit({ ...moments, zone: 'Asia/Kolkata' }) })
    expect(await as(asha).practice.read({ params: { id } })).toMatchObject({
      date: '2026-03-10',
      time: '02:00',
      zone: 'Asia/Kolkata',
    })
    const ahead = await as(asha).meditation.save({
      body: aSit({ completedAt: '2031-01-01T00:00:00Z', zone: 'Moon/Sea_of_Tranquility' }),
    })
    expect(ahead.completedAt).toBe('2026-03-10T12:00:00.000Z')
    expect(await as(asha).practice.read({ params: { id: ahead.id } })).toMatchObject({ zone: 'UTC', time: '11:40' })
  })

  test.each([
    ['duration', { duration: 0 }, 'Duration must be at least 1 minute'],
    ['duration', { duration: 301 }, 'Duration cannot exceed 300 minutes'],
    ['ambientSound', { ambientSound: 'traffic' }, 'Please choose a sound from the list'],
    ['completedAt', { completedAt: '1850-01-01T00:00:00Z' }, 'Please include when the sit ended'],
    [
      'completedAt',
      { startedAt: '2026-03-10T10:00:00Z', completedAt: '2026-03-10T09:00:00Z' },
      'A sit can’t end before it starts',
    ],
  ])('is refused for its %s: %o', async (field, change, message) => {
    const body = { ...aSit(), ...change } as never
    await expect(as(await member()).meditation.save({ body })).rejects.toMatchObject({
      status: 422,
      fields: { [field]: message },
    })
  })
})

describe('the same sit sent again', () => {
  test('is saved once, whether in sequence or in parallel', async () => {
    const asha = await member()
    const body = aSit({ clientId: randomUUID() })
    const first = await as(asha).meditation.save({ body })
    expect(await as(asha).meditation.save({ body })).toEqual(first)
    expect(await rowsOf(asha.id)).toEqual(both)

    const ben = await member()
    const parallel = aSit({ clientId: randomUUID() })
    const answers = await Promise.all(Array.from({ length: 20 }, () => as(ben).meditation.save({ body: parallel })))
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(await rowsOf(ben.id)).toEqual(both)
    await expectTrueTotals(db, ben.id)
  })

  test('stays deleted if it was deleted', async () => {
    const asha = await member()
    const body = aSit({ clientId: randomUUID() })
    const { id } = await as(asha).meditation.save({ body })
    await as(asha).meditation.remove({ params: { id } })
    await expect(as(asha).meditation.save({ body })).rejects.toMatchObject({ code: 'meditation.deleted' })
    expect(await rowsOf(asha.id)).toEqual(trashed)
  })

  test('by another member is a second sit, even with the same device id', async () => {
    const [asha, ben] = [await member(), await member()]
    const body = aSit({ clientId: randomUUID() })
    const [hers, his] = [await as(asha).meditation.save({ body }), await as(ben).meditation.save({ body })]
    expect(hers.id).not.toBe(his.id)
    expect(await rowsOf(ben.id)).toEqual(both)
  })
})

describe('deleting', () => {
  test.each(['meditation', 'practice'] as const)('the %s deletes both, and undo restores both', async (which) => {
    const asha = await member()
    const saved = await as(asha).meditation.save({ body: aSit({ interrupted: true }) })
    const byId = { params: { id: saved.id } }
    await (which === 'meditation' ? as(asha).meditation.remove(byId) : as(asha).practice.remove(byId))
    expect(await rowsOf(asha.id)).toEqual(trashed)
    expect((await as(asha).journey.stats()).totalSessions).toBe(0)

    await as(asha).practice.restore(byId)
    expect(await rowsOf(asha.id)).toEqual(both)
    expect((await as(asha).meditation.list({ query: {} })).items).toEqual([saved])
    expect((await as(asha).journey.stats()).totalSessions).toBe(1)
    await expectTrueTotals(db, asha.id)
  })

  test('is refused for another member’s sit, an unknown one, and a practice that is not a sit', async () => {
    const [asha, ben] = [await member(), await member()]
    const sit = await as(asha).meditation.save({ body: aSit() })
    const practice = await as(ben).practice.log({ body: aPractice() })
    for (const id of [sit.id, practice.id, randomUUID()]) {
      await expect(as(ben).meditation.remove({ params: { id } })).rejects.toMatchObject({
        status: 404,
        code: 'meditation.not_found',
      })
    }
    expect(await rowsOf(asha.id)).toEqual(both)
  })
})

test('sits are listed page by page, newest first, each once, and only your own', async () => {
  const [asha, ben] = [await member(), await member()]
  await as(ben).meditation.save({ body: aSit() })
  const saved: string[] = []
  for (const day of [3, 1, 5, 2, 4]) {
    const { id } = await as(asha).meditation.save({ body: aSit({ completedAt: `2026-03-0${day}T10:00:00Z` }) })
    saved[day] = id
  }
  const pages = []
  let cursor: string | undefined
  do {
    const page = await as(asha).meditation.list({ query: { limit: 2, ...(cursor && { cursor }) } })
    pages.push(page.items.map(({ id }) => id))
    cursor = page.nextCursor ?? undefined
  } while (cursor)
  expect(pages).toEqual([[saved[5], saved[4]], [saved[3], saved[2]], [saved[1]]])
})

test.each(['nonsense', '2026-02-30T00:00:00.000Z', '0000-01-01T00:00:00.000Z'])(
  'a cursor that we did not create is refused: %s',
  async (completedAt) => {
    const cursor = btoa(`${completedAt} 0198a1f0-0000-7000-8000-000000000001`)
    await expect(as(await member()).meditation.list({ query: { cursor } })).rejects.toMatchObject({ status: 422 })
  },
)

describe('the insights', () => {
  test('are empty for a member who has never practised', async () => {
    expect(await as(await member()).meditation.stats()).toEqual({
      weekSessions: 0,
      weekMinutes: 0,
      currentStreak: 0,
      mindfulnessScore: null,
      recentSessions: 0,
      bestTime: null,
      minutesBySound: [],
    })
  })

  test('count the sits of the last 7 days, and use the last 90 for the best time and sounds', async () => {
    const asha = await member()
    const sits = [
      ['2026-03-10T06:30:00Z', 'rain', 20],
      ['2026-03-04T06:30:00Z', 'rain', 10],
      ['2026-03-03T07:30:00Z', null, 45],
      ['2026-01-05T20:30:00Z', 'fire', 15],
      ['2025-12-01T20:30:00Z', 'wind', 60],
    ] as const
    for (const [completedAt, ambientSound, duration] of sits) {
      await as(asha).meditation.save({ body: aSit({ completedAt, ambientSound, duration }) })
    }
    await as(asha).practice.log({ body: aPractice({ date: '2026-03-09', limbType: 'asana' }) })
    const stats = await as(asha).meditation.stats()
    expect(stats).toMatchObject({
      weekSessions: 2,
      weekMinutes: 30,
      currentStreak: 2,
      recentSessions: 4,
      bestTime: { timeOfDay: 'morning', sessions: 3 },
      minutesBySound: [
        { sound: null, minutes: 45 },
        { sound: 'rain', minutes: 30 },
        { sound: 'fire', minutes: 15 },
      ],
    })
    const { consistency } = await as(asha).journey.stats()
    expect(stats.mindfulnessScore).toBe(Math.round(consistency))
    expect(stats.mindfulnessScore).toBeGreaterThan(0)
  })
})
