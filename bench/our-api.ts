import { waitlistReactions, waitlistRoutes } from '../apps/server/src/features/waitlist/index.ts'
import { readConfig } from '../apps/server/src/platform/config.ts'
import { createDb, createPool } from '../apps/server/src/platform/db/database.ts'
import { createEvents } from '../apps/server/src/platform/events.ts'
import { createServer, layers, type ServerDeps } from '../apps/server/src/platform/http/server.ts'
import { createLimiter, type Limiter } from '../apps/server/src/platform/limits.ts'
import { createLogger } from '../apps/server/src/platform/log.ts'
import { createMetrics } from '../apps/server/src/platform/metrics.ts'
import { createRedis } from '../apps/server/src/platform/redis.ts'
import { benchRoutes } from './bench-routes.ts'
import { report } from './child.ts'
import { databaseUrl, poolSize, redisUrl } from './settings.ts'

const [name = 'bench-api', withVariants] = process.argv.slice(2)

const config = readConfig({
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://compass.example',
  TRUSTED_PROXIES: '127.0.0.1',
  DATABASE_URL: databaseUrl,
  DATABASE_POOL_SIZE: String(poolSize),
  REDIS_URL: redisUrl,
  SMTP_URL: 'smtp://127.0.0.1:25',
  MAIL_FROM: 'Sadhana Compass <hello@compass.example>',
  SECRET_KEY: 'only for the bench: 0123456789abcdefghijklmnopqrstuvwxyz',
  STORAGE_URL: 'file:var/bench-storage',
  // The layer is in place but never sheds: on a starved machine it would, and its refusals are no measurement.
  OVERLOAD_DELAY_MS: '60000',
})
const log = createLogger(config.LOG_LEVEL)
const pool = createPool({ connectionString: databaseUrl, poolSize, name, onError: (error) => log.warn(error) })
const redis = createRedis(config.REDIS_URL, log)
const deps: ServerDeps = {
  config,
  log,
  metrics: createMetrics(pool),
  db: createDb(pool),
  redis,
  limiter: createLimiter(redis),
  whoIs: async () => null,
}
const neverFull: Limiter = { take: async () => ({ taken: true, giveBack: async () => {} }) }

/** The whole service, or all of it but one layer. */
async function listen(without?: string): Promise<string> {
  const use = Object.entries(layers).flatMap(([layer, add]) => (layer === without ? [] : [add]))
  const mounts = [waitlistRoutes({ events: createEvents(waitlistReactions) }), benchRoutes()]
  const server = await createServer(without === 'limit' ? { ...deps, limiter: neverFull } : deps, mounts, use)
  return server.listen({ host: '127.0.0.1', port: 0 })
}

const urls: Parameters<typeof report>[0] = { full: await listen() }
if (withVariants) for (const layer of [...Object.keys(layers), 'limit']) urls[layer] = await listen(layer)
report(urls)
