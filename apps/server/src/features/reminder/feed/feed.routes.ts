import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '#platform/errors.ts'
import type { Mount } from '#platform/http/implement.ts'
import { addressOf } from '#platform/limits.ts'
import { type FeedDeps, readFeed } from './feed.service.ts'

type FeedRequest = FastifyRequest<{ Params: { file: string } }>

const limit = { max: 60, seconds: 60 }

/** What calendars load. Its address is a secret, so our log has only the pattern. */
export const feedRoutes =
  (deps: Omit<FeedDeps, 'db'>): Mount =>
  (app, { db, limiter }) => {
    app.get(
      '/feeds/:file',
      { schema: { hide: true } },
      async ({ params, ip }: FeedRequest, reply): Promise<FastifyReply> => {
        const outcome = await limiter.take('GET /feeds/:file', addressOf(ip), limit)
        if (!outcome.taken) throw new AppError('request.too_many', outcome)
        const token = /^([\w-]{22})\.ics$/.exec(params.file)?.[1]
        if (!token) throw new AppError('request.not_found')
        const file = await readFeed({ ...deps, db }, token)
        return reply
          .headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
          .type('text/calendar; charset=utf-8')
          .send(file)
      },
    )
  }
