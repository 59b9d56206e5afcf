import helmet, { type FastifyHelmetOptions } from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

const self = "'self'"

/** Nothing from elsewhere, nothing inline, and strings cannot become scripts. */
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
  'trusted-types': ["'none'"],
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

export async function addSecurityHeaders(app: FastifyInstance, publicUrl: string): Promise<void> {
  await app.register(helmet, options(publicUrl.startsWith('https:')))
  app.addHook('onRequest', async (request, reply) => {
    reply.header('permissions-policy', permissions.join(', '))
    reply.header('x-request-id', request.id)
  })
}
