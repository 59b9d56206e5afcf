import type { Answer, Sent } from '@sadhana/contract'

export type Fetch = (url: string, init: RequestInit) => Promise<Response>

/** The request got no answer at all: no network, a dead server, an aborted call. */
export class NetworkError extends Error {
  override name = 'NetworkError'
  constructor(cause: unknown) {
    const detail = cause instanceof Error ? cause.message : ''
    super(detail ? `Network error: ${detail}` : 'Failed to connect to server', { cause })
  }
}

type Call = Pick<Sent, 'method' | 'url' | 'body' | 'idempotencyKey'> & { accessToken?: string } & Watched

/** How to follow a request while it runs. */
export type Watched = {
  signal?: AbortSignal
  /** Gets the text of a streamed answer as it comes; the whole of it is in the answer. */
  onText?: (text: string) => void
}

/** One request over the wire, without any session logic. */
export async function exchange(
  fetch: Fetch,
  { method, url, body, idempotencyKey, accessToken, signal, onText }: Call,
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
    const text = onText && response.ok ? await readAsItComes(response, onText) : await response.text()
    return { status, statusText, contentType, text }
  } catch (cause) {
    throw new NetworkError(cause)
  }
}

async function readAsItComes(response: Response, onText: (text: string) => void): Promise<string> {
  const reader = response.body?.getReader()
  const decoder = new TextDecoder()
  let whole = ''
  for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
    const text = decoder.decode(next.value, { stream: true })
    whole += text
    onText(text)
  }
  return whole
}
