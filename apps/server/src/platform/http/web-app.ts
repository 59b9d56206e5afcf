import { existsSync } from 'node:fs'
import { join } from 'node:path'
import serveFiles from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { answerOf } from './error-answers.ts'

const oneYear = 'public, max-age=31536000, immutable'

/**
 * Serves the built web app, when there is one. `/` is the landing page with its content in the HTML, every
 * other page starts from `app.html`. Files with a hash in their name never change; HTML is never cached.
 */
export async function addWebApp(app: FastifyInstance, root: string | undefined): Promise<void> {
  const built = root !== undefined && existsSync(join(root, 'index.html'))
  if (built) {
    await app.register(serveFiles, {
      root,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        reply.header('cache-control', path.includes('/assets/') ? oneYear : 'no-cache')
      },
    })
  }
  app.setNotFoundHandler((request, reply) =>
    built && wantsPage(request) ? reply.sendFile('app.html') : answerNotFound(reply),
  )
}

const wantsPage = ({ method, url, headers }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  !/^\/(api|assets)\//.test(url) &&
  (headers.accept ?? '').includes('text/html')

const answerNotFound = (reply: FastifyReply) => reply.code(404).send(answerOf('request.not_found'))
