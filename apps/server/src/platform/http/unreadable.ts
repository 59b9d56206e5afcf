import type { Socket } from 'node:net'
import { type ErrorCode, errors } from '@sadhana/contract'
import type { ConnectionError, FastifyInstance } from 'fastify'
import { AppError } from '#platform/errors.ts'
import { answerOf } from './error-answers.ts'

const codeByFault: Record<string, ErrorCode> = {
  HPE_HEADER_OVERFLOW: 'request.headers_too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request.timeout',
}

/** Answers input that never becomes a request: not HTTP, endless headers, or a body that never arrives. */
export const answerUnreadable =
  (headers: Record<string, string>) =>
  ({ code: fault }: ConnectionError, socket: Socket): void => {
    if (fault === 'ECONNRESET' || !socket.writable) return
    const code = codeByFault[fault] ?? 'request.malformed'
    const body = JSON.stringify(answerOf(code))
    const head = {
      ...headers,
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      connection: 'close',
    }
    const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}`)
    socket.end(`${[`HTTP/1.1 ${errors[code][0]} Refused`, ...lines].join('\r\n')}\r\n\r\n${body}`, () =>
      socket.destroy(),
    )
  }

/**
 * Refuses requests that a proxy might read differently: those with two hosts, or with an address that can't be decoded.
 */
export function refuseAmbiguous(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const isAmbiguous = !isReadable(request.originalUrl) || hasSeveralHosts(request.raw.rawHeaders)
    done(isAmbiguous ? new AppError('request.malformed') : undefined)
  })
}

/** The list alternates names and values. Node keeps the first of several hosts and drops the rest. */
const hasSeveralHosts = (rawHeaders: readonly string[]): boolean =>
  rawHeaders.filter((text, at) => at % 2 === 0 && text.toLowerCase() === 'host').length > 1

/** For an address that it can't decode, Fastify would respond without our headers and format, so we do it ourselves. */
export function isReadable(url: string): boolean {
  const [path = ''] = url.split('?', 1)
  try {
    return !path.includes('%') || decodeURIComponent(path) !== ''
  } catch {
    return false
  }
}
