import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '#platform/errors.ts'
import type { Mount } from '#platform/http/implement.ts'
import { addressOf } from '#platform/limits.ts'
import { fillIn } from './page.rules.ts'
import { drawPreview, openPage, type SharingDeps } from './sharing.service.ts'

type PageDeps = Pick<SharingDeps, 'clock' | 'drawer'> & { publicUrl: string; webRoot: string | undefined }
type SharedPageRequest = FastifyRequest<{ Params: { token: string } }>

const hidden = { schema: { hide: true } }
/** A page can be revoked, so no cache may keep it. */
const unkept = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' }
const previewLimit = { max: 60, seconds: 60 }

/**
 * What people and programs open through a link: the app’s page with a preview in its head, and the preview image.
 * Neither counts who opens it.
 */
export const sharedPageRoutes =
  ({ publicUrl, webRoot, ...deps }: PageDeps): Mount =>
  (app, { db, limiter }) => {
    app.get('/shared/:token', hidden, async ({ params }: SharedPageRequest, reply): Promise<FastifyReply> => {
      const page = await readShell(webRoot)
      if (page === undefined) throw new AppError('request.not_found')
      const shared = await openPage({ ...deps, db }, params.token).catch(asNothing)
      reply.headers(unkept).type('text/html; charset=utf-8')
      if (!shared) return reply.code(404).send(page)
      return reply.send(fillIn(page, shared, `${publicUrl}/shared/${params.token}`))
    })

    app.get(
      '/shared/:token/preview.png',
      hidden,
      async ({ params, ip }: SharedPageRequest, reply): Promise<FastifyReply> => {
        const outcome = await limiter.take('GET /shared/:token/preview.png', addressOf(ip), previewLimit)
        if (!outcome.taken) throw new AppError('request.too_many', outcome)
        const png = await drawPreview({ ...deps, db }, params.token)
        // Other sites show this image beside the link.
        return reply
          .headers({ ...unkept, 'cross-origin-resource-policy': 'cross-origin' })
          .type('image/png')
          .send(png)
      },
    )
  }

/** The HTML that every page of the app starts from, if the app is built. */
const readShell = async (webRoot: string | undefined): Promise<string | undefined> =>
  webRoot === undefined ? undefined : readFile(join(webRoot, 'app.html'), 'utf8').catch(() => undefined)

const asNothing = (error: unknown): undefined => {
  if (error instanceof AppError && error.code === 'portability.page_not_found') return undefined
  throw error
}
