import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { logSession } from '#features/practice/index.ts'
import { aPractice } from '#testing/practice.ts'
import { race, untilServed, waitingForLocks } from '#testing/races.ts'
import { testApp } from '#testing/test-app.ts'
import { followAll, mergedFeed, quietMembers, sharedEarlier, timelineQueue } from '#testing/timelines.ts'
import { manyFollowers, manyFollows } from './timeline.rules.ts'
import { addToTimelines, buildTimeline } from './timeline.service.ts'

const { as, db, clock, member } = await testApp()
const deps = { db, clock }
const queue = timelineQueue(deps)
const quiet = await quietMembers(db, manyFollows)
type Someone = Awaited<ReturnType<typeof member>>

async function aReader() {
  const [reader, asha, ben] = [await member(), await member(), await member()]
  await followAll(db, reader.id, [...quiet, asha.id])
  await sharedEarlier(db, [asha.id, ben.id], 40)
  return { reader, asha, ben }
}

const pageOf = async (reader: Someone) =>
  (await as(reader).community.feed({ query: { scope: 'following' } })).items.map(({ id }) => id)
const expectTheWholePage = async (reader: Someone) =>
  expect(await pageOf(reader)).toEqual((await mergedFeed(db, reader.id)).slice(0, 20))
const hasTimeline = async ({ id }: Someone) =>
  (await sql`select from timelines where user_id = ${id} and oldest is not null`.execute(db)).rows.length === 1

test('a session that is committed while the timeline is filled is delivered to it', race, async () => {
  const { reader, asha } = await aReader()
  const logging = await db.startTransaction().execute()
  const { id } = await logSession({ db: logging, clock }, asha.id, aPractice({ visibility: 'followers' }))
  await buildTimeline(deps, reader.id)
  expect(await hasTimeline(reader)).toBe(true)
  expect(await pageOf(reader)).not.toContain(id)
  await logging.commit().execute()
  await queue.drain()
  expect(await hasTimeline(reader)).toBe(true)
  expect(await pageOf(reader)).toContain(id)
  await expectTheWholePage(reader)
})

test('a session that is logged and delivered while the timeline is filled is in it', race, async () => {
  const { reader, asha, ben } = await aReader()
  await followAll(db, reader.id, [ben.id])
  // The filling waits when it checks its authors, long after it has looked for their sessions.
  const holder = await db.startTransaction().execute()
  await sql`select from users where id = ${asha.id} for update`.execute(holder)
  const building = buildTimeline(deps, reader.id)
  await expect.poll(() => waitingForLocks(db)).toBeGreaterThan(0)
  const { id } = await as(ben).practice.log({ body: aPractice({ visibility: 'followers' }) })
  await queue.drain()
  await holder.rollback().execute()
  await building
  expect(await hasTimeline(reader)).toBe(true)
  expect(await pageOf(reader)).toContain(id)
})

test('an author who passes the limit while the timeline is filled is delivered to it', race, async () => {
  const { reader, asha, ben } = await aReader()
  const followersOf = (followers: number) =>
    sql`insert into follow_counts (user_id, followers) values (${ben.id}, ${followers})
      on conflict (user_id) do update set followers = excluded.followers`.execute(db)
  await followersOf(manyFollowers + 1)
  await followAll(db, reader.id, [ben.id])
  await buildTimeline(deps, reader.id)
  await followersOf(1)
  await followAll(db, reader.id, await quietMembers(db, 1))
  const holder = await db.startTransaction().execute()
  await sql`delete from timeline_sessions where user_id = ${reader.id}`.execute(db)
  await sql`select from users where id = ${asha.id} for update`.execute(holder)
  const building = buildTimeline(deps, reader.id)
  await expect.poll(() => waitingForLocks(db)).toBeGreaterThan(0)
  await followersOf(manyFollowers + 1)
  const { id } = await as(ben).practice.log({ body: aPractice({ visibility: 'followers' }) })
  await queue.drain()
  await holder.rollback().execute()
  await building
  expect(await hasTimeline(reader)).toBe(true)
  expect(await pageOf(reader)).toContain(id)
})

test('a follow that is committed while the timeline is filled makes it out of date', race, async () => {
  const { reader, ben } = await aReader()
  await sql`insert into follow_counts (user_id) values (${ben.id}) on conflict do nothing`.execute(db)
  const holder = await db.startTransaction().execute()
  await sql`select from follow_counts where user_id = ${ben.id} for update`.execute(holder)
  const following = as(reader).community.follow({ params: ben })
  await expect.poll(() => waitingForLocks(db)).toBeGreaterThan(0)
  await buildTimeline(deps, reader.id)
  expect(await hasTimeline(reader)).toBe(true)
  await holder.rollback().execute()
  await following
  await expectTheWholePage(reader)
})

test('of several fillings at once, the last one completes the timeline', race, async () => {
  const { reader, asha } = await aReader()
  await Promise.all(Array.from({ length: 5 }, () => buildTimeline(deps, reader.id)))
  const { id } = await as(asha).practice.log({ body: aPractice({ visibility: 'public' }) })
  await queue.drain()
  expect(await hasTimeline(reader)).toBe(true)
  expect(await pageOf(reader)).toContain(id)
})

test('a filling that has waited for another one leaves its timeline as it is', race, async () => {
  const { reader, asha } = await aReader()
  const fillingOf = () => db.selectFrom('timelines').select('filling').where('user_id', '=', reader.id).execute()
  const holder = await db.startTransaction().execute()
  await sql`select from users where id = ${asha.id} for update`.execute(holder)
  const first = buildTimeline(deps, reader.id)
  await expect.poll(() => waitingForLocks(db)).toBe(1)
  const filling = await fillingOf()
  const second = buildTimeline(deps, reader.id)
  await expect.poll(() => waitingForLocks(db)).toBe(2)
  await holder.rollback().execute()
  await Promise.all([first, second])
  expect(await hasTimeline(reader)).toBe(true)
  expect(await fillingOf()).toEqual(filling)
})

test('a session that arrives while its timeline is deleted fails no job', race, async () => {
  const { reader, asha } = await aReader()
  await buildTimeline(deps, reader.id)
  const { id } = await as(asha).practice.log({ body: aPractice({ visibility: 'public' }) })
  const deleting = await db.startTransaction().execute()
  await sql`delete from timelines where user_id = ${reader.id}`.execute(deleting)
  const delivering = addToTimelines(deps, { userId: asha.id, sessionId: id })
  await expect.poll(() => waitingForLocks(db)).toBeGreaterThan(0)
  await deleting.commit().execute()
  await delivering
  await queue.drain()
  await expectTheWholePage(reader)
})

const log = (someone: Someone) =>
  untilServed(() => as(someone).practice.log({ body: aPractice({ visibility: 'followers' }) }))

test('logs, jobs, follows and fillings at once leave a page with everything on it', race, async () => {
  const { reader, asha, ben } = await aReader()
  await Promise.all([
    ...Array.from({ length: 10 }, () => log(asha)),
    ...Array.from({ length: 5 }, () => log(ben)),
    ...Array.from({ length: 5 }, () => buildTimeline(deps, reader.id)),
    ...Array.from({ length: 5 }, () => untilServed(() => pageOf(reader))),
    ...Array.from({ length: 5 }, () => queue.drain()),
    untilServed(() => as(reader).community.follow({ params: ben })),
  ])
  await queue.drain()
  await expectTheWholePage(reader)
  await queue.drain()
  expect(await hasTimeline(reader)).toBe(true)
  await expectTheWholePage(reader)
})
