import { afterAll } from 'vitest'
import type { Config } from '#platform/config.ts'
import { createDb, createPool } from '#platform/db/database.ts'
import type { Mount, WhoIs } from '#platform/http/implement.ts'
import { createServer } from '#platform/http/server.ts'
import { createLimiter } from '#platform/limits.ts'
import { createLogger } from '#platform/log.ts'
import { createMetrics } from '#platform/metrics.ts'
import { testConfig } from './test-app.ts'

type Options = { mounts?: Mount[]; whoIs?: WhoIs; config?: Partial<Config> }

/** The platform's HTTP server with routes of the test's own, on a fresh database. */
export async function testServer({ mounts = [], whoIs = async () => null, config: changes = {} }: Options = {}) {
  const config = { ...(await testConfig({ url: 'smtp://127.0.0.1:1' })), ...changes }
  const pool = createPool({ connectionString: config.DATABASE_URL, poolSize: 10, name: 'test', onError: () => {} })
  const db = createDb(pool)
  const deps = { config, db, whoIs, redis: undefined, log: createLogger('silent'), metrics: createMetrics(pool) }
  const server = await createServer({ ...deps, limiter: createLimiter(undefined) }, mounts)
  const url = await server.listen({ host: '127.0.0.1', port: 0 })
  afterAll(async () => {
    await server.close()
    await db.destroy()
  })
  return { db, server, url }
}
