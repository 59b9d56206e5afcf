import { addDays, journey as routes, type NewPracticeSession, type Reply } from '@sadhana/contract'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { ask } from '#testing/ask.ts'
import { aPractice } from '#testing/practice.ts'
import { testApp } from '#testing/test-app.ts'

const today = '2026-03-11'
const clock = { now: () => new Date(`${today}T08:00:00Z`) }
const { as, db, member, url } = await testApp({ clock })
type Someone = Awaited<ReturnType<typeof member>>
const about = ({ id }: Someone) => ({ params: { id } })
type BuddyList = Reply<typeof routes.buddies>

const owner = await member()
const relations = [
  'buddy',
  'invited',
  'inviter',
  'declined',
  'former',
  'blocked',
  'blocker',
  'follower',
  'stranger',
] as const
type Relation = (typeof relations)[number]
const people = Object.fromEntries(
  await Promise.all(relations.map(async (name) => [name, await member()] as const)),
) as Record<Relation, Someone>

for (const name of relations) {
  const someone = people[name]
  if (name === 'stranger') continue
  await as(someone).community.follow(about(owner))
  if (name === 'follower') continue
  await as(owner).community.follow(about(someone))
  await as(name === 'inviter' ? someone : owner).journey.inviteBuddy(about(name === 'inviter' ? owner : someone))
  if (name === 'declined') await as(someone).journey.removeInvitation(about(owner))
  if (!['buddy', 'former', 'blocked', 'blocker'].includes(name)) continue
  await as(someone).journey.acceptBuddy(about(owner))
  if (name === 'former') await as(someone).journey.endBuddy(about(owner))
  if (name === 'blocked') await as(owner).community.block(about(someone))
  if (name === 'blocker') await as(someone).community.block(about(owner))
}
await sql`update practice_buddies set since_day = ${addDays(today, -3)}`.execute(db)

/** The lists of each reader in which the owner appears. */
const met: Record<Relation, (keyof BuddyList)[]> = {
  buddy: ['buddies'],
  invited: ['received'],
  inviter: ['sent'],
  declined: [],
  former: [],
  blocked: [],
  blocker: [],
  follower: [],
  stranger: [],
}

test.each(relations)('%s: the owner is in the right lists, and only a buddy sees days', async (name) => {
  const lists = await as(people[name]).journey.buddies()
  const listNames = (['buddies', 'received', 'sent'] as const).filter((list) =>
    lists[list].some(({ person }) => person.id === owner.id),
  )
  expect(listNames).toEqual(met[name])
  if (name !== 'buddy') expect(JSON.stringify(lists)).not.toContain('days":[{')
})

test.each(relations.filter((name) => name !== 'buddy'))('%s: no quiet word reaches the owner', async (name) => {
  const body = { word: 'no-hurry' } as const
  const answer = await ask(url, routes.sendQuietWord, { ...about(owner), body, as: people[name] })
  expect(answer).toEqual(await ask(url, routes.sendQuietWord, { ...about(people[name]), body, as: people[name] }))
  expect(answer.status).toBe(404)
})

/** Practices that differ, but all count as "practised" on the same day. */
const plain = aPractice({ date: today })
const differences: [what: string, changes: Partial<NewPracticeSession>][] = [
  ['its length', { duration: 300 }],
  ['its limb', { limbType: 'samadhi' }],
  ['its time of day', { time: '00:10' }],
  ['how it felt', { beforeFeeling: 'anxious', afterFeeling: 'blissful' }],
  ['its notes', { notes: 'what no one should read', shareNotes: true }],
  ['its tags', { tags: ['secret'], shareNotes: true }],
  ['its visibility', { visibility: 'public' }],
]

/** The raw response that the buddy gets. */
async function heard(): Promise<string> {
  const headers = { authorization: `Bearer ${people.buddy.token}` }
  return (await fetch(url + routes.buddies.path, { headers })).text()
}

test.each(differences)('a buddy’s view of a practice does not depend on %s', async (_, changes) => {
  const { id } = await as(owner).practice.log({ body: plain })
  const before = await heard()
  const { id: second } = await as(owner).practice.log({ body: { ...plain, ...changes } })
  expect(await heard()).toBe(before)
  await as(owner).practice.remove({ params: { id } })
  expect(await heard()).toBe(before)
  await as(owner).practice.remove({ params: { id: second } })
  expect(await heard()).not.toBe(before)
})

test('a buddy learns nothing about days before the pair started, or about settings', async () => {
  const before = await heard()
  await as(owner).practice.log({ body: aPractice({ date: addDays(today, -4) }) })
  await as(owner).journey.changeSettings({ body: { weeklyGoal: 7, quietMode: true } })
  await as(owner).journey.pause({ body: { firstDay: addDays(today, 1), lastDay: addDays(today, 20) } })
  expect(await heard()).toBe(before)
})

test('a buddy sees no more of a private practice than anyone else', async () => {
  const { id } = await as(owner).practice.log({ body: aPractice({ date: today, visibility: 'private' }) })
  await expect(as(people.buddy).community.session({ params: { id } })).rejects.toMatchObject({ status: 404 })
  await expect(as(people.buddy).practice.read({ params: { id } })).rejects.toMatchObject({ status: 404 })
})
