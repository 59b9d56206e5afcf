import { AppError } from '#platform/errors.ts'
import type { Mount } from '#platform/http/implement.ts'
import { type RawBody, withRawBodies } from '#platform/http/raw-body.ts'
import type { Logger } from '#platform/log.ts'
import { type BounceFeed, BounceRefused } from './bounce-feed.ts'
import { type BounceDeps, takeMessage } from './bounce.service.ts'

const limit = { max: 600, seconds: 60 }

type Deps = Pick<BounceDeps, 'suppressed'> & { feeds: readonly BounceFeed[]; log: Logger }

/** Receives what email providers say about emails that came back. The routes aren't in the contract: only they use it. */
export const bounceRoutes =
  ({ feeds, suppressed, log }: Deps): Mount =>
  (app, { db, limiter }) =>
    withRawBodies(app, (scope) => {
      for (const feed of feeds) {
        const path = `/api/webhooks/${feed.name}`
        scope.post<RawBody>(path, { schema: { hide: true } }, async ({ headers, body, ip }, reply) => {
          const outcome = await limiter.take(path, ip, limit)
          if (!outcome.taken) throw new AppError('request.too_many', outcome)
          try {
            const addresses = await takeMessage({ db, suppressed }, feed, { headers, body: body ?? Buffer.alloc(0) })
            log.info({ provider: feed.name, addresses }, 'a message about emails that came back')
          } catch (error) {
            if (!(error instanceof BounceRefused)) throw error
            log.warn({ provider: feed.name, reason: error.message }, 'a message about emails was refused')
            throw new AppError('request.malformed', { cause: error })
          }
          return reply.code(200).send({})
        })
      }
    })
