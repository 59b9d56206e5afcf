import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { movableClock } from '#testing/clock.ts'
import { readEvents } from '#testing/realtime/event-reader.ts'
import { aRoom } from '#testing/requests/room.ts'
import { testApp } from '#testing/test-app.ts'
import { roomPurge } from './room.jobs.ts'

const clock = movableClock()
const { as, db, member, url } = await testApp({ clock })

async function roomOf(guests: number, changes: Parameters<typeof aRoom>[0] = {}) {
  const host = await member()
  const { roomId } = await as(host).room.open({ body: aRoom(changes) })
  const others = []
  for (let count = 0; count < guests; count++) {
    const guest = await member()
    await as(guest).room.join({ params: { id: roomId }, body: {} })
    others.push(guest)
  }
  return { host, others, params: { id: roomId } }
}

test('a room starts when its host said, and its host has the first place', async () => {
  const host = await member({ displayName: 'Asha' })
  const room = await as(host).room.open({ body: aRoom({ inMinutes: 5, limbType: 'pranayama' }) })
  const start = new Date(clock.now().getTime() + 5 * 60_000)
  expect(room).toMatchObject({
    name: 'The morning sit',
    limbType: 'pranayama',
    startTime: start.toISOString(),
    endTime: new Date(start.getTime() + 20 * 60_000).toISOString(),
    taken: 1,
    maxParticipants: 10,
    hostName: 'Asha',
    isHost: true,
    isIn: true,
    stones: [{ place: 1, name: 'Asha', isHere: true, isYou: true }],
  })
})

test('opening the same room twice opens one, and no one has more than three', async () => {
  const host = await member()
  const body = aRoom({ clientId: randomUUID() })
  const opened = await Promise.all([as(host).room.open({ body }), as(host).room.open({ body })])
  expect(opened[0].roomId).toBe(opened[1].roomId)
  await as(host).room.open({ body: aRoom() })
  await as(host).room.open({ body: aRoom() })
  await expect(as(host).room.open({ body: aRoom() })).rejects.toMatchObject({ code: 'room.too_many' })
})

test('no one learns a name that wasn’t chosen to be shown', async () => {
  const { host, others, params } = await roomOf(1)
  expect((await as(host).room.view({ params })).stones[1]).toMatchObject({ place: 2, name: null })
  await as(others[0]!).room.join({ params, body: { showName: true } })
  expect((await as(host).room.view({ params })).stones[1]).toMatchObject({ place: 2, name: 'Asha' })
})

test('everyone in the room learns that someone came, and no one else', async () => {
  const { host, params } = await roomOf(0)
  const [guest, stranger] = [await member(), await member()]
  const streams = [await readEvents(url, host), await readEvents(url, stranger)]
  await as(guest).room.join({ params, body: {} })
  expect(await streams[0]?.next(1)).toMatchObject([{ event: 'room.changed', data: { roomId: params.id } }])
  expect(streams[1]?.events.filter(({ event }) => event !== 'hello')).toEqual([])
  await Promise.all(streams.map((stream) => stream.close()))
})

test('a place that was taken early counts as empty until its member comes', async () => {
  const { others, params } = await roomOf(1, { inMinutes: 20 })
  const guest = others[0]!
  const isHere = async () => (await as(guest).room.view({ params })).stones.map((stone) => stone.isHere)
  expect(await isHere()).toEqual([false, false])
  clock.advance({ minutes: 6 })
  await as(guest).room.join({ params, body: {} })
  expect(await isHere()).toEqual([false, true])
})

/** Over before the access tokens of its members expire. */
const short = {
  inMinutes: 1,
  programme: { settle: { minutes: 0, strokes: 1 }, stretches: [{ name: '', minutes: 5, strokes: 1 }] },
}

test('the sit continues when its host leaves, also for someone who comes late', async () => {
  const { host, others, params } = await roomOf(1, short)
  clock.advance({ minutes: 3 })
  await as(host).room.leave({ params })
  const late = await member()
  await as(late).room.join({ params, body: {} })
  const { stones } = await as(others[0]!).room.view({ params })
  expect(stones.map(({ place }) => place)).toEqual([1, 2])
  clock.advance({ minutes: 3 })
  await expect(as(await member()).room.join({ params, body: {} })).rejects.toMatchObject({ code: 'room.over' })
})

test('someone the host asks to leave finds no room any more', async () => {
  const { host, others, params } = await roomOf(2)
  const [asha, ben] = [others[0]!, others[1]!]
  await expect(as(asha).room.remove({ params: { ...params, place: 3 } })).rejects.toMatchObject({ status: 404 })
  await as(host).room.remove({ params: { ...params, place: 2 } })
  await expect(as(asha).room.view({ params })).rejects.toMatchObject({ code: 'room.not_found' })
  await expect(as(asha).room.join({ params, body: {} })).rejects.toMatchObject({ code: 'room.not_found' })
  expect((await as(ben).room.view({ params })).taken).toBe(2)
})

test('only the host can start or close the room, and not after its start', async () => {
  const { host, others, params } = await roomOf(1)
  const guest = others[0]!
  await expect(as(guest).room.begin({ params })).rejects.toMatchObject({ code: 'room.not_found' })
  await expect(as(guest).room.close({ params })).rejects.toMatchObject({ code: 'room.not_found' })
  const { startTime } = await as(host).room.begin({ params })
  expect(Date.parse(startTime) - clock.now().getTime()).toBe(10_000)
  clock.advance({ seconds: 11 })
  await expect(as(host).room.close({ params })).rejects.toMatchObject({ code: 'room.over' })
})

test('a closed room is gone for everyone', async () => {
  const { host, others, params } = await roomOf(1)
  await as(host).room.close({ params })
  for (const one of [host, ...others]) {
    await expect(as(one).room.view({ params })).rejects.toMatchObject({ code: 'room.not_found' })
  }
})

test('thanks come after the end, once each, without a name', async () => {
  const { host, others, params } = await roomOf(1, short)
  await expect(as(host).room.thank({ params })).rejects.toMatchObject({ code: 'room.not_over' })
  clock.advance({ minutes: 6 })
  await as(host).room.thank({ params })
  expect(await as(host).room.thank({ params })).toMatchObject({ thanks: 1, hasThanked: true })
  expect(await as(others[0]!).room.view({ params })).toMatchObject({ thanks: 1, hasThanked: false })
})

test('a report about a place reaches the operators with the member it is about', async () => {
  const { others, params } = await roomOf(2)
  await as(others[0]!).room.report({ params, body: { place: 3, kind: 'unkind', reason: 'Selling things' } })
  const report = await db
    .selectFrom('reports')
    .select(['reported_id', 'kind', 'reason'])
    .where('reporter_id', '=', others[0]!.id)
    .executeTakeFirst()
  expect(report).toEqual({ reported_id: others[1]!.id, kind: 'unkind', reason: 'Selling things' })
})

test('after a month a room and its participants are deleted', async () => {
  const { params } = await roomOf(1)
  clock.advance({ days: 31 })
  await roomPurge({ db, clock }).run({})
  expect(await db.selectFrom('room_participants').select('place').where('room_id', '=', params.id).execute()).toEqual(
    [],
  )
})
