import type { FastifyReply } from 'fastify'
import { AppError } from '#platform/errors.ts'
import type { Mount } from '#platform/http/implement.ts'
import { limitedPerAddress } from '#platform/http/limited-per-address.ts'
import type { Storage } from '#platform/storage/storage.ts'
import { keyOfPath, picturePath } from './picture.rules.ts'

/** A long feed shows dozens of faces, which browsers then keep for a year. */
const limit = { max: 600, seconds: 60 }

/**
 * Open to anyone who has the URL, because an image request can't send a token. The URL contains 128 random bits. The
 * sandbox protects a browser that opens the URL directly.
 */
export const pictureRoutes =
  ({ storage }: { storage: Storage }): Mount =>
  (app, { limiter }) => {
    app.get<{ Params: { '*': string } }>(
      `${picturePath}*`,
      { compress: false, schema: { hide: true }, onRequest: limitedPerAddress(limiter, picturePath, limit) },
      async ({ params }, reply): Promise<FastifyReply> => {
        const key = keyOfPath(params['*'])
        const content = key && (await storage.get(key))
        if (!content) throw new AppError('request.not_found')
        return reply
          .headers({
            'cache-control': 'public, max-age=31536000, immutable',
            'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
            'content-disposition': 'inline',
          })
          .type('image/webp')
          .send(content)
      },
    )
  }
