import { Client } from 'pg'
import type { Logger } from '#platform/log.ts'

type Options = {
  connectionString: string
  channel: string
  onMessage: (payload: string) => void
  log: Logger
}

const reconnectAfterMs = 1_000

/**
 * Hears what is notified on a channel, over a connection of its own that is opened again when it breaks. What is
 * said in between is lost, so a listener must be able to catch up by other means.
 */
export function listen({ connectionString, channel, onMessage, log }: Options): { stop: () => Promise<void> } {
  let client: Client | undefined
  let timer: NodeJS.Timeout | undefined
  let stopped = false

  const connect = async () => {
    const next = new Client({ connectionString, application_name: `listen ${channel}`, keepAlive: true })
    client = next
    next.on('error', (error) => log.warn({ err: error }, 'a listening connection broke'))
    next.on('end', () => later())
    next.on('notification', ({ payload }) => {
      if (payload) onMessage(payload)
    })
    await next.connect()
    await next.query(`listen ${next.escapeIdentifier(channel)}`)
  }
  const attempt = () => {
    connect().catch((error: unknown) => {
      log.warn({ err: error }, 'cannot listen to the database yet')
      later()
    })
  }
  const later = () => {
    if (stopped) return
    clearTimeout(timer)
    timer = setTimeout(attempt, reconnectAfterMs).unref()
  }

  attempt()
  return {
    stop: async () => {
      stopped = true
      clearTimeout(timer)
      // A connection that is not yet, or no longer, there cannot be ended; it is gone either way.
      await client?.end().catch(() => {})
    },
  }
}
