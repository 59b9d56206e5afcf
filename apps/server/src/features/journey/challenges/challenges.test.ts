import { addDays, type NewChallenge } from '@sadhana/contract'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aPractice } from '#testing/practice.ts'
import { statementsOf } from '#testing/statements.ts'
import { testApp } from '#testing/test-app.ts'
import { defineChallenge, listChallenges, runChallenges, setChallengeOpen } from './challenges.service.ts'

const today = '2026-03-11'
const clock = { now: () => new Date(`${today}T08:00:00Z`) }
const later = (days: number) => ({ db, clock: { now: () => new Date(`${addDays(today, days)}T08:00:00Z`) } })
const { as, db, member } = await testApp({ clock })

const define = (changes: Partial<NewChallenge> = {}) =>
  defineChallenge(
    { db, clock },
    {
      title: 'Three mornings',
      description: 'A practice on three mornings.',
      type: 'days',
      requirement: 3,
      limbType: null,
      partOfDay: 'morning',
      startDate: '2026-03-09',
      endDate: '2026-03-15',
      ...changes,
    },
  )

type Someone = Awaited<ReturnType<typeof member>>
const find = async (someone: Someone, id: string, days = 0) => {
  const lists = days ? await listChallenges(later(days), someone.id, 'en') : await as(someone).journey.challenges()
  for (const list of ['active', 'completed', 'ended'] as const) {
    const challenge = lists[list].find((each) => each.id === id)
    if (challenge) return { list, ...challenge }
  }
  return undefined
}
const log = (someone: Someone, changes: Partial<ReturnType<typeof aPractice>> = {}) =>
  as(someone).practice.log({ body: aPractice({ date: today, ...changes }) })

test('JRN-07 a challenge has its specified fields', async () => {
  const asha = await member()
  const id = await define()
  expect(await find(asha, id)).toEqual({
    list: 'active',
    id,
    title: 'Three mornings',
    description: 'A practice on three mornings.',
    type: 'days',
    requirement: 3,
    limbType: null,
    partOfDay: 'morning',
    startDate: '2026-03-09',
    endDate: '2026-03-15',
    participants: 0,
    isParticipating: false,
    progress: 0,
    lastCounted: null,
    completedAt: null,
    together: null,
  })
})

test('JRN-08 joining counts once and includes earlier practice, and leaving keeps the practice', async () => {
  const asha = await member()
  const id = await define()
  await log(asha, { date: '2026-03-10' })
  for (let times = 0; times < 2; times++) expect(await as(asha).journey.joinChallenge({ params: { id } })).toBeNull()
  expect(await find(asha, id)).toMatchObject({
    participants: 1,
    isParticipating: true,
    progress: 1,
    lastCounted: { day: '2026-03-10', amount: 1 },
  })
  await as(asha).journey.leaveChallenge({ params: { id } })
  expect(await find(asha, id)).toMatchObject({ participants: 0, isParticipating: false, progress: 0 })
  await as(asha).journey.joinChallenge({ params: { id } })
  expect(await find(asha, id)).toMatchObject({ progress: 1 })
})

test('JRN-11 progress follows logs, edits, deletions and restores; a completed challenge is kept', async () => {
  const asha = await member()
  const id = await define()
  await as(asha).journey.joinChallenge({ params: { id } })
  await log(asha, { date: '2026-03-09' })
  await log(asha, { date: '2026-03-10' })
  const { id: third } = await log(asha)
  const { id: second } = await log(asha, { time: '06:00' })
  expect(await find(asha, id)).toMatchObject({ list: 'completed', progress: 3, completedAt: today })
  for (const doomed of [second, third]) await as(asha).practice.remove({ params: { id: doomed } })
  expect(await find(asha, id)).toMatchObject({ list: 'active', progress: 2, completedAt: null })
  await as(asha).practice.restore({ params: { id: third } })
  expect(await find(asha, id)).toMatchObject({ list: 'completed', progress: 3 })
  await as(asha).practice.edit({ params: { id: third }, body: { time: '07:00', date: '2026-03-10', version: 1 } })
  expect(await find(asha, id)).toMatchObject({ list: 'active', progress: 2 })
})

test.each([
  ['04:59', 'evening'],
  ['05:00', 'morning'],
  ['11:59', 'morning'],
  ['12:00', 'afternoon'],
  ['16:59', 'afternoon'],
  ['17:00', 'evening'],
  ['23:59', 'evening'],
] as const)('a practice at %s counts only for the %s', async (time, counting) => {
  const asha = await member()
  await log(asha, { date: '2026-03-10', time })
  for (const partOfDay of ['morning', 'afternoon', 'evening'] as const) {
    const id = await define({ partOfDay })
    await as(asha).journey.joinChallenge({ params: { id } })
    expect((await find(asha, id))?.progress).toBe(partOfDay === counting ? 1 : 0)
  }
})

test('minutes and limbs are counted by their own measures', async () => {
  const asha = await member()
  const minutes = await define({ type: 'minutes', requirement: 60, limbType: 'pranayama', partOfDay: null })
  const limbs = await define({ type: 'limbs', requirement: 2, partOfDay: null })
  for (const id of [minutes, limbs]) await as(asha).journey.joinChallenge({ params: { id } })
  await log(asha, { limbType: 'pranayama', duration: 45 })
  await log(asha, { limbType: 'pranayama', duration: 10, date: '2026-03-10' })
  await log(asha, { limbType: 'asana', duration: 100, date: '2026-03-10' })
  expect(await find(asha, minutes)).toMatchObject({ list: 'active', progress: 55 })
  expect(await find(asha, limbs)).toMatchObject({ list: 'completed', progress: 2, completedAt: '2026-03-10' })
})

test('each member’s own calendar decides when a challenge starts and ends', async () => {
  const [east, west] = [await member(), await member()]
  await as(east).journey.changeSettings({ body: { zone: 'Pacific/Kiritimati' } })
  await as(west).journey.changeSettings({ body: { zone: 'Pacific/Pago_Pago', dayEndsAt: 360 } })
  // At 8:00 UTC on the 11th it is the 11th in Kiritimati, and still the 10th in Pago Pago.
  const id = await define({ startDate: '2026-03-01', endDate: '2026-03-10' })
  await expect(as(east).journey.joinChallenge({ params: { id } })).rejects.toMatchObject({
    code: 'journey.challenge_not_found',
  })
  await as(west).journey.joinChallenge({ params: { id } })
  expect(await find(east, id)).toBeUndefined()
  expect(await find(west, id)).toMatchObject({ list: 'active' })
  await runChallenges({ db, clock })
  expect(await find(west, id)).toMatchObject({ list: 'active' })
  expect(await find(west, id, 1)).toMatchObject({ list: 'ended' })
  await runChallenges(later(1))
  const closed = db.selectFrom('challenges').select('is_active').where('id', '=', id)
  expect(await closed.executeTakeFirst()).toEqual({ is_active: false })
})

test.each([
  ['is over', { startDate: '2026-03-01', endDate: '2026-03-09' }],
  ['is far off', { startDate: '2026-03-26', endDate: '2026-03-30' }],
])('a challenge that %s cannot be joined', async (_, dates) => {
  const asha = await member()
  const id = await define(dates)
  await expect(as(asha).journey.joinChallenge({ params: { id } })).rejects.toMatchObject({ status: 404 })
})

test('a closed challenge cannot be joined, and members keep what they did in it', async () => {
  const [asha, ben] = [await member(), await member()]
  const id = await define()
  await as(asha).journey.joinChallenge({ params: { id } })
  await log(asha)
  await setChallengeOpen(db, id, false)
  await expect(as(ben).journey.joinChallenge({ params: { id } })).rejects.toMatchObject({ status: 404 })
  expect(await find(asha, id)).toMatchObject({ list: 'ended', progress: 1 })
  await setChallengeOpen(db, id, true)
  expect(await find(asha, id)).toMatchObject({ list: 'active', progress: 1 })
})

test('a group’s total is a single number without names, and hidden while few take part', async () => {
  const group = await Promise.all(Array.from({ length: 5 }, () => member()))
  const id = await define()
  const [first, ...others] = group
  if (!first) expect.unreachable()
  for (const someone of others) {
    await as(someone).journey.joinChallenge({ params: { id } })
    await log(someone)
    await log(someone, { date: '2026-03-10' })
  }
  await runChallenges({ db, clock })
  expect(await find(first, id)).toMatchObject({ participants: 4, together: null })
  await as(first).journey.joinChallenge({ params: { id } })
  // The total is counted at the next run, so that no one can see what a new participant adds.
  expect(await find(first, id)).toMatchObject({ participants: 5, together: 8 })
  await log(first)
  await runChallenges({ db, clock })
  const lists = await as(first).journey.challenges()
  expect(await find(first, id)).toMatchObject({ participants: 5, together: 9 })
  for (const someone of group) expect(JSON.stringify(lists)).not.toContain(someone.id)
})

test('each series opens one challenge, however often and in however many places the job runs', async () => {
  await Promise.all(Array.from({ length: 10 }, () => runChallenges({ db, clock })))
  const opened = () =>
    sql<{ template: string; day: string }>`
      select template, start_date as day from challenges where template is not null order by 1, 2`.execute(db)
  const { rows } = await opened()
  expect(rows).toEqual([
    { template: 'seasonal', day: '2026-03-01' },
    { template: 'weekly', day: '2026-03-09' },
  ])
  const weekly = db.selectFrom('challenges').select('is_active').where('start_date', '=', '2026-03-09')
  const isActive = weekly.where('template', '=', 'weekly')
  await sql`update challenges set is_active = false where template = 'weekly'`.execute(db)
  await runChallenges(later(3))
  const { rows: afterwards } = await opened()
  expect(afterwards.map(({ day }) => day)).toEqual(['2026-03-01', '2026-03-09', '2026-03-16'])
  // A challenge closed by an operator stays closed.
  expect(await isActive.executeTakeFirst()).toEqual({ is_active: false })
})

test('the list takes two statements with 20,000 sessions and a hundred challenges', { timeout: 120_000 }, async () => {
  const asha = await member()
  await sql`
    insert into practice_sessions (user_id, id, date, time, zone, practice_day, limb_type, duration, before_feeling, after_feeling)
    select ${asha.id}, gen_random_uuid(), day, time '06:30', 'UTC', day, 'dhyana', 20, 'tired', 'calm'
    from (select ${today}::date - (number % 2500) as day from generate_series(1, 20000) as number) as days`.execute(db)
  for (let week = 0; week < 100; week++) {
    const startDate = addDays(today, -7 * week - 6)
    const id = await define({ startDate, endDate: addDays(startDate, 6), requirement: 5 })
    await sql`insert into challenge_participants (user_id, challenge_id) values (${asha.id}, ${id})`.execute(db)
  }
  await sql`analyze`.execute(db)
  expect(await statementsOf(() => as(asha).journey.challenges())).toHaveLength(2)
  expect((await as(asha).journey.challenges()).completed.length).toBeGreaterThanOrEqual(100)
})
