import type { Visibility } from '@sadhana/contract'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { aPractice } from '#testing/practice.ts'
import { plansOf, statementsOf } from '#testing/statements.ts'
import { testApp } from '#testing/test-app.ts'
import { followAll, mergedFeed, quietMembers, sharedEarlier, timelineQueue } from '#testing/timelines.ts'
import { filledWith, manyFollowers, manyFollows } from './timeline.rules.ts'

const { as, db, clock, member } = await testApp()
const queue = timelineQueue({ db, clock })
const quiet = await quietMembers(db, manyFollows)
type Someone = Awaited<ReturnType<typeof member>>

async function feedOf(reader: Someone, limit = 20): Promise<string[]> {
  const ids: string[] = []
  let cursor: string | undefined
  do {
    const page = await as(reader).community.feed({ query: { scope: 'following', limit, ...(cursor && { cursor }) } })
    ids.push(...page.items.map(({ id }) => id))
    cursor = page.nextCursor ?? undefined
  } while (cursor)
  return ids
}

const firstPage = async (reader: Someone) =>
  (await as(reader).community.feed({ query: { scope: 'following' } })).items.map(({ id }) => id)

/** True if the first page came from the timeline, so that the follows weren't merged. */
async function readsTimeline(reader: Someone): Promise<boolean> {
  const plans = await plansOf(db, () => firstPage(reader))
  const merged = plans.find((node) => node['Index Name'] === 'followers_pkey' && node['Actual Rows'] > 1)
  return merged === undefined || merged['Actual Loops'] === 0
}

/** A reader with a timeline, and two authors with sessions enough for a few pages. */
async function aReader({ each = 30 } = {}) {
  const [reader, asha, ben] = [await member(), await member(), await member()]
  await followAll(db, reader.id, [...quiet, asha.id, ben.id])
  await sharedEarlier(db, [asha.id, ben.id], each)
  await firstPage(reader)
  await queue.drain()
  return { reader, asha, ben }
}

const share = (someone: Someone, visibility: Visibility = 'public') =>
  as(someone).practice.log({ body: aPractice({ visibility }) })

test('the first page of someone who follows many orders a timeline, and the next ones are read from it', async () => {
  const { reader } = await aReader()
  await sql`delete from timelines where user_id = ${reader.id}`.execute(db)
  expect(await readsTimeline(reader)).toBe(false)
  await queue.drain()
  expect(await readsTimeline(reader)).toBe(true)
  expect(await feedOf(reader)).toEqual(await mergedFeed(db, reader.id))
  expect(await statementsOf(() => firstPage(reader))).toHaveLength(1)
})

test('someone who follows fewer people gets none', async () => {
  const [reader, asha] = [await member(), await member()]
  await followAll(db, reader.id, [...quiet.slice(2), asha.id])
  await sharedEarlier(db, [asha.id], 30)
  await firstPage(reader)
  expect(await queue.take()).toEqual([])
})

test('pages continue where the timeline ends', async () => {
  const { reader } = await aReader({ each: filledWith })
  const [entries] = await db
    .selectFrom('timeline_sessions')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', reader.id)
    .execute()
  expect(Number(entries?.count)).toBe(filledWith)
  const merged = await mergedFeed(db, reader.id)
  expect(merged).toHaveLength(2 * filledWith)
  for (const limit of [7, 20, 100]) expect(await feedOf(reader, limit)).toEqual(merged)
})

test('a session arrives with its job, and again changes nothing', async () => {
  const { reader, asha } = await aReader()
  const { id } = await share(asha)
  const jobs = await queue.take()
  expect(jobs).toHaveLength(1)
  for (const job of [...jobs, ...jobs]) await queue.run(job)
  expect(await readsTimeline(reader)).toBe(true)
  expect((await firstPage(reader)).filter((each) => each === id)).toEqual([id])
})

test('a private session makes no job', async () => {
  const asha = await member()
  await share(asha, 'private')
  expect(await queue.take()).toEqual([])
})

test('a session that is shared later, or restored, appears in its place', async () => {
  const { reader, asha, ben } = await aReader()
  const one = await share(asha, 'private')
  const other = await share(ben)
  await queue.drain()
  await as(asha).practice.edit({ params: one, body: { version: one.version, visibility: 'followers' } })
  await as(ben).practice.remove({ params: other })
  await queue.drain()
  expect((await firstPage(reader)).slice(0, 1)).toEqual([one.id])
  await as(ben).practice.restore({ params: other })
  await queue.drain()
  expect(await readsTimeline(reader)).toBe(true)
  expect((await firstPage(reader)).slice(0, 2)).toEqual([other.id, one.id])
})

type World = Awaited<ReturnType<typeof aReader>> & { session: Awaited<ReturnType<typeof share>> }
const hides: [string, (world: World) => Promise<unknown>][] = [
  [
    'made private',
    ({ asha, session }) =>
      as(asha).practice.edit({ params: session, body: { version: session.version, visibility: 'private' } }),
  ],
  ['deleted', ({ asha, session }) => as(asha).practice.remove({ params: session })],
  ['of someone the reader blocks', ({ reader, asha }) => as(reader).community.block({ params: asha })],
  ['of someone who blocks the reader', ({ reader, asha }) => as(asha).community.block({ params: reader })],
  ['of someone the reader mutes', ({ reader, asha }) => as(reader).community.mute({ params: asha })],
  ['of someone the reader unfollows', ({ reader, asha }) => as(reader).community.unfollow({ params: asha })],
  ['of someone who removes the follower', ({ reader, asha }) => as(asha).community.removeFollower({ params: reader })],
  [
    'of someone suspended',
    ({ asha }) =>
      sql`update users set suspended_at = now(), suspension_reason = 'A test' where id = ${asha.id}`.execute(db),
  ],
  ['of someone leaving', ({ asha }) => sql`update users set erasure_due_at = now() where id = ${asha.id}`.execute(db)],
  [
    'hidden by a moderator',
    ({ asha, session }) =>
      sql`insert into hidden_sessions (user_id, session_id, hidden_at) values (${asha.id}, ${session.id}, now())`.execute(
        db,
      ),
  ],
  ['of someone erased', ({ asha }) => sql`delete from users where id = ${asha.id}`.execute(db)],
]

describe.each([
  ['delivered', async () => {}],
  [
    'merged in',
    async ({ asha }: { asha: Someone }) => {
      await sql`update follow_counts set followers = ${manyFollowers + 1} where user_id = ${asha.id}`.execute(db)
    },
  ],
])('a session that was %s', (_, makeSo) => {
  test.each(hides)('and is %s is gone at once, without any job', async (__, hide) => {
    const people = { reader: await member(), asha: await member(), ben: await member() }
    const { reader, asha, ben } = people
    await followAll(db, reader.id, [...quiet, asha.id, ben.id])
    await sql`insert into follow_counts (user_id) values (${asha.id})`.execute(db)
    await makeSo(people)
    await sharedEarlier(db, [ben.id], 30)
    await firstPage(reader)
    await queue.drain()
    const session = await share(asha, 'followers')
    await queue.drain()
    expect(await firstPage(reader)).toContain(session.id)
    expect(await readsTimeline(reader)).toBe(true)
    await hide({ ...people, session })
    expect(await firstPage(reader)).not.toContain(session.id)
    expect(await firstPage(reader)).toEqual((await mergedFeed(db, reader.id)).slice(0, 20))
  })
})

test('a new follow shows at once', async () => {
  const { reader } = await aReader()
  const chitra = await member()
  const { id } = await share(chitra)
  await as(reader).community.follow({ params: chitra })
  expect((await firstPage(reader)).slice(0, 1)).toEqual([id])
  await queue.drain()
  expect(await readsTimeline(reader)).toBe(true)
  expect((await firstPage(reader)).slice(0, 1)).toEqual([id])
})

test('so does a follow that is accepted', async () => {
  const { reader } = await aReader()
  const chitra = await member()
  await as(chitra).profile.changePrivacy({ body: { approveFollowers: true } })
  const { id } = await share(chitra)
  await as(reader).community.follow({ params: chitra })
  expect(await firstPage(reader)).not.toContain(id)
  await as(chitra).community.acceptRequest({ params: reader })
  expect((await firstPage(reader)).slice(0, 1)).toEqual([id])
})

const followersOf = (someone: Someone, followers: number) =>
  sql`insert into follow_counts (user_id, followers) values (${someone.id}, ${followers})
    on conflict (user_id) do update set followers = excluded.followers`.execute(db)
const entriesOf = async ({ id }: { id: string }) =>
  (await sql`select from timeline_sessions where session_id = ${id}`.execute(db)).rows.length

describe('an author with very many followers', () => {
  test('is merged in when the timeline is read, and nothing is delivered', async () => {
    const { reader, asha } = await aReader()
    await followersOf(asha, manyFollowers + 1)
    await sql`delete from timelines where user_id = ${reader.id}`.execute(db)
    await firstPage(reader)
    await queue.drain()
    const session = await share(asha)
    expect((await firstPage(reader)).slice(0, 1)).toEqual([session.id])
    await queue.drain()
    expect(await entriesOf(session)).toBe(0)
    expect(await readsTimeline(reader)).toBe(true)
    expect(await feedOf(reader, 7)).toEqual(await mergedFeed(db, reader.id))
  })

  const leavings: [string, (people: { reader: Someone; asha: Someone }) => Promise<unknown>][] = [
    ['muted', ({ reader, asha }) => as(reader).community.mute({ params: asha })],
    ['unfollowed', ({ reader, asha }) => as(reader).community.unfollow({ params: asha })],
    [
      'suspended',
      ({ asha }) =>
        sql`update users set suspended_at = now(), suspension_reason = 'A test' where id = ${asha.id}`.execute(db),
    ],
  ]
  test.each(leavings)('takes no places from the next one once %s', async (_, leave) => {
    const { reader, asha } = await aReader()
    const chitra = await member()
    await followAll(db, reader.id, [chitra.id])
    await followersOf(asha, manyFollowers + 1)
    await followersOf(chitra, manyFollowers + 1)
    const session = await share(chitra)
    for (let newer = 0; newer < 21; newer++) await share(asha)
    await firstPage(reader)
    await queue.drain()
    await leave({ reader, asha })
    expect(await readsTimeline(reader)).toBe(true)
    expect((await firstPage(reader)).slice(0, 1)).toEqual([session.id])
    expect(await feedOf(reader, 7)).toEqual(await mergedFeed(db, reader.id))
  })

  test('is delivered to timelines from before', async () => {
    const { reader, asha } = await aReader()
    await followersOf(asha, manyFollowers + 1)
    const session = await share(asha)
    await queue.drain()
    expect(await entriesOf(session)).toBe(1)
    expect((await firstPage(reader)).slice(0, 1)).toEqual([session.id])
  })

  test('appears once after the followers have become fewer', async () => {
    const { reader, asha } = await aReader()
    await followersOf(asha, manyFollowers + 1)
    await sql`delete from timelines where user_id = ${reader.id}`.execute(db)
    await firstPage(reader)
    await queue.drain()
    await followersOf(asha, 1)
    const session = await share(asha)
    await queue.drain()
    expect(await entriesOf(session)).toBe(1)
    expect(await feedOf(reader, 7)).toEqual(await mergedFeed(db, reader.id))
    expect((await firstPage(reader)).slice(0, 1)).toEqual([session.id])
  })
})

test('without jobs, a timeline is no longer read after six hours', async () => {
  const { reader, asha } = await aReader()
  const { id } = await share(asha)
  const filledEarlier = (minutes: number) =>
    sql`update timelines set filled_at = ${new Date(clock.now().getTime() - minutes * 60_000)}
      where user_id = ${reader.id}`.execute(db)
  await filledEarlier(6 * 60 - 1)
  expect(await firstPage(reader)).not.toContain(id)
  await filledEarlier(6 * 60)
  expect((await firstPage(reader)).slice(0, 1)).toEqual([id])
})

test('a timeline that is deleted between two pages is missed by no one', async () => {
  const { reader } = await aReader()
  const merged = await mergedFeed(db, reader.id)
  const { nextCursor } = await as(reader).community.feed({ query: { scope: 'following', limit: 10 } })
  await sql`delete from timelines`.execute(db)
  const query = { scope: 'following', limit: 10, cursor: nextCursor ?? '' } as const
  expect((await as(reader).community.feed({ query })).items.map(({ id }) => id)).toEqual(merged.slice(10, 20))
})
