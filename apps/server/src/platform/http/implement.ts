import type { Access, Input, Limit, Reply, Route, Routes } from '@sadhana/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Caller } from '#platform/caller.ts'
import type { Db } from '#platform/db/database.ts'
import { AppError } from '#platform/errors.ts'
import { addressOf, type Limiter } from '#platform/limits.ts'
import { type BrowserCookie, callerOf } from './caller.ts'
import { sendFile } from './file.ts'
import { createOnce, readIdempotencyKey } from './idempotency.ts'
import { responsesOf, successStatusOf } from './responses.ts'
import { rejectUnstorableText } from './text.ts'

type Member = { id: string; sessionId: string }

declare module 'fastify' {
  interface FastifyRequest {
    member: Member | null
  }
}

/** Finds out who is asking; null for a visitor without a valid session. */
export type WhoIs = (request: FastifyRequest) => Promise<Member | null>

type Who<A extends Access> = A extends 'public' ? { member: Member | null } : { member: Member }

/** A file is handed over piece by piece. What fails before the first piece is still an ordinary error. */
type Result<R extends Route> = R['file'] extends object ? AsyncIterable<string> : Reply<R>

/** `db` is a transaction when the request carries an idempotency key: use it rather than one from elsewhere. */
export type Handlers<R extends Routes> = {
  [K in keyof R]: (call: Input<R[K]> & Who<R[K]['access']> & { db: Db; caller: Caller }) => Promise<Result<R[K]>>
}

export type MountContext = { db: Db; limiter: Limiter; whoIs: WhoIs; browserCookie: BrowserCookie }
export type Mount = (app: FastifyInstance, context: MountContext) => void

/** Mounts a feature's contract. A missing, extra or mistyped handler does not compile. */
export const implement =
  <R extends Routes>(routes: R, handlers: Handlers<R>): Mount =>
  (app, context) => {
    for (const [name, route] of Object.entries(routes)) {
      mountRoute(app, context, route, handlers[name] as (call: object) => Promise<unknown>)
    }
  }

function mountRoute(
  app: FastifyInstance,
  { db, limiter, whoIs, browserCookie }: MountContext,
  route: Route,
  handle: (call: object) => Promise<unknown>,
) {
  const name = `${route.method} ${route.path}`
  const once = createOnce()
  app.route({
    method: route.method,
    url: route.path,
    // Fastify would make the whole file only to throw it away.
    exposeHeadRoute: !route.file,
    schema: {
      summary: route.summary,
      ...(route.params && { params: route.params }),
      ...(route.query && { querystring: route.query }),
      ...(route.body && { body: route.body }),
      response: responsesOf(route),
    },
    // Before validation: a stranger learns nothing about the body's shape, and a flood is not even parsed.
    onRequest: async (request, reply) => {
      reply.header('cache-control', 'no-store')
      request.member = await whoIs(request)
      if (route.access === 'member' && !request.member) throw new AppError('auth.required')
      if (route.limit) await takeOne(limiter, name, request, route.limit)
    },
    preValidation: async ({ body, query, params }) => rejectUnstorableText([body, query, params]),
    handler: async (request, reply) => {
      const { member, params, query, body } = request
      const caller = callerOf(request, reply, browserCookie)
      const work = (on: Db) => handle({ member, params, query, body, caller, db: on })
      const key = route.creates && readIdempotencyKey(request.headers)
      const scope = `${member?.id ?? 'public'} ${name}`
      const result = key ? await once(db, { scope, key, body }, work) : await work(db)
      reply.code(successStatusOf(route))
      return route.file ? sendFile(reply, route.file, result as AsyncIterable<string>) : reply.send(result)
    },
  })
}

async function takeOne(limiter: Limiter, name: string, { member, ip }: FastifyRequest, limit: Limit): Promise<void> {
  const outcome = await limiter.take(name, member?.id ?? addressOf(ip), limit)
  if (!outcome.taken) throw new AppError('request.too_many', outcome)
}
