import { v7 as newClientId } from 'uuid'
import { describe, expect, test } from 'vitest'
import { movableClock } from '#testing/clock.ts'
import type { TestMember } from '#testing/members.ts'
import { statementsOf } from '#testing/statements.ts'
import { testApp } from '#testing/test-app.ts'
import { deleteTrashBefore } from './trash.repo.ts'
import { undoLimit } from './trash.rules.ts'

const clock = movableClock(new Date('2026-03-10T12:00:00Z'))
const { as, db, member, visitor } = await testApp({ clock })

/** Signs in again, because access tokens expire before the days in these tests are over. */
async function signIn({ username, password }: TestMember) {
  const reply = await visitor().account.login({ body: { identifier: username, password } })
  if (!('token' in reply)) throw new Error('this member uses two-factor authentication')
  return as(reply)
}

const day = () => clock.now().toISOString().slice(0, 10)
const aNight = (changes: object = {}) => ({
  date: day(),
  bedtime: new Date(Date.parse(day()) - 60 * 60_000).toISOString(),
  wakeTime: `${day()}T07:00:00.000Z`,
  quality: 7,
  duration: null,
  ...changes,
})

describe('a mood', () => {
  test('is saved with its practice day and energy 5, which counts as not given', async () => {
    const asha = await member()
    await as(asha).journey.changeSettings({ body: { zone: 'Pacific/Auckland', dayEndsAt: 240 } })
    const saved = await as(asha).wellness.logMood({ body: { mood: 'calm' } })
    expect(saved).toMatchObject({ mood: 'calm', energy: 5, energyGiven: false, notes: null, offersHelp: false })
    // It is 1:00 on 11 March in Auckland, before the end of the day at 4:00.
    expect(saved.practiceDay).toBe('2026-03-10')
    expect(saved.createdAt).toBe('2026-03-10T12:00:00.000Z')
  })

  test('keeps its place in the list when it is edited, and an energy value counts as given', async () => {
    const asha = await member()
    const { id } = await as(asha).wellness.logMood({ body: { mood: 'calm', energy: 5, energyGiven: false } })
    await as(asha).wellness.logMood({ body: { mood: 'sad', energy: 2, notes: ' Rain. ' } })
    await as(asha).wellness.editMood({ params: { id }, body: { energy: 8 } })
    const { items } = await as(asha).wellness.moods({ query: {} })
    expect(items.map(({ mood, energy, energyGiven, notes }) => [mood, energy, energyGiven, notes])).toEqual([
      ['sad', 2, true, 'Rain.'],
      ['calm', 8, true, null],
    ])
    await as(asha).wellness.editMood({ params: { id: items[0]?.id ?? '' }, body: { notes: '' } })
    expect((await as(asha).wellness.moods({ query: {} })).items[0]).toMatchObject({ mood: 'sad', notes: null })
  })

  test('is listed exactly once across pages, even if several have the same time', async () => {
    const asha = await member()
    for (let count = 0; count < 7; count++)
      await as(asha).wellness.logMood({ body: { mood: 'happy', energy: count + 1 } })
    const seen: number[] = []
    for (let cursor: string | null = ''; cursor !== null;) {
      const page: Awaited<ReturnType<ReturnType<typeof as>['wellness']['moods']>> = await as(asha).wellness.moods({
        query: { limit: 3, ...(cursor && { cursor }) },
      })
      seen.push(...page.items.map(({ energy }) => energy))
      cursor = page.nextCursor
    }
    expect(seen.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7])
  })

  test.each([
    { mood: 'angry' },
    { mood: 'calm', energy: 0 },
    { mood: 'calm', energy: 11 },
    { mood: 'calm', energy: 5.5 },
  ])('is refused as %j', async (body) => {
    const asha = await member()
    await expect(as(asha).wellness.logMood({ body: body as never })).rejects.toMatchObject({ status: 422 })
  })

  test('takes two statements', async () => {
    const asha = await member()
    const log = () => as(asha).wellness.logMood({ body: { mood: 'calm', clientId: newClientId() } })
    await log()
    expect(await statementsOf(log)).toHaveLength(2)
  })

  test('is not found if it belongs to another member', async () => {
    const [asha, ben] = [await member(), await member()]
    const { id } = await as(asha).wellness.logMood({ body: { mood: 'calm' } })
    const notFound = { status: 404, code: 'wellness.not_found' }
    await expect(as(ben).wellness.editMood({ params: { id }, body: { mood: 'sad' } })).rejects.toMatchObject(notFound)
    await expect(as(ben).wellness.removeMood({ params: { id } })).rejects.toMatchObject(notFound)
    await as(asha).wellness.removeMood({ params: { id } })
    await expect(as(ben).wellness.restoreMood({ params: { id } })).rejects.toMatchObject(notFound)
    await expect(as(asha).wellness.restoreSleep({ params: { id } })).rejects.toMatchObject(notFound)
  })
})

describe('an entry that a device sends again', () => {
  test('many times in parallel is saved once', async () => {
    const asha = await member()
    const body = { mood: 'calm' as const, clientId: newClientId() }
    const ids = await Promise.all(Array.from({ length: 10 }, () => as(asha).wellness.logMood({ body })))
    expect(new Set(ids.map(({ id }) => id)).size).toBe(1)
    const night = aNight({ clientId: newClientId() })
    const nights = await Promise.all(Array.from({ length: 10 }, () => as(asha).wellness.logSleep({ body: night })))
    expect(new Set(nights.map(({ id }) => id)).size).toBe(1)
  })

  test('stays deleted once it was deleted, even after the trash is emptied, and comes back if restored', async () => {
    const asha = await member()
    const mood = { mood: 'calm' as const, clientId: newClientId() }
    const night = aNight({ clientId: newClientId() })
    const savedMood = await as(asha).wellness.logMood({ body: mood })
    const savedNight = await as(asha).wellness.logSleep({ body: night })
    const remove = async (api: ReturnType<typeof as>) => {
      await api.wellness.removeMood({ params: savedMood })
      await api.wellness.removeSleep({ params: savedNight })
    }
    const expectGone = async (api: ReturnType<typeof as>) => {
      const gone = { status: 410, code: 'wellness.deleted' }
      await expect(api.wellness.logMood({ body: mood })).rejects.toMatchObject(gone)
      await expect(api.wellness.logSleep({ body: night })).rejects.toMatchObject(gone)
    }
    await remove(as(asha))
    await expectGone(as(asha))
    const { offersHelp: _, ...plain } = savedMood
    expect(await as(asha).wellness.restoreMood({ params: savedMood })).toEqual(plain)
    expect(await as(asha).wellness.restoreSleep({ params: savedNight })).toEqual(savedNight)
    expect(await as(asha).wellness.logSleep({ body: night })).toEqual(savedNight)

    await remove(as(asha))
    const nameless = await as(asha).wellness.logMood({ body: { mood: 'sad' } })
    await as(asha).wellness.removeMood({ params: nameless })
    clock.advance({ days: 8 })
    await deleteTrashBefore(db, undoLimit(clock.now()))
    const api = await signIn(asha)
    await expectGone(api)
    for (const { id } of [savedMood, nameless]) {
      await expect(api.wellness.restoreMood({ params: { id } })).rejects.toMatchObject({ status: 404 })
    }
    const left = await db.selectFrom('deleted_wellness_entries').selectAll().where('user_id', '=', asha.id).execute()
    expect(left.map(({ entry }) => entry)).toEqual([null, null])
  })
})

describe('a night', () => {
  test('has the length between its times, whatever the device calculated', async () => {
    const asha = await member()
    const saved = await as(asha).wellness.logSleep({ body: aNight({ duration: 3 }) })
    expect(saved).toMatchObject({ ...aNight(), duration: 480, notes: null, zone: 'UTC' })
    const edited = await as(asha).wellness.editSleep({
      params: saved,
      body: { wakeTime: null, notes: 'Woke at four.', quality: 3 },
    })
    expect(edited).toMatchObject({ wakeTime: null, duration: null, notes: 'Woke at four.', quality: 3 })
    expect((await as(asha).wellness.nights({ query: {} })).items).toEqual([edited])
  })

  test('is refused if it overlaps another, while a nap beside it is fine', async () => {
    const asha = await member()
    const { id } = await as(asha).wellness.logSleep({ body: aNight() })
    const overlaps = { status: 409, code: 'wellness.sleep_overlaps' }
    const later = aNight({ bedtime: `${day()}T06:00:00Z`, wakeTime: `${day()}T08:00:00Z` })
    await expect(as(asha).wellness.logSleep({ body: later })).rejects.toMatchObject(overlaps)
    const nap = aNight({ bedtime: `${day()}T08:00:00Z`, wakeTime: `${day()}T08:30:00Z` })
    const saved = await as(asha).wellness.logSleep({ body: nap })
    const longer = { bedtime: `${day()}T06:00:00Z` }
    await expect(as(asha).wellness.editSleep({ params: saved, body: longer })).rejects.toMatchObject(overlaps)
    await as(asha).wellness.removeSleep({ params: { id } })
    await as(asha).wellness.logSleep({ body: aNight() })
    await expect(as(asha).wellness.restoreSleep({ params: { id } })).rejects.toMatchObject(overlaps)
    // The night is still in the trash.
    await expect(as(asha).wellness.restoreSleep({ params: { id } })).rejects.toMatchObject(overlaps)
  })

  test('is refused, with the field, without a date, in the future or in an unknown zone', async () => {
    const asha = await member()
    const refused = (body: object) => as(asha).wellness.logSleep({ body: body as never })
    await expect(refused(aNight({ date: '' }))).rejects.toMatchObject({ fields: { date: 'Please select a date' } })
    const ahead = new Date(clock.now().getTime() + 5 * 60_000).toISOString()
    await expect(refused(aNight({ wakeTime: ahead }))).rejects.toMatchObject({
      code: 'wellness.times_wrong',
      fields: { wakeTime: 'This is in the future. Please check the time.' },
    })
    await expect(refused(aNight({ zone: 'Mars/Base' }))).rejects.toMatchObject({ code: 'practice.zone_unknown' })
    await expect(refused(aNight({ quality: 11 }))).rejects.toMatchObject({ status: 422 })
  })

  test('is listed page by page', async () => {
    const asha = await member()
    for (const date of ['2026-03-01', '2026-03-02', '2026-03-03']) {
      await as(asha).wellness.logSleep({ body: aNight({ date, bedtime: null, wakeTime: null }) })
    }
    const first = await as(asha).wellness.nights({ query: { limit: 2 } })
    const second = await as(asha).wellness.nights({ query: { limit: 2, cursor: first.nextCursor ?? '' } })
    expect([...first.items, ...second.items].map(({ date }) => date)).toEqual([
      '2026-03-03',
      '2026-03-02',
      '2026-03-01',
    ])
    expect(second.nextCursor).toBeNull()
  })
})

describe('preferences', () => {
  test('start with the defaults, and each change also changes the practice settings', async () => {
    const asha = await member()
    expect(await as(asha).wellness.preferences()).toEqual({
      weeklyGoal: 3,
      preferredPracticeTime: 'morning',
      difficultyLevel: 'beginner',
    })
    await as(asha).journey.changeSettings({ body: { quietMode: true } })
    await as(asha).wellness.changePreferences({ body: { preferredPracticeTime: 'night', difficultyLevel: 'advanced' } })
    expect(await as(asha).wellness.changePreferences({ body: { weeklyGoal: 6 } })).toEqual({
      weeklyGoal: 6,
      preferredPracticeTime: 'night',
      difficultyLevel: 'advanced',
    })
    expect(await as(asha).journey.settings()).toMatchObject({ weeklyGoal: 6, quietMode: true })
    await as(asha).journey.changeSettings({ body: { weeklyGoal: 2 } })
    expect(await as(asha).wellness.preferences()).toMatchObject({ weeklyGoal: 2, difficultyLevel: 'advanced' })
  })

  test('a new weekly goal is saved with its date, because the streak needs it', async () => {
    const asha = await member()
    clock.advance({ minutes: 1 })
    await as(asha).wellness.changePreferences({ body: { weeklyGoal: 7 } })
    const history = await db
      .selectFrom('setting_history')
      .select('weekly_goal')
      .where('user_id', '=', asha.id)
      .orderBy('valid_from')
      .execute()
    expect(history.map(({ weekly_goal }) => weekly_goal)).toEqual([3, 7])
  })

  test.each([{ weeklyGoal: 0 }, { weeklyGoal: 8 }, { difficultyLevel: 'expert' }])('refuse %j', async (body) => {
    const asha = await member()
    await expect(as(asha).wellness.changePreferences({ body: body as never })).rejects.toMatchObject({ status: 422 })
  })
})

test('three low days offer the helplines until the message is dismissed, and again after 30 days', async () => {
  const asha = await member()
  let api = as(asha)
  const feel = async (mood: 'sad' | 'calm' | 'stressed' | 'anxious') => {
    clock.advance({ days: 1 })
    api = await signIn(asha)
    return (await api.wellness.logMood({ body: { mood } })).offersHelp
  }
  expect([await feel('sad'), await feel('stressed'), await feel('anxious')]).toEqual([false, false, true])
  expect(await api.insight.wellness()).toMatchObject({ offersHelp: true })
  await api.wellness.dismissHelp()
  expect(await api.insight.wellness()).toMatchObject({ offersHelp: false })
  expect([await feel('sad'), await feel('calm')]).toEqual([false, false])
  clock.advance({ days: 30 })
  expect([await feel('sad'), await feel('sad'), await feel('sad')]).toEqual([false, false, true])
})

test('notes can be null when they are saved, as when they are read', async () => {
  const asha = await member()
  const night = await as(asha).wellness.logSleep({ body: { date: '2026-03-10', notes: null } })
  expect(night.notes).toBeNull()
  const mood = await as(asha).wellness.logMood({ body: { mood: 'calm', notes: 'Rain.' } })
  expect(await as(asha).wellness.editMood({ params: mood, body: { notes: null } })).toMatchObject({ notes: null })
  const { id, date, bedtime, wakeTime, quality, notes, duration, zone } = night
  const body = { date, bedtime, wakeTime, quality, notes, duration, zone }
  expect(await as(asha).wellness.editSleep({ params: { id }, body })).toEqual(night)
})
