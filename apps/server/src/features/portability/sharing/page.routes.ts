import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Language } from '@sadhana/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '#platform/errors.ts'
import type { Mount } from '#platform/http/implement.ts'
import { limitedPerAddress } from '#platform/http/limited-per-address.ts'
import { requestLanguage } from '#platform/http/request-language.ts'
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

    app.get(pagePath, limited(pagePath), async (request: SharedPageRequest, reply): Promise<FastifyReply> => {
      const { token } = request.params
      const language = requestLanguage(request)
      const page = await readShell(webRoot, language)
      if (page === undefined) throw new AppError('request.not_found')
      const shared = await openPage({ ...deps, db }, token).catch(asNothing)
      reply.headers({ ...unkept, 'content-language': language, vary: 'accept-language, cookie' })
      reply.type('text/html; charset=utf-8')
      if (!shared) return reply.code(404).send(page)
      return reply.send(fillIn(page, shared, `${publicUrl}/shared/${token}`))
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
const readShell = async (webRoot: string | undefined, language: Language): Promise<string | undefined> =>
  webRoot === undefined
    ? undefined
    : readFile(join(webRoot, language === 'en' ? '' : language, 'app.html'), 'utf8').catch(() => undefined)

const asNothing = (error: unknown): undefined => {
  if (error instanceof AppError && error.code === 'portability.page_not_found') return undefined
  throw error
}
