import type { Db } from '#platform/db/database.ts'
import { listen } from '#platform/db/listen.ts'
import type { Logger } from '#platform/log.ts'
import { endedChannel, isLive, listRecentlyEnded } from '../shared/login-sessions.repo.ts'

export type EndedSessions = {
  add: (sessionIds: readonly string[]) => void
  has: (member: { id: string; sessionId: string }) => Promise<boolean>
  /** Calls `act` with sessions that ended, possibly more than once. */
  onEnded: (act: (sessionIds: readonly string[]) => void) => void
  stop: () => Promise<void>
}

type Options = { db: Db; connectionString: string; log: Logger; pollMs?: number; staleMs?: number }

/** Longer than the life of an access token. After that, the token has expired anyway. */
const rememberedMinutes = 20

/**
 * Keeps recently ended sessions in memory, so that a request needs no database query. PostgreSQL announces them at once
 * (LISTEN), and a poll catches what was missed. When the poll has been failing for a few seconds, memory can't be
 * trusted, and each request asks the database.
 */
export async function watchEndedSessions({
  db,
  connectionString,
  log,
  pollMs = 2_000,
  staleMs = 5_000,
}: Options): Promise<EndedSessions> {
  const endedAt = new Map<string, number>()
  let checkedAt = Number.NEGATIVE_INFINITY

  const listeners: ((sessionIds: readonly string[]) => void)[] = []
  const add = (sessionIds: readonly string[]) => {
    for (const listener of listeners) listener(sessionIds)
    for (const id of sessionIds) endedAt.set(id, performance.now())
  }
  const poll = async () => {
    const startedAt = performance.now()
    add(await listRecentlyEnded(db, rememberedMinutes))
    checkedAt = startedAt
    for (const [id, at] of endedAt) if (startedAt - at > rememberedMinutes * 60_000) endedAt.delete(id)
  }

  const listener = listen({ connectionString, channel: endedChannel, onMessage: (id) => add([id]), log })
  await poll()
  const timer = setInterval(() => {
    poll().catch((error: unknown) => log.warn({ err: error }, 'cannot load ended sessions'))
  }, pollMs)
  timer.unref()

  return {
    add,
    onEnded: (act) => void listeners.push(act),
    has: async ({ id, sessionId }) => {
      if (endedAt.has(sessionId)) return true
      return performance.now() - checkedAt > staleMs && !(await isLive(db, id, sessionId))
    },
    stop: async () => {
      clearInterval(timer)
      await listener.stop()
    },
  }
}
