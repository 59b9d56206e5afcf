import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Redis } from 'ioredis'
import type { Config } from '#platform/config.ts'
import { createPool, type Db } from '#platform/db/database.ts'
import { AppError } from '#platform/errors.ts'
import { isLoopback } from '#platform/limits.ts'
import { describeMetrics, type Metrics } from '#platform/metrics.ts'
import { listLiveWorkers } from '#platform/operations/operations.repo.ts'
import { usualPulse } from '#platform/queue/heartbeat.ts'

type Options = { config: Config; db: Db; redis: Redis | undefined; metrics: Metrics }

/** For operators: readiness and metrics. */
export function addOperations(app: FastifyInstance, { config, db, redis, metrics }: Options): void {
  // Has its own connection, because the service is still ready if the pool is fully used for a moment.
  const pool = createPool({
    connectionString: config.DATABASE_URL,
    poolSize: 1,
    name: 'readiness',
    onError: (error) => app.log.debug({ err: error }, 'the connection of /readyz broke'),
  })
  app.addHook('onClose', () => pool.end())

  const askDatabase = () =>
    pool.query<{ alive: boolean }>(workersAlive).then(
      ({ rows }) => ({ database: 'reachable', worker: rows[0]?.alive ? 'alive' : 'silent' }),
      () => ({ database: 'unreachable', worker: 'unknown' }),
    )

  // The API can answer without a worker, so a load balancer should keep sending requests. `?with=worker` is for
  // monitoring.
  app.get<{ Querystring: { with?: string } }>('/readyz', { schema: { hide: true } }, async ({ query }, reply) => {
    const health = await askDatabase()
    const cache = redis ? (redis.status === 'ready' ? 'reachable' : 'unreachable') : 'not configured'
    const isReady = health.database === 'reachable' && (query.with !== 'worker' || health.worker === 'alive')
    const stopping = app.isStopping() ? { process: 'stopping' } : undefined
    return reply.code(isReady && !stopping ? 200 : 503).send({ ...health, redis: cache, ...stopping })
  })

  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!mayRead(request, config.METRICS_TOKEN)) throw new AppError('request.not_found')
    const workers = await listLiveWorkers(db).catch(() => [])
    return reply.type(metrics.registry.contentType).send(await describeMetrics(metrics.registry, workers))
  })
}

const workersAlive = `select exists (
  select from worker_heartbeats where seen_at > now() - interval '${usualPulse.deadAfterMs} milliseconds') as alive`

/**
 * Headers that proxies and content delivery networks add: `forwarded`, `via`, `x-real-ip`, `cf-connecting-ip`,
 * `true-client-ip`…
 */
const forwarding = /forwarded|[-_]ip$|^(?:via|cdn-loop)$|^(?:cf|fastly|fly|x-(?:amzn?|azure|cloud|envoy|original))-/

/**
 * If a token is configured, it is required. Otherwise only requests from this machine that came through no proxy are
 * allowed.
 */
function mayRead({ headers, ip }: FastifyRequest, token: string | undefined): boolean {
  if (!token) return isLoopback(ip) && !Object.keys(headers).some((name) => forwarding.test(name))
  const [received, wanted] = [Buffer.from(headers.authorization ?? ''), Buffer.from(`Bearer ${token}`)]
  return received.length === wanted.length && timingSafeEqual(received, wanted)
}
