import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { createKeys } from '#platform/keys.ts'
import { movableClock } from '#testing/clock.ts'
import { testApp } from '#testing/test-app.ts'
import { createStorage } from '#platform/storage/create-storage.ts'
import { createDownloadLinks } from '#platform/storage/download-links.ts'

const folder = mkdtempSync(join(tmpdir(), 'downloads-'))
afterAll(() => rmSync(folder, { recursive: true }))

const clock = movableClock()
const app = await testApp({ config: { STORAGE_URL: pathToFileURL(folder).href }, clock })
const linksBy = (keys: typeof app.keys) => createDownloadLinks({ publicUrl: app.url, keys, clock })
const storage = await createStorage(app.config, linksBy(app.keys))
const text = 'sit, breathe, and sit again; '.repeat(100)
await storage.put('archives/asha.txt', Readable.from([Buffer.from(text)]), 'text/plain')
await storage.put('archives/bodhi.txt', Readable.from([Buffer.from('private')]), 'text/plain')
const link = () => storage.downloadUrl('archives/asha.txt', { name: 'practice.txt', seconds: 60 })

const changed = async (change: (url: URL) => void) => {
  const url = new URL(await link())
  change(url)
  return fetch(url)
}

test('a file is sent completely and uncompressed, and is not cached', async () => {
  const answer = await fetch(await link(), { headers: { 'accept-encoding': 'gzip' } })
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'accept-ranges': 'bytes',
    'cache-control': 'private, no-store',
    'content-length': String(text.length),
    'content-disposition': 'attachment; filename="practice.txt"',
    'x-content-type-options': 'nosniff',
  })
  expect(answer.headers.get('content-encoding')).toBeNull()
  expect(await answer.text()).toBe(text)
})

test('an interrupted download can be resumed', async () => {
  const answer = await fetch(await link(), { headers: { range: `bytes=${text.length - 9}-` } })
  expect(answer.status).toBe(206)
  expect(answer.headers.get('content-range')).toBe(`bytes ${text.length - 9}-${text.length - 1}/${text.length}`)
  expect(await answer.text()).toBe(text.slice(-9))
})

test('a range beyond the end is refused, with the size', async () => {
  const answer = await fetch(await link(), { headers: { range: 'bytes=999999-' } })
  expect([answer.status, answer.headers.get('content-range')]).toEqual([416, `bytes */${text.length}`])
})

test('HEAD returns the size and no content', async () => {
  const answer = await fetch(await link(), { method: 'HEAD' })
  expect([answer.status, answer.headers.get('content-length')]).toEqual([200, String(text.length)])
  expect(await answer.text()).toBe('')
})

test.each<[what: string, change: (url: URL) => void]>([
  ['another file', (url) => (url.pathname = url.pathname.replace('asha', 'bodhi'))],
  ['another name', (url) => url.searchParams.set('name', 'other.txt')],
  ['a longer time', (url) => url.searchParams.set('expires', '99999999999')],
  ['another signature', (url) => url.searchParams.set('signature', 'AAAA')],
  ['no signature', (url) => url.searchParams.delete('signature')],
  ['nothing but the path', (url) => (url.search = '')],
])('a link changed to %s is not found', async (_, change) => {
  expect((await changed(change)).status).toBe(404)
})

test('a link expires', async () => {
  const url = await link()
  clock.advance({ seconds: 59 })
  expect((await fetch(url)).status).toBe(200)
  clock.advance({ seconds: 1 })
  expect((await fetch(url)).status).toBe(404)
})

test('a link to a deleted file is not found', async () => {
  const url = await storage.downloadUrl('archives/gone.txt', { name: 'gone.txt', seconds: 60 })
  expect((await fetch(url)).status).toBe(404)
})

test('a link made with another secret is not accepted', async () => {
  const strangers = createKeys({ current: 'a secret of someone else, long enough', previous: undefined })
  const url = linksBy(strangers).create('archives/asha.txt', { name: 'practice.txt', seconds: 60 })
  expect((await fetch(url)).status).toBe(404)
})

test.each(['a"b', 'a\r\nb', '../a', ''])('no link is created for the name %j', async (name) => {
  await expect(storage.downloadUrl('archives/asha.txt', { name, seconds: 60 })).rejects.toThrow('not a name')
})
