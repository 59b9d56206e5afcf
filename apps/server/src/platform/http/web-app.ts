import { existsSync } from 'node:fs'
import { join } from 'node:path'
import serveFiles from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { answerOf } from './error-answers.ts'

const oneYear = 'public, max-age=31536000, immutable'

/** A hash in the name, or for sounds, which have fixed names, after it. */
const addressedByContent = /^\/(assets\/|sounds\/[^?]+\?v=)/

/**
 * Serves the built web app, when there is one. `/` is the landing page with its content in the HTML, every
 * other page starts from `app.html`. What has a hash in its address never changes; the rest is asked for anew.
 */
export async function addWebApp(app: FastifyInstance, root: string | undefined): Promise<void> {
  const built = root !== undefined && existsSync(join(root, 'index.html'))
  if (built) {
    await app.register(serveFiles, {
      root,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply) => {
        reply.header('cache-control', addressedByContent.test(reply.request.url) ? oneYear : 'no-cache')
      },
    })
  }
  app.setNotFoundHandler((request, reply) =>
    built && wantsPage(request) ? reply.sendFile('app.html') : answerNotFound(reply),
  )
}

const wantsPage = ({ method, url, headers }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  !/^\/(api|assets|sounds)\//.test(url) &&
  (headers.accept ?? '').includes('text/html')

const answerNotFound = (reply: FastifyReply) => reply.code(404).send(answerOf('request.not_found'))
