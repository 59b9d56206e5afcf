import { defineRoutes } from '@sadhana/contract'
import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { testServer } from '#testing/test-server.ts'
import { implement } from './implement.ts'

const routes = defineRoutes({
  think: {
    method: 'GET',
    path: '/api/think',
    summary: 'Think hard.',
    access: 'public',
    reply: z.null(),
    errors: [],
  },
})

/** Blocks the event loop long enough to count as overload. */
const think = async () => {
  const end = performance.now() + 300
  while (performance.now() < end);
  return null
}

const { url } = await testServer({ mounts: [implement(routes, { think })], config: { OVERLOAD_DELAY_MS: 100 } })

test('under overload, new requests get 503 in our format, with Retry-After', async () => {
  const refused = await vi.waitUntil(
    async () => {
      const response = await fetch(`${url}/api/think`)
      return response.status === 503 && response
    },
    { timeout: 60_000, interval: 0 },
  )
  expect(refused.headers.get('retry-after')).toBe('5')
  expect(await refused.json()).toMatchObject({ code: 'service.unavailable' })
})
