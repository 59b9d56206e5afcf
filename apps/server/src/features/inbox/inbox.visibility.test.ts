import { v7 as newId } from 'uuid'
import { expect, test } from 'vitest'
import { suspendMember } from '#features/account/index.ts'
import { movableClock } from '#testing/clock.ts'
import type { TestMember } from '#testing/members.ts'
import { aRoom } from '#testing/requests/room.ts'
import { friends } from '#testing/requests/together.ts'
import { testApp } from '#testing/test-app.ts'

const app = await testApp({ clock: movableClock(new Date('2026-06-01T12:00:00Z')) })
const { as, db, member } = app
const about = ({ id }: TestMember) => ({ params: { id } })

/** Everything that one member can put into another's inbox. */
async function everything(from: TestMember, to: TestMember, other: TestMember) {
  await as(from).message.send({ ...about(to), body: { id: newId(), text: 'Hello' } })
  await as(from).room.open({ body: aRoom({ audience: 'followers' }) })
  await as(from).journey.inviteBuddy(about(to))
  await as(to).journey.acceptBuddy(about(from))
  await as(from).journey.sendQuietWord({ ...about(to), body: { word: 'thank-you' } })
  await as(other).journey.inviteBuddy(about(to))
  await as(to).profile.changePrivacy({ body: { approveFollowers: true, defaultVisibility: 'private' } })
}

const all = ['message', 'quiet-word', 'room']

const relations: Record<string, [left: string[], arrange: (from: TestMember, to: TestMember) => Promise<unknown>]> = {
  'is still a friend': [all, async () => null],
  'was muted': [[], (from, to) => as(to).community.mute(about(from))],
  'has muted the reader': [all, (from, to) => as(from).community.mute(about(to))],
  'was blocked': [[], (from, to) => as(to).community.block(about(from))],
  'has blocked the reader': [[], (from, to) => as(from).community.block(about(to))],
  'no longer follows back': [['message', 'quiet-word'], (from, to) => as(from).community.unfollow(about(to))],
  'is no longer a buddy': [['message', 'room'], (from, to) => as(to).journey.endBuddy(about(from))],
  'is private': [
    all,
    (from) => as(from).profile.changePrivacy({ body: { approveFollowers: true, defaultVisibility: 'private' } }),
  ],
  'was suspended': [[], (from) => suspendMember(app, from.id, { days: 1, reason: 'Unkind' })],
  'is leaving': [
    [],
    (from) => db.updateTable('users').set({ erasure_due_at: new Date() }).where('id', '=', from.id).execute(),
  ],
  'was erased': [[], (from) => db.deleteFrom('users').where('id', '=', from.id).execute()],
}

test.each(Object.entries(relations))('the inbox has what it may of someone who %s', async (_, [left, arrange]) => {
  const { asha: reader, ben: from } = await friends(app)
  const { asha: other } = await friends(app)
  await as(other).community.follow(about(reader))
  await as(reader).community.follow(about(other))
  await everything(from, reader, other)
  await arrange(from, reader)
  const { items } = await as(reader).inbox.list()
  const ofThem = items.filter((item) => 'person' in item && item.person.id === from.id)
  expect(ofThem.map(({ what }) => what).toSorted()).toEqual(left)
  // Whatever happened, the other's invitation stays.
  expect(items.map(({ what }) => what)).toContain('buddy-invitation')
  if (left.length === 0) expect(JSON.stringify(items)).not.toContain(from.id)
})

const requests: Record<string, (from: TestMember, to: TestMember) => Promise<unknown>> = {
  'was muted': (from, to) => as(to).community.mute(about(from)),
  'was blocked': (from, to) => as(to).community.block(about(from)),
  'was suspended': (from) => suspendMember(app, from.id, { days: 1, reason: 'Unkind' }),
  'was erased': (from) => db.deleteFrom('users').where('id', '=', from.id).execute(),
  'took it back': (from, to) => as(from).community.unfollow(about(to)),
}

test.each(Object.entries(requests))('a follow request and an invitation of someone who %s', async (name, arrange) => {
  const { asha: reader, ben: from } = await friends(app)
  await as(from).journey.inviteBuddy(about(reader))
  const stranger = await member()
  await as(reader).profile.changePrivacy({ body: { approveFollowers: true, defaultVisibility: 'private' } })
  await as(stranger).community.follow(about(reader))
  const list = async () => (await as(reader).inbox.list()).items.map(({ what }) => what).toSorted()
  expect(await list()).toEqual(['buddy-invitation', 'follow-request'])
  await arrange(from, reader)
  expect(await list(), name).toEqual(['follow-request'])
  await arrange(stranger, reader)
  expect(await list(), name).toEqual([])
})
