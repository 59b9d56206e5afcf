import { afterAll } from 'vitest'
import type { Config } from '#platform/config.ts'
import { createDb, createPool } from '#platform/db/database.ts'
import type { Authenticate } from '#platform/caller.ts'
import type { Mount } from '#platform/http/implement.ts'
import { createServer } from '#platform/http/server.ts'
import { createLimiter } from '#platform/limits.ts'
import { createLogger, type Logger } from '#platform/log.ts'
import { createMetrics } from '#platform/metrics.ts'
import { testConfig } from './test-app.ts'

type Options = {
  mounts?: Mount[]
  authenticate?: Authenticate
  config?: Partial<Config>
  log?: Logger
  requestTimeoutMs?: number
}

/** The platform's HTTP server with a test's own routes, on a new database. */
export async function testServer({
  mounts = [],
  authenticate = async () => null,
  config: changes = {},
  log = createLogger('silent'),
  ...timeouts
}: Options = {}) {
  const config = { ...(await testConfig({ url: 'smtp://127.0.0.1:1' })), ...changes }
  const pool = createPool({ connectionString: config.DATABASE_URL, poolSize: 10, name: 'test', onError: () => {} })
  const db = createDb(pool)
  const deps = { ...timeouts, config, db, authenticate, redis: undefined, log, metrics: createMetrics(pool) }
  const server = await createServer({ ...deps, limiter: createLimiter(undefined) }, mounts)
  const url = await server.listen({ host: '127.0.0.1', port: 0 })
  afterAll(async () => {
    await server.close()
    await db.destroy()
  })
  return { db, server, url }
}
