import helmet, { type FastifyHelmetOptions } from '@fastify/helmet'
import fastify, { type FastifyInstance } from 'fastify'
import type { Config } from '#platform/config.ts'
import { inlineScripts } from './web-app.ts'

const self = "'self'"

/** Nothing is loaded from other origins, and no string can become a script, except the URLs of our workers. */
const directives = {
  'default-src': ["'none'"],
  'script-src': [self],
  'style-src': [self],
  'img-src': [self, 'data:', 'blob:'],
  'font-src': [self],
  'connect-src': [self],
  'media-src': [self, 'blob:'],
  'worker-src': [self],
  'manifest-src': [self],
  'form-action': [self],
  'frame-ancestors': ["'none'"],
  'base-uri': ["'none'"],
  'object-src': ["'none'"],
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ['strength-worker', 'import-worker', 'service-worker'],
}

const options = (https: boolean, scripts: readonly string[]): FastifyHelmetOptions => ({
  contentSecurityPolicy: { useDefaults: false, directives: { ...directives, 'script-src': [self, ...scripts] } },
  crossOriginOpenerPolicy: { policy: 'same-origin' },
  crossOriginResourcePolicy: { policy: 'same-origin' },
  referrerPolicy: { policy: 'no-referrer' },
  strictTransportSecurity: https && { maxAge: 63_072_000, includeSubDomains: true },
  xFrameOptions: { action: 'deny' },
})

const permissions = ['camera', 'geolocation', 'microphone', 'payment', 'usb', 'browsing-topics', 'interest-cohort'].map(
  (feature) => `${feature}=()`,
)

type Served = Pick<Config, 'PUBLIC_URL' | 'WEB_ROOT'>

/** Helmet would compute the same headers for every response, so we call it once. */
export async function securityHeaders({ PUBLIC_URL, WEB_ROOT }: Served): Promise<Record<string, string>> {
  const sample = fastify()
  sample.addHook('onSend', async (_request, reply) => {
    reply.header('x-sample', JSON.stringify(reply.getHeaders()))
  })
  await sample.register(helmet, options(PUBLIC_URL.startsWith('https:'), await inlineScripts(WEB_ROOT)))
  sample.get('/', async (_request, reply) => reply.send())
  const { headers } = await sample.inject('/')
  await sample.close()
  const fixed = JSON.parse(String(headers['x-sample'])) as Record<string, string>
  return { ...fixed, 'permissions-policy': permissions.join(', ') }
}

export async function addSecurityHeaders(app: FastifyInstance, served: Served): Promise<void> {
  const fixed = await securityHeaders(served)
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(fixed)
    reply.header('x-request-id', request.id)
    done()
  })
}
