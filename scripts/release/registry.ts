import { createHash } from 'node:crypto'

/** The image that the release builds for: the base must have both, or one of the two builds would fail. */
const architectures = ['linux/amd64', 'linux/arm64']

/** An index names the manifest of each architecture. Docker has a name of its own for the same thing. */
const indexTypes = 'application/vnd.oci.image.index.v1+json, application/vnd.docker.distribution.manifest.list.v2+json'

type Index = { manifests?: { platform?: { os?: string; architecture?: string } }[] }

/**
 * Where an image lies, read as Docker reads it: a first part with a dot or a port is a registry, everything else is on
 * Docker Hub, where images without a folder are in `library`. Only this machine may answer without TLS.
 */
export function placeOf(image: string): { registry: string; path: string; tag: string } {
  const [, host, name = '', tag = 'latest'] =
    /^(?:([^/]+[.:][^/]*|localhost)\/)?([^:@]+)(?::([\w.-]+))?$/.exec(image) ?? []
  if (!name) throw new RangeError(`${image} is not the name of an image`)
  if (host === undefined || host === 'docker.io') {
    return { registry: 'https://registry-1.docker.io', path: name.includes('/') ? name : `library/${name}`, tag }
  }
  const isHere = /^(?:localhost|127\.0\.0\.1)(?::|$)/.test(host)
  return { registry: `${isHere ? 'http' : 'https'}://${host}`, path: name, tag }
}

/** Public images need a token too, which anyone gets from the address that the refusal names. */
async function tokenFor(refusal: Response): Promise<string> {
  const asked = refusal.headers.get('www-authenticate') ?? ''
  const parts = Object.fromEntries([...asked.matchAll(/(\w+)="([^"]*)"/g)].map(([, name, value]) => [name, value]))
  if (!/^bearer /i.test(asked) || !parts['realm']) throw new Error(`${refusal.url} wants another sign-in: ${asked}`)
  const address = new URL(parts['realm'])
  for (const name of ['service', 'scope']) if (parts[name]) address.searchParams.set(name, parts[name])
  const reply = await fetch(address, { signal: AbortSignal.timeout(30_000) })
  if (!reply.ok) throw new Error(`${address.href} answers ${reply.status}`)
  const { token, access_token: other } = (await reply.json()) as { token?: string; access_token?: string }
  return token ?? other ?? ''
}

/** The digest of the image's index, computed from what the registry sent rather than believed. */
export async function digestOf(image: string): Promise<string> {
  const { registry, path, tag } = placeOf(image)
  const address = `${registry}/v2/${path}/manifests/${tag}`
  const read = (headers: Record<string, string> = {}) =>
    fetch(address, { headers: { accept: indexTypes, ...headers }, signal: AbortSignal.timeout(30_000) })
  let reply = await read()
  if (reply.status === 401) reply = await read({ authorization: `Bearer ${await tokenFor(reply)}` })
  if (!reply.ok) throw new Error(`${address} answers ${reply.status}`)
  const bytes = Buffer.from(await reply.arrayBuffer())
  const digest = `sha256:${createHash('sha256').update(bytes).digest('hex')}`
  const told = reply.headers.get('docker-content-digest')
  if (told !== null && told !== digest) throw new Error(`${address} says ${told}, but sent ${digest}`)
  const { manifests = [] } = JSON.parse(bytes.toString()) as Index
  const has = new Set(manifests.map(({ platform }) => `${platform?.os}/${platform?.architecture}`))
  const missing = architectures.filter((one) => !has.has(one))
  if (missing.length > 0) throw new Error(`${image} has nothing for ${missing.join(' and ')}`)
  return digest
}
