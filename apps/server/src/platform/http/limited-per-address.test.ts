import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { testApp } from '#testing/test-app.ts'

const webRoot = mkdtempSync(join(tmpdir(), 'sadhana-web-'))
for (const name of ['index.html', 'app.html']) writeFileSync(join(webRoot, name), '<html><head></head></html>')
const { url } = await testApp({ config: { WEB_ROOT: webRoot } })

/** Answers by status, in the order they were first seen. */
async function statusesOf(path: string, requests: number, address: string): Promise<number[]> {
  const seen = new Set<number>()
  for (let sent = 0; sent < requests; sent += 50) {
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => fetch(url + path, { headers: { 'x-forwarded-for': address } })),
    )
    for (const { status } of answers) seen.add(status)
  }
  return [...seen]
}

test.each([
  ['/api/downloads/archives/asha.zip?name=a.zip&expires=1&signature=x', 350],
  [`/api/pictures/${crypto.randomUUID()}/${'0'.repeat(32)}-96.webp`, 650],
  ['/shared/AAAAAAAAAAAAAAAAAAAAAA', 100],
])('%s is refused to an address that asks too often, and not to another', async (path, requests) => {
  const [busy, other] = [
    crypto.getRandomValues(new Uint8Array(2)).join('.'),
    crypto.getRandomValues(new Uint8Array(2)).join('.'),
  ]
  expect(await statusesOf(path, requests, `198.18.${busy}`)).toEqual([404, 429])
  expect(await statusesOf(path, 50, `198.19.${other}`)).toEqual([404])
})
