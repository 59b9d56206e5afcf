import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { movableClock } from '#testing/clock.ts'
import { aPractice, expectTrueTotals } from '#testing/practice.ts'
import { testApp } from '#testing/test-app.ts'
import { practicePurge } from './practice.jobs.ts'

const clock = movableClock(new Date('2026-03-10T12:00:00Z'))
const { as, db, member, url } = await testApp({ clock })

const setCalendar = (id: string, zone: string, dayEndsAt = 0) =>
  db.updateTable('users').set({ zone, day_ends_at: dayEndsAt }).where('id', '=', id).execute()

const notFound = { status: 404, code: 'practice.not_found' }

test('a logged practice is private, in the account’s zone, and has its author', async () => {
  const asha = await member({ displayName: 'Asha Rao' })
  await setCalendar(asha.id, 'Asia/Kolkata')
  const logged = await as(asha).practice.log({ body: aPractice({ notes: '  Quiet. ' }) })
  expect(logged).toEqual({
    id: expect.stringMatching(/^[\da-f-]{36}$/),
    ...aPractice(),
    notes: 'Quiet.',
    visibility: 'private',
    isPublic: false,
    shareNotes: false,
    zone: 'Asia/Kolkata',
    practiceDay: '2026-03-01',
    tags: [],
    pictures: [],
    likes: 0,
    isLiked: false,
    user: { displayName: 'Asha Rao', username: asha.username, profileImage: null, isVerified: false },
    version: 1,
  })
  expect(await as(asha).practice.read({ params: { id: logged.id } })).toEqual(logged)
  expect((await as(asha).practice.list({ query: {} })).items).toEqual([logged])
})

test('visibility and shared notes are set when logging, and can be changed later', async () => {
  const asha = await member()
  const { id } = await as(asha).practice.log({ body: aPractice({ visibility: 'public', shareNotes: true }) })
  const { isPublic, shareNotes } = await as(asha).practice.read({ params: { id } })
  expect({ isPublic, shareNotes }).toEqual({ isPublic: true, shareNotes: true })
  const body = { version: 1, visibility: 'followers', shareNotes: false } as const
  const edited = await as(asha).practice.edit({ params: { id }, body })
  expect(edited).toMatchObject({ visibility: 'followers', isPublic: false, shareNotes: false, version: 2 })
})

describe('invalid requests are refused', () => {
  test.each([
    ['duration', { duration: 0 }, 'Duration must be at least 1 minute'],
    ['duration', { duration: 301 }, 'Duration cannot exceed 300 minutes'],
    ['duration', { duration: 1.5 }, 'Duration must be at least 1 minute'],
    ['limbType', { limbType: 'sleep' }, 'Please select an Ashtanga limb'],
    ['beforeFeeling', { beforeFeeling: 'calm' }, 'Please select how you felt before practice'],
    ['afterFeeling', { afterFeeling: undefined }, 'Please select how you feel after practice'],
    ['date', { date: '' }, 'Date is required'],
    ['date', { date: '2026-02-29' }, 'Date is required'],
    ['date', { date: '0000-01-01' }, 'Please choose a date in 1900 or later'],
    ['time', { time: undefined }, 'Time is required'],
    ['time', { time: '24:00' }, 'Time is required'],
    ['notes', { notes: 'x'.repeat(5_001) }, 'Please keep your notes to 5,000 characters or fewer'],
  ])('%s %o', async (field, change, message) => {
    const body = { ...aPractice(), ...change } as never
    await expect(as(await member()).practice.log({ body })).rejects.toMatchObject({
      status: 422,
      fields: { [field]: message },
    })
  })

  test('an unknown zone', async () => {
    const body = aPractice({ zone: 'Middle-Earth/Shire' })
    await expect(as(await member()).practice.log({ body })).rejects.toMatchObject({ code: 'practice.zone_unknown' })
  })

  test.each([
    ['?cursor=nonsense'],
    [`?cursor=${btoa('2026-03-01 10:00 x')}`],
    [`?cursor=${btoa('2026-13-01 10:00 0198a1f0-0000-7000-8000-000000000001')}`],
    [`?cursor=${btoa('0000-01-01 10:00 0198a1f0-0000-7000-8000-000000000001')}`],
    ['?limit=101'],
    ['?from=0000-01-01'],
  ])('a list of %s', async (query) => {
    const headers = { authorization: `Bearer ${(await member()).token}` }
    expect((await fetch(`${url}/api/practice-sessions${query}`, { headers })).status).toBe(422)
  })
})

describe('the time decides what is in the future, not the date alone (now is 10 March 2026, 12:00 UTC)', () => {
  const inFuture = { status: 422, code: 'practice.in_future' }
  test.each([
    ['UTC', '2026-03-10', '12:00', true],
    ['UTC', '2026-03-10', '12:01', true],
    ['UTC', '2026-03-10', '12:02', false],
    ['UTC', '2026-03-11', '00:00', false],
    ['Pacific/Kiritimati', '2026-03-11', '02:00', true],
    ['Pacific/Kiritimati', '2026-03-11', '02:30', false],
    ['Pacific/Pago_Pago', '2026-03-10', '01:00', true],
    ['Pacific/Pago_Pago', '2026-03-10', '11:00', false],
  ])('%s %s %s: %s', async (zone, date, time, isAccepted) => {
    const logging = as(await member()).practice.log({ body: aPractice({ zone, date, time }) })
    if (isAccepted) await expect(logging).resolves.toMatchObject({ zone, date, time })
    else await expect(logging).rejects.toMatchObject(inFuture)
  })

  test('the same applies to edits', async () => {
    const asha = await member()
    const { id } = await as(asha).practice.log({ body: aPractice() })
    const edit = (change: object) => as(asha).practice.edit({ params: { id }, body: { version: 1, ...change } })
    await expect(edit({ date: '2026-03-10', time: '12:30' })).rejects.toMatchObject(inFuture)
    await expect(edit({ zone: 'Nowhere' })).rejects.toMatchObject({ code: 'practice.zone_unknown' })
    await expect(edit({ date: '2026-03-10', time: '12:30', zone: 'Asia/Kolkata' })).resolves.toHaveProperty(
      'version',
      2,
    )
  })
})

describe('the practice day', () => {
  test('follows the end of day when the practice was logged, not when the setting changes later', async () => {
    const asha = await member()
    await setCalendar(asha.id, 'UTC', 240)
    const body = aPractice({ time: '00:30' })
    const { id, practiceDay, date } = await as(asha).practice.log({ body })
    expect({ practiceDay, date }).toEqual({ practiceDay: '2026-02-28', date: '2026-03-01' })
    await setCalendar(asha.id, 'Asia/Tokyo', 0)
    const edited = await as(asha).practice.edit({
      params: { id },
      body: { version: 1, duration: 25, zone: 'Asia/Tokyo' },
    })
    expect(edited).toMatchObject({ practiceDay: '2026-02-28', duration: 25, zone: 'Asia/Tokyo' })
    const moved = await as(asha).practice.edit({ params: { id }, body: { version: 2, time: '00:45' } })
    expect(moved.practiceDay).toBe('2026-03-01')
    await expectTrueTotals(db, asha.id)
  })
})

describe('editing', () => {
  test('changes only the given fields, and empty notes remove the notes', async () => {
    const asha = await member()
    const logged = await as(asha).practice.log({ body: aPractice({ notes: 'Quiet.' }) })
    const params = { id: logged.id }
    const first = await as(asha).practice.edit({ params, body: { version: 1, limbType: 'asana', duration: 45 } })
    expect(first).toEqual({ ...logged, limbType: 'asana', duration: 45, version: 2 })
    const second = await as(asha).practice.edit({ params, body: { version: 2, notes: '' } })
    expect(second).toEqual({ ...first, notes: null, version: 3 })
    expect(await as(asha).practice.read({ params })).toEqual(second)
    await expectTrueTotals(db, asha.id)
  })

  test('is refused on the second of two devices', async () => {
    const asha = await member()
    const { id } = await as(asha).practice.log({ body: aPractice() })
    const edit = (duration: number) => as(asha).practice.edit({ params: { id }, body: { version: 1, duration } })
    const outcomes = await Promise.allSettled([30, 40, 50].map(edit))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { status: 409, code: 'practice.changed_elsewhere' },
    })
    await expectTrueTotals(db, asha.id)
  })
})

describe('deleting', () => {
  test('can be undone for seven days, and the session is as it was', async () => {
    const asha = await member()
    const params = { id: (await as(asha).practice.log({ body: aPractice({ notes: 'Quiet.' }) })).id }
    const before = await as(asha).practice.edit({ params, body: { version: 1, visibility: 'public' } })
    await as(asha).practice.remove({ params })
    await expect(as(asha).practice.read({ params })).rejects.toMatchObject(notFound)
    await expect(as(asha).practice.remove({ params })).rejects.toMatchObject(notFound)
    await expectTrueTotals(db, asha.id)
    expect(await as(asha).practice.restore({ params })).toEqual(before)
    await expect(as(asha).practice.restore({ params })).rejects.toMatchObject(notFound)
    await expectTrueTotals(db, asha.id)
  })

  test('is final after seven days', async () => {
    const asha = await member()
    const { id } = await as(asha).practice.log({ body: aPractice() })
    await as(asha).practice.remove({ params: { id } })
    await db
      .updateTable('deleted_practice_sessions')
      .set({ deleted_at: new Date(clock.now().getTime() - 7 * 24 * 60 * 60_000) })
      .where('id', '=', id)
      .execute()
    await expect(as(asha).practice.restore({ params: { id } })).rejects.toMatchObject(notFound)
  })

  test('removes the session from the database at the nightly purge, not earlier', async () => {
    const asha = await member()
    const { id } = await as(asha).practice.log({ body: aPractice() })
    await as(asha).practice.remove({ params: { id } })
    const purgeOnDay = async (days: number) => {
      await practicePurge({ db, clock: movableClock(new Date(clock.now().getTime() + days * 24 * 60 * 60_000)) }).run(
        {},
      )
      return db.selectFrom('deleted_practice_sessions').select('id').where('id', '=', id).execute()
    }
    expect(await purgeOnDay(6)).toEqual([{ id }])
    expect(await purgeOnDay(7)).toEqual([])
  })
})

test('another member’s session and an unknown one get the same response from every route', async () => {
  const [asha, ben] = [await member(), await member()]
  const foreign = await as(asha).practice.log({ body: aPractice({ visibility: 'public' }) })
  const deleted = await as(asha).practice.log({ body: aPractice() })
  await as(asha).practice.remove({ params: { id: deleted.id } })
  for (const id of [foreign.id, deleted.id, randomUUID()]) {
    const params = { id }
    const calls = [
      as(ben).practice.read({ params }),
      as(ben).practice.edit({ params, body: { version: 1, duration: 5 } }),
      as(ben).practice.remove({ params }),
      as(ben).practice.restore({ params }),
    ]
    for (const outcome of await Promise.allSettled(calls)) expect(outcome).toMatchObject({ reason: notFound })
  }
  expect(await as(asha).practice.read({ params: { id: foreign.id } })).toEqual(foreign)
  expect((await as(ben).practice.list({ query: {} })).items).toEqual([])
})

test('fields a member may not set are ignored', async () => {
  const [asha, ben] = [await member(), await member()]
  const body = {
    ...aPractice(),
    id: randomUUID(),
    userId: ben.id,
    likes: 99,
    practiceDay: '2020-01-01',
    isPublic: true,
  }
  const logged = await as(asha).practice.log({ body })
  expect(logged).toMatchObject({ likes: 0, practiceDay: '2026-03-01', isPublic: false, version: 1 })
  expect(logged.id).not.toBe(body.id)
  expect((await as(ben).practice.list({ query: {} })).items).toEqual([])
})

test('likes are counted, and your own like shows', async () => {
  const [asha, ben] = [await member(), await member()]
  const { id } = await as(asha).practice.log({ body: aPractice({ visibility: 'public' }) })
  const likes = [asha, ben].map((liker) => ({ user_id: liker.id, session_id: id, owner_id: asha.id }))
  await db.insertInto('session_likes').values(likes).execute()
  await db.insertInto('session_like_counts').values({ owner_id: asha.id, session_id: id, likes: 2 }).execute()
  expect(await as(asha).practice.read({ params: { id } })).toMatchObject({ likes: 2, isLiked: true })
  expect(await as(asha).practice.edit({ params: { id }, body: { version: 1, notes: 'x' } })).toMatchObject({ likes: 2 })
})

test('the short path returns JSON, even to browsers', async () => {
  const asha = await member()
  const logged = await as(asha).practice.log({ body: aPractice() })
  expect((await as(asha).practice.listShort({ query: {} })).items).toEqual([logged])
  const visited = await fetch(`${url}/practice-sessions`, { headers: { accept: 'text/html' } })
  expect(visited.status).toBe(401)
  expect(visited.headers.get('cache-control')).toBe('no-store')
  expect(await visited.json()).toMatchObject({ code: 'auth.required' })
})
