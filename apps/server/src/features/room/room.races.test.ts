import { expect, test } from 'vitest'
import type { TestMember } from '#testing/members.ts'
import { aRoom } from '#testing/requests/room.ts'
import { testApp } from '#testing/test-app.ts'

const { as, db, member } = await testApp()

async function roomWith(guests: number) {
  const host = await member()
  const { roomId } = await as(host).room.open({ body: aRoom() })
  const people = await Promise.all(Array.from({ length: guests }, () => member()))
  return { host, people, params: { id: roomId } }
}

const join = (one: TestMember, params: { id: string }) =>
  as(one)
    .room.join({ params, body: {} })
    .then(
      () => 'in',
      (error: { code?: string }) => String(error.code),
    )

test('of ten who come at once to nine places, one is refused, and no place is given twice', async () => {
  for (let round = 0; round < 5; round++) {
    const { host, people, params } = await roomWith(10)
    const outcomes = await Promise.all(people.map((one) => join(one, params)))
    expect(outcomes.toSorted()).toEqual([...Array<string>(9).fill('in'), 'room.full'])
    const { stones } = await as(host).room.view({ params })
    expect(stones.map(({ place }) => place)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  }
})

test('a member who comes twice at once has one place', async () => {
  const { host, people, params } = await roomWith(1)
  await Promise.all([join(people[0]!, params), join(people[0]!, params), join(people[0]!, params)])
  expect((await as(host).room.view({ params })).taken).toBe(2)
})

test('starting while someone leaves, and leaving while others come, does both', async () => {
  for (let round = 0; round < 5; round++) {
    const { host, people, params } = await roomWith(4)
    for (const one of people.slice(0, 2)) await join(one, params)
    await Promise.all([
      as(host).room.begin({ params }),
      as(people[0]!).room.leave({ params }),
      join(people[2]!, params),
      as(people[1]!).room.leave({ params }),
      join(people[3]!, params),
    ])
    const { stones, startTime } = await as(host).room.view({ params })
    expect(stones).toHaveLength(3)
    expect(new Set(stones.map(({ place }) => place)).size).toBe(3)
    expect(Date.parse(startTime) - Date.now()).toBeLessThanOrEqual(10_000)
  }
})

test('thanking while leaving leaves no one in the room, and never fails', async () => {
  const { host, people, params } = await roomWith(2)
  for (const one of people) await join(one, params)
  await db
    .updateTable('live_rooms')
    .set({ start_time: new Date('2026-01-01T06:00Z'), end_time: new Date('2026-01-01T06:20Z') })
    .where('room_id', '=', params.id)
    .execute()
  await Promise.all(
    people.flatMap((one) => [
      as(one)
        .room.thank({ params })
        .catch(() => null),
      as(one).room.leave({ params }),
    ]),
  )
  expect((await as(host).room.view({ params })).taken).toBe(1)
})

test('a block and a join at once never leave the two in sight of each other', async () => {
  for (let round = 0; round < 10; round++) {
    const { host, people, params } = await roomWith(1)
    const guest = people[0]!
    await Promise.all([join(guest, params), as(host).community.block({ params: { id: guest.id } })])
    await expect(as(guest).room.view({ params })).rejects.toMatchObject({ code: 'room.not_found' })
    expect((await as(host).room.view({ params })).stones).toHaveLength(1)
  }
})
