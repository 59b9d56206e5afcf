import { randomUUID } from 'node:crypto'
import { alongsideMost, type NewPracticeSession } from '@sadhana/contract'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { vacuum } from '#testing/database.ts'
import { aPractice } from '#testing/practice.ts'
import { plansOf, rowsReadOf } from '#testing/statements.ts'
import { testApp } from '#testing/test-app.ts'

const { as, db, member } = await testApp()
const [asha, ben] = await Promise.all([member(), member()])

const shared = (changes: Partial<NewPracticeSession>) => aPractice({ visibility: 'public', ...changes })
let day = 0
/** Each case has its own day. */
const aDay = () => `2026-01-${String(++day).padStart(2, '0')}`

/** Asha sits from 06:30 to 06:50 in UTC. */
async function sitOn(date: string) {
  const { id } = await as(asha).practice.log({ body: aPractice({ date, time: '06:30', duration: 20, zone: 'UTC' }) })
  return { params: { id } }
}

test.each([
  ['was at the same time', { time: '06:30', duration: 20 }, 1],
  ['began during it', { time: '06:49', duration: 60 }, 1],
  ['was still going on', { time: '06:00', duration: 31 }, 1],
  ['began before it and ended after it', { time: '05:00', duration: 300 }, 1],
  ['began when it ended', { time: '06:50', duration: 20 }, 0],
  ['ended when it began', { time: '06:10', duration: 20 }, 0],
  ['was at the same moment in another zone', { time: '12:00', duration: 20, zone: 'Asia/Kolkata' }, 1],
  ['had the same local time in another zone', { time: '06:30', duration: 20, zone: 'Asia/Kolkata' }, 0],
  ['is for followers, seen by a stranger', { time: '06:30', duration: 20, visibility: 'followers' as const }, 0],
  ['is private', { time: '06:30', duration: 20, visibility: 'private' as const }, 0],
])('a practice that %s', async (_, { zone = 'UTC', ...practice }: Partial<NewPracticeSession>, people) => {
  const date = aDay()
  await as(ben).practice.log({ body: shared({ date, zone, ...practice }) })
  expect(await as(asha).community.practisedAlongside(await sitOn(date))).toEqual({ people, orMore: false })
})

test('people are counted, not their sessions, and you aren’t counted', async () => {
  const date = aDay()
  for (const time of ['06:30', '06:35']) await as(ben).practice.log({ body: shared({ date, time, zone: 'UTC' }) })
  await as(asha).practice.log({ body: shared({ date, time: '06:32', zone: 'UTC' }) })
  expect(await as(asha).community.practisedAlongside(await sitOn(date))).toEqual({ people: 1, orMore: false })
})

test('a block hides both members from each other’s count', async () => {
  const chitra = await member()
  const date = aDay()
  await as(chitra).practice.log({ body: shared({ date, zone: 'UTC' }) })
  const sit = await sitOn(date)
  expect((await as(asha).community.practisedAlongside(sit)).people).toBe(1)
  await as(chitra).community.block({ params: { id: asha.id } })
  expect((await as(asha).community.practisedAlongside(sit)).people).toBe(0)
})

test('a session for followers counts for a follower', async () => {
  const chitra = await member()
  const date = aDay()
  await as(chitra).practice.log({ body: shared({ date, zone: 'UTC', visibility: 'followers' }) })
  await as(asha).community.follow({ params: { id: chitra.id } })
  expect((await as(asha).community.practisedAlongside(await sitOn(date))).people).toBe(1)
})

/** `size` members who sit at the same time. */
async function hall(date: string, size: number) {
  const people = Array.from({ length: size }, () => randomUUID()).map((id) => ({
    id,
    username: `m${id.replaceAll('-', '')}`,
    display_name: 'One of many',
  }))
  await db.insertInto('users').values(people).execute()
  const ids = sql`unnest(array[${sql.join(people.map(({ id }) => id))}]::uuid[])`
  await sql`insert into practice_sessions (user_id, id, date, time, zone, practice_day, limb_type, duration,
      before_feeling, after_feeling, visibility)
    select person, gen_random_uuid(), ${date}, '06:35', 'UTC', ${date}, 'asana', 20, 'tired', 'calm', 'public'
    from ${ids} as person`.execute(db)
}

test.each([
  [alongsideMost, { people: alongsideMost, orMore: false }],
  [alongsideMost + 1, { people: alongsideMost, orMore: true }],
])('%i people', async (size, alongside) => {
  const date = aDay()
  await hall(date, size)
  expect(await as(asha).community.practisedAlongside(await sitOn(date))).toEqual(alongside)
})

test('only a few hundred sessions are read, however many members practise', async () => {
  const date = aDay()
  await hall(date, 3_000)
  await vacuum(db)
  const sit = await sitOn(date)
  const plans = await plansOf(db, () => as(asha).community.practisedAlongside(sit))
  expect(rowsReadOf('practice_sessions', plans)).toBeLessThanOrEqual(500 + 1)
  expect(await as(asha).community.practisedAlongside(sit)).toEqual({ people: alongsideMost, orMore: true })
})

test('a practice in a zone that the database doesn’t know can still be logged', async () => {
  const { rows } = await sql<{ began: Date }>`
    select practice_began_at('2026-03-01', '06:30', 'Moon/Tranquility') as began`.execute(db)
  expect(rows[0]?.began.toISOString()).toBe('2026-03-01T06:30:00.000Z')
})
