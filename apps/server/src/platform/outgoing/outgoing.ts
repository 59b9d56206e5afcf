import { setTimeout as pause } from 'node:timers/promises'
import { Agent, request as send } from 'undici'
import type { Clock } from '#platform/clock.ts'
import type { Config } from '#platform/config.ts'
import type { Metrics } from '#platform/metrics.ts'
import { createCircuits } from './circuits.ts'
import { guardedConnector, type Resolve } from './guarded-connector.ts'
import { OutgoingError } from './outgoing-error.ts'
import { type MayCall, mayCallListed, type Provider } from './outgoing-hosts.rules.ts'

type OutgoingRequest = {
  /** Decides which hosts may be called, and is the name in the metrics. */
  provider: Provider
  url: string
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  headers?: Record<string, string>
  body?: string | Uint8Array
  /** The limit for the whole call, including retries. */
  timeoutMs?: number
  maxBytes?: number
  /** True for a POST or PATCH with an idempotency key that the provider understands. */
  mayRepeat?: boolean
}

type OutgoingReply = { status: number; headers: Record<string, string | string[] | undefined>; body: Buffer }

export type Outgoing = {
  /** Any response except a redirect is a reply, whatever its status. Everything else is an `OutgoingError`. */
  request: (request: OutgoingRequest) => Promise<OutgoingReply>
  close: () => Promise<void>
}

type Deps = {
  config: Pick<Config, 'OUTGOING_STAND_IN'>
  metrics: Pick<Metrics, 'outgoingSeconds'>
  clock: Clock
  mayCall?: MayCall
  resolve?: Resolve
  /** The wait before a retry. There are at most two. */
  retryDelayMs?: (repetition: number) => number
}

const connectTimeoutMs = 5_000
const maxRepetitions = 2
const withJitter = (repetition: number) => Math.random() * 250 * 2 ** repetition
const repeatable: ReadonlySet<string> = new Set(['GET', 'PUT', 'DELETE'])
const worthRepeating: ReadonlySet<number> = new Set([502, 503, 504])

/**
 * The only way to call other services. It allows only hosts on the list, public addresses and https, follows no
 * redirects, and stops at a response that is longer or slower than the caller allows. One origin on this machine can be
 * exempted, for a stand-in.
 */
export function createOutgoing(deps: Deps): Outgoing {
  const { config, metrics, clock, mayCall = mayCallListed, resolve, retryDelayMs = withJitter } = deps
  const allowedOrigin = config.OUTGOING_STAND_IN && new URL(config.OUTGOING_STAND_IN).origin
  const connect = guardedConnector({ allowedOrigin, timeoutMs: connectTimeoutMs, resolve })
  const dispatcher = new Agent({ connect })
  const circuits = createCircuits(clock)

  async function attempt(url: URL, request: OutgoingRequest, signal: AbortSignal): Promise<OutgoingReply> {
    const { method = 'GET', headers = {}, body = null, maxBytes = 1024 * 1024 } = request
    const answer = await send(url, { dispatcher, method, headers, body, signal })
    const reply = { status: answer.statusCode, headers: answer.headers, body: await readAll(answer.body, maxBytes) }
    if (reply.status >= 300 && reply.status < 400) throw new OutgoingError('redirected')
    return reply
  }

  async function attemptInCircuit(url: URL, request: OutgoingRequest, signal: AbortSignal): Promise<OutgoingReply> {
    if (!circuits.mayCall(url.origin)) throw new OutgoingError('circuit_open')
    try {
      const reply = await attempt(url, request, signal)
      if (reply.status >= 500) circuits.failed(url.origin)
      else circuits.succeeded(url.origin)
      return reply
    } catch (cause) {
      const error = asOutgoingError(cause, signal)
      if (error.reason === 'unreachable' || error.reason === 'timeout') circuits.failed(url.origin)
      throw error
    }
  }

  async function attemptRepeatedly(url: URL, request: OutgoingRequest): Promise<OutgoingReply> {
    const { method = 'GET', mayRepeat = repeatable.has(method), timeoutMs = 10_000 } = request
    const signal = AbortSignal.timeout(timeoutMs)
    for (let repetition = 1; ; repetition++) {
      const isLast = !mayRepeat || repetition > maxRepetitions
      try {
        const reply = await attemptInCircuit(url, request, signal)
        if (isLast || !worthRepeating.has(reply.status)) return reply
      } catch (error) {
        if (isLast || !(error instanceof OutgoingError) || error.reason !== 'unreachable') throw error
      }
      await pause(retryDelayMs(repetition), undefined, { signal }).catch((cause: unknown) => {
        throw new OutgoingError('timeout', { cause })
      })
    }
  }

  return {
    request: async (request) => {
      const stop = metrics.outgoingSeconds.startTimer({ provider: request.provider })
      try {
        const url = new URL(request.url)
        const isAllowed = url.protocol === 'https:' && mayCall(request.provider, url)
        if (!isAllowed && url.origin !== allowedOrigin) throw new OutgoingError('address_refused')
        const reply = await attemptRepeatedly(url, request)
        stop({ outcome: `${Math.floor(reply.status / 100)}xx` })
        return reply
      } catch (error) {
        stop({ outcome: error instanceof OutgoingError ? error.reason : 'error' })
        throw error
      }
    },
    close: () => dispatcher.close(),
  }
}

/** Leaving the loop early closes the connection. */
async function readAll(body: AsyncIterable<Buffer>, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of body) {
    size += chunk.length
    if (size > maxBytes) throw new OutgoingError('too_large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function asOutgoingError(cause: unknown, signal: AbortSignal): OutgoingError {
  if (cause instanceof OutgoingError) return cause
  return new OutgoingError(signal.aborted ? 'timeout' : 'unreachable', { cause })
}
