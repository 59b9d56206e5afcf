import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text as textOf } from 'node:stream/consumers'
import { brotliCompressSync } from 'node:zlib'
import { ErrorBody } from '@sadhana/contract'
import { afterAll, expect, test } from 'vitest'
import { recordedLog } from '#testing/recorded-log.ts'
import { testServer } from '#testing/test-server.ts'

const root = mkdtempSync(join(tmpdir(), 'web-'))
afterAll(() => rmSync(root, { recursive: true }))
mkdirSync(join(root, 'assets'))
mkdirSync(join(root, 'sounds'))
writeFileSync(join(root, 'index.html'), 'the landing page')
const boot = "'use strict'; let theme = 'dark'"
const appPage = `<script data-main="/m.js">${boot}</script><script type="module" src="/m.js"></script>the app`
writeFileSync(join(root, 'app.html'), appPage)
writeFileSync(join(root, 'help-now.html'), 'the helplines')
writeFileSync(join(root, 'guide.html'), 'the guide')
writeFileSync(join(root, 'assets/main-abc123.js'), 'script')
writeFileSync(join(root, 'sounds/rain.mp3'), 'drop drop drop')
writeFileSync(join(root, 'manifest.webmanifest'), '{}')
writeFileSync(join(root, 'favicon.svg'), '<svg/>')
writeFileSync(join(root, 'sw.js'), 'the worker')
mkdirSync(join(root, 'de'))
for (const file of ['index.html', 'app.html', 'manifest.webmanifest', 'sw.js'])
  writeFileSync(join(root, 'de', file), `${file} auf Deutsch`)
writeFileSync(join(root, 'assets/main-abc123.js.br'), brotliCompressSync('script'))

const { log, written } = recordedLog()
const { url } = await testServer({ config: { WEB_ROOT: root, METRICS_TOKEN: 'm'.repeat(32) }, log })

const page = { accept: 'text/html,*/*' }
async function get(path: string, headers: Record<string, string> = page) {
  const response = await fetch(url + path, { headers })
  return { status: response.status, text: await response.text(), headers: response.headers }
}

test.each([
  ['/', 'the landing page'],
  ['/help-now', 'the helplines'],
  ['/guide', 'the guide'],
  ['/profile', appPage],
  ['/people/asha', appPage],
  ['/apiary', appPage],
])('%s serves the page %s, which is revalidated each time', async (path, text) => {
  const answer = await get(path)
  expect(answer).toMatchObject({ status: 200, text })
  expect(answer.headers.get('cache-control')).toBe('no-cache')
  expect(answer.headers.get('content-type')).toContain('text/html')
})

test.each([
  ['the language of the browser', '/', { 'accept-language': 'de-AT,de;q=0.9,en;q=0.5' }, 'index.html auf Deutsch'],
  ['a language that was chosen', '/profile', { cookie: 'language=de' }, 'app.html auf Deutsch'],
  ['the language of an account', '/profile', { cookie: 'language=account-de' }, 'app.html auf Deutsch'],
  ['English for an account without one', '/profile', { cookie: 'language=account-xx' }, appPage],
  ['a choice before the browser', '/', { cookie: 'language=en', 'accept-language': 'de' }, 'the landing page'],
  ['the address before a choice', '/?language=de', { cookie: 'language=en' }, 'index.html auf Deutsch'],
  ['English for a language without a build', '/', { cookie: 'language=es' }, 'the landing page'],
  ['English for a name that is none', '/?language=../../etc', { cookie: 'language=../de' }, 'the landing page'],
  ['the manifest too', '/manifest.webmanifest', { cookie: 'language=de' }, 'manifest.webmanifest auf Deutsch'],
  ['the worker too', '/sw.js', { cookie: 'language=de' }, 'sw.js auf Deutsch'],
])('a page comes in %s', async (_case, path, headers, text) => {
  const answer = await get(path, { ...page, ...headers })
  expect(answer).toMatchObject({ status: 200, text })
  expect(answer.headers.get('vary')).toContain('accept-language')
  expect(answer.headers.get('cache-control')).toBe('no-cache')
})

test('only a language in the address is written down for the next page', async () => {
  const chosen = await get('/?language=de')
  expect(chosen.headers.get('set-cookie')).toMatch(/^language=de; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax/)
  expect((await get('/', { ...page, 'accept-language': 'de' })).headers.get('set-cookie')).toBeNull()
  expect((await get('/?language=xx')).headers.get('set-cookie')).toBeNull()
})

const links = async (path: string) => ((await get(path)).headers.get('link') ?? '').split(', ')

test('a public page names its translations, and the address that counts', async () => {
  const here = 'http://localhost/guide'
  const all = [
    `<${here}?language=en>; rel="alternate"; hreflang="en"`,
    `<${here}?language=de>; rel="alternate"; hreflang="de"`,
    `<${here}?language=es>; rel="alternate"; hreflang="es"`,
    `<${here}>; rel="alternate"; hreflang="x-default"`,
  ]
  expect(await links('/guide?from=home')).toEqual([`<${here}>; rel="canonical"`, ...all])
  expect(await links('/guide?language=de')).toEqual([`<${here}?language=de>; rel="canonical"`, ...all])
  expect(await links('/profile')).toEqual([''])
  expect(await links('/sw.js')).toEqual([''])
})

const languageOf = async (path: string) => (await get(path)).headers.get('content-language')

test('a page says in which language it is', async () => {
  expect(await languageOf('/')).toBe('en')
  expect(await languageOf('/?language=de')).toBe('de')
  expect(await languageOf('/help-now?language=de')).toBe('en')
})

test('only our own inline scripts may run', async () => {
  const hash = createHash('sha256').update(boot).digest('base64')
  for (const path of ['/', '/profile', '/api/nowhere'])
    expect((await get(path)).headers.get('content-security-policy')).toContain(`;script-src 'self' 'sha256-${hash}';`)
})

test('a file with a hash in its name is cached for a year and compressed', async () => {
  const answer = await get('/assets/main-abc123.js', { 'accept-encoding': 'br' })
  expect(answer).toMatchObject({ status: 200, text: 'script' })
  expect(answer.headers.get('content-encoding')).toBe('br')
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
})

test('the manifest of the installed app has its own type, and is revalidated each time', async () => {
  const answer = await get('/manifest.webmanifest')
  expect(answer.headers.get('content-type')).toContain('application/manifest+json')
  expect(answer.headers.get('cache-control')).toBe('no-cache')
})

test('the worker that opens the app without a network is revalidated each time', async () => {
  const answer = await get('/sw.js', {})
  expect(answer).toMatchObject({ status: 200, text: 'the worker' })
  expect(answer.headers.get('content-type')).toContain('application/javascript')
  expect(answer.headers.get('cache-control')).toBe('no-cache')
})

test('operators can replace the worker by one that removes itself', async () => {
  const { url: without } = await testServer({ config: { WEB_ROOT: root, OFFLINE_APP: false } })
  const answer = await fetch(`${without}/sw.js`)
  expect(answer.headers.get('content-type')).toContain('application/javascript')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const code = await answer.text()
  expect(code).toContain('caches.delete')
  expect(code).toContain('registration.unregister()')
})

test.each([
  ['/sounds/rain.mp3?v=1a2b3c', 'public, max-age=31536000, immutable'],
  ['/sounds/rain.mp3', 'no-cache'],
])('caching of the sound %s: %s', async (path, cacheControl) => {
  const answer = await get(path, {})
  expect(answer).toMatchObject({ status: 200, text: 'drop drop drop' })
  expect(answer.headers.get('content-type')).toBe('audio/mpeg')
  expect(answer.headers.get('cache-control')).toBe(cacheControl)
  expect(answer.headers.get('accept-ranges')).toBe('bytes')

  const conditions = { 'if-none-match': answer.headers.get('etag') ?? '', 'cache-control': 'max-age=0' }
  const again = await get(path, conditions)
  expect(again).toMatchObject({ status: 304, text: '' })
})

test.each([
  ['/login?token=abc&refreshToken=def&state=ghi', 'no-store'],
  ['/login?userId=abc&tempToken=def', 'no-store'],
  ['/register?state=abc&ticket=def', 'no-store'],
  ['/settings/erase?proof=abc', 'no-store'],
  ['/login?redirect=%2Fwellness', 'no-cache'],
])('caching of the page at %s: %s', async (path, cacheControl) => {
  const answer = await get(path, { accept: 'text/html' })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe(cacheControl)
})

/** Uses a raw connection, because fetch adds its own Accept header and resolves dots in addresses. */
async function raw(method: string, path: string, headers: Record<string, string>) {
  const outgoing = request(url, { method, path, headers }).end()
  const [answer] = (await once(outgoing, 'response')) as [IncomingMessage]
  return { status: answer.statusCode, headers: answer.headers, text: await textOf(answer) }
}

const conditional = [
  ['range', 'bytes=5-8'],
  ['range', 'bytes=99-'],
  ['range', 'bytes=-0'],
  ['range', 'bytes=0-1,3-4'],
  ['range', 'lines=1-2'],
  ['if-match', '"another"'],
  ['if-match', '*'],
  ['if-none-match', '*'],
  ['if-unmodified-since', 'Thu, 01 Jan 1970 00:00:00 GMT'],
  ['if-unmodified-since', 'never'],
  ['if-modified-since', 'Fri, 01 Jan 2100 00:00:00 GMT'],
  ['if-range', '"another"'],
] as const
const addresses = ['/', '/profile', '/sounds/rain.mp3', '/assets/main-abc123.js', '/sounds/', '/assets', '/nothing.txt']

test.each(['GET', 'HEAD'])(
  '%s of any file under any condition succeeds, or is refused in our format',
  async (method) => {
    for (const path of addresses) {
      for (const [name, value] of conditional) {
        const answer = await raw(method, path, { [name]: value, accept: '*/*' })
        expect.soft(answer.status, `${path} ${name}: ${value}`).toBeLessThan(500)
        if (method === 'GET' && answer.status! >= 400) {
          expect
            .soft(ErrorBody.safeParse(JSON.parse(answer.text)), `${path} ${name}: ${value}`)
            .toMatchObject({ success: true })
        }
      }
    }
  },
)

test.each([
  ['a range outside the file', { range: 'bytes=99-' }, 416, 'request.range_outside'],
  ['a file that is another by now', { 'if-match': '"another"' }, 412, 'request.precondition_failed'],
])('%s gets its own error', async (_, headers, status, code) => {
  const answer = await raw('GET', '/sounds/rain.mp3', headers)
  expect(answer.status).toBe(status)
  expect(answer.headers['cache-control']).toBe('no-store')
  expect(JSON.parse(answer.text)).toMatchObject({ code, message: expect.any(String) as string })
})

test.each([
  '/%2e%2e/package.json',
  '/..%2f..%2fetc/passwd',
  '/assets/%2e%2e/%2e%2e/package.json',
  '/sounds/..%5c..%5cpackage.json',
  '/assets/%00.js',
  '/.env',
  '/docs/nothing',
  '/docs/../package.json',
])('%s is not found', async (path) => {
  const answer = await raw('GET', path, { accept: 'application/json' })
  expect(answer.status).toBe(404)
  expect(JSON.parse(answer.text)).toMatchObject({ code: 'request.not_found' })
})

test.each(['*/*', 'text/*;q=0.8', undefined])('a page can be requested with Accept: %s', async (accept) => {
  for (const path of ['/profile', '/people/asha.k', '/login?redirect=/a.b']) {
    expect(await raw('GET', path, accept ? { accept } : {})).toMatchObject({ status: 200, text: appPage })
  }
})

test('part of a sound can be requested', async () => {
  const answer = await get('/sounds/rain.mp3', { range: 'bytes=5-8' })
  expect(answer).toMatchObject({ status: 206, text: 'drop' })
  expect(answer.headers.get('content-range')).toBe('bytes 5-8/14')
})

test('password managers find the page for changing a password', async () => {
  const answer = await fetch(`${url}/.well-known/change-password`, { redirect: 'manual' })
  expect(answer.status).toBe(302)
  expect(answer.headers.get('location')).toBe('/profile?tab=settings&change=password')
})

test.each([
  ['/api/nothing', page],
  ['/api', page],
  ['/favicon.png', page],
  ['/.well-known/nothing', { accept: '*/*' }],
  ['/sounds/nothing.mp3', page],
  ['/assets/old-hash.js', page],
  ['/practice-sessions', { accept: 'application/json' }],
])('%s is not a page', async (path, headers) => {
  const answer = await get(path, headers)
  expect(answer.status).toBe(404)
  expect(JSON.parse(answer.text)).toMatchObject({ code: 'request.not_found' })
})

test('opening the helplines is neither logged nor counted', async () => {
  const before = written().length
  const added = () => written().slice(before)
  await get('/help-now?from=wellness')
  await get('/help-now', { ...page, 'accept-encoding': 'br' })
  await get('/some/page')
  await expect.poll(added).toContain('"route":"unknown"')
  expect(added().trimEnd().split('\n')).toHaveLength(1)
  expect(added()).not.toContain('help')
  const metrics = await get('/metrics', { authorization: `Bearer ${'m'.repeat(32)}` })
  expect(metrics.text).toContain('http_request_seconds_count')
  expect(metrics.text).not.toContain('help-now')
})

test('every text says its character set, an SVG picture too', async () => {
  for (const path of ['/favicon.svg', '/assets/main-abc123.js', '/'])
    expect((await get(path)).headers.get('content-type')).toContain('charset=utf-8')
})
