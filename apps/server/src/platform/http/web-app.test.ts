import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { testServer } from '#testing/test-server.ts'

const root = mkdtempSync(join(tmpdir(), 'web-'))
afterAll(() => rmSync(root, { recursive: true }))
mkdirSync(join(root, 'assets'))
mkdirSync(join(root, 'sounds'))
writeFileSync(join(root, 'index.html'), 'the landing page')
writeFileSync(join(root, 'app.html'), 'the app')
writeFileSync(join(root, 'assets/main-abc123.js'), 'script')
writeFileSync(join(root, 'sounds/rain.mp3'), 'drop drop drop')
writeFileSync(join(root, 'assets/main-abc123.js.br'), brotliCompressSync('script'))

const { url } = await testServer({ config: { WEB_ROOT: root } })

const page = { accept: 'text/html,*/*' }
async function get(path: string, headers: Record<string, string> = page) {
  const response = await fetch(url + path, { headers })
  return { status: response.status, text: await response.text(), headers: response.headers }
}

test.each([
  ['/', 'the landing page'],
  ['/profile', 'the app'],
  ['/people/asha', 'the app'],
  ['/apiary', 'the app'],
])('%s opens %s, which is asked for anew each time', async (path, text) => {
  const answer = await get(path)
  expect(answer).toMatchObject({ status: 200, text })
  expect(answer.headers.get('cache-control')).toBe('no-cache')
  expect(answer.headers.get('content-type')).toContain('text/html')
})

test('a file with a hash in its name is kept for a year and comes compressed', async () => {
  const answer = await get('/assets/main-abc123.js', { 'accept-encoding': 'br' })
  expect(answer).toMatchObject({ status: 200, text: 'script' })
  expect(answer.headers.get('content-encoding')).toBe('br')
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
})

test.each([
  ['/sounds/rain.mp3?v=1a2b3c', 'public, max-age=31536000, immutable'],
  ['/sounds/rain.mp3', 'no-cache'],
])('%s is a sound that may be kept: %s', async (path, kept) => {
  const answer = await get(path, {})
  expect(answer).toMatchObject({ status: 200, text: 'drop drop drop' })
  expect(answer.headers.get('content-type')).toBe('audio/mpeg')
  expect(answer.headers.get('cache-control')).toBe(kept)
  expect(answer.headers.get('accept-ranges')).toBe('bytes')

  const known = { 'if-none-match': answer.headers.get('etag') ?? '', 'cache-control': 'max-age=0' }
  const again = await get(path, known)
  expect(again).toMatchObject({ status: 304, text: '' })
})

test('a part of a sound can be asked for', async () => {
  const answer = await get('/sounds/rain.mp3', { range: 'bytes=5-8' })
  expect(answer).toMatchObject({ status: 206, text: 'drop' })
  expect(answer.headers.get('content-range')).toBe('bytes 5-8/14')
})

test.each([
  ['/api/nothing', page],
  ['/sounds/nothing.mp3', page],
  ['/assets/old-hash.js', page],
  ['/practice-sessions', { accept: 'application/json' }],
])('%s is not a page', async (path, headers) => {
  const answer = await get(path, headers)
  expect(answer.status).toBe(404)
  expect(JSON.parse(answer.text)).toMatchObject({ code: 'request.not_found' })
})
