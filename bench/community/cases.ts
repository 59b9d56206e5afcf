import { buildTimeline } from '../../apps/server/src/features/community/timelines/timeline.service.ts'
import { createDb, createPool } from '../../apps/server/src/platform/db/database.ts'
import type { Case } from '../kit/growth.ts'
import type { MakeRequest } from '../kit/load.ts'
import { withClient } from '../kit/loading.ts'
import { memberId, type Size } from '../kit/sizes.ts'
import { bearerOf } from '../kit/tokens.ts'
import { nameOf, prefixOf } from './names.ts'
import { sessionId, visibilityOf } from './shared-sessions.ts'
import { lightMembers, type Readers, readersOf } from './size.ts'
import { type Draw, scriptOf, statements } from './statements.ts'

const membersDrawn = 2_000
const textsDrawn = 400
const deepest = 100_000
/** A follow is undone only after this many others, so that it has been answered by then. */
const followsHeld = 200

const random = (below: number) => Math.floor(Math.random() * below)
const oneOf = <T>(items: T[]): T => items[random(items.length)] as T

type Bearer = () => string

async function bearersOf(numbers: number[]): Promise<Bearer> {
  const bearers = await Promise.all(numbers.map((number) => bearerOf(memberId(number))))
  return () => oneOf(bearers)
}

/** A member without blocks in either direction, because a refusal would count as a failure. */
const someone = ({ members }: Size) => 50 * random(members / 50) + 10 + random(40)
/** Never the same member as `someone`, because following yourself is refused. */
const someoneElse = ({ members }: Size) => 50 * random(members / 50) + random(10)

const get =
  (authorization: Bearer, path: () => string): MakeRequest =>
  () => ({ method: 'GET', path: path(), headers: { authorization: authorization() } })

function publicSession(size: Size): string {
  const number = random(size.sessions)
  return visibilityOf(number) === 'public' ? sessionId(number, size) : publicSession(size)
}

const likeRequest =
  (size: Size, authorization: Bearer): MakeRequest =>
  () => ({
    method: 'POST',
    path: `/api/practice-sessions/${publicSession(size)}/like`,
    headers: { authorization: authorization() },
  })

/** Alternates between a new follow and the end of an earlier one. */
function followRequest(size: Size, authorization: Bearer): MakeRequest {
  const held: { path: string; headers: { authorization: string } }[] = []
  return () => {
    const earlier = held.length > followsHeld ? held.shift() : undefined
    if (earlier) return { method: 'DELETE', ...earlier }
    const follow = {
      path: `/api/users/${memberId(someoneElse(size))}/follow`,
      headers: { authorization: authorization() },
    }
    held.push(follow)
    return { method: 'POST', ...follow }
  }
}

/** The cursor after a hundred thousand public sessions, or near the end if there are fewer. */
async function deepSession({ url, sessions }: Size): Promise<{ depth: number; id: string }> {
  const depth = Math.min(deepest, Math.floor(sessions / 4))
  const { rows } = await withClient(url, (client) =>
    client.query<{ id: string }>(
      `select id from practice_sessions where visibility = 'public' order by id desc offset $1 limit 1`,
      [depth],
    ),
  )
  if (!rows[0]) throw new Error(`${url} is not loaded; see bench/README.md`)
  return { depth, id: rows[0].id }
}

const numbersOf = ({ first, count }: Readers) => Array.from({ length: count }, (_, at) => first + at)

/** No worker runs beside the servers, so the timelines are there before, and current whatever time it is there. */
async function buildTimelines({ url }: Size, readers: Readers): Promise<void> {
  const clock = { now: () => new Date('2100-01-01') }
  const db = createDb(
    createPool({ connectionString: url, poolSize: 1, name: 'bench-timelines', onError: console.error }),
  )
  for (const number of numbersOf(readers)) await buildTimeline({ db, clock }, memberId(number))
  await db.destroy()
}

async function followingCase(size: Size, readers: Readers): Promise<Case> {
  await buildTimelines(size, readers)
  return {
    name: `following ${readers.followees}`,
    script: scriptOf(statements.following, { size, readers }),
    request: get(await bearersOf(numbersOf(readers)), () => '/api/feed?scope=following'),
    hasOneAnswer: true,
  }
}

export async function casesOf(size: Size): Promise<Case[]> {
  const anyone = await bearersOf(Array.from({ length: membersDrawn }, () => someone(size)))
  const deep = await deepSession(size)
  const texts = Array.from({ length: textsDrawn }, (_, number) => prefixOf(number))
  const light = lightMembers(size)
  const usernames = () => nameOf(light + someoneElse(size)).username
  const script = (statement: keyof typeof statements, draw: Partial<Draw> = {}) =>
    scriptOf(statements[statement], { size, ...draw })
  return [
    { name: 'all, first page', script: script('all'), request: get(anyone, () => '/api/feed'), hasOneAnswer: true },
    {
      name: 'all, deep page',
      script: script('deep', { after: deep.id }),
      request: get(anyone, () => `/api/feed?cursor=${encodeURIComponent(btoa(deep.id))}`),
      hasOneAnswer: true,
    },
    ...(await Promise.all(readersOf(size).map((readers) => followingCase(size, readers)))),
    { name: 'like', script: script('like'), request: likeRequest(size, anyone) },
    { name: 'follow', script: script('follow'), request: followRequest(size, anyone) },
    {
      name: 'search',
      script: script('search', { texts }),
      request: get(anyone, () => `/api/users/search?q=${encodeURIComponent(oneOf(texts))}`),
    },
    { name: 'discover', script: script('discover'), request: get(anyone, () => '/api/users/discover') },
    {
      name: 'sessions of a member',
      script: script('sessionsOf'),
      request: get(anyone, () => `/api/people/${usernames()}/sessions`),
    },
  ]
}
