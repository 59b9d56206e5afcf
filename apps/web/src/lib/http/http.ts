import type { Answer, SentRequest } from '@sadhana/contract'

export type Fetch = (url: string, init: RequestInit) => Promise<Response>

export type Wire = {
  fetch: Fetch
  /** Called with every text reply before its caller gets it. */
  onAnswer?: (answer: Answer) => void
}

/** The request got no reply at all: no network, no server, or an aborted call. */
export class NetworkError extends Error {
  override name = 'NetworkError'
  constructor(cause: unknown) {
    const detail = cause instanceof Error ? cause.message : ''
    super(detail ? `Network error: ${detail}` : 'Failed to connect to server', { cause })
  }
}

type Call = Pick<SentRequest, 'method' | 'url' | 'body' | 'idempotencyKey'> & { accessToken?: string } & Watched

/** Ways to follow a request while it runs. */
export type Watched = {
  signal?: AbortSignal
  /** Reads a reply that arrives in pieces, and returns all of it. */
  readText?: (response: Response) => Promise<string>
}

/** Sends one request, without any session logic. */
export async function exchange(
  { fetch, onAnswer }: Wire,
  { method, url, body, idempotencyKey, accessToken, signal, readText }: Call,
): Promise<Answer> {
  const headers = new Headers({ accept: 'application/json' })
  if (body !== undefined)
    headers.set('content-type', body instanceof ArrayBuffer ? 'application/octet-stream' : 'application/json')
  if (accessToken) headers.set('authorization', `Bearer ${accessToken}`)
  if (idempotencyKey) headers.set('idempotency-key', idempotencyKey)
  try {
    const response = await fetch(url, {
      method,
      headers,
      credentials: 'include',
      ...(body !== undefined && { body: body instanceof ArrayBuffer ? body : JSON.stringify(body) }),
      ...(signal && { signal }),
    })
    const contentType = response.headers.get('content-type') ?? ''
    const { status, statusText } = response
    if (contentType.startsWith('image/')) {
      return { status, statusText, contentType, text: '', bytes: await response.arrayBuffer() }
    }
    const text = await (response.ok && readText ? readText(response) : response.text())
    const answer = { status, statusText, contentType, text }
    onAnswer?.(answer)
    return answer
  } catch (cause) {
    throw new NetworkError(cause)
  }
}
