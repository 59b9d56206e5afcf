import { waitlistReactions, waitlistRoutes } from '../../apps/server/src/features/waitlist/index.ts'
import { readConfig } from '../../apps/server/src/platform/config.ts'
import { createDb, createPool } from '../../apps/server/src/platform/db/database.ts'
import { createEvents } from '../../apps/server/src/platform/queue/events.ts'
import { createServer, layers, type ServerDeps } from '../../apps/server/src/platform/http/server.ts'
import { createLimiter, type Limiter } from '../../apps/server/src/platform/limits.ts'
import { createLogger } from '../../apps/server/src/platform/log.ts'
import { createMetrics } from '../../apps/server/src/platform/metrics.ts'
import { createRedis } from '../../apps/server/src/platform/redis.ts'
import { benchRoutes } from './bench-routes.ts'
import { report } from '../kit/child.ts'
import { databaseUrl, environment, poolSize } from '../kit/settings.ts'

const [name = 'bench-api', withVariants] = process.argv.slice(2)

const config = readConfig(environment)
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
  authenticate: async () => null,
}
const take: Limiter['take'] = async () => ({ taken: true, refund: async () => {} })
const neverFull: Limiter = { take, takeLoosely: take }

/** The whole service, or all of it except one layer. */
async function listen(without?: string): Promise<string> {
  const use = Object.entries(layers).flatMap(([layer, add]) => (layer === without ? [] : [add]))
  const mounts = [waitlistRoutes({ events: createEvents(waitlistReactions) }), benchRoutes()]
  const server = await createServer(without === 'limit' ? { ...deps, limiter: neverFull } : deps, mounts, use)
  return server.listen({ host: '127.0.0.1', port: 0 })
}

const urls: Parameters<typeof report>[0] = { full: await listen() }
if (withVariants) for (const layer of [...Object.keys(layers), 'limit']) urls[layer] = await listen(layer)
report(urls)
