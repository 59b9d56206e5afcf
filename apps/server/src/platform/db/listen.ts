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
 * Listens to a channel over its own connection, which is reopened when it breaks. Notifications sent in the meantime
 * are lost, so a listener must be able to catch up in another way.
 */
export function listen({ connectionString, channel, onMessage, log }: Options): { stop: () => Promise<void> } {
  let client: Client | undefined
  let timer: NodeJS.Timeout | undefined
  let stopped = false

  const connect = async () => {
    const next = new Client({ connectionString, application_name: `listen ${channel}`, keepAlive: true })
    client = next
    next.on('error', (error) => log.warn({ err: error }, 'lost the LISTEN connection'))
    next.on('end', () => later())
    next.on('notification', ({ payload }) => {
      if (payload) onMessage(payload)
    })
    await next.connect()
    await next.query(`listen ${next.escapeIdentifier(channel)}`)
  }
  const attempt = () => {
    connect().catch((error: unknown) => {
      log.warn({ err: error }, 'cannot open the LISTEN connection, will retry')
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
      // A connection that isn't open can't be closed, but it is gone either way.
      await client?.end().catch(() => {})
    },
  }
}
