import type { Route } from '@sadhana/contract'
import { randomAddress } from './send.ts'

export type RequestParts = { as?: { token: string }; params?: object; query?: object; body?: object }

/** Returns JSON as a value, a file as its text, and an empty body as null. */
export async function bodyOf(response: Response): Promise<unknown> {
  const text = await response.text()
  if (!text) return null
  return response.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text
}

/** Returns what arrives first of a response that stays open, and closes it. */
async function beginningOf(response: Response): Promise<string> {
  const reader = (response.body ?? new ReadableStream<Uint8Array<ArrayBuffer>>()).getReader()
  const { value } = await reader.read()
  await reader.cancel()
  return new TextDecoder().decode(value)
}

/** Sends a request and returns the response, whatever its status. */
export async function ask(url: string, route: Route, { as, params = {}, query = {}, body }: RequestParts) {
  const values = new Map(Object.entries(params).map(([name, value]) => [name, String(value)]))
  const path = route.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(values.get(name) ?? ''))
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
  )
  const response = await fetch(`${url}${path}?${search.toString()}`, {
    method: route.method,
    headers: {
      'x-forwarded-for': randomAddress(),
      ...(as && { authorization: `Bearer ${as.token}` }),
      ...(body !== undefined && {
        'content-type': body instanceof ArrayBuffer ? 'application/octet-stream' : 'application/json',
      }),
    },
    ...(body !== undefined && { body: body instanceof ArrayBuffer ? body : JSON.stringify(body) }),
  })
  const isOpen = route.stream && response.ok
  return { status: response.status, body: await (isOpen ? beginningOf(response) : bodyOf(response)) }
}
