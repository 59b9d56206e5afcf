import { ErrorBody, type ErrorCode } from './errors.ts'
import type { Contract, Reply, Request, Route } from './http.ts'

/** An answer that is not a success. `code` is missing when the answer did not come from our API (a proxy, say). */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly status: number
  readonly code: ErrorCode | undefined
  readonly fields: Readonly<Record<string, string>>
  constructor(status: number, message: string, body?: ErrorBody) {
    super(message)
    this.status = status
    this.code = body?.code
    this.fields = body?.fields ?? {}
  }
}

/** True when `error` is the given failure, which must be one that this route declares. */
export const failedWith = <R extends Route>(_route: R, error: unknown, code: R['errors'][number]): boolean =>
  error instanceof ApiError && error.code === code

export type Sent = { route: Route; method: Route['method']; url: string; body?: unknown; idempotencyKey?: string }
export type Answer = { status: number; statusText: string; contentType: string; text: string }
/** Carries one request; the browser, the tests and the end-to-end suite each bring their own. */
export type Send = (sent: Sent) => Promise<Answer>

type Extra<R extends Route> = R['creates'] extends true ? { idempotencyKey?: string } : unknown
type CallInput<R extends Route> = Request<R> & Extra<R>
type Args<R extends Route> = {} extends CallInput<R> ? [input?: CallInput<R>] : [input: CallInput<R>]
export type Client<C extends Contract> = {
  [F in keyof C]: { [K in keyof C[F]]: (...args: Args<C[F][K]>) => Promise<Reply<C[F][K]>> }
}

export function createClient<C extends Contract>(contract: C, send: Send): Client<C> {
  const call =
    (route: Route) =>
    async (input: AnyInput = {}) => {
      const { body, idempotencyKey } = input
      const answer = await send({
        route,
        method: route.method,
        url: urlOf(route, input),
        ...(body !== undefined && { body }),
        ...(idempotencyKey && { idempotencyKey }),
      })
      return route.file && answer.status < 400 ? answer.text : readAnswer(answer)
    }
  return mapValues(contract, (routes) => mapValues(routes, call)) as unknown as Client<C>
}

type AnyInput = { params?: object; query?: object; body?: unknown; idempotencyKey?: string }

function urlOf(route: Route, { params = {}, query = {} }: AnyInput): string {
  const values: Record<string, unknown> = { ...params }
  const path = route.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(values[name])))
  const given = Object.entries(query).filter(([, value]) => value !== undefined)
  const search = given
    .map(([key, value]) => `${encodeURIComponent(key)}=${encodeURIComponent(String(value))}`)
    .join('&')
  return search ? `${path}?${search}` : path
}

/** SPEC §8: the JSON body's message, else status and status text; a body that is not JSON gives status and text. */
function readAnswer({ status, statusText, contentType, text }: Answer): unknown {
  const json = contentType.includes('json') && text ? parse(text) : undefined
  if (status < 400) return json ?? null
  const body = ErrorBody.safeParse(json)
  if (body.success) throw new ApiError(status, body.data.message, body.data)
  throw new ApiError(status, messageOf(json) ?? `${status} ${json === undefined && text ? text : statusText}`.trim())
}

const messageOf = (json: unknown): string | undefined =>
  typeof json === 'object' && json !== null && 'message' in json && typeof json.message === 'string'
    ? json.message
    : undefined

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const mapValues = <T, U>(object: Record<string, T>, change: (value: T) => U): Record<string, U> =>
  Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value)]))
