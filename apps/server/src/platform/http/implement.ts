import type { ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { type Access, type ConsoleAccess, type Input, isConsole, type Limit, type Reply } from '@sadhana/contract'
import type { Route, Routes } from '@sadhana/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Authenticate, Authorise, Caller, ConsoleMember, Member } from '#platform/caller.ts'
import type { Db } from '#platform/db/database.ts'
import { AppError } from '#platform/errors.ts'
import { addressOf, createLimiter, type Limiter } from '#platform/limits.ts'
import { heldByClosing, switchOfRoute } from '#platform/switches/switch-table.ts'
import type { Switches } from '#platform/switches/switches.ts'
import type { Serialize } from '#platform/keyed-queue.ts'
import { type BrowserCookie, callerOf, storableAddress } from './caller.ts'
import { createOnce, readIdempotencyKey } from './idempotency.ts'
import { responsesOf, successStatusOf } from './responses.ts'
import { rejectUnstorable } from './text.ts'
import type { StandbyReads } from './standby-reads.ts'
import { requireScope, takeForToken, withoutPrivate } from './token-access.ts'

declare module 'fastify' {
  interface FastifyRequest {
    member: Member | null
    /** The code of the error that it was refused with. */
    refusal: string | null
  }
  interface FastifyContextConfig {
    /** The response stays open for minutes, so its duration says nothing. */
    isStream?: boolean
  }
}

type ForAccess<A extends Access> = A extends 'public'
  ? { member: Member | null }
  : { member: A extends ConsoleAccess ? ConsoleMember : Member }

/** The body as it arrives. */
type Uploaded<R extends Route> = R['upload'] extends true ? { upload: AsyncIterable<Uint8Array> } : unknown

/** Where a page's event stream continues, as its browser says. */
type Continued<R extends Route> = R['stream'] extends true ? { lastEventId: string | undefined } : unknown

/** Writes to the open response from now on, and ends it. */
type StartStream = (response: ServerResponse) => void

/** A file is sent in pieces. A failure before the first piece is still an ordinary error. */
type Result<R extends Route> = R['stream'] extends true
  ? StartStream
  : R['file'] extends object
    ? AsyncIterable<string>
    : R['image'] extends string
      ? Readable
      : Reply<R>

/** If the request has an idempotency key, `db` is a transaction. Use it instead of starting another one. */
export type Handlers<R extends Routes> = {
  [K in keyof R]: (
    call: Input<R[K]> &
      ForAccess<R[K]['access']> &
      Uploaded<R[K]> &
      Continued<R[K]> & { db: Db; caller: Caller; idempotencyKey?: string | undefined },
  ) => Promise<Result<R[K]>>
}

export type MountContext = {
  db: Db
  limiter: Limiter
  /** For routes without their own limit. */
  readLimit: Limit
  /** Runs only a few of a member's writes at a time. If they wait for a lock, other members still get a connection. */
  serializeWrites: Serialize
  authenticate: Authenticate
  /** Without this, there is no console. */
  authorise?: Authorise
  /** Without these, everything is on. */
  switches?: Pick<Switches, 'requireOn' | 'requireNotClosing'>
  browserCookie: BrowserCookie
  /** Without these, the primary answers everything. */
  standbyReads?: StandbyReads | undefined
}
export type Mount = (app: FastifyInstance, context: MountContext) => void

/** Mounts a feature's contract. A missing, extra or mistyped handler does not compile. */
export const implement =
  <R extends Routes>(routes: R, handlers: Handlers<R>): Mount =>
  (app, context) => {
    for (const [name, route] of Object.entries(routes)) {
      const handle = handlers[name] as (call: object) => Promise<unknown>
      if (route.upload) mountUpload(app, context, route, handle)
      else mountRoute(app, context, route, handle)
    }
  }

/**
 * Mounts the route in a separate scope where no body is parsed, because only this route accepts content other than
 * JSON.
 */
const mountUpload = (...[app, ...rest]: Parameters<typeof mountRoute>) =>
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, _content, done) => done(null))
    mountRoute(scope, ...rest)
  })

function mountRoute(
  app: FastifyInstance,
  {
    db,
    limiter,
    readLimit,
    serializeWrites,
    authenticate,
    authorise = refuseEveryone,
    switches,
    browserCookie,
    standbyReads,
  }: MountContext,
  route: Route,
  handle: (call: object) => Promise<unknown>,
) {
  const name = `${route.method} ${route.path}`
  const heldBy = switchOfRoute(name)
  const endsWithClosing = heldByClosing.includes(name)
  const once = createOnce()
  const { limit = readLimit } = route
  // The default limit is far above normal use, so it is counted in memory, without a round trip to Redis.
  const counter = route.limit ? limiter : createLimiter(undefined)
  app.route({
    method: route.method,
    url: route.path,
    // Otherwise Fastify would answer HEAD by producing the whole file and discarding it.
    exposeHeadRoute: !route.file && !route.image && !route.stream,
    config: { isStream: route.stream === true },
    schema: {
      summary: route.summary,
      ...(route.token && { description: `Open to access tokens with the scope \`${route.token}\`.` }),
      ...(route.params && { params: route.params }),
      ...(route.query && { querystring: route.query }),
      ...(route.body && { body: route.body }),
      response: responsesOf(route),
    },
    // Runs before validation, so that visitors learn nothing about the body's shape, and a flood isn't even parsed.
    onRequest: async (request, reply) => {
      reply.header('cache-control', 'no-store')
      const { headers, ip, query } = request
      request.member = await authenticate({ headers, ip: storableAddress(ip) })
      if (route.access === 'member' && !request.member) throw new AppError('auth.required')
      if (request.member?.token) {
        await takeForToken(limiter, request.member)
        requireScope(route, request.member, query)
      }
      await takeOne(counter, name, request, limit)
      // Before anything is read or written: a request is refused as a whole, or carried out as a whole.
      if (heldBy) await switches?.requireOn(heldBy)
      if (endsWithClosing) await switches?.requireNotClosing()
      if (isConsole(route.access)) request.member = await authorise(request.member, route.access)
    },
    preValidation: async ({ body, query, params }) => [body, query, params].forEach(rejectUnstorable),
    handler: async (request, reply) => {
      const { member, params, query, body } = request
      const caller = callerOf(request, reply, browserCookie)
      const idempotencyKey = route.creates || route.repeatable ? readIdempotencyKey(request.headers) : undefined
      // A body that is refused halfway is still read to its end, because closing the connection would lose the
      // response.
      const upload = route.upload && request.raw.iterator({ destroyOnReturn: false })
      if (upload) reply.raw.once('finish', () => request.raw.resume())
      const lastEventId = route.stream && headerOf(request, 'last-event-id')
      const work = (on: Db) =>
        handle({ member, params, query, body, caller, db: on, idempotencyKey, upload, lastEventId })
      const key = route.creates && idempotencyKey
      // It starts with the member's id, by which their keys are found when they are erased.
      const scope = [member?.id ?? 'public', ...(member?.token ? [member.token.id] : []), name].join(' ')
      const serialize =
        // An upload may be as slow as its sender, and must not keep others waiting.
        route.method === 'GET' || route.upload
          ? atOnce
          : <T>(act: () => Promise<T>) => serializeWrites(member?.id ?? addressOf(request.ip), act)
      const mayLag = standbyReads && route.mayLag && !member?.token
      const result = key
        ? await once(db, { scope, key, body, serialize }, work)
        : mayLag
          ? await standbyReads.read(request, reply, work)
          : await serialize(() => work(db))
      if (route.method !== 'GET') await standbyReads?.noteChange(reply)
      if (route.stream) return openStream(reply, result as StartStream)
      reply.code(successStatusOf(route))
      const isOpen = !member?.token || route.token === 'export'
      if (route.image) return reply.type(route.image).send(result)
      return route.file
        ? sendFile(reply, route.file, result as AsyncIterable<string>)
        : reply.send(isOpen ? result : withoutPrivate(result))
    },
  })
}

const refuseEveryone: Authorise = async () => {
  throw new AppError('request.not_found')
}

const atOnce = <T>(act: () => Promise<T>): Promise<T> => act()

/** Members are counted by id, wherever they are, and their tools apart. Visitors are counted by IP address. */
const senderOf = ({ member, ip }: FastifyRequest): string =>
  member ? `${member.token ? 'token ' : ''}${member.id}` : addressOf(ip)

async function takeOne(limiter: Limiter, name: string, request: FastifyRequest, limit: Limit): Promise<void> {
  // A member's limits are far above what people do, so their first requests needn't wait for Redis.
  const outcome = await limiter[request.member ? 'takeLoosely' : 'take'](name, senderOf(request), limit)
  if (!outcome.taken) throw new AppError('request.too_many', outcome)
}

/**
 * Sends a file while it is produced, no faster than the client reads. A failure midway breaks the connection, so that
 * half a file is never taken for a complete one. If the client disconnects, the work stops.
 */
const sendFile = (
  reply: FastifyReply,
  { type, name }: NonNullable<Route['file']>,
  pieces: AsyncIterable<string>,
): FastifyReply =>
  reply.type(type).header('content-disposition', `attachment; filename="${name}"`).send(Readable.from(pieces))

const headerOf = ({ headers }: FastifyRequest, name: string): string | undefined => {
  const value = headers[name]
  return typeof value === 'string' ? value : undefined
}

/** Sends the headers at once and leaves the rest to `start`. Nothing on the way may change or hold back what follows. */
function openStream(reply: FastifyReply, start: StartStream): FastifyReply {
  reply.hijack()
  reply.raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
  })
  reply.raw.flushHeaders()
  start(reply.raw)
  return reply
}
