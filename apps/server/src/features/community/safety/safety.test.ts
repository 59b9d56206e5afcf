import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { aPractice } from '#testing/practice.ts'
import { testApp } from '#testing/test-app.ts'

const { as, db, member } = await testApp()

type Member = Awaited<ReturnType<typeof member>>
const about = ({ id }: Member) => ({ params: { id } })
const pair = () => Promise.all([member(), member()])
const notFound = { status: 404, code: 'community.person_not_found' }
const page = (reader: Member, { username }: Member) => as(reader).community.person({ params: { username } })
const idsOf = ({ items }: { items: { id: string }[] }) => items.map(({ id }) => id)

test('a block hides both members from each other, ends follows and requests, and lowers the counts', async () => {
  const [asha, ben] = await pair()
  await as(asha).community.follow(about(ben))
  await as(ben).community.follow(about(asha))
  for (const _ of ['once', 'again']) await as(asha).community.block(about(ben))
  for (const [reader, other] of [
    [asha, ben],
    [ben, asha],
  ] as const) {
    await expect(page(reader, other)).rejects.toMatchObject(notFound)
    await expect(as(reader).community.follow(about(other))).rejects.toMatchObject(notFound)
    await expect(as(reader).community.mute(about(other))).rejects.toMatchObject(notFound)
    expect(await page(reader, reader)).toMatchObject({ followers: 0, following: 0 })
    expect(idsOf(await as(reader).community.search({ query: { q: other.username } }))).not.toContain(other.id)
  }
})

test('a block removes requests in both directions', async () => {
  const [asha, ben] = await pair()
  for (const someone of [asha, ben]) await as(someone).profile.changePrivacy({ body: { approveFollowers: true } })
  await as(asha).community.follow(about(ben))
  await as(ben).community.follow(about(asha))
  await as(asha).community.block(about(ben))
  const requests = db.selectFrom('follow_requests').select('follower_id').where('follower_id', 'in', [asha.id, ben.id])
  expect(await requests.execute()).toEqual([])
})

test('a blocked member can block and report the other too, and stays hidden when the first block ends', async () => {
  const [asha, ben] = await pair()
  await as(asha).community.block(about(ben))
  await as(ben).community.block(about(asha))
  await as(ben).community.report({ body: { userId: asha.id, reason: 'Insults' } })
  const reports = db.selectFrom('reports').select('reported_id').where('reporter_id', '=', ben.id)
  expect(await reports.execute()).toEqual([{ reported_id: asha.id }])
  await as(asha).community.unblock(about(ben))
  await expect(page(asha, ben)).rejects.toMatchObject(notFound)
  await expect(as(ben).community.block({ params: { id: randomUUID() } })).rejects.toMatchObject(notFound)
})

test('a blocked member is in the list of blocks; unblocking makes both visible again, without the follow', async () => {
  const [asha, ben] = await pair()
  await as(ben).community.follow(about(asha))
  await as(asha).community.block(about(ben))
  expect(idsOf(await as(asha).community.blocks({ query: {} }))).toEqual([ben.id])
  expect(idsOf(await as(ben).community.blocks({ query: {} }))).toEqual([])
  await as(ben).community.unblock(about(asha))
  await expect(page(ben, asha)).rejects.toMatchObject(notFound)
  for (const _ of ['once', 'again']) await as(asha).community.unblock(about(ben))
  expect(await page(ben, asha)).toMatchObject({ follow: 'none', followers: 0 })
  expect(idsOf(await as(asha).community.blocks({ query: {} }))).toEqual([])
})

test('a block removes the likes between the two members, and no others', async () => {
  const [asha, ben, chandra] = await Promise.all([member(), member(), member()])
  const share = async (owner: Member) =>
    (await as(owner).practice.log({ body: aPractice({ visibility: 'public' }) })).id
  const [ofAsha, ofBen] = [await share(asha), await share(ben)]
  const like = (reader: Member, id: string) => as(reader).community.like({ params: { id }, body: { liked: true } })
  for (const [reader, id] of [
    [ben, ofAsha],
    [chandra, ofAsha],
    [asha, ofBen],
  ] as const) {
    await like(reader, id)
  }
  await as(asha).community.block(about(ben))
  const likes = db
    .selectFrom('session_likes')
    .select(['user_id', 'session_id'])
    .where('session_id', 'in', [ofAsha, ofBen])
  expect(await likes.execute()).toEqual([{ user_id: chandra.id, session_id: ofAsha }])
  const counts = db.selectFrom('session_like_counts').select(['session_id', 'likes'])
  expect(await counts.where('session_id', '=', ofAsha).execute()).toEqual([{ session_id: ofAsha, likes: 1 }])
  expect(await counts.where('session_id', '=', ofBen).execute()).toEqual([{ session_id: ofBen, likes: 0 }])
})

test('only the member who set a mute sees it, and it can be undone', async () => {
  const [asha, ben] = await pair()
  await as(asha).community.follow(about(ben))
  for (const _ of ['once', 'again']) await as(asha).community.mute(about(ben))
  expect(await page(asha, ben)).toMatchObject({ isMuted: true, follow: 'following' })
  expect(await page(ben, asha)).toMatchObject({ isMuted: false, followsReader: true })
  expect(idsOf(await as(asha).community.mutes({ query: {} }))).toEqual([ben.id])
  expect(idsOf(await as(ben).community.mutes({ query: {} }))).toEqual([])
  for (const _ of ['once', 'again']) await as(asha).community.unmute(about(ben))
  expect(await page(asha, ben)).toMatchObject({ isMuted: false })
})

test('the list of mutes leaves out members who have since blocked the reader', async () => {
  const [asha, ben] = await pair()
  await as(asha).community.mute(about(ben))
  await as(ben).community.block(about(asha))
  expect(idsOf(await as(asha).community.mutes({ query: {} }))).toEqual([])
})

test.each(['block', 'mute'] as const)('%s requires another existing member', async (act) => {
  const asha = await member()
  await expect(as(asha).community[act](about(asha))).rejects.toMatchObject({ code: 'community.not_oneself' })
  await expect(as(asha).community[act]({ params: { id: randomUUID() } })).rejects.toMatchObject(notFound)
})

const reportsOf = ({ id }: Member) => db.selectFrom('reports').selectAll().where('reporter_id', '=', id).execute()

test('a report about a member or a session reaches the operators’ queue', async () => {
  const [asha, ben] = await pair()
  const { id: sessionId } = await as(ben).practice.log({ body: aPractice({ visibility: 'public' }) })
  await as(asha).community.report({ body: { userId: ben.id, reason: ' Unkind words ' } })
  await as(asha).community.report({ body: { userId: ben.id, sessionId, reason: 'This note' } })
  expect(await reportsOf(asha)).toMatchObject([
    { reported_id: ben.id, session_id: null, reason: 'Unkind words', resolved_at: null },
    { reported_id: ben.id, session_id: sessionId, reason: 'This note', resolved_at: null },
  ])
})

test('a report sent twice with the same key is stored once', async () => {
  const [asha, ben] = await pair()
  const send = () =>
    as(asha).community.report({ body: { userId: ben.id, reason: 'Unkind words' }, idempotencyKey: 'once' })
  await Promise.all([send(), send()])
  expect(await reportsOf(asha)).toHaveLength(1)
})

test('a member you blocked can still be reported', async () => {
  const [asha, ben] = await pair()
  await as(asha).community.block(about(ben))
  await as(asha).community.report({ body: { userId: ben.id, reason: 'Why I blocked them' } })
  expect(await reportsOf(asha)).toHaveLength(1)
})

test('a report can’t reveal what the reporter may not see', async () => {
  const [asha, ben] = await pair()
  const { id: hidden } = await as(ben).practice.log({ body: aPractice() })
  const { id: forFollowers } = await as(ben).practice.log({ body: aPractice({ visibility: 'followers' }) })
  const { id: ofAnother } = await as(asha).practice.log({ body: aPractice({ visibility: 'public' }) })
  const bodies = [
    ...[hidden, forFollowers, ofAnother, randomUUID()].map((sessionId) => ({ userId: ben.id, sessionId })),
    { userId: randomUUID() },
  ]
  for (const body of bodies) {
    await expect(as(asha).community.report({ body: { ...body, reason: 'Something' } })).rejects.toMatchObject(notFound)
  }
  await expect(as(asha).community.report({ body: { userId: asha.id, reason: 'Me' } })).rejects.toMatchObject({
    code: 'community.not_oneself',
  })
  expect(await reportsOf(asha)).toEqual([])
})
