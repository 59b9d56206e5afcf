import { randomUUID } from 'node:crypto'
import { community, type Route, type Visibility, visibilities } from '@sadhana/contract'
import { describe, expect, test } from 'vitest'
import { type RequestParts, ask } from '#testing/ask.ts'
import { aPractice } from '#testing/practice.ts'
import { testApp } from '#testing/test-app.ts'

const { as, member, url } = await testApp()

const relations = ['follower', 'stranger', 'requested', 'blocked', 'blocker', 'muter', 'muted'] as const
const places = ['feed all', 'feed following', 'member page', 'direct id', 'like', 'search'] as const
type Place = (typeof places)[number]

const owner = await member({ displayName: `Maitreyi ${randomUUID().slice(0, 8)}` })
const people = {
  owner,
  ...Object.fromEntries(await Promise.all(relations.map(async (name) => [name, await member()]))),
}
type Reader = 'owner' | (typeof relations)[number]
const reader = (name: Reader) => (people as Record<Reader, typeof owner>)[name]

/** All but two start as accepted followers. Then one side does what the case name says. */
await as(owner).profile.changePrivacy({ body: { approveFollowers: true } })
for (const name of relations.filter((each) => each !== 'stranger')) {
  await as(reader(name)).community.follow({ params: { id: owner.id } })
  if (name !== 'requested') await as(owner).community.acceptRequest({ params: { id: reader(name).id } })
}
await as(owner).community.block({ params: { id: reader('blocked').id } })
await as(reader('blocker')).community.block({ params: { id: owner.id } })
await as(reader('muter')).community.mute({ params: { id: owner.id } })
await as(owner).community.mute({ params: { id: reader('muted').id } })

const ids = Object.fromEntries(
  await Promise.all(
    visibilities.map(async (visibility) => [
      visibility,
      (await as(owner).practice.log({ body: aPractice({ visibility }) })).id,
    ]),
  ),
) as Record<Visibility, string>

/** The sessions that each reader can see in each place. A search finds the person, whatever the session. */
const all = 'public followers private'
const shared = 'public followers'
const follower = {
  'feed all': 'public',
  'feed following': shared,
  'member page': shared,
  'direct id': shared,
  like: shared,
  search: all,
}
const stranger = {
  ...follower,
  'feed following': '',
  'member page': 'public',
  'direct id': 'public',
  like: 'public',
}
const nothing = { 'feed all': '', 'feed following': '', 'member page': '', 'direct id': '', like: '', search: '' }
const met: Record<Reader, Record<Place, string>> = {
  owner: { ...stranger, 'member page': shared, 'direct id': all, like: all },
  follower,
  stranger,
  requested: stranger,
  blocked: nothing,
  blocker: nothing,
  muter: { ...follower, 'feed all': '', 'feed following': '' },
  muted: follower,
}

const asking: Record<Place, (id: string) => { route: Route } & RequestParts> = {
  'feed all': () => ({ route: community.feed, query: { scope: 'all' } }),
  'feed following': () => ({ route: community.feed, query: { scope: 'following' } }),
  'member page': () => ({ route: community.sessionsOf, params: { username: owner.username } }),
  'direct id': (id) => ({ route: community.session, params: { id } }),
  like: (id) => ({ route: community.like, params: { id }, body: { liked: true } }),
  search: () => ({ route: community.search, query: { q: owner.displayName } }),
}

type Answer = { status: number; body: unknown }

function isMet(place: Place, id: string, { status, body }: Answer): boolean {
  if (place === 'direct id' || place === 'like') return status === 200
  if (status === 404) return false
  const { items } = body as { items: { id: string }[] }
  return items.some((item) => item.id === (place === 'search' ? owner.id : id))
}

const sessionMissing = {
  code: 'practice.not_found',
  message: 'We couldn’t find this session. It may have been deleted, or it may be private.',
}
const personMissing = { code: 'community.person_not_found', message: expect.any(String) }
const refusals: Partial<Record<Place, object>> = {
  'member page': personMissing,
  'direct id': sessionMissing,
  like: sessionMissing,
}

const readers = ['owner', ...relations] as const
const cells = readers.flatMap((name) =>
  places.flatMap((place) => visibilities.map((visibility) => ({ name, place, visibility }))),
)

test.each(cells)('$name, $place: a $visibility session', async ({ name, place, visibility }) => {
  const { route, ...request } = asking[place](ids[visibility])
  const answer = await ask(url, route, { ...request, as: reader(name) })
  expect([200, 404], JSON.stringify(answer.body)).toContain(answer.status)
  expect(isMet(place, ids[visibility], answer)).toBe(met[name][place].split(' ').includes(visibility))
  if (answer.status === 404) expect(answer.body).toEqual(refusals[place])
})

describe('signed out', () => {
  test.each(places.flatMap((place) => visibilities.map((visibility) => ({ place, visibility }))))(
    '$place: a $visibility session',
    async ({ place, visibility }) => {
      const { route, ...request } = asking[place](ids[visibility])
      const body = { code: 'auth.required', message: 'Please sign in.' }
      expect(await ask(url, route, request)).toEqual({ status: 401, body })
    },
  )
})

/** The raw response. */
async function wordsOf(route: Route, id: string, { token }: { token: string }) {
  const response = await fetch(url + route.path.replace(':id', id), {
    method: route.method,
    headers: { authorization: `Bearer ${token}` },
  })
  const own = new Set(['date', 'x-request-id', 'ratelimit-remaining', 'ratelimit-reset'])
  const headers = [...response.headers].filter(([header]) => !own.has(header))
  return { status: response.status, headers, text: await response.text() }
}

const hidden = readers.flatMap((name) =>
  visibilities
    .filter((visibility) => !met[name]['direct id'].includes(visibility))
    .map((visibility) => ({ name, visibility })),
)

describe.each(['session', 'like', 'practisedAlongside'] as const)('%s', (route) => {
  test.each(hidden)(
    'for $name, a $visibility session and an unknown one get the same response',
    async ({ name, visibility }) => {
      const answer = await wordsOf(community[route], ids[visibility], reader(name))
      expect(answer.status).toBe(404)
      expect(answer).toEqual(await wordsOf(community[route], randomUUID(), reader(name)))
    },
  )
})

test('practisedAlongside works only for your own sessions', async () => {
  const answer = await wordsOf(community.practisedAlongside, ids.public, reader('follower'))
  expect(answer).toEqual(await wordsOf(community.practisedAlongside, randomUUID(), reader('follower')))
  expect(answer.status).toBe(404)
})
