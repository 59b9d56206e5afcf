import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { api } from '@sadhana/contract'
import { type RawBuilder, sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { ask, type RequestParts } from '#testing/ask.ts'
import { movableClock } from '#testing/clock.ts'
import { testDatabaseUrl } from '#testing/database.ts'
import { aProvider } from '#testing/identity/identity-stand-in.ts'
import type { TestMember } from '#testing/members.ts'
import { requestFor } from '#testing/requests/index.ts'
import { allRoutes } from '#testing/routes.ts'
import { asksNothing, expectedOf } from '#testing/shards/exceptions.ts'
import { lostKeys, tablesByUser } from '#testing/shards/homes.ts'
import { beyond, described, type Expected, needless, partsIn } from '#testing/shards/judge.ts'
import { parts, splitTables } from '#testing/shards/split-tables.ts'
import { hearPlans, type Touched, touchedIn } from '#testing/shards/touched-parts.ts'
import { testApp } from '#testing/test-app.ts'
import { sharedEarlier } from '#testing/timelines.ts'

const DATABASE_URL = await testDatabaseUrl()
const lost = await splitTables(DATABASE_URL)
afterAll(hearPlans())
const clock = movableClock()
// A connection has to get to know thousands of parts, so there are few.
const config = { ...aProvider, STRANGER_EMAILS_PER_DAY: 10_000, DATABASE_URL, DATABASE_POOL_SIZE: 3 }
const kit = { ...(await testApp({ clock, config })), clock }
await kit.startWorker()
const { db, url } = kit

/** Which part each member, or this one, is in. */
async function partsOfMembers(id?: string): Promise<{ id: string; username: string; part: number }[]> {
  const { rows } = await sql<{ id: string; username: string; part: number }>`
    select id, username, substring(tableoid::regclass::text from '[0-9]+$')::int as part
    from users ${id ? sql`where id = ${id}` : sql``}`.execute(db)
  return rows
}

/** Makes the members of one request on different parts, as long as there are any left. */
function apart<Call extends unknown[]>(make: (...call: Call) => Promise<TestMember>, taken: Set<number>) {
  return async (...call: Call): Promise<TestMember> => {
    for (;;) {
      const someone = await make(...call)
      const [{ part } = { part: 0 }] = await partsOfMembers(someone.id)
      if (taken.has(part) && taken.size < parts) continue
      taken.add(part)
      return someone
    }
  }
}

const senderOf = ({ as }: RequestParts): unknown =>
  as ? JSON.parse(Buffer.from(as.token.split('.')[1] ?? '', 'base64url').toString()) : {}

/** The parts of the members who are named in these words, or are in a room that is. */
async function partsNamedIn(words: string): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ room: string; id: string }>`
    select room_id as room, user_id as id from room_participants`.execute(db)
  const roommates = new Set(rows.filter(({ room }) => words.includes(room)).map(({ id }) => id))
  const named = (await partsOfMembers()).filter(
    ({ id, username }) => words.includes(id) || words.includes(username) || roommates.has(id),
  )
  return new Set(named.map(({ part }) => part))
}

async function measure({ route }: Pick<(typeof allRoutes)[number], 'route'>, request: RequestParts) {
  let answer: Awaited<ReturnType<typeof ask>> = { status: 0, body: null }
  const touched = await touchedIn(async () => {
    answer = await ask(url, route, request)
  })
  expect(answer.status).toBeLessThan(300)
  const { as: _, ...sent } = request
  const isWide = partsIn(touched).size > 1
  const people = await partsNamedIn(isWide ? JSON.stringify([senderOf(request), sent, answer.body]) : '')
  return { touched, people }
}

/** The kit of one request, whose members are on different parts. */
function kitApart() {
  const taken = new Set<number>()
  return { ...kit, member: apart(kit.member, taken), withRole: apart(kit.withRole, taken) }
}

test('a table without a choice of its own lies with the member its key starts with', async () => {
  const { rows } = await sql<{ table: string }>`
    select conrelid::regclass::text as table from pg_constraint
      join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'p' and connamespace = 'public'::regnamespace and attname = 'user_id'`.execute(db)
  const keyed = new Set(rows.map(({ table }) => table))
  expect(tablesByUser.filter((table) => !keyed.has(table))).toEqual([])
})

test('each unique key without the member has something else to keep it unique', () => {
  expect(lost.toSorted()).toEqual(Object.keys(lostKeys).toSorted())
})

const counts = { none: 0, one: 0, people: 0, exception: 0 }
// oxlint-disable-next-line no-console -- docs/scale.md has these counts
afterAll(() => console.log(`${allRoutes.length} routes: ${JSON.stringify(counts)}`))

describe('touches the parts it should', () => {
  test.each(allRoutes)('$name', async (each) => {
    const expected = expectedOf(each.name)
    const { touched, people } = await measure(each, await requestFor(each.name)(kitApart()))
    expect(described(beyond(touched, expected, people)), `${each.name} touches more than expected`).toEqual([])
    expect(needless(touched, expected, people), `${each.name} no longer needs`).toEqual([])
    expect(touched.length === 0, `${each.name} asks nothing of members`).toBe(asksNothing.has(each.name))
    counts[classOf(touched, expected)]++
  })
})

function classOf(touched: readonly Touched[], { isAboutOthers, allowed }: Expected): keyof typeof counts {
  if (allowed.length > 0) return 'exception'
  if (isAboutOthers) return 'people'
  return touched.length === 0 ? 'none' : 'one'
}

test.each(['merged', 'from a timeline'])(
  'the feed of those you follow touches their parts and yours: %s',
  async (how) => {
    const { member } = kitApart()
    const reader = await member()
    const authors = [await member(), await member(), await member()].map(({ id }) => id)
    for (const id of authors) await kit.as(reader).community.follow({ params: { id } })
    await sharedEarlier(db, authors, 10)
    if (how === 'from a timeline') {
      const oldest = '00000000-0000-0000-0000-000000000000'
      await sql`insert into timelines (user_id, oldest, follows_version, filling, filled_at)
      select user_id, ${oldest}, follows_version, ${oldest}, ${clock.now()} from follow_counts
      where user_id = ${reader.id}`.execute(db)
      await sql`insert into timeline_sessions (user_id, session_id, author_id)
      select ${reader.id}, id, user_id from practice_sessions where user_id = any(${authors})`.execute(db)
    }
    await member()
    const { touched, people } = await measure(
      { route: api.community.feed },
      { as: reader, query: { scope: 'following' } },
    )
    expect(described(beyond(touched, { isAboutOthers: true, allowed: [] }, people))).toEqual([])
    expect(partsIn(touched).size).toBe(4)
  },
)

/** Answers every request with this statement. */
async function planted(statement: RawBuilder<unknown>) {
  const server = createServer((_, response) => {
    void statement.execute(db).then(() => response.end())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const touched = await touchedIn(() => fetch(`http://127.0.0.1:${port}`))
  server.close()
  return touched
}

describe('a planted statement', async () => {
  const practice = { userId: randomUUID(), id: randomUUID() }
  const { member } = kitApart()
  const [asha, ben] = await Promise.all([member(), member()])
  const personal = { isAboutOthers: false, allowed: [] }
  const nobody = new Set<number>()

  test('with the member touches one part', async () => {
    const touched = await planted(
      sql`update practice_sessions set notes = 'x' where user_id = ${practice.userId} and id = ${practice.id}`,
    )
    expect(partsIn(touched).size).toBe(1)
    expect(beyond(touched, personal, nobody)).toEqual([])
  })

  test('without the member fails, and is named with its table', async () => {
    const touched = await planted(sql`update practice_sessions set notes = 'x' where id = ${practice.id}`)
    expect(described(beyond(touched, personal, nobody))).toEqual([
      "practice_sessions in 16 of 16 parts: update practice_sessions set notes = 'x' where id = $1",
    ])
    expect(beyond(touched, { ...personal, isAboutOthers: true }, new Set([3]))).not.toEqual([])
  })

  test('of another member fails in a request about others', async () => {
    const touched = await planted(sql`select from mood_entries where user_id in (${asha.id}, ${ben.id})`)
    const expected = { isAboutOthers: true, allowed: [] }
    const [one = 0, other = 0] = partsIn(touched)
    expect(beyond(touched, expected, new Set([one, other]))).toEqual([])
    expect(beyond(touched, expected, new Set([one])).map(({ part }) => part)).toEqual([other])
  })

  test('that reads a table of one server fails', async () => {
    const touched = await planted(sql`select from reports`)
    expect(described(beyond(touched, personal, nobody))).toEqual(['reports: select from reports'])
  })

  test('in an insert is noticed', async () => {
    const touched = await planted(
      sql`insert into daily_totals (user_id, practice_day, sessions, minutes)
        select user_id, '2026-01-01', 1, 1 from unnest(${[asha.id, ben.id]}::uuid[]) as user_id`,
    )
    expect(partsIn(touched).size).toBe(2)
  })

  test('that keeps to its part makes an exception needless', async () => {
    const touched = await planted(sql`select from mood_entries where user_id = ${practice.userId}`)
    const expected = { isAboutOthers: true, allowed: [{ why: 'Once.', tables: ['mood_entries'] }] }
    expect(needless(touched, expected, nobody)).toEqual(['Once.', 'It is about others.'])
  })
})
