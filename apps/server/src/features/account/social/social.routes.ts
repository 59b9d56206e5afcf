import { SocialLoginProvider, socialPurposes, socialState } from '@sadhana/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { AppError } from '#platform/errors.ts'
import { callerOf } from '#platform/http/caller.ts'
import type { Mount } from '#platform/http/implement.ts'
import { addressOf } from '#platform/limits.ts'
import { finishProviderProof } from './provider-proof.service.ts'
import { finishSocial, signOutAt, type SocialDeps, startSocial } from './social.service.ts'

const hidden = { schema: { hide: true } }
const limit = { max: 30, seconds: 60 }

const Path = z.object({ provider: SocialLoginProvider })
const Query = z.object({ state: socialState, purpose: z.enum(socialPurposes).default('sign-in') })

/** Refuses a malformed address, because we never gave it to anyone. */
function parsed<T extends z.ZodType>(schema: T, value: unknown): z.output<T> {
  const outcome = schema.safeParse(value)
  if (!outcome.success) throw new AppError('request.not_found')
  return outcome.data
}

/**
 * The pages that a browser leaves through and comes back to when it signs in at a provider. They are opened as pages,
 * so they aren't in the contract. Apple sends the browser back with a form, which only this scope parses.
 */
export const socialRoutes =
  (deps: Omit<SocialDeps, 'db'>): Mount =>
  (app, { db, limiter, browserCookie }) => {
    const finish = async (request: FastifyRequest, reply: FastifyReply, answer: URLSearchParams) => {
      const { provider } = parsed(Path, request.params)
      const caller = callerOf(request, reply, browserCookie)
      const shown = await finishProviderProof({ ...deps, db }, provider, answer)
      return reply.redirect(shown ?? (await finishSocial({ ...deps, db }, provider, answer, caller)), 303)
    }
    void app.register(async (scope) => {
      scope.removeAllContentTypeParsers()
      scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
        done(null, new URLSearchParams(String(body))),
      )
      scope.addHook('onRequest', async ({ ip, routeOptions }, reply) => {
        reply.header('cache-control', 'no-store')
        const outcome = await limiter.take(routeOptions.url ?? '', addressOf(ip), limit)
        if (!outcome.taken) throw new AppError('request.too_many', outcome)
      })

      scope.get('/api/auth/social/:provider', hidden, async (request, reply): Promise<FastifyReply> => {
        const login = { ...parsed(Path, request.params), ...parsed(Query, request.query) }
        const caller = callerOf(request, reply, browserCookie)
        return reply.redirect(await startSocial({ ...deps, db }, login, caller), 303)
      })

      scope.get('/api/auth/social/:provider/sign-out', hidden, async (request, reply) =>
        reply.redirect(await signOutAt({ ...deps, db }, parsed(Path, request.params).provider), 303),
      )

      const callback = '/api/auth/social/:provider/callback'
      scope.get(callback, hidden, async (request, reply) =>
        finish(request, reply, new URLSearchParams(request.query as Record<string, string>)),
      )
      scope.post(callback, hidden, async (request, reply) =>
        finish(request, reply, request.body instanceof URLSearchParams ? request.body : new URLSearchParams()),
      )
    })
  }
