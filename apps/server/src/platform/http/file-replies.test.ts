import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { defineRoutes } from '@sadhana/contract'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { AppError } from '#platform/errors.ts'
import { testServer } from '#testing/test-server.ts'
import { implement } from './implement.ts'

const file = { type: 'text/csv; charset=utf-8', name: 'things.csv' }
const common = { method: 'GET', summary: 'A file.', access: 'public', reply: z.string(), errors: [], file } as const
const routes = defineRoutes({
  whole: { ...common, path: '/api/whole' },
  refused: { ...common, path: '/api/refused', errors: ['request.not_found'] },
  broken: { ...common, path: '/api/broken' },
  endless: { ...common, path: '/api/endless' },
})

/** Random bytes, because text that compresses well would stay in the server's buffer until the end. */
const piece = randomBytes(100_000).toString('base64')
let piecesMade = 0
let hasStopped = Promise.withResolvers<void>()

const { url } = await testServer({
  mounts: [
    implement(routes, {
      whole: async () => pieces(3),
      refused: async () => {
        throw new AppError('request.not_found')
      },
      broken: async () => failing(),
      endless: async () => pieces(Infinity),
    }),
  ],
})

async function* pieces(count: number) {
  piecesMade = 0
  hasStopped = Promise.withResolvers()
  try {
    while (piecesMade < count) {
      piecesMade += 1
      // Stands in for a database query.
      await pause(1)
      yield piece
    }
  } finally {
    hasStopped.resolve()
  }
}

async function* failing() {
  yield* pieces(20)
  throw new Error('the database went away')
}

const encodings = ['identity', 'gzip']
const ask = (path: string, encoding: string) => fetch(url + path, { headers: { 'accept-encoding': encoding } })

test.each(encodings)('a file arrives complete, with its name and type (%s)', async (encoding) => {
  const response = await ask('/api/whole', encoding)
  expect(response.headers.get('content-type')).toBe(file.type)
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="things.csv"')
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(await response.text()).toBe(piece.repeat(3))
})

test.each(encodings)('a failure before the first piece is an ordinary error (%s)', async (encoding) => {
  const response = await ask('/api/refused', encoding)
  expect(response.status).toBe(404)
  expect(response.headers.get('content-disposition')).toBeNull()
  expect(await response.json()).toMatchObject({ code: 'request.not_found' })
})

test.each(encodings)(
  'a failure midway breaks the connection, so that half a file does not look complete (%s)',
  async (encoding) => {
    const response = await ask('/api/broken', encoding)
    expect(response.status).toBe(200)
    await expect(response.text()).rejects.toThrow()
  },
)

test.each(encodings)('the work stops when the client disconnects (%s)', async (encoding) => {
  const leaving = new AbortController()
  const headers = { 'accept-encoding': encoding }
  const response = await fetch(`${url}/api/endless`, { headers, signal: leaving.signal })
  await response.body?.getReader().read()
  leaving.abort()
  await hasStopped.promise
})

test('the file is produced no faster than the client reads', async () => {
  const asking = request(`${url}/api/endless`).end()
  const [response] = (await once(asking, 'response')) as [NodeJS.ReadableStream]
  response.pause()
  let before = -1
  while (piecesMade > before) {
    before = piecesMade
    await pause(200)
  }
  // Enough to fill the buffers at both ends of a connection.
  expect(piecesMade * piece.length).toBeLessThan(32 * 1024 * 1024)
  asking.destroy()
  await hasStopped.promise
})

test('HEAD does not produce the file', async () => {
  expect((await fetch(`${url}/api/whole`, { method: 'HEAD' })).status).toBe(404)
})
