import type { z } from 'zod'
import type { ErrorCode } from './errors.ts'
import type { TokenScope } from './token-scopes.ts'

/**
 * Who can call the route: anyone, a signed-in member, or one with a role. An operator may do whatever a moderator may.
 */
export type Access = 'public' | 'member' | ConsoleAccess
/** For everyone else, these routes don't exist. */
export type ConsoleAccess = 'moderator' | 'operator'

export const isConsole = (access: Access): access is ConsoleAccess => access === 'moderator' || access === 'operator'

/** How often one caller may call, counted per IP address or per member. */
export type Limit = { max: number; seconds: number }

export type Route = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: `/${string}`
  summary: string
  access: Access
  /** The scope of the access tokens that may call it. Without one, it is closed to all of them. */
  token?: TokenScope
  params?: z.ZodType
  query?: z.ZodType
  body?: z.ZodType
  reply: z.ZodType
  errors: readonly ErrorCode[]
  /** Routes that change something have their own limit. Reads without one share the service's. */
  limit?: Limit
  /** For a POST that creates something: accepts an `Idempotency-Key`. */
  creates?: true
  /**
   * Also accepts an `Idempotency-Key`, but handles it itself, because its reply contains secrets that must not be
   * stored.
   */
  repeatable?: true
  /** The body is an unencoded file, whose type is determined from its content. */
  upload?: true
  /** The reply is a file, streamed while it is made. `reply` is its text. */
  file?: { type: string; name: string }
  /** The reply is a picture of this type. */
  image?: string
  /** The reply may be a moment old, except for what the member did themselves. */
  mayLag?: true
  /** The reply is a stream of server-sent events that stays open. `reply` is its text. */
  stream?: true
}

export type Routes = Record<string, Route>
export type Contract = Record<string, Routes>

/** Keeps literal types, so that client and server can derive theirs from the value. */
export const defineRoutes = <const T extends Routes>(routes: T): T => routes

type Part<R extends Route, K extends 'params' | 'query' | 'body', Side extends 'in' | 'out'> = R[K] extends z.ZodType
  ? { [P in K]: Side extends 'in' ? z.input<R[K]> : z.output<R[K]> }
  : unknown

type SentBody<R extends Route> = R['upload'] extends true ? { body: ArrayBuffer } : Part<R, 'body', 'in'>

/** What a caller sends, before defaults and coercion. */
export type Request<R extends Route> = Part<R, 'params', 'in'> & Part<R, 'query', 'in'> & SentBody<R>
/** What a handler receives, after validation. */
export type Input<R extends Route> = Part<R, 'params', 'out'> & Part<R, 'query', 'out'> & Part<R, 'body', 'out'>
/** What a caller receives. */
export type Reply<R extends Route> = R['image'] extends string ? ArrayBuffer : z.output<R['reply']>
