import type { FastifyInstance } from 'fastify'
import type { Metrics } from '#platform/metrics.ts'

/** One log line and one measurement per answer. Addresses are logged as route patterns: a path may hold a secret. */
export function addObservation(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', async (request, reply) => {
    const { method } = request
    const route = request.routeOptions.url ?? 'unknown'
    const status = reply.statusCode
    metrics.requestSeconds.observe({ method, route, status }, reply.elapsedTime / 1000)
    request.log.info({ method, route, status, ms: Math.round(reply.elapsedTime) }, 'answered')
  })
}
