import { unsubscribePath } from '@sadhana/contract'
import { AppError } from '#platform/errors.ts'
import type { Mount } from '#platform/http/implement.ts'
import { withRawBodies } from '#platform/http/raw-body.ts'
import { addressOf } from '#platform/limits.ts'
import { changeSubscription, type UnsubscribeDeps } from './unsubscribe.service.ts'

const path = unsubscribePath(':token')

/** The email programs of many people share a few addresses. */
const limit = { max: 600, seconds: 60 }

/**
 * The one-click address of RFC 8058, which email programs call with a form, of whatever type. Opening the same address
 * in a browser shows a page that asks first, because programs that check emails for danger open every link.
 */
export const oneClickRoutes =
  (deps: Omit<UnsubscribeDeps, 'db'>): Mount =>
  (app, { db, limiter }) =>
    withRawBodies(app, (scope) => {
      scope.post<{ Params: { token: string } }>(path, { schema: { hide: true } }, async ({ params, ip }, reply) => {
        const outcome = await limiter.take(`POST ${path}`, addressOf(ip), limit)
        if (!outcome.taken) throw new AppError('request.too_many', outcome)
        await changeSubscription({ ...deps, db }, params.token, false)
        return reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('Unsubscribed.\n')
      })
    })
