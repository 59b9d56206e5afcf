import helmet, { type FastifyHelmetOptions } from '@fastify/helmet'
import fastify, { type FastifyInstance } from 'fastify'

const self = "'self'"

/** Nothing from other origins, nothing inline, and no string becomes a script, except the addresses of our workers. */
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
  'trusted-types': ['strength-worker', 'import-worker'],
}

const options = (https: boolean): FastifyHelmetOptions => ({
  contentSecurityPolicy: { useDefaults: false, directives },
  crossOriginOpenerPolicy: { policy: 'same-origin' },
  crossOriginResourcePolicy: { policy: 'same-origin' },
  referrerPolicy: { policy: 'no-referrer' },
  strictTransportSecurity: https && { maxAge: 63_072_000, includeSubDomains: true },
  xFrameOptions: { action: 'deny' },
})

const permissions = ['camera', 'geolocation', 'microphone', 'payment', 'usb', 'browsing-topics', 'interest-cohort'].map(
  (feature) => `${feature}=()`,
)

/** Helmet would compute the same headers for every answer, so we call it once. */
export async function securityHeaders(publicUrl: string): Promise<Record<string, string>> {
  const sample = fastify()
  sample.addHook('onSend', async (_request, reply) => {
    reply.header('x-sample', JSON.stringify(reply.getHeaders()))
  })
  await sample.register(helmet, options(publicUrl.startsWith('https:')))
  sample.get('/', async (_request, reply) => reply.send())
  const { headers } = await sample.inject('/')
  await sample.close()
  const fixed = JSON.parse(String(headers['x-sample'])) as Record<string, string>
  return { ...fixed, 'permissions-policy': permissions.join(', ') }
}

export async function addSecurityHeaders(app: FastifyInstance, publicUrl: string): Promise<void> {
  const fixed = await securityHeaders(publicUrl)
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(fixed)
    reply.header('x-request-id', request.id)
  })
}
