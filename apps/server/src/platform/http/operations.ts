import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Redis } from 'ioredis'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { Metrics } from '#platform/metrics.ts'
import { answerOf } from './error-answers.ts'

type Options = { db: Db; redis: Redis | undefined; metrics: Metrics; metricsToken: string | undefined }

/** For those who run the service: is it alive, can it serve, how is it doing. */
export function addOperations(app: FastifyInstance, { db, redis, metrics, metricsToken }: Options): void {
  app.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'alive' }))

  app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    const database = await sql`select 1`.execute(db).then(
      () => 'reachable',
      () => 'unreachable',
    )
    const cache = redis ? (redis.status === 'ready' ? 'reachable' : 'unreachable') : 'not configured'
    return reply.code(database === 'reachable' ? 200 : 503).send({ database, redis: cache })
  })

  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!mayRead(request.headers.authorization, request.ip, metricsToken)) {
      return reply.code(404).send(answerOf('request.not_found'))
    }
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics())
  })
}

/** With a token set, only its bearer; without one, only this machine. */
function mayRead(authorization: string | undefined, ip: string, token: string | undefined): boolean {
  if (!token) return ip === '127.0.0.1' || ip === '::1'
  const [given, wanted] = [Buffer.from(authorization ?? ''), Buffer.from(`Bearer ${token}`)]
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}
