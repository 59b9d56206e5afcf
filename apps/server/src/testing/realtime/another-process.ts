import { afterAll } from 'vitest'
import { createApp } from '#app.ts'
import type { Config } from '#platform/config.ts'
import { createLogger } from '#platform/log.ts'

/** A second API process on the same database, as far as one process can be two. */
export async function anotherProcess(config: Config) {
  const app = createApp(config, { name: 'other', log: createLogger('silent') })
  const server = await app.createServer()
  const url = await server.listen({ host: '127.0.0.1', port: 0 })
  let isClosed = false
  const close = async () => {
    if (isClosed) return
    isClosed = true
    await server.close()
    await app.close()
  }
  afterAll(close)
  return { ...app, server, url, close }
}
