import { randomUUID } from 'node:crypto'
import cookie from '@fastify/cookie'
import compress from '@fastify/compress'
import underPressure from '@fastify/under-pressure'
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import type { Redis } from 'ioredis'
import type { Config } from '#platform/config.ts'
import type { Logger } from '#platform/log.ts'
import type { Metrics } from '#platform/metrics.ts'
import { createKeyedQueue } from '#platform/keyed-queue.ts'
import { browserCookieFor } from './caller.ts'
import { addDocs } from './docs.ts'
import { addErrorAnswers } from './error-answers.ts'
import { addSecurityHeaders, securityHeaders } from './headers.ts'
import type { Mount, MountContext } from './implement.ts'
import { addOperations } from './operations.ts'
import { answerUnreadable, isReadable } from './unreadable.ts'
import { addWebApp, unobservedPage } from './web-app.ts'

export type ServerDeps = Omit<MountContext, 'browserCookie' | 'readLimit' | 'serializeWrites'> & {
  config: Config
  log: Logger
  metrics: Metrics
  redis: Redis | undefined
  /** How long a request may take to arrive. */
  requestTimeoutMs?: number
}

type Layer = (app: FastifyInstance, deps: ServerDeps) => Promise<void> | void

const largestBodyBytes = 256 * 1024
const mostWritesWaiting = 100
const longestRequestMs = 30_000
const longestAddress = 16 * 1024

/** What every request passes through, outermost first. The bench leaves single layers out to see what each costs. */
export const layers = {
  headers: (app, { config }) => addSecurityHeaders(app, config.PUBLIC_URL),
  observation: (app, { metrics }) => addObservation(app, metrics),
  overload: async (app, { config }) => {
    await app.register(underPressure, { maxEventLoopDelay: config.OVERLOAD_DELAY_MS, retryAfter: 5 })
  },
  compression: async (app) => {
    await app.register(compress, { threshold: 1_024 })
  },
} satisfies Record<string, Layer>

/** One log line and one measurement per answer. Addresses are logged as route patterns: a path may hold a secret. */
function addObservation(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', async (request, reply) => {
    const { method } = request
    const route = request.routeOptions.url ?? 'unknown'
    if (route === unobservedPage) return
    const status = reply.statusCode
    metrics.requestSeconds.observe({ method, route, status }, reply.elapsedTime / 1000)
    request.log.info({ method, route, status, ms: Math.round(reply.elapsedTime) }, 'request completed')
  })
}

export async function createServer(
  deps: ServerDeps,
  mounts: readonly Mount[],
  use: readonly Layer[] = Object.values(layers),
): Promise<FastifyInstance> {
  const { config, log, metrics, redis, requestTimeoutMs = longestRequestMs } = deps
  const loggerInstance: FastifyBaseLogger = log
  const app = fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: config.TRUSTED_PROXIES.length > 0 ? config.TRUSTED_PROXIES : false,
    bodyLimit: largestBodyBytes,
    requestTimeout: requestTimeoutMs,
    // How often Node looks for late requests; its default is every 30 seconds.
    http: { headersTimeout: requestTimeoutMs, connectionsCheckingInterval: Math.min(1_000, requestTimeoutMs) },
    clientErrorHandler: answerUnreadable(await securityHeaders(config.PUBLIC_URL)),
    // The contract limits the length of parameters, and Node that of the whole address.
    routerOptions: { maxParamLength: longestAddress },
    rewriteUrl: ({ url = '/' }) => (isReadable(url) ? url : '/unreadable'),
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.decorateRequest('member', null)
  addErrorAnswers(app)
  for (const layer of use) await layer(app, deps)
  await addDocs(app, config.PUBLIC_URL)
  addOperations(app, { config, redis, metrics })
  await addWebApp(app, config.WEB_ROOT)
  await app.register(cookie)
  const context = {
    ...deps,
    readLimit: { max: config.READS_PER_MINUTE, seconds: 60 },
    serializeWrites: createKeyedQueue({
      atOnce: Math.max(1, Math.floor(config.DATABASE_POOL_SIZE / 3)),
      mostWaiting: mostWritesWaiting,
    }),
    browserCookie: browserCookieFor(config.PUBLIC_URL),
  }
  await app.register(async (scope) => {
    for (const mount of mounts) mount(scope, context)
  })
  return app
}
