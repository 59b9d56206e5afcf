import { afterEach, expect, test, vi } from 'vitest'
import { isOurFile, networkFirst } from './answers.ts'

afterEach(() => vi.useRealTimers())

const isOk = ({ ok }: Response) => ok
const stored = async () => new Response('stored')
const textOf = async (answer: Promise<Response>) => (await answer).text()
const slow = () => new Promise<Response>((resolve) => setTimeout(() => resolve(new Response('late')), 10_000))
const offline = () => Promise.reject(new TypeError('Failed to fetch'))

test.each([
  ['the network answers', async () => new Response('fresh'), stored, 'fresh'],
  ['there is no network', offline, stored, 'stored'],
  ['the server has an error', async () => new Response('down', { status: 502 }), stored, 'stored'],
  ['an error is all there is', async () => new Response('gone', { status: 404 }), async () => undefined, 'gone'],
  ['the stored files can’t be read', async () => new Response('down', { status: 502 }), offline, 'down'],
])('if %s', async (_what, network, findStored, expected) => {
  expect(await textOf(networkFirst(network(), isOk, findStored))).toBe(expected)
})

test('with neither a network nor anything stored, the failure is the network’s', async () => {
  await expect(networkFirst(offline(), isOk, async () => undefined)).rejects.toThrow('Failed to fetch')
})

test('a network that hardly answers is waited for only if nothing is stored', async () => {
  vi.useFakeTimers()
  const [first, second] = [networkFirst(slow(), isOk, stored), networkFirst(slow(), isOk, async () => undefined)]
  await vi.advanceTimersByTimeAsync(4000)
  expect(await textOf(first)).toBe('stored')
  await vi.advanceTimersByTimeAsync(6000)
  expect(await textOf(second)).toBe('late')
})

const answer = (type: string, status = 200) => new Response('', { status, headers: { 'content-type': type } })

test.each([
  ['/assets/base-1.js', answer('application/javascript; charset=utf-8'), true],
  ['/assets/base-1.css', answer('text/css'), true],
  ['/assets/literata.woff2', answer('font/woff2'), true],
  ['/app.html', answer('text/html'), true],
  // The page of a network that wants a sign-in first.
  ['/assets/base-1.js', answer('text/html'), false],
  ['/assets/base-1.js', answer('application/javascript', 404), false],
  ['/assets/base-1.css', answer('text/plain'), false],
])('%s (%o) is ours: %s', (path, response, isOurs) => {
  expect(isOurFile(path, response)).toBe(isOurs)
})
