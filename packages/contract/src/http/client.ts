import type { ErrorBody, ErrorCode } from './errors.ts'
import type { Contract, Reply, Request, Route } from './http.ts'

/** An error reply. `code` is missing if the reply didn't come from our API but, for example, from a proxy. */
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

/** True if `error` has this code, which must be one that the route declares. */
export const failedWith = <R extends Route>(_route: R, error: unknown, code: R['errors'][number]): boolean =>
  error instanceof ApiError && error.code === code

export type SentRequest = {
  route: Route
  method: Route['method']
  url: string
  body?: unknown
  idempotencyKey?: string
}
/** `bytes` replaces `text` if the reply is a picture. */
export type Answer = { status: number; statusText: string; contentType: string; text: string; bytes?: ArrayBuffer }
/** Sends one request. The browser, the tests and the end-to-end tests each have their own implementation. */
export type Send = (sent: SentRequest) => Promise<Answer>

type Extra<R extends Route> = true extends R['creates'] | R['repeatable'] ? { idempotencyKey?: string } : unknown
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
      const isFile = (route.file ?? route.image) !== undefined && answer.status < 400
      return isFile ? (answer.bytes ?? answer.text) : readAnswer(answer)
    }
  return mapValues(contract, (routes) => mapValues(routes, call)) as unknown as Client<C>
}

type AnyInput = { params?: object; query?: object; body?: unknown; idempotencyKey?: string }

function urlOf(route: Route, { params = {}, query = {} }: AnyInput): string {
  const values: Record<string, unknown> = { ...params }
  const path = route.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(values[name])))
  const entries = Object.entries(query).filter(([, value]) => value !== undefined)
  const search = entries
    .map(([key, value]) => `${encodeURIComponent(key)}=${encodeURIComponent(String(value))}`)
    .join('&')
  return search ? `${path}?${search}` : path
}

/**
 * As specified: the JSON body's message, or else status and status text. For a body that isn't JSON, status and text.
 */
function readAnswer({ status, statusText, contentType, text }: Answer): unknown {
  const json = contentType.includes('json') && text ? parse(text) : undefined
  if (status < 400) return json ?? null
  if (isErrorBody(json)) throw new ApiError(status, json.message, json)
  throw new ApiError(status, messageOf(json) ?? `${status} ${json === undefined && text ? text : statusText}`.trim())
}

/** Checked by hand, because the schema would bring every message of the API into the browser. */
const isErrorBody = (json: unknown): json is ErrorBody =>
  messageOf(json) !== undefined && typeof (json as { code?: unknown }).code === 'string'

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
