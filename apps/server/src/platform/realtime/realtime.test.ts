import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { inTransaction } from '#platform/db/database.ts'
import { anotherProcess } from '#testing/realtime/another-process.ts'
import { readEvents } from '#testing/realtime/event-reader.ts'
import { startOwnRedis } from '#testing/realtime/own-redis.ts'
import { testApp } from '#testing/test-app.ts'
import { memberEventPurge } from './member-events.repo.ts'

const here = await testApp()
const { db, member, publish } = here
const another = (changes: Partial<typeof here.config> = {}) => anotherProcess({ ...here.config, ...changes })
const there = await another()

const aRoom = () => ({ kind: 'room.changed' as const, data: { roomId: randomUUID() } })
const tell = (to: readonly string[], event = aRoom()) => publish(db, { to, ...event })

/** Waits until three processes listen. */
async function untilListening(on: typeof db): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    const { rows } = await sql`select from pg_stat_activity where application_name = 'listen member_events'
      and datname = current_database() and query like 'listen%' and state = 'idle'`.execute(on)
    if (rows.length >= 3) return
    await pause(20)
  }
  throw new Error('no one listens')
}

describe('an event', () => {
  test('reaches every open page of its members in every process, and no one else', async () => {
    const [asha, ben, chandra] = [await member(), await member(), await member()]
    const streams = await Promise.all([
      readEvents(here.url, asha),
      readEvents(there.url, asha),
      readEvents(there.url, ben),
      readEvents(here.url, chandra),
    ])
    const event = aRoom()
    await there.publish(there.db, { to: [asha.id, ben.id, asha.id], ...event })
    for (const stream of streams.slice(0, 3)) {
      expect(await stream.next(1)).toEqual([{ id: '1', event: event.kind, data: event.data }])
    }
    await tell([chandra.id])
    expect(await streams[3]?.next(1)).toHaveLength(1)
    await Promise.all(streams.map(({ close }) => close()))
  })

  test('of a transaction that is rolled back is never told, and leaves no gap', async () => {
    const asha = await member()
    const stream = await readEvents(there.url, asha)
    const failing = inTransaction(db, async (tx) => {
      await publish(tx, { to: [asha.id], ...aRoom() })
      throw new Error('changed my mind')
    })
    await expect(failing).rejects.toThrow('changed my mind')
    const event = aRoom()
    await tell([asha.id], event)
    expect(await stream.next(1)).toEqual([{ id: '1', event: event.kind, data: event.data }])
    await stream.close()
  })

  test('is told only after its transaction has committed', async () => {
    const asha = await member()
    const stream = await readEvents(here.url, asha)
    await inTransaction(db, async (tx) => {
      await publish(tx, { to: [asha.id], ...aRoom() })
      await pause(100)
      expect(stream.events.filter(({ event }) => event !== 'hello')).toEqual([])
    })
    expect(await stream.next(1)).toHaveLength(1)
    await stream.close()
  })

  test('for a member who no longer exists is left out', async () => {
    const asha = await member()
    await tell([randomUUID(), asha.id])
    expect(await sql`select from member_events where user_id = ${asha.id}`.execute(db)).toMatchObject({
      rows: [{}],
    })
  })

  test('of two at once for one member both arrive, in order', async () => {
    const asha = await member()
    const stream = await readEvents(here.url, asha)
    await publish(db, { to: [asha.id], ...aRoom() }, { to: [asha.id], ...aRoom() })
    expect((await stream.next(2)).map(({ id }) => id)).toEqual(['1', '2'])
    await stream.close()
  })
})

test('200 events published at once by two processes arrive once each and in order', async () => {
  const people = [await member(), await member(), await member()]
  const to = people.map(({ id }) => id)
  const streams = await Promise.all(
    people.flatMap((person) => [readEvents(here.url, person), readEvents(there.url, person)]),
  )
  await Promise.all(
    Array.from({ length: 200 }, (_, index) =>
      (index % 2 ? publish : there.publish)(index % 2 ? db : there.db, {
        to: index % 3 ? to : to.toReversed(),
        ...aRoom(),
      }),
    ),
  )
  const expected = Array.from({ length: 200 }, (_, index) => String(index + 1))
  for (const stream of streams) {
    expect((await stream.next(200, 30_000)).map(({ id }) => id)).toEqual(expected)
    await stream.close()
  }
})

describe('a page that was away', () => {
  test('gets what it missed, and then what is new', async () => {
    const asha = await member()
    for (let count = 0; count < 3; count++) await tell([asha.id])
    const stream = await readEvents(there.url, { ...asha, after: 1 })
    expect((await stream.next(2)).map(({ id }) => id)).toEqual(['2', '3'])
    await tell([asha.id])
    expect((await stream.next(3)).map(({ id }) => id)).toEqual(['2', '3', '4'])
    await stream.close()
  })

  test('gets nothing twice if it missed nothing', async () => {
    const asha = await member()
    await tell([asha.id])
    const stream = await readEvents(here.url, { ...asha, after: 1 })
    await tell([asha.id])
    expect((await stream.next(1)).map(({ id }) => id)).toEqual(['2'])
    await stream.close()
  })

  test('can also say where it was in the address', async () => {
    const asha = await member()
    await tell([asha.id])
    const response = await fetch(`${here.url}/api/events?after=0`, {
      headers: { authorization: `Bearer ${asha.token}` },
    })
    const { value } = (await response.body?.pipeThrough(new TextDecoderStream()).getReader().read()) ?? {}
    expect(value).toContain('id: 1\nevent: room.changed\n')
  })

  test.each([
    ['more than we send again', 0, 201],
    ['something that is deleted by now', 1, 3],
    ['a number that we never gave', 900, 2],
  ])('and asks for %s loads everything again', async (what, after, count) => {
    const asha = await member()
    for (let told = 0; told < count; told++) await tell([asha.id])
    if (what.includes('deleted')) {
      await sql`update member_events set created_at = now() - interval '61 minutes'
        where user_id = ${asha.id} and seq < 3`.execute(db)
      await memberEventPurge(db).run({})
    }
    const stream = await readEvents(here.url, { ...asha, after })
    expect(await stream.next(1)).toEqual([{ id: String(count), event: 'resync', data: {} }])
    await tell([asha.id])
    expect((await stream.next(2))[1]).toMatchObject({ id: String(count + 1), event: 'room.changed' })
    await stream.close()
  })
})

describe('without Redis', () => {
  const unreachable = 'redis://127.0.0.1:1'

  test('PostgreSQL tells the other processes', async () => {
    const [one, two] = [await another({ REDIS_URL: undefined }), await another({ REDIS_URL: undefined })]
    const asha = await member()
    const stream = await readEvents(one.url, asha)
    await untilListening(one.db)
    await two.publish(two.db, { to: [asha.id], ...aRoom() })
    expect(await stream.next(1, 2_000)).toHaveLength(1)
    await stream.close()
  })

  test('a process that has lost it learns within two seconds what others publish through it', async () => {
    const cutOff = await another({ REDIS_URL: unreachable })
    const asha = await member()
    const stream = await readEvents(cutOff.url, asha)
    await tell([asha.id])
    expect(await stream.next(1, 5_000)).toHaveLength(1)
    await stream.close()
  })

  test('a process without it reaches those that have it', async () => {
    const cutOff = await another({ REDIS_URL: unreachable })
    const asha = await member()
    const stream = await readEvents(here.url, asha)
    await untilListening(here.db)
    await cutOff.publish(cutOff.db, { to: [asha.id], ...aRoom() })
    expect(await stream.next(1, 2_000)).toHaveLength(1)
    await stream.close()
  })

  test('a process whose Redis stops and returns misses nothing', async () => {
    const redis = await startOwnRedis()
    const [one, two] = [await another({ REDIS_URL: redis.url }), await another({ REDIS_URL: redis.url })]
    const asha = await member()
    const stream = await readEvents(one.url, asha)
    await two.publish(two.db, { to: [asha.id], ...aRoom() })
    await stream.next(1)
    await redis.stop()
    await two.publish(two.db, { to: [asha.id], ...aRoom() })
    expect(await stream.next(2, 5_000)).toHaveLength(2)
    await redis.start()
    await two.publish(two.db, { to: [asha.id], ...aRoom() })
    expect((await stream.next(3, 10_000)).map(({ id }) => id)).toEqual(['1', '2', '3'])
    await stream.close()
  })
})
