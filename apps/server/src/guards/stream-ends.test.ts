import { randomUUID } from 'node:crypto'
import { connect } from 'node:net'
import { describe, expect, test } from 'vitest'
import { suspendMember } from '#features/account/index.ts'
import { anotherProcess } from '#testing/realtime/another-process.ts'
import { readEvents } from '#testing/realtime/event-reader.ts'
import { testApp } from '#testing/test-app.ts'

const here = await testApp()
const { db, member, publish } = here
const another = () => anotherProcess(here.config)
const there = await another()

const tell = (to: readonly string[]) => publish(db, { to, kind: 'room.changed', data: { roomId: randomUUID() } })

describe('a stream ends', () => {
  test('when its session is signed out, in another process too', async () => {
    const asha = await member()
    const streams = [await readEvents(here.url, asha), await readEvents(there.url, asha)]
    await here.visitor().account.logout({ body: { refreshToken: asha.refreshToken, allDevices: true } })
    await Promise.all(streams.map(({ ended }) => ended))
    expect((await readEvents(here.url, asha)).response.status).toBe(401)
  })

  test('when its member is suspended', async () => {
    const asha = await member()
    const stream = await readEvents(there.url, asha)
    await suspendMember({ db, clock: here.clock }, asha.id, { days: 1, reason: 'Unkind' })
    await stream.ended
  })

  test('when the process stops, and asks to come back within three seconds', async () => {
    const stopping = await another()
    const asha = await member()
    const stream = await readEvents(stopping.url, asha)
    await stream.next(0)
    await stopping.close()
    await stream.ended
    const last = stream.events.at(-1)
    expect(last).toMatchObject({ event: 'bye', data: { afterMs: expect.any(Number) as number } })
    expect((last?.data as { afterMs: number } | undefined)?.afterMs).toBeLessThanOrEqual(3_000)
  })

  test('when it is the oldest of too many of one member', async () => {
    const asha = await member()
    const streams = []
    for (let count = 0; count < 9; count++) streams.push(await readEvents(here.url, asha))
    await streams[0]?.ended
    await tell([asha.id])
    for (const stream of streams.slice(1)) expect(await stream.next(1)).toHaveLength(1)
    await Promise.all(streams.map(({ close }) => close()))
  })

  test('when its reader is too slow, who then continues where it was', async () => {
    const asha = await member()
    const socket = connect(Number(new URL(here.url).port), '127.0.0.1').pause()
    socket.write(
      `GET /api/events HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${asha.token}\r\nx-forwarded-for: 10.1.2.3\r\n\r\n`,
    )
    const isClosed = new Promise((resolve) => void socket.once('close', resolve))
    socket.on('error', () => {})
    const data = { roomId: 'x'.repeat(100_000) }
    for (let count = 0; count < 100; count++) await publish(db, { to: [asha.id], kind: 'room.changed', data })
    socket.resume()
    await isClosed
    const stream = await readEvents(here.url, { ...asha, after: 98 })
    expect((await stream.next(2)).map(({ id }) => id)).toEqual(['99', '100'])
    await stream.close()
  })
})

test('an address with too many streams is asked to wait', async () => {
  const people = await Promise.all(Array.from({ length: 26 }, () => member()))
  const address = '10.200.0.1'
  const streams = []
  for (let count = 0; count < 200; count++) {
    const person = people[count % 26]
    if (person) streams.push(await readEvents(here.url, { ...person, address }))
  }
  const [first] = people
  if (!first) throw new Error('no one there')
  const { response } = await readEvents(here.url, { ...first, address })
  expect([response.status, response.headers.get('retry-after')]).toEqual([429, '30'])
  await Promise.all(streams.map(({ close }) => close()))
}, 60_000)

test('nothing on the way may compress or store the stream, and its duration is not measured', async () => {
  const asha = await member()
  const stream = await readEvents(here.url, asha)
  const { headers } = stream.response
  expect(headers.get('content-encoding')).toBeNull()
  expect(headers.get('cache-control')).toBe('no-store, no-transform')
  expect(headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
  expect(headers.get('content-security-policy')).not.toBeNull()
  await stream.close()
  const metrics = await (await fetch(`${here.url}/metrics`)).text()
  expect(metrics).toMatch(/^event_streams \d+$/m)
  expect(metrics).not.toContain('route="/api/events",status="200"')
})
