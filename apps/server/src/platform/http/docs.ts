import swagger from '@fastify/swagger'
import fastify, { type FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { AppError } from '#platform/errors.ts'
import { docsText } from './docs-text.ts'

/**
 * The reference page has inline scripts, so it runs as a sandboxed document: in an opaque origin, without access to our
 * storage and cookies. From that origin, even our own script is cross-origin, which is why the two other headers are
 * needed.
 */
const headers = {
  'content-security-policy':
    "sandbox allow-scripts; default-src 'none'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src data:; font-src data:; connect-src 'self'; form-action 'none'; frame-ancestors 'none'; base-uri 'none'",
  'cross-origin-opener-policy': 'unsafe-none',
  'cross-origin-resource-policy': 'cross-origin',
}

/** A sandboxed page may not use the browser's storage, but the reference does so when it starts. */
const storageInMemory = `<script>
for (const name of ['localStorage', 'sessionStorage']) {
  const kept = new Map()
  const value = {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, text) => kept.set(key, String(text)),
    removeItem: (key) => kept.delete(key),
  }
  Object.defineProperty(window, name, { value })
}
</script>`

/** Must be added before the routes, because it collects them as they are added. */
export async function addDocs(app: FastifyInstance, publicUrl: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Sadhana Compass',
        version: '1',
        description: docsText,
      },
      servers: [{ url: publicUrl }],
      components: {
        securitySchemes: {
          member: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
          accessToken: { type: 'http', scheme: 'bearer', bearerFormat: 'sadhana_…' },
        },
      },
    },
    transform: jsonSchemaTransform,
  })

  app.get('/docs/openapi.json', { schema: { hide: true } }, async (_request, reply) =>
    reply.header('access-control-allow-origin', '*').send(app.swagger()),
  )

  let reference: Promise<FastifyInstance> | undefined
  app.get('/docs', { schema: { hide: true } }, async (_request, reply) => reply.redirect('/docs/'))
  app.get('/docs/*', { schema: { hide: true } }, async ({ url }, reply) => {
    reference ??= createReference()
    const answer = await (await reference).inject({ url })
    if (answer.statusCode >= 400) throw new AppError('request.not_found')
    const type = answer.headers['content-type'] ?? 'text/html'
    const isPage = type.startsWith('text/html')
    return reply
      .code(answer.statusCode)
      .type(type)
      .headers(headers)
      .send(isPage ? answer.payload.replace('<head>', `<head>${storageInMemory}`) : answer.rawPayload)
  })
}

/** Loaded at the first visit, so that no process holds the page's script in memory unnecessarily. */
async function createReference(): Promise<FastifyInstance> {
  const { default: scalar } = await import('@scalar/fastify-api-reference')
  const corner = fastify()
  await corner.register(scalar, {
    routePrefix: '/docs',
    configuration: {
      url: '/docs/openapi.json',
      withDefaultFonts: false,
      telemetry: false,
      hideClientButton: true,
      hideTestRequestButton: true,
      showDeveloperTools: 'never',
      agent: { disabled: true },
      mcp: { disabled: true },
    },
  })
  return corner
}
