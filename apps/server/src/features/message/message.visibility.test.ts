import { message as routes } from '@sadhana/contract'
import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import { expect, test } from 'vitest'
import { ask } from '#testing/ask.ts'
import { testApp } from '#testing/test-app.ts'

const { as, db, member, url } = await testApp()
type Someone = Awaited<ReturnType<typeof member>>
const about = ({ id }: Someone) => ({ params: { id } })

const relations = [
  'friend',
  'muted',
  'muter',
  'unfollowed',
  'unfollower',
  'blocked',
  'blocker',
  'unblocked',
  'leaving',
  'suspended',
  'private',
] as const
type Relation = (typeof relations)[number]

const owner = await member()
const people = Object.fromEntries(
  await Promise.all(relations.map(async (name) => [name, await member()] as const)),
) as Record<Relation, Someone>

/** All start as friends who wrote to each other. Then one side does what the case name says about the other. */
for (const name of relations) {
  const someone = people[name]
  await as(someone).community.follow(about(owner))
  await as(owner).community.follow(about(someone))
  await as(someone).message.send({ ...about(owner), body: { id: newId(), text: `from ${name}` } })
  await as(owner).message.send({ ...about(someone), body: { id: newId(), text: `to ${name}` } })
  await as(someone).message.send({ ...about(owner), body: { id: newId(), text: `again from ${name}` } })
}
await as(owner).community.mute(about(people.muted))
await as(people.muter).community.mute(about(owner))
await as(owner).community.unfollow(about(people.unfollowed))
await as(people.unfollower).community.unfollow(about(owner))
await as(owner).community.block(about(people.blocked))
await as(people.blocker).community.block(about(owner))
await as(owner).community.block(about(people.unblocked))
await as(owner).community.unblock(about(people.unblocked))
await as(people.private).profile.changePrivacy({ body: { approveFollowers: true, defaultVisibility: 'private' } })
await sql`update users set erasure_due_at = now() + interval '14 days' where id = ${people.leaving.id}`.execute(db)
await sql`update users set suspended_at = now(), suspension_reason = 'Selling' where id = ${people.suspended.id}`.execute(
  db,
)

type Seen = { shown: boolean; canWrite: boolean; unread: boolean }
const friends: Seen = { shown: true, canWrite: true, unread: true }
const expected: Record<Relation, Seen> = {
  friend: friends,
  muted: { ...friends, unread: false },
  muter: friends,
  unfollowed: { ...friends, canWrite: false },
  unfollower: { ...friends, canWrite: false },
  blocked: { shown: false, canWrite: false, unread: false },
  blocker: { shown: false, canWrite: false, unread: false },
  unblocked: { ...friends, canWrite: false },
  leaving: { shown: false, canWrite: false, unread: false },
  suspended: { shown: false, canWrite: false, unread: false },
  private: friends,
}

const nobody = { params: { id: newId() } }
const body = () => ({ id: newId(), text: 'One more' })
const whoIn = (items: { person: { id: string } }[]) => items.map(({ person }) => person.id)

test.each(relations)('%s: what the owner sees', async (name) => {
  const { shown, canWrite, unread } = expected[name]
  const someone = people[name]
  const { items } = await as(owner).message.conversations({ query: { limit: 100 } })
  expect(whoIn(items).includes(someone.id)).toBe(shown)
  expect(items.find(({ person }) => person.id === someone.id)?.isUnread ?? false).toBe(unread)
  const partners = await as(owner).message.partners({ query: { limit: 100 } })
  expect(partners.items.some(({ id }) => id === someone.id)).toBe(canWrite)
  const opened = await ask(url, routes.read, { ...about(someone), query: {}, as: owner })
  const unknown = await ask(url, routes.read, { ...nobody, query: {}, as: owner })
  if (shown) expect(opened).toMatchObject({ status: 200, body: { canWrite } })
  else expect(opened).toEqual(unknown)
})

test.each(relations)('%s: who can write to the owner, and what refuses them', async (name) => {
  const { shown, canWrite } = expected[name]
  const answer = await ask(url, routes.send, { ...about(people[name]), body: body(), as: owner })
  if (canWrite) expect(answer.status).toBe(200)
  else if (shown) expect(answer).toMatchObject({ status: 403, body: { code: 'message.not_mutual' } })
  else expect(answer).toEqual(await ask(url, routes.send, { ...nobody, body: body(), as: owner }))
})

test.each(['blocked', 'blocker'] as const)('%s: the other side sees and sends nothing either', async (name) => {
  const someone = people[name]
  const { items } = await as(someone).message.conversations({ query: {} })
  expect(items).toEqual([])
  const answer = await ask(url, routes.send, { ...about(owner), body: body(), as: someone })
  expect(answer).toEqual(await ask(url, routes.send, { ...nobody, body: body(), as: someone }))
  expect(answer.status).toBe(404)
})

test('a stranger has no conversation with anyone', async () => {
  const stranger = await member()
  const answer = await ask(url, routes.read, { ...about(owner), query: {}, as: stranger })
  expect(answer).toEqual(await ask(url, routes.read, { ...nobody, query: {}, as: stranger }))
  const report = { kind: 'unkind', withMessages: true } as const
  expect((await ask(url, routes.report, { ...about(owner), body: report, as: stranger })).status).toBe(404)
})

test('erasing a member erases what they wrote and what was written to them, for both', async () => {
  const [asha, ben] = [await member(), await member()]
  await as(asha).community.follow(about(ben))
  await as(ben).community.follow(about(asha))
  await as(asha).message.send({ ...about(ben), body: body() })
  await as(ben).message.send({ ...about(asha), body: body() })
  await as(ben).message.report({ ...about(asha), body: { kind: 'unkind', withMessages: true } })
  await sql`delete from users where id = ${ben.id}`.execute(db)
  expect((await as(asha).message.conversations({ query: {} })).items).toEqual([])
  const { rows } = await sql`select from direct_messages where ${ben.id} in (sender_id, recipient_id)
    union all select from conversations where ${ben.id} in (user_id, other_id)
    union all select from reported_messages where sender_id = ${ben.id}`.execute(db)
  expect(rows).toHaveLength(0)
})
