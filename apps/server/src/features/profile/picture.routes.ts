import type { FastifyReply } from 'fastify'
import { AppError } from '#platform/errors.ts'
import type { Mount } from '#platform/http/implement.ts'
import type { Storage } from '#platform/storage/storage.ts'
import { keyOfPath, picturePath } from './picture.rules.ts'

/**
 * Open to anyone who has the URL, because an image request can't send a token. The URL contains 128 bits of the
 * content's hash. The sandbox protects a browser that opens the URL directly.
 */
export const pictureRoutes =
  ({ storage }: { storage: Storage }): Mount =>
  (app) => {
    app.get<{ Params: { '*': string } }>(
      `${picturePath}*`,
      { compress: false, schema: { hide: true } },
      async ({ params }, reply): Promise<FastifyReply> => {
        const key = keyOfPath(params['*'])
        const content = key && (await storage.get(key))
        if (!content) throw new AppError('request.not_found')
        return reply
          .headers({
            'cache-control': 'public, max-age=31536000, immutable',
            'content-security-policy': "default-src 'none'; sandbox",
            'content-disposition': 'inline',
          })
          .type('image/webp')
          .send(content)
      },
    )
  }
