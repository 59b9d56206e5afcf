import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { testServer } from '#testing/test-server.ts'

const root = mkdtempSync(join(tmpdir(), 'web-'))
afterAll(() => rmSync(root, { recursive: true }))
mkdirSync(join(root, 'assets'))
writeFileSync(join(root, 'index.html'), 'the landing page')
writeFileSync(join(root, 'app.html'), 'the app')
writeFileSync(join(root, 'assets/main-abc123.js'), 'script')
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
  ['/api/nothing', page],
  ['/assets/old-hash.js', page],
  ['/practice-sessions', { accept: 'application/json' }],
])('%s is not a page', async (path, headers) => {
  const answer = await get(path, headers)
  expect(answer.status).toBe(404)
  expect(JSON.parse(answer.text)).toMatchObject({ code: 'request.not_found' })
})
