import { addDays, Buddy, buddiesMax, BuddyDay, Person, quietWords } from '@sadhana/contract'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { aPractice } from '#testing/practice.ts'
import { statementsOf } from '#testing/statements.ts'
import { testApp } from '#testing/test-app.ts'
import { listBuddies, purgeEndedPairs, sendQuietWord } from './buddies.service.ts'

const today = '2026-03-11'
const clock = { now: () => new Date(`${today}T08:00:00Z`) }
const { as, db, member } = await testApp({ clock })
const later = (days: number) => ({ db, clock: { now: () => new Date(`${addDays(today, days)}T08:00:00Z`) } })

type Someone = Awaited<ReturnType<typeof member>>
const about = ({ id }: Someone) => ({ params: { id } })

async function friends() {
  const [asha, ben] = await Promise.all([member(), member()])
  await befriend(asha, ben)
  return { asha, ben }
}
async function befriend(one: Someone, other: Someone) {
  await as(one).community.follow(about(other))
  await as(other).community.follow(about(one))
}
async function pair(one: Someone, other: Someone) {
  await as(one).journey.inviteBuddy(about(other))
  await as(other).journey.acceptBuddy(about(one))
}
async function buddies() {
  const both = await friends()
  await pair(both.asha, both.ben)
  return both
}
/** Pretends that the pair started on this day. */
const since = (day: string) => sql`update practice_buddies set since_day = ${day}`.execute(db)
const log = (someone: Someone, changes: Partial<ReturnType<typeof aPractice>> = {}) =>
  as(someone).practice.log({ body: aPractice({ date: today, ...changes }) })
const buddyOf = async (someone: Someone) => (await as(someone).journey.buddies()).buddies[0]

test('JRN-25 both see an invitation, the invited member accepts it, and they become a pair', async () => {
  const { asha, ben } = await friends()
  await as(asha).journey.inviteBuddy(about(ben))
  expect(await as(asha).journey.buddies()).toMatchObject({
    buddies: [],
    received: [],
    sent: [{ person: { id: ben.id } }],
  })
  expect(await as(ben).journey.buddies()).toMatchObject({
    buddies: [],
    received: [{ person: { id: asha.id } }],
    sent: [],
  })
  await expect(as(asha).journey.acceptBuddy(about(ben))).rejects.toMatchObject({ code: 'journey.buddy_not_found' })
  await as(ben).journey.acceptBuddy(about(asha))
  for (const someone of [asha, ben]) {
    expect(await as(someone).journey.buddies()).toMatchObject({ buddies: [{ since: today }], received: [], sent: [] })
  }
})

test('only someone who follows back can be invited, and the response reveals nothing else', async () => {
  const [asha, ben] = [await member(), await member()]
  const refusal = { code: 'journey.buddy_not_found' }
  await expect(as(asha).journey.inviteBuddy(about(ben))).rejects.toMatchObject(refusal)
  await as(asha).community.follow(about(ben))
  await expect(as(asha).journey.inviteBuddy(about(ben))).rejects.toMatchObject(refusal)
  await expect(as(ben).journey.inviteBuddy(about(asha))).rejects.toMatchObject(refusal)
  await expect(as(asha).journey.inviteBuddy(about(asha))).rejects.toMatchObject(refusal)
  expect((await as(asha).journey.buddyCandidates({ query: {} })).items).toEqual([])
})

test('candidates are members who follow back, except buddies and invited members, page by page', async () => {
  const asha = await member()
  const others = await Promise.all([member(), member(), member()])
  for (const other of others) await befriend(asha, other)
  const first = await as(asha).journey.buddyCandidates({ query: { limit: 2 } })
  const rest = await as(asha).journey.buddyCandidates({ query: { cursor: first.nextCursor ?? '' } })
  const ids = [...first.items, ...rest.items].map(({ id }) => id)
  expect(ids.toSorted()).toEqual(others.map(({ id }) => id).toSorted())
  expect(Object.keys(first.items[0] ?? {}).toSorted()).toEqual(Object.keys(Person.shape).toSorted())
  const [invited, buddy] = others
  if (!invited || !buddy) expect.unreachable()
  await as(asha).journey.inviteBuddy(about(invited))
  await pair(asha, buddy)
  expect((await as(asha).journey.buddyCandidates({ query: {} })).items).toHaveLength(1)
})

test('an invitation disappears for both when one stops following, and cannot be accepted', async () => {
  const { asha, ben } = await friends()
  await as(asha).journey.inviteBuddy(about(ben))
  await as(asha).community.unfollow(about(ben))
  expect((await as(ben).journey.buddies()).received).toEqual([])
  expect((await as(asha).journey.buddies()).sent).toEqual([])
  await expect(as(ben).journey.acceptBuddy(about(asha))).rejects.toMatchObject({ status: 404 })
})

describe('an invitation or pair that ended', () => {
  test('disappears for both, and the inviter has to wait some days before the next invitation', async () => {
    const { asha, ben } = await friends()
    await as(asha).journey.inviteBuddy(about(ben))
    await expect(as(asha).journey.inviteBuddy(about(ben))).rejects.toMatchObject({
      code: 'journey.buddy_already_invited',
    })
    expect(await as(ben).journey.removeInvitation(about(asha))).toBeNull()
    expect(await as(asha).journey.buddies()).toEqual({ buddies: [], received: [], sent: [] })
    await expect(as(asha).journey.inviteBuddy(about(ben))).rejects.toMatchObject({
      code: 'journey.buddy_invited_recently',
    })
    // Ben didn't send the invitation, so he may send one now.
    await as(ben).journey.inviteBuddy(about(asha))
    await as(ben).journey.removeInvitation(about(asha))
    await purgeEndedPairs(later(2))
    await expect(as(ben).journey.inviteBuddy(about(asha))).rejects.toMatchObject({ status: 409 })
    await purgeEndedPairs(later(4))
    await as(ben).journey.inviteBuddy(about(asha))
  })

  test('disappears for both without notice, and a pair can’t be ended by removing an invitation', async () => {
    const { asha, ben } = await buddies()
    await as(asha).journey.removeInvitation(about(ben))
    expect(await buddyOf(ben)).toBeTruthy()
    await as(asha).journey.endBuddy(about(ben))
    for (const someone of [asha, ben]) {
      expect(await as(someone).journey.buddies()).toEqual({ buddies: [], received: [], sent: [] })
    }
    await expect(as(ben).journey.sendQuietWord({ ...about(asha), body: { word: 'no-hurry' } })).rejects.toMatchObject({
      code: 'journey.buddy_not_found',
    })
  })
})

test('a block ends the pair at once, in the database too', async () => {
  const { asha, ben } = await buddies()
  await as(ben).community.block(about(asha))
  for (const someone of [asha, ben]) expect((await as(someone).journey.buddies()).buddies).toEqual([])
  expect(await db.selectFrom('practice_buddies').selectAll().where('user_id1', '=', asha.id).execute()).toEqual([])
})

test('a member has at most three buddies', async () => {
  const asha = await member()
  for (let count = 0; count < buddiesMax; count++) {
    const other = await member()
    await befriend(asha, other)
    await pair(asha, other)
  }
  const fourth = await member()
  await befriend(asha, fourth)
  await expect(as(asha).journey.inviteBuddy(about(fourth))).rejects.toMatchObject({ code: 'journey.buddies_full' })
  await as(fourth).journey.inviteBuddy(about(asha))
  await expect(as(asha).journey.acceptBuddy(about(fourth))).rejects.toMatchObject({ code: 'journey.buddies_full' })
  expect((await as(asha).journey.buddies()).received).toHaveLength(1)
})

test('JRN-26 a shared streak counts the days since the pair started on which both practised', async () => {
  const { asha, ben } = await buddies()
  for (const days of [0, 1, 2, 3]) await log(asha, { date: addDays(today, -days) })
  for (const days of [1, 2, 3, 4]) await log(ben, { date: addDays(today, -days) })
  expect(await buddyOf(asha)).toMatchObject({
    sharedStreak: 0,
    days: [{ day: today, yours: 'practised', theirs: 'open' }],
  })
  await since(addDays(today, -2))
  expect(await buddyOf(asha)).toMatchObject({ sharedStreak: 2 })
  await log(ben)
  expect(await buddyOf(asha)).toMatchObject({ sharedStreak: 3 })
  expect(await buddyOf(ben)).toMatchObject({ sharedStreak: 3 })
})

const keys = (object: object | undefined) => Object.keys(object ?? {}).toSorted()

test('a response contains the specified fields and nothing else', async () => {
  const { asha, ben } = await buddies()
  await log(ben, { notes: 'private thoughts' })
  const buddy = await buddyOf(asha)
  expect(keys(buddy)).toEqual(keys(Buddy.shape))
  expect(keys(buddy?.days[0])).toEqual(keys(BuddyDay.shape))
  expect(keys(buddy?.person)).toEqual(keys(Person.shape))
})

const send = (from: Someone, to: Someone, word: (typeof quietWords)[number] = 'no-hurry') =>
  as(from).journey.sendQuietWord({ ...about(to), body: { word } })

describe('quiet words', () => {
  test('can be sent once a day in each direction, and the latest is shown', async () => {
    const { asha, ben } = await buddies()
    await send(asha, ben)
    await expect(send(asha, ben, 'thank-you')).rejects.toMatchObject({ code: 'journey.word_sent_today' })
    await send(ben, asha, 'thinking-of-you')
    expect(await buddyOf(asha)).toMatchObject({ sentToday: 'no-hurry', received: { word: 'thinking-of-you' } })
    await sendQuietWord(later(1), asha.id, ben.id, 'thank-you')
    const tomorrow = await listBuddies(later(1), ben.id)
    expect(tomorrow.buddies[0]).toMatchObject({ received: { word: 'thank-you' }, sentToday: null })
  })

  test('are held back in quiet mode and during a pause, which the sender does not learn', async () => {
    const { asha, ben } = await buddies()
    await as(ben).journey.changeSettings({ body: { quietMode: true } })
    const before = await buddyOf(asha)
    await send(asha, ben)
    expect(await buddyOf(asha)).toEqual({ ...before, sentToday: 'no-hurry' })
    expect(await buddyOf(ben)).toMatchObject({ received: null })
    await as(ben).journey.changeSettings({ body: { quietMode: false } })
    expect(await buddyOf(ben)).toMatchObject({ received: { word: 'no-hurry' } })
    await as(ben).journey.pause({ body: { firstDay: today, lastDay: today } })
    expect(await buddyOf(ben)).toMatchObject({ received: null })
    expect((await listBuddies(later(1), ben.id)).buddies[0]).toMatchObject({ received: { word: 'no-hurry' } })
  })

  test('from a muted buddy are not shown', async () => {
    const { asha, ben } = await buddies()
    await as(ben).community.mute(about(asha))
    await send(asha, ben)
    expect(await buddyOf(ben)).toMatchObject({ received: null })
  })

  test('must be one of the fixed sentences', async () => {
    const { asha, ben } = await buddies()
    await expect(send(asha, ben, 'hello' as 'no-hurry')).rejects.toMatchObject({ status: 422 })
  })
})

test('the list takes two statements with 20,000 sessions each and three buddies', { timeout: 120_000 }, async () => {
  const asha = await member()
  const others = await Promise.all([member(), member(), member()])
  for (const other of others) {
    await befriend(asha, other)
    await pair(asha, other)
  }
  for (const { id } of [asha, ...others]) {
    await sql`
      insert into practice_sessions (user_id, id, date, time, zone, practice_day, limb_type, duration, before_feeling, after_feeling)
      select ${id}, gen_random_uuid(), day, time '06:30', 'UTC', day, 'dhyana', 20, 'tired', 'calm'
      from (select ${today}::date - (number % 4000) as day from generate_series(1, 20000) as number) as days`.execute(
      db,
    )
    await sql`insert into daily_totals (user_id, practice_day, sessions, minutes)
      select user_id, practice_day, count(*), sum(duration) from practice_sessions
      where user_id = ${id} group by 1, 2`.execute(db)
  }
  await since(addDays(today, -3650))
  await sql`analyze`.execute(db)
  expect(await statementsOf(() => as(asha).journey.buddies())).toHaveLength(2)
  expect(await statementsOf(() => as(asha).journey.buddyCandidates({ query: {} }))).toHaveLength(1)
  expect((await buddyOf(asha))?.sharedStreak).toBe(3651)
})
