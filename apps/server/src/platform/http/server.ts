import { randomUUID } from 'node:crypto'
import cookie from '@fastify/cookie'
import compress from '@fastify/compress'
import underPressure from '@fastify/under-pressure'
import fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyRequest, LogController } from 'fastify'
import { validatorCompiler } from 'fastify-type-provider-zod'
import type { Redis } from 'ioredis'
import type { Config } from '#platform/config.ts'
import type { Standby } from '#platform/db/standby.ts'
import type { Logger } from '#platform/log.ts'
import type { Metrics } from '#platform/metrics.ts'
import { addressOf } from '#platform/limits.ts'
import { createKeyedQueue } from '#platform/keyed-queue.ts'
import { addAbout } from './about.ts'
import type { Tracing } from '#platform/tracing/tracing.ts'
import { browserCookieFor } from './caller.ts'
import { addDocs } from './docs.ts'
import { addErrorAnswers } from './error-answers.ts'
import { addSecurityHeaders, securityHeaders } from './headers.ts'
import type { Mount, MountContext } from './implement.ts'
import { addOperations } from './operations.ts'
import { judgingSerializerCompiler, quickSerializerCompiler } from './serialize.ts'
import { createStandbyReads } from './standby-reads.ts'
import { addStopping } from './stopping.ts'
import { refuseTokensInAddresses } from './token-access.ts'
import { answerUnreadable, isReadable, refuseAmbiguous } from './unreadable.ts'
import { addWebApp, unobservedPage } from './web-app.ts'

export type ServerDeps = Omit<MountContext, 'browserCookie' | 'readLimit' | 'serializeWrites' | 'standbyReads'> & {
  config: Config
  log: Logger
  metrics: Metrics
  redis: Redis | undefined
  tracing?: Tracing | undefined
  standby?: Standby | undefined
  /** How long a request may take to arrive. */
  requestTimeoutMs?: number
}

type Layer = (app: FastifyInstance, deps: ServerDeps) => Promise<void> | void

const maxBodyBytes = 256 * 1024
const maxWritesWaiting = 100
const maxRequestMs = 30_000
const maxAddressLength = 16 * 1024

/**
 * The layers that every request passes through, outermost first. The bench leaves out single layers to see what each
 * costs.
 */
export const layers = {
  headers: (app, { config }) => addSecurityHeaders(app, config),
  observation: (app, { metrics, tracing }) => {
    addObservation(app, metrics)
    if (tracing) addTracing(app, tracing)
  },
  overload: async (app, { config }) => {
    await app.register(underPressure, { maxEventLoopDelay: config.OVERLOAD_DELAY_MS, retryAfter: 5 })
  },
  compression: async (app) => {
    await app.register(compress, { threshold: 1_024 })
  },
} satisfies Record<string, Layer>

/**
 * Writes one log line and one measurement per response. Only route patterns are logged, because a path may contain a
 * secret.
 */
function addObservation(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { method } = request
    const route = request.routeOptions.url ?? 'unknown'
    // Logged, but not measured: a stream ends when the page does.
    if (request.routeOptions.config.isStream && reply.statusCode === 200) {
      request.log.info({ method, route, status: 200 }, 'stream closed')
    } else if (route !== unobservedPage) {
      const status = reply.statusCode
      metrics.requestSeconds.observe({ method, route, status }, reply.elapsedTime / 1000)
      const refused = status >= 400 ? refusalOf(request) : undefined
      request.log.info({ method, route, status, ms: Math.round(reply.elapsedTime), ...refused }, 'request completed')
    }
    done()
  })
}

/** Who was refused, from where and why. What succeeds is logged without a member or an address. */
const refusalOf = ({ member, ip, refusal }: FastifyRequest) => ({
  reason: refusal,
  member: member?.id,
  address: addressOf(ip),
})

/** The body is read in callbacks of the socket, so the span is entered after that. */
function addTracing(app: FastifyInstance, tracing: Tracing): void {
  const spans = new WeakMap<FastifyRequest, ReturnType<Tracing['startRequest']>>()
  app.addHook('onRequest', async (request) => {
    const { url, config } = request.routeOptions
    if (url !== unobservedPage && !config.isStream) spans.set(request, tracing.startRequest())
  })
  app.addHook('preValidation', (request, _reply, done) => {
    const span = spans.get(request)
    if (span) span.enter(done)
    else done()
  })
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown'
    spans.get(request)?.end({ method: request.method, route, status: reply.statusCode })
  })
}

export async function createServer(
  deps: ServerDeps,
  mounts: readonly Mount[],
  use: readonly Layer[] = Object.values(layers),
): Promise<FastifyInstance> {
  const { config, log, metrics, db, redis, standby, requestTimeoutMs = maxRequestMs } = deps
  const loggerInstance: FastifyBaseLogger = log
  const app = fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: config.TRUSTED_PROXIES.length > 0 ? config.TRUSTED_PROXIES : false,
    bodyLimit: maxBodyBytes,
    // A proxy may send a request before it learns that we are stopping. A 503 would reach the member.
    return503OnClosing: false,
    requestTimeout: requestTimeoutMs,
    // How often Node looks for late requests. The default is every 30 seconds.
    http: { headersTimeout: requestTimeoutMs, connectionsCheckingInterval: Math.min(1_000, requestTimeoutMs) },
    clientErrorHandler: answerUnreadable(await securityHeaders(config)),
    // The contract limits the length of parameters, and Node limits the whole address.
    routerOptions: { maxParamLength: maxAddressLength },
    rewriteUrl: ({ url = '/' }) => (isReadable(url) ? url : '/unreadable'),
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(config.NODE_ENV === 'production' ? quickSerializerCompiler : judgingSerializerCompiler)
  app.decorateRequest('member', null)
  app.decorateRequest('refusal', null)
  addErrorAnswers(app)
  addStopping(app)
  for (const layer of use) await layer(app, deps)
  refuseAmbiguous(app)
  refuseTokensInAddresses(app)
  await addDocs(app, config.PUBLIC_URL)
  addAbout(app, config)
  addOperations(app, { config, db, redis, metrics })
  await addWebApp(app, config)
  await app.register(cookie)
  const context = {
    ...deps,
    readLimit: { max: config.READS_PER_MINUTE, seconds: 60 },
    serializeWrites: createKeyedQueue({
      atOnce: Math.max(1, Math.floor(config.DATABASE_POOL_SIZE / 3)),
      maxWaiting: maxWritesWaiting,
    }),
    browserCookie: browserCookieFor(config.PUBLIC_URL),
    standbyReads: standby && createStandbyReads(standby, config.PUBLIC_URL),
  }
  await app.register(async (scope) => {
    for (const mount of mounts) mount(scope, context)
  })
  return app
}
