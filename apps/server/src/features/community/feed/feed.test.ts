import { type FeedScope, feedScopes } from '@sadhana/contract'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aPractice } from '#testing/practice.ts'
import { testApp } from '#testing/test-app.ts'

const { as, db, member } = await testApp()
const [asha, ben, chitra, dev] = await Promise.all([member(), member(), member(), member()])

/**
 * Asha follows Ben and Chitra, but not Dev. They log one after another, and each session is more visible than the last.
 */
for (const { id } of [ben, chitra]) await as(asha).community.follow({ params: { id } })
const visibilities = ['public', 'followers', 'public', 'private'] as const
const logged: { id: string; by: string; visibility: string }[] = []
for (let round = 0; round < 12; round++) {
  for (const someone of [asha, ben, chitra, dev]) {
    const visibility = visibilities[round % 4] ?? 'private'
    const { id } = await as(someone).practice.log({ body: aPractice({ visibility }) })
    logged.push({ id, by: someone.id, visibility })
  }
}
const latestFirst = logged.toReversed()

const expected: Record<FeedScope, string[]> = {
  all: latestFirst.filter(({ visibility }) => visibility === 'public').map(({ id }) => id),
  following: latestFirst
    .filter(({ by, visibility }) => [ben.id, chitra.id].includes(by) && visibility !== 'private')
    .map(({ id }) => id),
}

async function readAll(scope: FeedScope, limit: number) {
  const items = []
  let cursor: string | undefined
  do {
    const page = await as(asha).community.feed({ query: { scope, limit, ...(cursor && { cursor }) } })
    items.push(...page.items)
    cursor = page.nextCursor ?? undefined
  } while (cursor)
  return items.map(({ id }) => id)
}

test.each(feedScopes.flatMap((scope) => [1, 2, 7, 18, 24, 100].map((limit) => ({ scope, limit }))))(
  '$scope in pages of $limit: every session appears once, newest first',
  async ({ scope, limit }) => {
    expect(await readAll(scope, limit)).toEqual(expected[scope])
  },
)

test('the pages of a member’s sessions list each session once', async () => {
  const shared = logged.filter(({ by, visibility }) => by === ben.id && visibility !== 'private')
  const params = { username: ben.username }
  const first = await as(asha).community.sessionsOf({ params, query: { limit: 5 } })
  const second = await as(asha).community.sessionsOf({ params, query: { limit: 5, cursor: first.nextCursor ?? '' } })
  expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(shared.map(({ id }) => id).toReversed())
  expect(second.nextCursor).toBeNull()
})

test.each(feedScopes)('%s: a newer session does not shift the next page', async (scope) => {
  const first = await as(asha).community.feed({ query: { scope, limit: 5 } })
  const { id } = await as(ben).practice.log({ body: aPractice({ visibility: 'public' }) })
  const query = { scope, limit: 5, cursor: first.nextCursor ?? '' }
  expect((await as(asha).community.feed({ query })).items.map((item) => item.id)).toEqual(expected[scope].slice(5, 10))
  await as(ben).practice.remove({ params: { id } })
})

test.each(feedScopes)('%s: a session made private or deleted is gone at once', async (scope) => {
  const ids = async () => (await as(asha).community.feed({ query: { scope, limit: 100 } })).items.map(({ id }) => id)
  const { id, version } = await as(chitra).practice.log({ body: aPractice({ visibility: 'public' }) })
  expect(await ids()).toContain(id)
  await as(chitra).practice.edit({ params: { id }, body: { version, visibility: 'private' } })
  expect(await ids()).not.toContain(id)
  await as(chitra).practice.remove({ params: { id } })
  expect(await ids()).toEqual(expected[scope])
})

test('an item shows who practised what, and its likes', async () => {
  const body = aPractice({ visibility: 'public', notes: 'Rain on the roof.', shareNotes: true, zone: 'Asia/Kolkata' })
  const { id } = await as(dev).practice.log({ body })
  await as(asha).community.like({ params: { id }, body: undefined })
  await as(ben).community.like({ params: { id }, body: undefined })
  const item = {
    id,
    date: body.date,
    time: body.time,
    duration: 20,
    limbType: 'dhyana',
    beforeFeeling: 'tired',
    afterFeeling: 'calm',
    notes: 'Rain on the roof.',
    tags: [],
    visibility: 'public',
    isPublic: true,
    shareNotes: true,
    pictures: [],
    likes: 2,
    loggedAt: expect.any(String),
    user: { id: dev.id, username: dev.username, displayName: dev.displayName, profileImage: null, isVerified: false },
  }
  const read = async (someone: typeof asha) => (await as(someone).community.feed({ query: { limit: 1 } })).items[0]
  expect(await read(asha)).toEqual({ ...item, isLiked: true })
  expect(await read(chitra)).toEqual({ ...item, isLiked: false })
  await as(dev).practice.remove({ params: { id } })
})

test('notes that aren’t shared are shown only to their owner', async () => {
  const { id } = await as(ben).practice.log({ body: aPractice({ visibility: 'public', notes: 'For me.' }) })
  expect((await as(asha).community.session({ params: { id } })).notes).toBeNull()
  expect((await as(ben).community.session({ params: { id } })).notes).toBe('For me.')
  await as(ben).practice.remove({ params: { id } })
})

test.each(['nonsense', btoa('nonsense'), btoa('2026-03-01 06:30 x')])(
  'a cursor that we did not create is refused: %s',
  async (cursor) => {
    const refused = { code: 'request.invalid', fields: { cursor: expect.any(String) } }
    await expect(as(asha).community.feed({ query: { cursor } })).rejects.toMatchObject(refused)
  },
)

test.each([
  ['2026-01-02T03:04:05Z', '2026-01-02T03:04:05.000Z'],
  ['2026-01-02T03:04:05.6Z', '2026-01-02T03:04:05.600Z'],
  ['2026-01-02T03:04:05.678Z', '2026-01-02T03:04:05.678Z'],
  ['2026-01-02T03:04:05.678901Z', '2026-01-02T03:04:05.678Z'],
])('logged at %s is shown as %s', async (stored, expected) => {
  const { id } = await as(dev).practice.log({ body: aPractice({ visibility: 'public' }) })
  await db
    .updateTable('practice_sessions')
    .set({ created_at: sql<Date>`${stored}::timestamptz` })
    .where('id', '=', id)
    .execute()
  const { items } = await as(asha).community.feed({ query: { limit: 1 } })
  expect(items).toMatchObject([{ id, loggedAt: expected }])
})
