import { expect, test } from 'vitest'
import { suspendMember } from '#features/account/index.ts'
import { movableClock } from '#testing/clock.ts'
import type { TestMember } from '#testing/members.ts'
import { aRoom } from '#testing/requests/room.ts'
import { testApp } from '#testing/test-app.ts'

const clock = movableClock()
const app = await testApp({ clock })
const { as, db, member } = app

const follow = (one: TestMember, other: TestMember) => as(one).community.follow({ params: { id: other.id } })
const block = (one: TestMember, other: TestMember) => as(one).community.block({ params: { id: other.id } })

const relations: Record<string, (host: TestMember, guest: TestMember) => Promise<unknown>> = {
  'is a stranger': async () => null,
  'follows the host': (host, guest) => follow(guest, host),
  'is followed by the host': (host, guest) => follow(host, guest),
  'is a buddy': async (host, guest) => {
    await follow(guest, host)
    await follow(host, guest)
    await as(host).journey.inviteBuddy({ params: { id: guest.id } })
    await as(guest).journey.acceptBuddy({ params: { id: host.id } })
  },
  'has blocked the host': (host, guest) => block(guest, host),
  'is blocked by the host': (host, guest) => block(host, guest),
  'has muted the host': (host, guest) => as(guest).community.mute({ params: { id: host.id } }),
  'has a suspended host': (host) => suspendMember(app, host.id, { days: 1, reason: 'Unkind' }),
  'has a host who is leaving': (host) =>
    db.updateTable('users').set({ erasure_due_at: new Date() }).where('id', '=', host.id).execute(),
  'has an erased host': (host) => db.deleteFrom('users').where('id', '=', host.id).execute(),
}

const audiences = ['all', 'followers', 'buddies', 'link'] as const
/** For each relation and audience: L for rooms in the guest's list, E for those the guest may enter. */
const expected: Record<string, readonly [string, string, string, string]> = {
  'is a stranger': ['LE', '', '', 'E'],
  'follows the host': ['LE', 'LE', '', 'E'],
  'is followed by the host': ['LE', '', '', 'E'],
  'is a buddy': ['LE', 'LE', 'LE', 'E'],
  'has blocked the host': ['', '', '', ''],
  'is blocked by the host': ['', '', '', ''],
  'has muted the host': ['E', '', '', 'E'],
  'has a suspended host': ['', '', '', ''],
  'has a host who is leaving': ['', '', '', ''],
  'has an erased host': ['', '', '', ''],
}

test.each(Object.entries(relations))('a member who %s', async (relation, arrange) => {
  for (const [index, audience] of audiences.entries()) {
    const [host, guest] = [await member(), await member()]
    const { roomId } = await as(host).room.open({ body: aRoom({ audience }) })
    await arrange(host, guest)
    const { items } = await as(guest).room.list()
    const isListed = items.some((room) => room.roomId === roomId)
    const joined = await as(guest)
      .room.join({ params: { id: roomId }, body: {} })
      .then(
        () => 'E',
        (error: { code?: string }) => (error.code === 'room.not_found' ? '' : String(error.code)),
      )
    const viewed = await as(guest)
      .room.view({ params: { id: roomId } })
      .then(
        () => 'E',
        () => '',
      )
    expect([audience, `${isListed ? 'L' : ''}${joined}`]).toEqual([audience, expected[relation]?.[index]])
    expect(viewed).toBe(joined)
  }
})

test('two guests who have blocked each other see neither stone nor name, and the others see both', async () => {
  const [host, asha, ben] = [
    await member(),
    await member({ displayName: 'Asha' }),
    await member({ displayName: 'Ben' }),
  ]
  const { roomId } = await as(host).room.open({ body: aRoom() })
  const params = { id: roomId }
  for (const guest of [asha, ben]) await as(guest).room.join({ params, body: { showName: true } })
  await as(asha).room.block({ params: { id: roomId, place: 3 } })
  const namesFor = async (reader: TestMember) => {
    const { stones, taken } = await as(reader).room.view({ params })
    return [taken, stones.filter(({ isYou }) => !isYou).map(({ name }) => name)]
  }
  expect(await namesFor(asha)).toEqual([3, [null]])
  expect(await namesFor(ben)).toEqual([3, [null]])
  expect(await namesFor(host)).toEqual([3, ['Asha', 'Ben']])
  await expect(as(ben).room.block({ params: { id: roomId, place: 2 } })).rejects.toMatchObject({
    code: 'room.no_one_there',
  })
})

test('a suspended or erased guest vanishes', async () => {
  const [host, asha, ben] = [await member(), await member(), await member()]
  const { roomId } = await as(host).room.open({ body: aRoom() })
  for (const guest of [asha, ben]) await as(guest).room.join({ params: { id: roomId }, body: {} })
  await suspendMember(app, asha.id, { days: 1, reason: 'Unkind' })
  await db.deleteFrom('users').where('id', '=', ben.id).execute()
  const { stones } = await as(host).room.view({ params: { id: roomId } })
  expect(stones).toMatchObject([{ place: 1, isYou: true }])
})
