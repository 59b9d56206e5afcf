import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, afterEach, expect, test } from 'vitest'
import { digestOf, placeOf } from './registry.ts'

const indexType = 'application/vnd.oci.image.index.v1+json'
const indexOf = (...architectures: string[]) =>
  JSON.stringify({
    schemaVersion: 2,
    mediaType: indexType,
    manifests: architectures.map((architecture) => ({ platform: { os: 'linux', architecture } })),
  })
const usual = { index: indexOf('amd64', 'arm64', 's390x'), lie: '', token: 'for-readers', asks: 'Bearer' }
let behaviour = { ...usual }
afterEach(() => {
  behaviour = { ...usual }
})

/** Speaks the distribution API as a public registry does: a token for everyone, then the index with its digest. */
const server = createServer((request, reply) => {
  const { pathname, searchParams } = new URL(request.url ?? '', origin())
  if (pathname === '/token') {
    const isRight =
      searchParams.get('scope') === 'repository:library/node:pull' && searchParams.get('service') === 'here'
    return reply.writeHead(isRight ? 200 : 400).end(JSON.stringify({ token: behaviour.token }))
  }
  if (request.headers.authorization !== 'Bearer for-readers') {
    const asks = `${behaviour.asks} realm="${origin()}/token",service="here",scope="repository:library/node:pull"`
    return reply.writeHead(401, { 'www-authenticate': asks }).end()
  }
  const isThere = pathname === '/v2/library/node/manifests/24-slim' && request.headers.accept?.includes(indexType)
  if (!isThere) return reply.writeHead(404).end()
  const digest = behaviour.lie || sha256(behaviour.index)
  return reply.writeHead(200, { 'content-type': indexType, 'docker-content-digest': digest }).end(behaviour.index)
}).listen(0, '127.0.0.1')
await once(server, 'listening')
afterAll(() => server.close())

const sha256 = (text: string) => `sha256:${createHash('sha256').update(text).digest('hex')}`
const host = () => `127.0.0.1:${(server.address() as AddressInfo).port}`
const origin = () => `http://${host()}`
const image = `${host()}/library/node:24-slim`

test.each([
  ['node:24-slim', 'https://registry-1.docker.io', 'library/node', '24-slim'],
  ['docker.io/library/node', 'https://registry-1.docker.io', 'library/node', 'latest'],
  ['caddy/caddy:2', 'https://registry-1.docker.io', 'caddy/caddy', '2'],
  ['ghcr.io/a/b/c:1.0', 'https://ghcr.io', 'a/b/c', '1.0'],
  ['localhost:5000/node:24', 'http://localhost:5000', 'node', '24'],
  ['localhost.example/node:24', 'https://localhost.example', 'node', '24'],
])('%s is in %s', (name, registry, path, tag) => {
  expect(placeOf(name)).toEqual({ registry, path, tag })
})

test('the script writes the digest of the index after each use of the base', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pin-'))
  const path = join(folder, 'Dockerfile')
  writeFileSync(path, `FROM ${image} AS build\nRUN npm ci\nFROM ${image}\nCOPY --from=build /a /b\n`)
  const { stdout } = await promisify(execFile)(process.execPath, [join(import.meta.dirname, 'pin.ts'), path])
  const whole = `${image}@${sha256(usual.index)}`
  expect(stdout).toBe(`${whole}\n`)
  expect(readFileSync(path, 'utf8')).toBe(
    `FROM ${whole} AS build\nRUN npm ci\nFROM ${whole}\nCOPY --from=build /a /b\n`,
  )
  rmSync(folder, { recursive: true })
})

test.each<[string, Partial<typeof behaviour>, string]>([
  ['what was sent isn’t what was said', { lie: sha256('another') }, 'but sent'],
  ['an architecture is missing', { index: indexOf('amd64') }, 'has nothing for linux/arm64'],
  ['it is one image without an index', { index: '{"schemaVersion":2}' }, 'nothing for linux/amd64 and linux/arm64'],
  ['the token opens nothing', { token: 'for-nobody' }, 'answers 401'],
  ['it asks for a password', { asks: 'Basic' }, 'wants another sign-in'],
])('a digest is refused if %s', async (_, change, sentence) => {
  Object.assign(behaviour, change)
  await expect(digestOf(image)).rejects.toThrow(sentence)
})

test('an image that isn’t there is named with its address', async () => {
  await expect(digestOf(`${host()}/library/node:none`)).rejects.toThrow('/v2/library/node/manifests/none answers 404')
})
