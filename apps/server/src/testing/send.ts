import type { Send } from '@sadhana/contract'

/** One of 16 million addresses in a range that isn't routed. */
export const randomAddress = (): string =>
  `10.${Array.from(crypto.getRandomValues(new Uint8Array(3)), (part) => part).join('.')}`

export const sendTo =
  (url: string, headers: Record<string, string>, onCookie: (line: string) => void = () => {}): Send =>
  async ({ method, url: path, body, idempotencyKey }) => {
    const response = await fetch(new URL(path, url), {
      method,
      headers: {
        ...headers,
        ...(body !== undefined && {
          'content-type': body instanceof ArrayBuffer ? 'application/octet-stream' : 'application/json',
        }),
        ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
      },
      ...(body !== undefined && { body: body instanceof ArrayBuffer ? body : JSON.stringify(body) }),
    })
    response.headers.getSetCookie().forEach(onCookie)
    const { status, statusText } = response
    const contentType = response.headers.get('content-type') ?? ''
    if (contentType.startsWith('image/')) {
      return { status, statusText, contentType, text: '', bytes: await response.arrayBuffer() }
    }
    return { status, statusText, contentType, text: await response.text() }
  }
