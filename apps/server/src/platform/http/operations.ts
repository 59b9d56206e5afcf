import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Redis } from 'ioredis'
import type { Config } from '#platform/config.ts'
import { createPool } from '#platform/db/database.ts'
import { AppError } from '#platform/errors.ts'
import { isLoopback } from '#platform/limits.ts'
import type { Metrics } from '#platform/metrics.ts'

type Options = { config: Config; redis: Redis | undefined; metrics: Metrics }

/** For operators: liveness, readiness and metrics. */
export function addOperations(app: FastifyInstance, { config, redis, metrics }: Options): void {
  // Its own connection: a pool that is fully used for a moment is still ready.
  const pool = createPool({
    connectionString: config.DATABASE_URL,
    poolSize: 1,
    name: 'readiness',
    onError: (error) => app.log.debug({ err: error }, 'the connection of /readyz broke'),
  })
  app.addHook('onClose', () => pool.end())

  app.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'alive' }))

  app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    const database = await pool.query('select').then(
      () => 'reachable',
      () => 'unreachable',
    )
    const cache = redis ? (redis.status === 'ready' ? 'reachable' : 'unreachable') : 'not configured'
    return reply.code(database === 'reachable' ? 200 : 503).send({ database, redis: cache })
  })

  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!mayRead(request, config.METRICS_TOKEN)) throw new AppError('request.not_found')
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics())
  })
}

const forwarding = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip']

/** With a token, only its bearer; without one, only requests from this machine that came through no proxy. */
function mayRead({ headers, ip }: FastifyRequest, token: string | undefined): boolean {
  if (!token) return isLoopback(ip) && !forwarding.some((name) => name in headers)
  const [given, wanted] = [Buffer.from(headers.authorization ?? ''), Buffer.from(`Bearer ${token}`)]
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}
