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

test('a follow and its end are seen from both sides, and may be said twice', async () => {
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

test('nobody follows themselves, however their id is written', async () => {
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

test('nobody is there to follow under an unknown id', async () => {
  const asha = await member()
  for (const change of ['follow', 'unfollow'] as const) {
    await expect(as(asha).community[change]({ params: { id: randomUUID() } })).rejects.toMatchObject({
      status: 404,
      code: 'community.person_not_found',
    })
  }
})

test('who approves followers is asked first; accepting makes the follow, and may be said twice', async () => {
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

test('a declined request is gone without a word, and can be made again', async () => {
  const [asha, ben] = await pair()
  await approving(ben)
  await follow(asha, ben)
  for (const _ of ['once', 'again']) await as(ben).community.declineRequest({ params: { id: asha.id } })
  expect(await requestsTo(ben)).toEqual([])
  expect(await page(asha, ben)).toMatchObject({ follow: 'none', followers: 0 })
  expect(await follow(asha, ben)).toMatchObject({ follow: 'requested' })
})

test('a request that is taken back, or was never made, cannot be accepted', async () => {
  const [asha, ben] = await pair()
  await approving(ben)
  await follow(asha, ben)
  expect(await unfollow(asha, ben)).toEqual({ follow: 'none', followers: 0 })
  await expect(as(ben).community.acceptRequest({ params: { id: asha.id } })).rejects.toMatchObject({
    code: 'community.person_not_found',
  })
  expect(await page(asha, ben)).toMatchObject({ follow: 'none', followers: 0 })
})

test('who no longer wants to be asked is followed at once, and the old request goes', async () => {
  const [asha, ben] = await pair()
  await approving(ben)
  await follow(asha, ben)
  await as(ben).profile.changePrivacy({ body: { approveFollowers: false } })
  expect(await follow(asha, ben)).toEqual({ follow: 'following', followers: 1 })
  expect(await requestsTo(ben)).toEqual([])
})

test('a follower can be removed, silently; for anybody else nothing happens', async () => {
  const [asha, ben] = await pair()
  await follow(asha, ben)
  for (const id of [randomUUID(), asha.id, asha.id]) await as(ben).community.removeFollower({ params: { id } })
  expect(await page(asha, ben)).toMatchObject({ follow: 'none', followers: 0 })
  expect(await page(ben, asha)).toMatchObject({ following: 0 })
})

test('a flood of follows is stopped', async () => {
  const [asha, ben] = await pair()
  const outcomes = await Promise.allSettled(Array.from({ length: 45 }, () => follow(asha, ben)))
  const refused = outcomes.filter(({ status }) => status === 'rejected')
  expect(refused).toHaveLength(5)
  expect(refused).toEqual(refused.map(() => ({ status: 'rejected', reason: expect.objectContaining({ status: 429 }) })))
  expect(await page(asha, ben)).toMatchObject({ followers: 1 })
})
