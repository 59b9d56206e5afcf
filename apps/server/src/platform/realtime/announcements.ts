import { Redis } from 'ioredis'
import { listen } from '#platform/db/listen.ts'
import type { Logger } from '#platform/log.ts'
import { eventsChannel } from './publish.ts'

/** From Redis with the event itself, from PostgreSQL only with its number. */
export type Announced = { userId: string; seq: number; kind?: string; data?: unknown }

type Options = {
  redisUrl: string | undefined
  databaseUrl: string
  log: Logger
  onAnnounced: (announced: readonly Announced[]) => void
  /** Called whenever announcements may have been missed. */
  onReturn: () => void
}

/**
 * Hears what other processes publish. Publishers that can't reach Redis use PostgreSQL, so both are always heard. The
 * subscription has a connection of its own, because it waits for as long as nothing happens.
 */
export function hearAnnouncements({ redisUrl, databaseUrl, log, onAnnounced, onReturn }: Options) {
  const read = (text: string) => onAnnounced(JSON.parse(text) as Announced[])
  const listener = listen({ connectionString: databaseUrl, channel: eventsChannel, onMessage: read, log })
  const subscriber = redisUrl ? subscribe(redisUrl, read, onReturn) : undefined
  return {
    /** False while nothing arrives from publishers that use Redis. */
    isHearing: () => subscriber?.isSubscribed() ?? true,
    stop: async () => {
      subscriber?.stop()
      await listener.stop()
    },
  }
}

function subscribe(url: string, read: (text: string) => void, onReturn: () => void) {
  const redis = new Redis(url, {
    connectTimeout: 1_000,
    // A subscription that failed is repeated by `ready`, not from a queue.
    enableOfflineQueue: false,
    autoResubscribe: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (attempt) => Math.min(attempt * 100, 1_000),
    // A dead connection is otherwise noticed only when something is sent.
    keepAlive: 10_000,
  })
  let isSubscribed = false
  // The connection for commands already says so in the log.
  redis.on('error', () => {})
  redis.on('close', () => (isSubscribed = false))
  redis.on('ready', () => {
    redis.subscribe(eventsChannel).then(
      () => {
        isSubscribed = true
        onReturn()
      },
      () => redis.disconnect(true),
    )
  })
  redis.on('message', (_channel, text) => read(text))
  return { isSubscribed: () => isSubscribed, stop: () => redis.disconnect() }
}
