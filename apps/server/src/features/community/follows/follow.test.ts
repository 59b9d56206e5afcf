import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { testApp } from '#testing/test-app.ts'

const { as, member } = await testApp()

const pair = () => Promise.all([member(), member()])
type Member = Awaited<ReturnType<typeof member>>
const page = (reader: Member, of: Member) => as(reader).community.person({ params: { username: of.username } })
const follow = (reader: Member, of: Member) => as(reader).community.follow({ params: { id: of.id } })
const unfollow = (reader: Member, of: Member) => as(reader).community.unfollow({ params: { id: of.id } })
const approving = (someone: Member) => as(someone).profile.changePrivacy({ body: { approveFollowers: true } })
const requestsTo = async (someone: Member) =>
  (await as(someone).community.followRequests({ query: {} })).items.map(({ id }) => id)

test('following and unfollowing show on both sides, and can be repeated', async () => {
  const [asha, ben] = await pair()
  for (const _ of ['once', 'again']) {
    expect(await follow(asha, ben)).toEqual({ follow: 'following', followers: 1 })
  }
  expect(await page(asha, ben)).toMatchObject({ follow: 'following', followers: 1, following: 0, followsReader: false })
  expect(await page(ben, asha)).toMatchObject({ follow: 'none', followers: 0, following: 1, followsReader: true })
  for (const _ of ['once', 'again']) expect(await unfollow(asha, ben)).toEqual({ follow: 'none', followers: 0 })
  expect(await page(asha, ben)).toMatchObject({ follow: 'none', followers: 0 })
  expect(await page(ben, asha)).toMatchObject({ following: 0, followsReader: false })
})

test('members can’t follow themselves, however the id is written', async () => {
  const asha = await member()
  for (const id of [asha.id, asha.id.toUpperCase()]) {
    await expect(as(asha).community.follow({ params: { id } })).rejects.toMatchObject({
      status: 422,
      code: 'community.not_oneself',
    })
  }
  expect(await unfollow(asha, asha)).toEqual({ follow: 'none', followers: 0 })
})

test('an id in capital letters is the same member', async () => {
  const [asha, ben] = await pair()
  await follow(asha, ben)
  expect(await as(asha).community.follow({ params: { id: ben.id.toUpperCase() } })).toEqual({
    follow: 'following',
    followers: 1,
  })
})

test('an unknown id can’t be followed', async () => {
  const asha = await member()
  for (const change of ['follow', 'unfollow'] as const) {
    await expect(as(asha).community[change]({ params: { id: randomUUID() } })).rejects.toMatchObject({
      status: 404,
      code: 'community.person_not_found',
    })
  }
})

test('a member who approves followers gets a request; accepting it creates the follow and can be repeated', async () => {
  const [asha, ben] = await pair()
  await approving(ben)
  for (const _ of ['once', 'again']) expect(await follow(asha, ben)).toEqual({ follow: 'requested', followers: 0 })
  expect(await page(asha, ben)).toMatchObject({ follow: 'requested', followers: 0 })
  expect(await page(ben, asha)).toMatchObject({ followsReader: false, following: 0 })
  expect(await requestsTo(ben)).toEqual([asha.id])
  for (const _ of ['once', 'again']) await as(ben).community.acceptRequest({ params: { id: asha.id } })
  expect(await requestsTo(ben)).toEqual([])
  expect(await page(asha, ben)).toMatchObject({ follow: 'following', followers: 1 })
})

test('a declined request disappears without notice, and can be made again', async () => {
  const [asha, ben] = await pair()
  await approving(ben)
  await follow(asha, ben)
  for (const _ of ['once', 'again']) await as(ben).community.declineRequest({ params: { id: asha.id } })
  expect(await requestsTo(ben)).toEqual([])
  expect(await page(asha, ben)).toMatchObject({ follow: 'none', followers: 0 })
  expect(await follow(asha, ben)).toMatchObject({ follow: 'requested' })
})

test('a request that was withdrawn or never made can’t be accepted', async () => {
  const [asha, ben] = await pair()
  await approving(ben)
  await follow(asha, ben)
  expect(await unfollow(asha, ben)).toEqual({ follow: 'none', followers: 0 })
  await expect(as(ben).community.acceptRequest({ params: { id: asha.id } })).rejects.toMatchObject({
    code: 'community.person_not_found',
  })
  expect(await page(asha, ben)).toMatchObject({ follow: 'none', followers: 0 })
})

test('once approval is off, a follow is immediate and the old request is gone', async () => {
  const [asha, ben] = await pair()
  await approving(ben)
  await follow(asha, ben)
  await as(ben).profile.changePrivacy({ body: { approveFollowers: false } })
  expect(await follow(asha, ben)).toEqual({ follow: 'following', followers: 1 })
  expect(await requestsTo(ben)).toEqual([])
})

test('a follower can be removed without notice, and removing anyone else has no effect', async () => {
  const [asha, ben] = await pair()
  await follow(asha, ben)
  for (const id of [randomUUID(), asha.id, asha.id]) await as(ben).community.removeFollower({ params: { id } })
  expect(await page(asha, ben)).toMatchObject({ follow: 'none', followers: 0 })
  expect(await page(ben, asha)).toMatchObject({ following: 0 })
})

test('too many follows in a minute are refused', async () => {
  const [asha, ben] = await pair()
  const outcomes = await Promise.allSettled(Array.from({ length: 45 }, () => follow(asha, ben)))
  const refused = outcomes.filter(({ status }) => status === 'rejected')
  expect(refused).toHaveLength(5)
  expect(refused).toEqual(refused.map(() => ({ status: 'rejected', reason: expect.objectContaining({ status: 429 }) })))
  expect(await page(asha, ben)).toMatchObject({ followers: 1 })
})
