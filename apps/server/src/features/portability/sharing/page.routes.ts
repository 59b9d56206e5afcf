import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '#platform/errors.ts'
import type { Mount } from '#platform/http/implement.ts'
import { limitedPerAddress } from '#platform/http/limited-per-address.ts'
import { fillIn } from './page.rules.ts'
import { drawPreview, openPage, type SharingDeps } from './sharing.service.ts'

type PageDeps = Pick<SharingDeps, 'clock' | 'drawer'> & { publicUrl: string; webRoot: string | undefined }
type SharedPageRequest = FastifyRequest<{ Params: { token: string } }>

const pagePath = '/shared/:token'
const previewPath = '/shared/:token/preview.png'
/** A page can be revoked, so no cache may keep it. */
const unkept = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' }
const limit = { max: 60, seconds: 60 }

/**
 * What people and programs open through a link: the app’s page with a preview in its head, and the preview image.
 * Neither counts who opens it.
 */
export const sharedPageRoutes =
  ({ publicUrl, webRoot, ...deps }: PageDeps): Mount =>
  (app, { db, limiter }) => {
    const limited = (path: string) => ({
      schema: { hide: true },
      onRequest: limitedPerAddress(limiter, path, limit),
    })

    app.get(pagePath, limited(pagePath), async ({ params }: SharedPageRequest, reply): Promise<FastifyReply> => {
      const page = await readShell(webRoot)
      if (page === undefined) throw new AppError('request.not_found')
      const shared = await openPage({ ...deps, db }, params.token).catch(asNothing)
      reply.headers(unkept).type('text/html; charset=utf-8')
      if (!shared) return reply.code(404).send(page)
      return reply.send(fillIn(page, shared, `${publicUrl}/shared/${params.token}`))
    })

    app.get(previewPath, limited(previewPath), async ({ params }: SharedPageRequest, reply): Promise<FastifyReply> => {
      const png = await drawPreview({ ...deps, db }, params.token)
      // Other sites show this image beside the link.
      return reply
        .headers({ ...unkept, 'cross-origin-resource-policy': 'cross-origin' })
        .type('image/png')
        .send(png)
    })
  }

/** The HTML that every page of the app starts from, if the app is built. */
const readShell = async (webRoot: string | undefined): Promise<string | undefined> =>
  webRoot === undefined ? undefined : readFile(join(webRoot, 'app.html'), 'utf8').catch(() => undefined)

const asNothing = (error: unknown): undefined => {
  if (error instanceof AppError && error.code === 'portability.page_not_found') return undefined
  throw error
}
