import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { afterAll, expect, test, vi } from 'vitest'
import { bytesOf, png, samplePicture } from '#testing/pictures.ts'
import { testApp } from '#testing/test-app.ts'

const folder = mkdtempSync(join(tmpdir(), 'pictures-'))
afterAll(() => rmSync(folder, { recursive: true }))
const { as, member, server, url } = await testApp({ config: { STORAGE_URL: pathToFileURL(folder).href } })

const photo = (colour: string, side = 200) =>
  sharp({ create: { width: side, height: side, channels: 3, background: colour } })
const upload = (who: { token: string }, body: ArrayBuffer) => as(who).profile.changePicture({ body })
const fetched = async (path: string) => Buffer.from(await (await fetch(url + path)).arrayBuffer())
const small = (path: string) => path.replace('-512.', '-96.')
const storedFor = ({ id }: { id: string }): string[] => {
  try {
    return readdirSync(join(folder, 'pictures', id))
  } catch {
    return []
  }
}

test('a picture is stored as WebP in two sizes, under a random name, and shown wherever the member appears', async () => {
  const asha = await member()
  const { profileImage } = await upload(asha, samplePicture())
  expect(profileImage).toMatch(new RegExp(`^/api/pictures/${asha.id}/[0-9a-f]{32}-512\\.webp$`))
  for (const [path, side] of [[profileImage ?? '', 512] as const, [small(profileImage ?? ''), 96] as const]) {
    const answer = await fetch(url + path)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    })
    expect(await sharp(await answer.arrayBuffer()).metadata()).toMatchObject({
      format: 'webp',
      width: side,
      height: side,
    })
  }
  const page = await as(await member()).community.person({ params: { username: asha.username } })
  expect(page.profileImage).toBe(profileImage)
})

test('location, camera and all other metadata are removed from every size', async () => {
  const asha = await member()
  const withPlace = await photo('teal', 300)
    .withExif({
      IFD0: { Make: 'Pinhole', Copyright: 'Asha' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' },
    })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">Asha at home</x:xmpmeta>')
    .jpeg()
    .toBuffer()
  expect(withPlace.includes('Pinhole')).toBe(true)
  const { profileImage } = await upload(asha, bytesOf(withPlace))
  for (const path of [profileImage ?? '', small(profileImage ?? '')]) {
    const stored = await fetched(path)
    const { exif, xmp, iptc, icc, comments } = await sharp(stored).metadata()
    expect([exif, xmp, iptc, icc, comments]).toEqual([undefined, undefined, undefined, undefined, undefined])
    for (const trace of ['Pinhole', 'Asha', 'EXIF', 'XMP']) expect(stored.includes(trace)).toBe(false)
  }
})

test('a photo taken sideways is turned upright', async () => {
  const asha = await member()
  const left = await photo('black').png().toBuffer()
  const sideways = await sharp({ create: { width: 400, height: 200, channels: 3, background: 'white' } })
    .composite([{ input: left, left: 100, top: 0 }])
    .extend({ left: 0, right: 200, background: 'red' })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const { profileImage } = await upload(asha, bytesOf(sideways))
  expect(await sharp(await fetched(profileImage ?? '')).metadata()).toMatchObject({ width: 512, height: 512 })
})

test('a new picture replaces the old one and its files, and removing it leaves no files', async () => {
  const asha = await member()
  const first = await upload(asha, samplePicture())
  const second = await upload(asha, samplePicture(140))
  expect(second.profileImage).not.toBe(first.profileImage)
  expect(storedFor(asha)).toHaveLength(2)
  expect((await fetch(url + first.profileImage)).status).toBe(404)
  const { displayName, bio } = second
  const removed = await as(asha).profile.change({ body: { displayName, bio, profileImage: null } })
  expect(removed.profileImage).toBeNull()
  expect(storedFor(asha)).toEqual([])
})

test('the same picture gets a new address each time, so that having it tells no one the address', async () => {
  const [asha, ben] = [await member(), await member()]
  const images = [
    await upload(asha, samplePicture()),
    await upload(asha, samplePicture()),
    await upload(ben, samplePicture()),
  ]
  const names = images.map(({ profileImage }) => /[0-9a-f]{32}-512/.exec(profileImage ?? '')?.[0])
  expect(new Set(names).size).toBe(3)
  expect(names).not.toContain(undefined)
  const shown = await Promise.all(images.map(async ({ profileImage }) => (await fetch(url + profileImage)).status))
  expect(shown).toEqual([404, 200, 200])
})

test('uploading the same picture in parallel works, and one stays', async () => {
  const asha = await member()
  await Promise.all([1, 2, 3].map(() => upload(asha, samplePicture())))
  expect((await fetch(url + (await as(asha).account.me()).profileImage)).status).toBe(200)
  expect(storedFor(asha)).toHaveLength(2)
})

test('of two parallel uploads, one wins completely and the other leaves no file', async () => {
  const asha = await member()
  await Promise.all([upload(asha, samplePicture(130)), upload(asha, samplePicture(150))])
  const { profileImage } = await as(asha).account.me()
  expect((await fetch(url + profileImage)).status).toBe(200)
  expect((await fetch(url + small(profileImage ?? ''))).status).toBe(200)
  expect(storedFor(asha)).toHaveLength(2)
})

/** Announces more content than it sends, then closes the connection. */
const cutOff = ({ token }: { token: string }, content: Buffer) =>
  new Promise<void>((resolve) => {
    const sent = request(`${url}/api/profile/picture`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'image/png', 'content-length': content.length + 9 },
    })
    sent.on('error', () => resolve()).on('close', () => resolve())
    sent.write(content, () => setImmediate(() => sent.destroy()))
  })

test('an interrupted upload changes nothing and leaves nothing behind', async () => {
  const asha = await member()
  const { profileImage } = await upload(asha, samplePicture())
  await cutOff(asha, Buffer.from(samplePicture(160)))
  await upload(await member(), samplePicture())
  expect(await as(asha).account.me()).toMatchObject({ profileImage })
  expect(storedFor(asha)).toHaveLength(2)
})

test('while storage is down, the old picture stays and the member gets an error', async () => {
  const asha = await member()
  const { profileImage } = await upload(asha, samplePicture())
  // There is a file in place of the drafts folder, so nothing can be stored, not even by an administrator.
  const drafts = join(folder, '.drafts')
  rmSync(drafts, { recursive: true })
  writeFileSync(drafts, '')
  await expect(upload(asha, samplePicture(170))).rejects.toMatchObject({ status: 500, code: 'service.failed' })
  rmSync(drafts)
  mkdirSync(drafts)
  chmodSync(drafts, 0o700)
  expect(await as(asha).account.me()).toMatchObject({ profileImage })
  expect((await fetch(url + profileImage)).status).toBe(200)
})

test.each([
  ['5 MB and a byte', Buffer.alloc(5 * 1024 * 1024 + 1, png({ width: 64, height: 64 })), 'picture.too_large'],
  ['100 megapixels', png({ width: 10_000, height: 10_000, rows: Buffer.alloc(9) }), 'picture.too_many_pixels'],
  ['a needle of 1 × 60,000', png({ width: 1, height: 60_000 }), 'picture.unreadable'],
  ['nothing', Buffer.alloc(0), 'picture.unreadable'],
  ['a GIF of 4 MB', Buffer.alloc(4 * 1024 * 1024, 'GIF89a'), 'picture.unreadable'],
])('%s is refused with an explanation', async (_, content, code) => {
  const asha = await member()
  await expect(upload(asha, bytesOf(content))).rejects.toMatchObject({ code })
  expect(await as(asha).account.me()).toMatchObject({ profileImage: null })
})

test('a refusal during an upload closes the connection', async () => {
  const gif = bytesOf(Buffer.alloc(4 * 1024 * 1024, 'GIF89a'))
  await expect(upload(await member(), gif)).rejects.toMatchObject({ code: 'picture.unreadable' })
  const { server: listening } = server
  const countConnections = promisify(listening.getConnections.bind(listening))
  await vi.waitFor(async () => {
    listening.closeIdleConnections()
    expect(await countConnections()).toBe(0)
  }, 60_000)
})

test.each([
  '',
  '../../etc/passwd',
  'x/y.webp',
  `${'0'.repeat(8)}-0000-0000-0000-000000000000/${'a'.repeat(32)}-96.webp`,
])('/api/pictures/%s does not exist', async (path) => {
  expect((await fetch(`${url}/api/pictures/${encodeURI(path)}`)).status).toBe(404)
})
