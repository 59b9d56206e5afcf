import { type Visibility, visibilities } from '@sadhana/contract'
import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aPractice } from '#testing/practice.ts'
import { testApp } from '#testing/test-app.ts'
import { followAll, mergedFeed, quietMembers, sharedEarlier, timelineQueue } from '#testing/timelines.ts'
import { manyFollowers, manyFollows } from './timeline.rules.ts'

const { as, db, clock, member } = await testApp()
const queue = timelineQueue({ db, clock })
const quiet = await quietMembers(db, manyFollows)
type Someone = Awaited<ReturnType<typeof member>>
type Job = Awaited<ReturnType<typeof queue.take>>[number]

const authors = 4
const which = fc.nat(1_000)
const act = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ kind: fc.constant('log'), which, visibility: fc.constantFrom(...visibilities) }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('edit'), which, visibility: fc.constantFrom(...visibilities) }),
  },
  ...(['remove', 'restore', 'follow', 'unfollow', 'block', 'blocked', 'unblock', 'mute', 'popular'] as const).map(
    (kind) => ({ weight: 2, arbitrary: fc.record({ kind: fc.constant(kind), which }) }),
  ),
  // Of someone who wasn't followed at first.
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('follow'), which: fc.constant(0) }) },
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('read'), which }) },
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('work'), which }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('lose the timelines'), which }) },
)
type Act = { kind: string; which: number; visibility?: Visibility }

type World = {
  reader: Someone
  people: Someone[]
  sessions: { id: string; version: number; by: Someone; isDeleted: boolean }[]
  jobs: Job[]
}

async function aWorld(): Promise<World> {
  const [reader, ...people] = await Promise.all(Array.from({ length: authors + 1 }, () => member()))
  if (!reader) expect.unreachable()
  const followed = people.slice(1).map(({ id }) => id)
  await followAll(db, reader.id, [...quiet, ...followed])
  for (const { id } of people) await sql`insert into follow_counts (user_id) values (${id})`.execute(db)
  await sharedEarlier(
    db,
    people.map(({ id }) => id),
    24,
  )
  return { reader, people, sessions: [], jobs: [] }
}

const pageOf = (reader: Someone, cursor?: string) =>
  as(reader).community.feed({ query: { scope: 'following', limit: 9, ...(cursor && { cursor }) } })

async function feedOf(reader: Someone, betweenPages?: () => Promise<unknown>): Promise<string[]> {
  const ids: string[] = []
  let cursor: string | undefined
  do {
    const page = await pageOf(reader, cursor)
    ids.push(...page.items.map(({ id }) => id))
    cursor = page.nextCursor ?? undefined
    await betweenPages?.()
  } while (cursor)
  return ids
}

const refused = () => undefined

/** Skips what isn't possible at the moment. */
async function carryOut(world: World, { kind, which: choice, visibility = 'public' }: Act): Promise<unknown> {
  const { reader, people, sessions, jobs } = world
  const someone = people[choice % people.length] ?? expect.unreachable()
  const inTrash = kind === 'restore'
  const ones = sessions.filter(({ isDeleted }) => isDeleted === inTrash)
  const one = ones[choice % ones.length]
  switch (kind) {
    case 'log': {
      const { id, version } = await as(someone).practice.log({ body: aPractice({ visibility }) })
      return sessions.push({ id, version, by: someone, isDeleted: false })
    }
    case 'edit':
      if (!one) return
      one.version = (
        await as(one.by).practice.edit({ params: one, body: { version: one.version, visibility } })
      ).version
      return
    case 'remove':
    case 'restore':
      if (!one) return
      await as(one.by).practice[kind]({ params: one })
      one.isDeleted = !inTrash
      return
    case 'follow':
    case 'unfollow':
    case 'mute':
    case 'block':
      return as(reader).community[kind]({ params: someone }).catch(refused)
    case 'blocked':
      return as(someone).community.block({ params: reader })
    case 'unblock':
      await as(reader).community.unmute({ params: someone })
      await as(someone).community.unblock({ params: reader })
      return as(reader).community.unblock({ params: someone })
    case 'popular':
      return sql`update follow_counts set followers = case when followers > ${manyFollowers} then 1 else 100000 end
        where user_id = ${someone.id}`.execute(db)
    case 'read':
      return pageOf(reader)
    case 'work': {
      // Late, out of order, and sometimes twice.
      jobs.push(...(await queue.take()))
      const at = choice % (jobs.length || 1)
      const job = choice % 3 === 0 ? jobs[at] : jobs.splice(at, 1)[0]
      return job && queue.run(job)
    }
    default:
      return sql`delete from timelines`.execute(db)
  }
}

test('with a timeline, the feed is what it would be without, and shows no more at any time', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(act, { minLength: 10, maxLength: 40, size: 'max' }),
      fc.infiniteStream(which),
      async (acts, order) => {
        const world = await aWorld()
        await pageOf(world.reader)
        await queue.drain()
        for (const each of acts) {
          await carryOut(world, each)
          const allowed = new Set(await mergedFeed(db, world.reader.id))
          const shown = (await pageOf(world.reader)).items.map(({ id }) => id)
          expect(shown.filter((id) => !allowed.has(id))).toEqual([])
        }
        world.jobs.push(...(await queue.take()))
        while (world.jobs.length > 0) {
          const [job] = world.jobs.splice((order.next().value ?? 0) % world.jobs.length, 1)
          if (job) await queue.run(job)
        }
        const merged = await mergedFeed(db, world.reader.id)
        expect(await feedOf(world.reader)).toEqual(merged)
        // The last read may have ordered another one.
        await queue.drain()
        expect(await feedOf(world.reader)).toEqual(merged)
        expect(await feedOf(world.reader, () => sql`delete from timelines`.execute(db))).toEqual(merged)
      },
    ),
    { numRuns: Number(process.env.TIMELINE_RUNS ?? 15), endOnFailure: true },
  )
})
