import { Person, PersonCard } from '@sadhana/contract'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { movableClock } from '#testing/clock.ts'
import { statementsOf } from '#testing/statements.ts'
import { testApp } from '#testing/test-app.ts'

const clock = movableClock()
const { as, db, member } = await testApp({ clock })

type Member = Awaited<ReturnType<typeof member>>
const of = ({ username }: Member) => ({ params: { username } })
const about = ({ id }: Member) => ({ params: { id } })

/** They follow in this order, some of them at the same moment. */
async function followInOrder(followers: Member[], followed: Member) {
  for (const [index, follower] of followers.entries()) {
    if (index % 2) clock.advance({ seconds: 1 })
    await as(follower).community.follow(about(followed))
  }
}

type List = (query: {
  cursor?: string
  limit: number
}) => Promise<{ items: { id: string }[]; nextCursor: string | null }>

async function pagesOf(list: List, limit: number): Promise<string[][]> {
  const pages: string[][] = []
  let cursor: string | null | undefined
  do {
    const { items, nextCursor } = await list({ limit, ...(cursor && { cursor }) })
    pages.push(items.map(({ id }) => id))
    cursor = nextCursor
  } while (cursor)
  return pages
}

const idsOf = (people: { id: string }[]) => people.map(({ id }) => id)

test('a member page shows the five public fields, bio, counts, follow state and social media, and nothing else', async () => {
  const [asha, ben] = [await member(), await member({ displayName: 'Ben Moreau' })]
  await db.updateTable('users').set({ bio: 'Sits at dawn.' }).where('id', '=', ben.id).execute()
  await as(asha).community.mute(about(ben))
  expect(await as(asha).community.person(of(ben))).toEqual({
    id: ben.id,
    username: ben.username,
    displayName: 'Ben Moreau',
    profileImage: null,
    isVerified: false,
    bio: 'Sits at dawn.',
    followers: 0,
    following: 0,
    follow: 'none',
    followsReader: false,
    isMuted: true,
    socialConnections: [],
  })
})

test('a member’s page is found by any spelling of the username, including your own', async () => {
  const asha = await member()
  const shouted = { params: { username: asha.username.toUpperCase() } }
  expect(await as(asha).community.person(shouted)).toMatchObject({ id: asha.id, follow: 'none' })
})

test('followers are listed newest first, page by page, each once', async () => {
  const [star, ...followers] = await Promise.all(Array.from({ length: 8 }, () => member()))
  if (!star) expect.unreachable()
  await followInOrder(followers, star)
  const reader = followers[0] ?? star
  const pages = await pagesOf((query) => as(reader).community.followersOf({ ...of(star), query }), 3)
  expect(pages.map(({ length }) => length)).toEqual([3, 3, 1])
  const { rows } = await sql<{ id: string }>`select follower_id as id from followers where following_id = ${star.id}
    order by created_at desc, follower_id desc`.execute(db)
  expect(pages.flat()).toEqual(idsOf(rows))
})

test('follows within the same millisecond don’t get lost between two pages', async () => {
  const [star, ...followers] = await Promise.all(Array.from({ length: 5 }, () => member()))
  if (!star) expect.unreachable()
  await followInOrder(followers, star)
  await sql`update followers set created_at = timestamptz '2026-03-01' + ascii(follower_id::text) * interval '1 microsecond'
    where following_id = ${star.id}`.execute(db)
  const pages = await pagesOf((query) => as(star).community.followersOf({ ...of(star), query }), 1)
  expect(pages.flat().toSorted()).toEqual(idsOf(followers).toSorted())
})

test('the people a member follows are listed page by page', async () => {
  const [fan, ...followed] = await Promise.all(Array.from({ length: 6 }, () => member()))
  if (!fan) expect.unreachable()
  for (const one of followed) await as(fan).community.follow(about(one))
  const pages = await pagesOf((query) => as(fan).community.followingOf({ ...of(fan), query }), 2)
  expect(pages.map(({ length }) => length)).toEqual([2, 2, 1])
  expect(pages.flat()).toEqual(idsOf(followed).toSorted().toReversed())
})

test('lists show the reader’s follow state, and leave out blocked members in both directions', async () => {
  const [star, asha, ben, chandra, devi] = await Promise.all(Array.from({ length: 5 }, () => member()))
  if (!star || !asha || !ben || !chandra || !devi) expect.unreachable()
  await followInOrder([asha, ben, chandra, devi], star)
  await as(star).community.follow(about(ben))
  await as(asha).community.follow(about(ben))
  await as(asha).community.block(about(chandra))
  await as(devi).community.block(about(asha))
  const seen = (await as(asha).community.followersOf({ ...of(star), query: {} })).items
  expect(new Map(seen.map(({ id, follow }) => [id, follow]))).toEqual(
    new Map([
      [asha.id, 'none'],
      [ben.id, 'following'],
    ]),
  )
  await as(ben).community.block(about(asha))
  expect((await as(asha).community.followingOf({ ...of(star), query: {} })).items).toEqual([])
})

test('a list shows the public fields and the follow, and nothing else', async () => {
  const [asha, ben] = [await member(), await member()]
  await as(ben).community.follow(about(asha))
  const [card] = (await as(asha).community.followersOf({ ...of(asha), query: {} })).items
  expect(Object.keys(card ?? {}).toSorted()).toEqual(Object.keys(PersonCard.shape).toSorted())
  await as(asha).community.block(about(ben))
  const [blocked] = (await as(asha).community.blocks({ query: {} })).items
  expect(Object.keys(blocked ?? {}).toSorted()).toEqual(Object.keys(Person.shape).toSorted())
})

test.each(['bm90aGluZw==', btoa('1 2'), btoa('99999999999999999999 x'), '%%%'])(
  'a cursor that we did not create is refused: %s',
  async (cursor) => {
    const asha = await member()
    for (const list of ['followersOf', 'followingOf'] as const) {
      await expect(as(asha).community[list]({ ...of(asha), query: { cursor } })).rejects.toMatchObject({
        status: 422,
        fields: { cursor: 'Please send the nextCursor of the previous page' },
      })
    }
  },
)

test('a member page takes one statement, a list of people two', async () => {
  const [asha, ben] = [await member(), await member()]
  await as(ben).community.follow(about(asha))
  expect(await statementsOf(() => as(ben).community.person(of(asha)))).toHaveLength(1)
  expect(await statementsOf(() => as(ben).community.followersOf({ ...of(asha), query: {} }))).toHaveLength(2)
  expect(await statementsOf(() => as(ben).community.followingOf({ ...of(asha), query: {} }))).toHaveLength(2)
  expect(await statementsOf(() => as(ben).community.discover())).toHaveLength(1)
  expect(await statementsOf(() => as(ben).community.search({ query: { q: 'asha' } }))).toHaveLength(1)
})
