import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { vacuum } from '#testing/database.ts'
import { buffersOf, tripsOf } from '#testing/statements.ts'
import { testApp } from '#testing/test-app.ts'

const { as, db, member } = await testApp()
const reader = await member({ displayName: 'Reader', username: 'reader' })
const star = await member({ displayName: 'Star', username: 'star' })
const today = new Date().toISOString().slice(0, 10)

/** 400 members whose names start alike share 4 practices each; the reader and everyone else follow 20 of them. */
async function fill() {
  await sql`insert into users (id, username, display_name)
    select ('00000000-0000-7000-8000-' || lpad(number::text, 12, '0'))::uuid, 'anna' || number, 'Anna Devi'
    from generate_series(1, 400) as number`.execute(db)
  await sql`insert into practice_sessions (user_id, id, date, time, zone, practice_day, limb_type, duration,
      before_feeling, after_feeling, visibility)
    select id, ('01900000-0000-7000-8000-' || lpad((number * 1000 + right(username, -4)::int)::text, 12, '0'))::uuid,
      '2026-02-01', '06:30', 'UTC', '2026-02-01', 'asana', 20, 'tired', 'calm', 'public'
    from users, generate_series(1, 4) as number where username like 'anna%'`.execute(db)
  await sql`insert into followers (follower_id, following_id)
    select one.id, other.id from users as one, (select id from users where username like 'anna%' order by id limit 20) as other
    where one.id <> other.id`.execute(db)
  await vacuum(db)
}
await fill()
const practice = {
  date: today,
  time: '00:00',
  limbType: 'asana',
  duration: 20,
  beforeFeeling: 'tired',
  afterFeeling: 'calm',
} as const
for (let turn = 0; turn < 3; turn++) await as(reader).practice.log({ body: practice })
const liked = { id: '01900000-0000-7000-8000-000000001001' }

type Cost = { roundTrips: number; statements: number; bytes: number; buffers?: number }
const { community, insight, practice: own } = as(reader)

/**
 * The counts of round trips and statements are exact, the others are maximums. If you make a request cheaper, write the
 * new number here.
 */
const costs: Record<string, [() => Promise<unknown>, Cost]> = {
  'feed, all': [() => community.feed({ query: {} }), { roundTrips: 1, statements: 1, bytes: 9015, buffers: 68 }],
  'feed, following': [
    () => community.feed({ query: { scope: 'following' } }),
    { roundTrips: 1, statements: 1, bytes: 8986, buffers: 216 },
  ],
  search: [
    () => community.search({ query: { q: 'anna' } }),
    { roundTrips: 1, statements: 1, bytes: 3060, buffers: 52 },
  ],
  discover: [() => community.discover(), { roundTrips: 1, statements: 1, bytes: 2981, buffers: 372 }],
  'a member’s sessions': [
    () => community.sessionsOf({ params: { username: 'anna7' }, query: {} }),
    { roundTrips: 2, statements: 2, bytes: 1809, buffers: 13 },
  ],
  'own list': [() => own.list({ query: {} }), { roundTrips: 1, statements: 1, bytes: 1274, buffers: 6 }],
  analytics: [() => insight.analytics({ query: {} }), { roundTrips: 1, statements: 1, bytes: 3378, buffers: 13 }],
  like: [() => community.like({ params: liked, body: null }), { roundTrips: 1, statements: 1, bytes: 24 }],
  follow: [() => community.follow({ params: { id: star.id } }), { roundTrips: 1, statements: 2, bytes: 36 }],
  unfollow: [() => community.unfollow({ params: { id: star.id } }), { roundTrips: 1, statements: 2, bytes: 31 }],
  log: [() => own.log({ body: practice }), { roundTrips: 2, statements: 2, bytes: 414 }],
}

/** Index pages don't always split in the same way, and names and dates differ in length. */
const maxBuffers = (buffers: number) => Math.ceil(buffers * 1.15) + 2
const maxBytes = (bytes: number) => Math.ceil(bytes * 1.05)

test.each(Object.entries(costs))('%s costs no more than before', async (_, [ask, { bytes, buffers, ...exact }]) => {
  let reply: unknown
  expect(
    await tripsOf(async () => {
      reply = await ask()
    }),
  ).toEqual(exact)
  expect(Buffer.byteLength(JSON.stringify(reply))).toBeLessThanOrEqual(maxBytes(bytes))
  if (buffers !== undefined) expect(await buffersOf(db, ask)).toBeLessThanOrEqual(maxBuffers(buffers))
})
