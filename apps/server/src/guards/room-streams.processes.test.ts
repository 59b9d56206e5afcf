import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { api, createClient } from '@sadhana/contract'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createAccessTokens } from '#features/account/sessions/access-tokens.service.ts'
import { systemClock } from '#platform/clock.ts'
import { createKeys } from '#platform/keys.ts'
import { killApi, startApi } from '#testing/processes/api-process.ts'
import { startOwnRedis } from '#testing/realtime/own-redis.ts'
import { readEvents } from '#testing/realtime/event-reader.ts'
import { untilServed } from '#testing/races.ts'
import { aRoom } from '#testing/requests/room.ts'
import { randomAddress, sendTo } from '#testing/send.ts'
import { testApp } from '#testing/test-app.ts'

/** `npm run long -- rooms` opens a hundred rooms and holds the results to the limits of an idle machine. */
const rooms = Number(process.env.STREAMED_ROOMS ?? 2)
const isMeasured = process.env.STREAMED_ROOMS !== undefined
const perRoom = 10
const deviceProbes = 3

const at = (sorted: readonly number[], share: number) => sorted[Math.ceil(share * sorted.length) - 1] ?? 0
const sorted = (values: readonly number[]) => values.toSorted((one, other) => one - other)
const whole = (ms: number) => `${Math.round(ms)} ms`
const say = (line: string) => void (isMeasured && process.stdout.write(`${line}\n`))

/** Megabytes and seconds of processor time that a process has used. */
async function usageOf(pid: number | undefined) {
  const [status, stat] = await Promise.all([
    readFile(`/proc/${pid}/status`, 'utf8'),
    readFile(`/proc/${pid}/stat`, 'utf8'),
  ])
  const [user = 0, system = 0] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13)
    .map(Number)
  return { mb: Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024, seconds: (user + system) / 100 }
}

test(
  'rooms over two processes: everyone hears of it, also without Redis and after one is killed',
  { timeout: 900_000 },
  async () => {
    const redis = await startOwnRedis()
    const app = await testApp()
    const { db, config } = app
    const settings = { ...config, REDIS_URL: redis.url, LOG_LEVEL: 'fatal' } as const
    const apis = [await startApi(settings), await startApi(settings)] as const
    const tokens = createAccessTokens({
      keys: createKeys({ current: config.SECRET_KEY, previous: undefined }),
      clock: systemClock,
      publicUrl: config.PUBLIC_URL,
    })
    const people = await Promise.all(
      Array.from({ length: rooms * perRoom }, async (_, index) => {
        const [id, sessionId] = [randomUUID(), randomUUID()]
        return { id, sessionId, token: await tokens.issue({ id, sessionId }), room: Math.floor(index / perRoom), index }
      }),
    )
    /** Asks the process that lives on, and again if it is too busy to answer. */
    const as = ({ token }: { token: string }) =>
      createClient(api, sendTo(apis[0].url, { authorization: `Bearer ${token}`, 'x-forwarded-for': randomAddress() }))
    const ids = people.map(({ id }) => id)
    await sql`insert into users (id, username, display_name)
    select id, 'sitter-' || number, 'Sitter' from unnest(${ids}::uuid[]) with ordinality as one (id, number)`.execute(
      db,
    )
    await sql`insert into login_sessions (user_id, id, expires_at)
    select user_id, id, now() + interval '1 day'
    from unnest(${ids}::uuid[], ${people.map(({ sessionId }) => sessionId)}::uuid[]) as one (user_id, id)`.execute(db)

    const before = await Promise.all(apis.map(({ child }) => usageOf(child.pid)))
    /** Odd ones at one process, even ones at the other. */
    const opened = await inTurns(people, 25, async (person) => ({
      ...person,
      stream: await readEvents(apis[person.index % 2 ? 1 : 0].url, { token: person.token }),
    }))
    const after = await Promise.all(apis.map(({ child }) => usageOf(child.pid)))
    const spent = (what: 'mb' | 'seconds') =>
      after.reduce((sum, one, which) => sum + one[what] - (before[which]?.[what] ?? 0), 0)
    say(
      `${people.length} streams: ${((spent('mb') * 1024) / people.length).toFixed(1)} kB and ${((spent('seconds') * 1000) / people.length).toFixed(2)} ms of processor time each to open`,
    )

    const hosts = people.filter(({ index }) => index % perRoom === 0)
    const roomIds = await inTurns(
      hosts,
      4,
      async (host) => (await untilServed(() => as(host).room.open({ body: aRoom({ inMinutes: 60 }) }))).roomId,
    )

    /** How long until everyone else in the room has heard that the last one joined or left. */
    const presence = async (act: 'join' | 'leave', who: number, inRoom: number) =>
      inTurns(roomIds.keys().toArray(), 4, async (number) => {
        const id = roomIds[number] ?? ''
        const present = opened.filter(
          ({ room, index }) => room === number && index % perRoom < inRoom && index % perRoom !== who,
        )
        const counts = present.map(({ stream }) => stream.events.length)
        const actor = people[number * perRoom + who]
        if (!actor) throw new Error('nobody there')
        const begun = performance.now()
        await (act === 'join'
          ? untilServed(() => as(actor).room.join({ params: { id }, body: {} }))
          : untilServed(() => as(actor).room.leave({ params: { id } })))
        while (present.some(({ stream }, index) => stream.events.length <= (counts[index] ?? 0))) {
          if (performance.now() - begun > 30_000) throw new Error('someone never heard of it')
          await pause(2)
        }
        return performance.now() - begun
      })

    for (let who = 1; who < perRoom - 1; who++) await presence('join', who, who)
    const told = sorted(await presence('join', perRoom - 1, perRoom - 1))
    say(`presence on both processes: median ${whole(at(told, 0.5))}, p99 ${whole(at(told, 0.99))}`)

    // Each device works out the server's time from the quickest of three answers, and rings by it.
    const offsets = await inTurns(people, 10, async ({ token, index }) => {
      const probes: { way: number; offset: number }[] = []
      for (let count = 0; count < deviceProbes; count++) {
        const sentAt = Date.now()
        const answer = await fetch(`${apis[index % 2 ? 1 : 0].url}/api/time`, {
          headers: { authorization: `Bearer ${token}` },
        })
        const { now } = (await answer.json()) as { now: number }
        const receivedAt = Date.now()
        probes.push({ way: receivedAt - sentAt, offset: now - (sentAt + receivedAt) / 2 })
      }
      return probes.toSorted((one, other) => one.way - other.way)[0]?.offset ?? 0
    })
    const spreads = sorted(
      roomIds.map((_, number) => {
        const ofRoom = offsets.slice(number * perRoom, (number + 1) * perRoom)
        return Math.max(...ofRoom) - Math.min(...ofRoom)
      }),
    )
    say(`start bells of a room apart: median ${whole(at(spreads, 0.5))}, p99 ${whole(at(spreads, 0.99))}`)

    // In the middle of a room, Redis forgets everything and then stops: PostgreSQL carries the news.
    await redis.stop()
    const withoutRedis = sorted(await presence('leave', perRoom - 1, perRoom - 1))
    say(`presence without Redis: median ${whole(at(withoutRedis, 0.5))}, p99 ${whole(at(withoutRedis, 0.99))}`)
    await redis.start()

    // One process dies. Its readers go to the other, each after a little chance as browsers do, and miss nothing.
    const lost = opened.filter(({ index }) => index % 2 === 1)
    const killedAt = performance.now()
    await killApi(apis[1].child)
    const host = hosts[0]
    if (host) await as(host).room.begin({ params: { id: roomIds[0] ?? '' } })
    const back = await Promise.all(
      lost.map(async ({ stream, ...person }) => {
        await stream.ended
        await pause(Math.random() * 1_000)
        const last = Number(stream.events.findLast(({ id }) => id !== undefined)?.id ?? 0)
        const again = await readEvents(apis[0].url, { token: person.token, after: last })
        return { person, again, ms: performance.now() - killedAt }
      }),
    )
    const waits = sorted(back.map(({ ms }) => ms))
    say(`one process killed: all ${back.length} back after ${whole(at(waits, 1))} (median ${whole(at(waits, 0.5))})`)
    expect(back.every(({ again }) => again.response.ok)).toBe(true)
    const inFirst = back.filter(({ person }) => person.room === 0 && person.index % perRoom !== perRoom - 1)
    for (const { again } of inFirst) expect((await again.next(1)).map(({ event }) => event)).toEqual(['room.changed'])

    if (isMeasured) {
      expect(at(told, 0.99)).toBeLessThanOrEqual(1_000)
      expect(at(spreads, 0.5)).toBeLessThanOrEqual(150)
      expect(at(spreads, 0.99)).toBeLessThanOrEqual(400)
      expect(at(waits, 1)).toBeLessThanOrEqual(5_000)
    }
    await Promise.all(
      [...opened.map(({ stream }) => stream), ...back.map(({ again }) => again)].map((one) => one.close()),
    )
  },
)

/** A few at a time, in order. */
async function inTurns<Item, Result>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  for (let start = 0; start < items.length; start += atOnce)
    results.push(...(await Promise.all(items.slice(start, start + atOnce).map(work))))
  return results
}
