import { sql } from 'kysely'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aPractice } from '#testing/practice.ts'
import { testApp } from '#testing/test-app.ts'
import { mix } from './discover.rules.ts'

const { as, db, member } = await testApp()

type Member = Awaited<ReturnType<typeof member>>
const about = ({ id }: Member) => ({ params: { id } })
const discovered = async (reader: Member) => (await as(reader).community.discover()).items.map(({ id }) => id)

/** Adds enough members that no earlier one counts as new. */
const newcomers = () =>
  sql`insert into users (id, username, display_name)
    select ('ffffffff-ffff-7fff-8fff-' || substr(md5(random()::text), 1, 12))::uuid, gen_random_uuid()::text, 'New'
    from generate_series(1, 60)`.execute(db)

test('the only member learns that there is no one else', async () => {
  const asha = await member()
  expect(await as(asha).community.discover()).toEqual({ items: [], nextCursor: null, isAlone: true })
  await as(await member()).community.block({ params: { id: asha.id } })
  expect(await as(asha).community.discover()).toEqual({ items: [], nextCursor: null })
})

test('new members are suggested, with their public fields', async () => {
  const [asha, ben] = [await member(), await member()]
  const { items, nextCursor } = await as(asha).community.discover()
  expect(items).toContainEqual({
    id: ben.id,
    username: ben.username,
    displayName: ben.displayName,
    profileImage: null,
    isVerified: false,
    follow: 'none',
  })
  expect(nextCursor).toBeNull()
})

test('you, people who blocked you, and people you follow, have asked to follow, muted or blocked are left out', async () => {
  const [asha, followed, requested, muted, blocked, blocking, other] = await Promise.all(
    Array.from({ length: 7 }, () => member()),
  )
  if (!asha || !followed || !requested || !muted || !blocked || !blocking || !other) expect.unreachable()
  await as(requested).profile.changePrivacy({ body: { approveFollowers: true } })
  await as(asha).community.follow(about(followed))
  await as(asha).community.follow(about(requested))
  await as(asha).community.mute(about(muted))
  await as(asha).community.block(about(blocked))
  await as(blocking).community.block(about(asha))
  const met = await discovered(asha)
  expect(met).toContain(other.id)
  const leftOut = new Set([asha, followed, requested, muted, blocked, blocking].map(({ id }) => id))
  expect(met.filter((id) => leftOut.has(id))).toEqual([])
})

test('people who share your most practised limb are suggested, however long they’ve been members', async () => {
  const [asha, near, far, secret] = await Promise.all(Array.from({ length: 4 }, () => member()))
  if (!asha || !near || !far || !secret) expect.unreachable()
  await newcomers()
  await as(asha).practice.log({ body: aPractice({ limbType: 'samadhi' }) })
  await as(near).practice.log({ body: aPractice({ limbType: 'samadhi', visibility: 'public' }) })
  await as(far).practice.log({ body: aPractice({ limbType: 'yamas', visibility: 'public' }) })
  await as(secret).practice.log({ body: aPractice({ limbType: 'samadhi', visibility: 'followers' }) })
  const met = await discovered(asha)
  expect(met).toContain(near.id)
  expect(met).not.toContain(far.id)
  expect(met).not.toContain(secret.id)
})

test('friends of friends are suggested, those with more friends in common first', async () => {
  const [asha, ben, chandra, oneInCommon, twoInCommon] = await Promise.all(Array.from({ length: 5 }, () => member()))
  if (!asha || !ben || !chandra || !oneInCommon || !twoInCommon) expect.unreachable()
  await newcomers()
  for (const friend of [ben, chandra]) {
    await as(asha).community.follow(about(friend))
    await as(friend).community.follow(about(twoInCommon))
  }
  await as(ben).community.follow(about(oneInCommon))
  const met = await discovered(asha)
  expect(met.filter((id) => [oneInCommon.id, twoInCommon.id].includes(id))).toEqual([twoInCommon.id, oneInCommon.id])
})

test('at most 20 are suggested', async () => {
  await newcomers()
  expect(await discovered(await member())).toHaveLength(20)
})

const person = fc.record({ id: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f') })
const lists = fc.array(fc.uniqueArray(person, { selector: ({ id }) => id }), { maxLength: 4 })

test('a mix contains everyone from the lists once, as long as there is room', () => {
  fc.assert(
    fc.property(lists, fc.integer({ min: 0, max: 12 }), (sources, most) => {
      const ids = mix(sources, most).map(({ id }) => id)
      const all = new Set(sources.flat().map(({ id }) => id))
      expect(new Set(ids).size).toBe(ids.length)
      expect(ids.filter((id) => !all.has(id))).toEqual([])
      expect(ids).toHaveLength(Math.min(most, all.size))
    }),
  )
})

test.each([
  [['a', 'b'], ['c', 'd'], ['e'], 9, 'acebd'],
  [['a', 'b', 'c'], [], ['b', 'd'], 9, 'abdc'],
  [['a', 'b', 'c'], ['d'], ['e'], 2, 'ad'],
])('a mix takes from each list in turn', (one, two, three, most, expected) => {
  const sources = [one, two, three].map((ids) => ids.map((id) => ({ id })))
  expect(
    mix(sources, most)
      .map(({ id }) => id)
      .join(''),
  ).toBe(expected)
})
