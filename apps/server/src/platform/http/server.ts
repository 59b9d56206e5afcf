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
import { browserCookieFor } from './caller.ts'
import { addDocs } from './docs.ts'
import { addErrorAnswers } from './error-answers.ts'
import { addSecurityHeaders } from './headers.ts'
import type { Mount, MountContext } from './implement.ts'
import { addObservation } from './observe.ts'
import { addOperations } from './operations.ts'
import { addWebApp } from './web-app.ts'

export type ServerDeps = Omit<MountContext, 'browserCookie'> & {
  config: Config
  log: Logger
  metrics: Metrics
  redis: Redis | undefined
}

type Layer = (app: FastifyInstance, deps: ServerDeps) => Promise<void> | void

const largestBodyBytes = 256 * 1024
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

/** The framework's own answer to an address that cannot be decoded has neither our headers nor our shape: it is not found. */
function isReadable(url: string): boolean {
  const [path = ''] = url.split('?', 1)
  try {
    return !path.includes('%') || decodeURIComponent(path) !== ''
  } catch {
    return false
  }
}

export async function createServer(
  deps: ServerDeps,
  mounts: readonly Mount[],
  use: readonly Layer[] = Object.values(layers),
): Promise<FastifyInstance> {
  const { config, log, metrics, db, redis } = deps
  const loggerInstance: FastifyBaseLogger = log
  const app = fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: config.TRUSTED_PROXIES.length > 0 ? config.TRUSTED_PROXIES : false,
    bodyLimit: largestBodyBytes,
    requestTimeout: 30_000,
    // How long a parameter may be is for the contract to say; Node already limits the whole address.
    routerOptions: { maxParamLength: longestAddress },
    rewriteUrl: ({ url = '/' }) => (isReadable(url) ? url : '/unreadable'),
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.decorateRequest('member', null)
  addErrorAnswers(app)
  for (const layer of use) await layer(app, deps)
  await addDocs(app, config.PUBLIC_URL)
  addOperations(app, { db, redis, metrics, metricsToken: config.METRICS_TOKEN })
  await addWebApp(app, config.WEB_ROOT)
  await app.register(cookie)
  const context = { ...deps, browserCookie: browserCookieFor(config.PUBLIC_URL) }
  await app.register(async (scope) => {
    for (const mount of mounts) mount(scope, context)
  })
  return app
}
