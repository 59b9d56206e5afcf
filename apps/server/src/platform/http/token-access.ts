import { accessTokenLimit, accessTokenPattern, isConsole, type Route } from '@sadhana/contract'
import type { FastifyInstance } from 'fastify'
import type { Member } from '#platform/caller.ts'
import { AppError } from '#platform/errors.ts'
import type { Limiter } from '#platform/limits.ts'

/** Filters that would tell what the reply leaves out. */
const privateFilters = new Set(['tag', 'tags', 'notes', 'hard', 'search'])

/**
 * Lets an access token reach only the routes that name one of its scopes. For a token, too, the console doesn't exist.
 */
export function requireScope(route: Route, { token }: Member, query: unknown): void {
  if (!token) return
  if (isConsole(route.access)) throw new AppError('request.not_found')
  if (!route.token || !token.scopes.includes(route.token)) throw new AppError('auth.token_refused')
  if (route.token === 'export') return
  const filters = Object.keys(query ?? {})
  if (filters.some((name) => privateFilters.has(name))) throw new AppError('auth.token_refused')
}

/** A tool that runs wild must not use up what the member needs, so tokens are counted apart, all of a member's together. */
export async function takeForToken(limiter: Limiter, member: Member): Promise<void> {
  const outcome = await limiter.take('access tokens', member.id, accessTokenLimit)
  if (!outcome.taken) throw new AppError('request.too_many', outcome)
}

type Fields = Record<string, unknown>

/**
 * What a token gets to see, at any depth: no notes, tags or captions, and not that a practice was hard. A practice whose
 * only ending was hard has no feelings at all, as for everyone but its member.
 */
export function withoutPrivate(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutPrivate)
  if (typeof value !== 'object' || value === null) return value
  const { hard, ...rest } = value as Fields
  const fields: Fields = Object.fromEntries(Object.entries(rest).map(([key, inner]) => [key, withoutPrivate(inner)]))
  for (const name of ['notes', 'caption']) if (name in fields) fields[name] = null
  if ('tags' in fields) fields.tags = []
  if ('offersHelp' in fields) fields.offersHelp = false
  if (hard !== undefined && fields.afterFeeling === null && 'beforeFeeling' in fields) fields.beforeFeeling = null
  return fields
}

/** Addresses end up in histories and in the logs of proxies. */
export function refuseTokensInAddresses(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    done(accessTokenPattern.test(request.originalUrl) ? new AppError('auth.token_in_address') : undefined)
  })
}
