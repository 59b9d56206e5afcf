import type { ServerResponse } from 'node:http'
import { Counter, Gauge } from 'prom-client'
import type { Member } from '#platform/caller.ts'
import type { Db } from '#platform/db/database.ts'
import { AppError } from '#platform/errors.ts'
import { addressOf } from '#platform/limits.ts'
import type { Logger } from '#platform/log.ts'
import type { Metrics } from '#platform/metrics.ts'
import { type Announced, hearAnnouncements } from './announcements.ts'
import { EventStream } from './event-stream.ts'
import { listEventsAfter, listLastSeqs } from './member-events.repo.ts'

type Options = {
  db: Db
  databaseUrl: string
  redisUrl: string | undefined
  log: Logger
  metrics: Metrics
  isEnded: (member: Member) => Promise<boolean>
}

export type EventStreams = ReturnType<typeof createEventStreams>

const heartbeatSeconds = 20
/** A member's browsers, on all their devices. One more ends the oldest, which may be a phone that lost its network. */
const maxPerMember = 8
/** Many members may share an address: a school, or a mobile network. */
const maxPerAddress = 200
const maxPerProcess = 20_000
const retryAfterSeconds = 30
/** Connected again by then at the latest, so that a session that ran out doesn't read any longer. */
const maxMinutes = 30
const batchSize = 1_000
/** Pages of a process that stops don't come back all at once. */
const comeBackWithinMs = 3_000

/** The open streams of this process. */
export function createEventStreams({ db, databaseUrl, redisUrl, log, metrics, isEnded }: Options) {
  const streams = new Set<EventStream>()
  const byMember = groups<string>()
  const bySession = groups<string>()
  const byAddress = groups<string>()
  const refused = new Counter({
    name: 'event_streams_refused_total',
    help: 'Event streams that were refused, by reason',
    labelNames: ['reason'],
    registers: [metrics.registry],
  })
  const open: Gauge = new Gauge({
    name: 'event_streams',
    help: 'Open event streams of this process',
    registers: [metrics.registry],
    collect: () => open.set(streams.size),
  })
  const listEvents = (userId: string, after: number) => listEventsAfter(db, userId, after)

  const tell = (announced: readonly Announced[]) => {
    for (const event of announced) for (const stream of byMember.of(event.userId)) stream.tell(event)
  }
  /** Finds what announcements missed. */
  const catchUp = async () => {
    const members = byMember.keys()
    for (let start = 0; start < members.length; start += batchSize) {
      tell(await listLastSeqs(db, members.slice(start, start + batchSize)))
    }
  }
  const catchUpOrLater = () =>
    void catchUp().catch((error: unknown) => log.warn({ err: error }, 'cannot look for missed events'))
  const announcements = hearAnnouncements({
    redisUrl,
    databaseUrl,
    log,
    onAnnounced: tell,
    onReturn: catchUpOrLater,
  })

  const endSessions = (sessionIds: readonly string[]) => {
    for (const id of sessionIds) for (const stream of bySession.of(id)) stream.destroy()
  }
  const endIfOver = async (stream: EventStream) => {
    if (await isEnded(stream.member)) stream.destroy()
  }

  // Each second has its share of the heartbeats, so that no second has them all.
  let second = 0
  let opened = 0
  const shareOf = new WeakMap<EventStream, number>()
  const closesAt = new WeakMap<EventStream, number>()
  const timer = setInterval(() => {
    second++
    for (const stream of streams) {
      if (shareOf.get(stream) !== second % heartbeatSeconds) continue
      if ((closesAt.get(stream) ?? 0) < second) stream.end(0)
      else stream.beat()
      endIfOver(stream).catch(() => stream.destroy())
    }
    if (streams.size > 0 && (!announcements.isHearing() || second % heartbeatSeconds === 0)) catchUpOrLater()
  }, 1_000)
  timer.unref()

  function refuse(reason: string): never {
    refused.inc({ reason })
    throw new AppError('request.too_many', { retryAfterSeconds })
  }

  function add(stream: EventStream, response: ServerResponse): void {
    const { member, address } = stream
    shareOf.set(stream, opened++ % heartbeatSeconds)
    closesAt.set(stream, second + maxMinutes * 60 * (0.75 + Math.random() / 4))
    const removals = [byMember.add(member.id, stream), bySession.add(member.sessionId, stream)]
    removals.push(byAddress.add(address, stream))
    streams.add(stream)
    response.once('close', () => {
      streams.delete(stream)
      for (const remove of removals) remove()
    })
    const [oldest] = byMember.of(member.id).size > maxPerMember ? byMember.of(member.id) : []
    oldest?.end(60_000)
  }

  return {
    /** Throws if there are too many. Otherwise the stream can be started, and belongs to this process until it ends. */
    prepare: ({ member, ip, after }: { member: Member; ip: string; after: number | undefined }) => {
      const address = addressOf(ip)
      if (byAddress.of(address).size >= maxPerAddress) refuse('address')
      if (streams.size >= maxPerProcess) refuse('process')
      return (response: ServerResponse): void => {
        const stream = new EventStream(response, { member, address }, listEvents)
        add(stream, response)
        stream.start(after).catch((error: unknown) => {
          log.warn({ err: error }, 'cannot start an event stream')
          stream.destroy()
        })
        // The session may have ended while the request was on its way.
        endIfOver(stream).catch(() => stream.destroy())
      }
    },
    endSessions,
    /** Ends every stream. Pages connect to another process, or to this one's successor. */
    drain: () => {
      for (const stream of streams) stream.end(Math.round(Math.random() * comeBackWithinMs))
    },
    stop: async () => {
      clearInterval(timer)
      for (const stream of streams) stream.destroy()
      await announcements.stop()
    },
  }
}

const none: ReadonlySet<EventStream> = new Set()

/** Streams by something they have in common. */
function groups<Key>() {
  const members = new Map<Key, Set<EventStream>>()
  return {
    of: (key: Key): ReadonlySet<EventStream> => members.get(key) ?? none,
    keys: () => [...members.keys()],
    /** Returns how to remove it. */
    add: (key: Key, stream: EventStream) => {
      const group = members.get(key) ?? new Set()
      members.set(key, group.add(stream))
      return () => {
        group.delete(stream)
        if (group.size === 0 && members.get(key) === group) members.delete(key)
      }
    },
  }
}
