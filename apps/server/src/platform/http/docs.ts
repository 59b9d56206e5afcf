import swagger from '@fastify/swagger'
import fastify, { type FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'

/** The reference page brings its own inline parts, so it gets a policy of its own; nothing else lives there. */
const policy =
  "default-src 'none'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'"

/** Must come before the routes: it collects them as they are added. */
export async function addDocs(app: FastifyInstance, publicUrl: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Sadhana Compass',
        version: '1',
        description: 'Every answer that is not a success has the body `{ code, message, fields? }`.',
      },
      servers: [{ url: publicUrl }],
      components: { securitySchemes: { member: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
    transform: jsonSchemaTransform,
  })

  app.get('/docs/openapi.json', { schema: { hide: true } }, async () => app.swagger())

  let reference: Promise<FastifyInstance> | undefined
  app.get('/docs', { schema: { hide: true } }, async (_request, reply) => reply.redirect('/docs/'))
  app.get('/docs/*', { schema: { hide: true } }, async ({ url }, reply) => {
    reference ??= createReference()
    const { statusCode, headers, rawPayload } = await (await reference).inject({ url })
    return reply
      .code(statusCode)
      .type(headers['content-type'] ?? 'text/html')
      .header('content-security-policy', policy)
      .send(rawPayload)
  })
}

/** Loaded at the first visit, in a corner of its own: every process would carry the page's script otherwise. */
async function createReference(): Promise<FastifyInstance> {
  const { default: scalar } = await import('@scalar/fastify-api-reference')
  const corner = fastify()
  await corner.register(scalar, {
    routePrefix: '/docs',
    configuration: { url: '/docs/openapi.json', withDefaultFonts: false, telemetry: false, hideClientButton: true },
  })
  return corner
}
