import type { FastifyReply } from 'fastify'
import { AppError } from '#platform/errors.ts'
import type { Mount } from '#platform/http/implement.ts'
import type { Storage } from '#platform/storage/storage.ts'
import { keyOfPath, picturePath } from './picture.rules.ts'

/**
 * Open to anyone who has the address, because an image can't send a token: 128 bits of its content's hash are in it. The
 * sandbox is for a browser that is led there directly.
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
