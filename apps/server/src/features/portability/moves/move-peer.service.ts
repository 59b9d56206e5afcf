import { DepartedArchive, type Input, MoveGrant, portability, type Route } from '@sadhana/contract'
import { z } from 'zod'
import type { Peer } from '#platform/outgoing/connect-peer.ts'
import { OutgoingError, type OutgoingFailure } from '#platform/outgoing/outgoing-error.ts'

const failures = ['private', 'unreachable', 'refused', 'answer-wrong', 'too-large'] as const

/** Why another installation gave us nothing we can use. Only `unreachable` may pass. */
export class PeerFailure extends Error {
  override name = 'PeerFailure'
  readonly reason: (typeof failures)[number]
  constructor(reason: PeerFailure['reason'], options?: ErrorOptions) {
    super(`the other installation: ${reason}`, options)
    this.reason = reason
  }
}

const meaning: Record<OutgoingFailure, PeerFailure['reason']> = {
  address_refused: 'private',
  circuit_open: 'unreachable',
  // We go where the member sent us, and nowhere else.
  redirected: 'answer-wrong',
  timeout: 'unreachable',
  too_large: 'too-large',
  unreachable: 'unreachable',
}

const maxAnswerBytes = 64 * 1024
const answerTimeoutMs = 15_000
const partTimeoutMs = 60_000

type Asked = { route: Route; body: object; maxBytes?: number; timeoutMs?: number; mayRepeat?: boolean }

async function ask(
  peer: Peer,
  origin: string,
  { route, body, maxBytes = maxAnswerBytes, timeoutMs = answerTimeoutMs, mayRepeat = true }: Asked,
): Promise<Buffer> {
  const reply = await peer
    .request({
      provider: 'installation',
      url: new URL(route.path, origin).href,
      method: route.method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      maxBytes,
      timeoutMs,
      mayRepeat,
    })
    .catch((error: unknown) => {
      if (error instanceof OutgoingError) throw new PeerFailure(meaning[error.reason], { cause: error })
      throw error
    })
  if (reply.status === 403) throw new PeerFailure('refused')
  if (reply.status === 429 || reply.status >= 500) throw new PeerFailure('unreachable')
  if (reply.status >= 300) throw new PeerFailure('answer-wrong')
  return reply.body
}

function parse<T>(schema: z.ZodType<T>, body: Buffer): T {
  try {
    return schema.parse(JSON.parse(body.toString()))
  } catch (cause) {
    throw new PeerFailure('answer-wrong', { cause })
  }
}

const { departureToken, departedArchive, departedPart, departureArrived } = portability

/** Sent once, because a code that comes twice closes what it opened. */
export const exchangeAt = async (
  peer: Peer,
  origin: string,
  body: Input<typeof departureToken>['body'],
): Promise<MoveGrant> => parse(MoveGrant, await ask(peer, origin, { route: departureToken, body, mayRepeat: false }))

export const readArchiveAt = async (peer: Peer, origin: string, token: string): Promise<DepartedArchive> =>
  parse(DepartedArchive, await ask(peer, origin, { route: departedArchive, body: { token } }))

/** Exactly `bytes` long, or refused. */
export async function readPartAt(
  peer: Peer,
  origin: string,
  { token, number, bytes }: { token: string; number: number; bytes: number },
): Promise<Buffer> {
  const asked = { route: departedPart, body: { token, number }, maxBytes: bytes, timeoutMs: partTimeoutMs }
  const part = await ask(peer, origin, asked)
  if (part.length !== bytes) throw new PeerFailure('answer-wrong')
  return part
}

export async function tellArrivalAt(peer: Peer, origin: string, token: string): Promise<void> {
  await ask(peer, origin, { route: departureArrived, body: { token } })
}
