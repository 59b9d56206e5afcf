import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Mount } from './implement.ts'
import { AppError } from '#platform/errors.ts'
import { limitedPerAddress } from './limited-per-address.ts'
import { byteRangeOf } from '#platform/storage/byte-range.rules.ts'
import { type DownloadLinks, dispositionOf, downloadPath } from '#platform/storage/download-links.ts'
import type { Storage } from '#platform/storage/storage.ts'

type Address = { Params: { '*': string }; Querystring: Record<string, unknown> }

/** A download that is continued counts again, and a browser may ask for a large file in many ranges. */
const limit = { max: 300, seconds: 60 }

/** Serves files from local storage to anyone with a link that we made. */
export const downloadRoutes =
  ({ storage, links }: { storage: Storage; links: DownloadLinks }): Mount =>
  (app, { limiter }) => {
    app.route<Address>({
      method: 'GET',
      url: `${downloadPath}*`,
      exposeHeadRoute: true,
      // The bytes are sent as they are, because a range of a compressed file would be a different range.
      compress: false,
      schema: { hide: true },
      onRequest: limitedPerAddress(limiter, downloadPath, limit),
      handler: (request, reply) => send(request, reply),
    })

    async function send(request: FastifyRequest<Address>, reply: FastifyReply): Promise<FastifyReply> {
      const { name, expires, signature } = request.query
      const key = request.params['*']
      const link = { key, name: String(name), expires: String(expires), signature: String(signature) }
      const file = links.isValid(link) && (await storage.find(key))
      if (!file) throw new AppError('request.not_found')
      reply.headers({
        'accept-ranges': 'bytes',
        'cache-control': 'private, no-store',
        'content-disposition': dispositionOf(link.name),
      })
      const range = byteRangeOf(request.headers.range, file.size)
      if (range === 'beyond the end') return reply.code(416).header('content-range', `bytes */${file.size}`).send()
      const content = await storage.get(key, range)
      if (!content) throw new AppError('request.not_found')
      const { start, end } = range ?? { start: 0, end: file.size - 1 }
      if (range) reply.code(206).header('content-range', `bytes ${start}-${end}/${file.size}`)
      reply.type(file.contentType).header('content-length', end - start + 1)
      return reply.send(content)
    }
  }
