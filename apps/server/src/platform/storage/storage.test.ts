import { createHash, randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buffer } from 'node:stream/consumers'
import { CreateBucketCommand, ListMultipartUploadsCommand, S3Client } from '@aws-sdk/client-s3'
import { afterAll, describe, expect, test } from 'vitest'
import type { Config } from '#platform/config.ts'
import { s3StandIn } from '#testing/s3-stand-in.ts'
import { testApp } from '#testing/test-app.ts'
import { createDownloadLinks } from './download-links.ts'
import { createStorage } from './create-storage.ts'
import type { Storage } from './storage.ts'

const folder = mkdtempSync(join(tmpdir(), 'storage-'))
afterAll(() => rmSync(folder, { recursive: true }))

const app = await testApp({ config: { STORAGE_URL: pathToFileURL(folder).href } })
const links = createDownloadLinks({ publicUrl: app.url, keys: app.keys, clock: app.clock })
const createFor = (changes: Partial<Config>) => createStorage({ ...app.config, ...changes }, links)

const standIn = await s3StandIn('our-key')
const standInSettings = {
  STORAGE_URL: 's3://pictures',
  S3_ENDPOINT: standIn.endpoint,
  S3_ACCESS_KEY_ID: 'our-key',
  S3_SECRET_ACCESS_KEY: 'secret',
}

type Place = { name: string; storage: Storage; leftovers: () => Promise<number> }

const places: Place[] = [
  {
    name: 'a folder',
    storage: await createFor({}),
    leftovers: async () => (await all(glob('.drafts/*', { cwd: folder }))).length,
  },
  {
    name: 'a bucket, at a stand-in',
    storage: await createFor(standInSettings),
    leftovers: async () => standIn.uploads.size,
  },
  ...(await realBucket()),
]

/** A real server, if one is configured with `TEST_S3_ENDPOINT`, `TEST_S3_KEY` and `TEST_S3_SECRET`. */
async function realBucket(): Promise<Place[]> {
  const {
    TEST_S3_ENDPOINT: endpoint,
    TEST_S3_KEY: accessKeyId = '',
    TEST_S3_SECRET: secretAccessKey = '',
  } = process.env
  if (!endpoint) return []
  const Bucket = `test-${randomBytes(6).toString('hex')}`
  const client = new S3Client({
    endpoint,
    region: 'us-east-1',
    forcePathStyle: true,
    credentials: { accessKeyId, secretAccessKey },
  })
  await client.send(new CreateBucketCommand({ Bucket }))
  const storage = await createFor({
    STORAGE_URL: `s3://${Bucket}`,
    S3_ENDPOINT: endpoint,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  })
  const leftovers = async () => (await client.send(new ListMultipartUploadsCommand({ Bucket }))).Uploads?.length ?? 0
  return [{ name: 'a bucket, at a real server', storage, leftovers }]
}

async function* streamOf(...chunks: (Uint8Array | Error)[]): AsyncIterable<Uint8Array> {
  for (const chunk of chunks) {
    if (chunk instanceof Error) throw chunk
    yield chunk
  }
}

async function all<T>(items: AsyncIterable<T>): Promise<T[]> {
  const collected: T[] = []
  for await (const item of items) collected.push(item)
  return collected
}

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

describe.each(places)('$name', ({ storage, leftovers }) => {
  const bytes = Buffer.from([0, 255, 13, 10])
  const read = async (...args: Parameters<Storage['get']>) => {
    const content = await storage.get(...args)
    return content && (await buffer(content))
  }

  test('returns what was stored, byte for byte, and the newer of two versions', async () => {
    await storage.put('avatars/asha.png', streamOf(Buffer.from('GIF'), Buffer.from('89a')), 'image/gif')
    expect(await read('avatars/asha.png')).toEqual(Buffer.from('GIF89a'))
    await storage.put('avatars/asha.png', streamOf(bytes), 'image/png')
    expect(await storage.find('avatars/asha.png')).toEqual({ size: 4, contentType: 'image/png' })
    expect(await read('avatars/asha.png')).toEqual(bytes)
  })

  test('stores empty files, and finds no file that was not stored', async () => {
    await storage.put('empty', streamOf(), 'text/plain')
    expect(await storage.find('empty')).toEqual({ size: 0, contentType: 'text/plain' })
    expect(await read('empty')).toEqual(Buffer.alloc(0))
    expect(await storage.find('none')).toBeUndefined()
    expect(await read('none')).toBeUndefined()
  })

  test('stores files larger than a part, in pieces of any size', async () => {
    const pieces = [randomBytes(9_000_000), randomBytes(1), randomBytes(8_388_607), randomBytes(70_000)]
    await storage.put('large.zip', streamOf(...pieces), 'application/zip')
    const stored = await read('large.zip')
    expect(stored && hashOf(stored)).toBe(hashOf(Buffer.concat(pieces)))
    expect(await storage.find('large.zip')).toEqual({ size: 17_458_608, contentType: 'application/zip' })
  })

  test('reads a range, both ends included', async () => {
    await storage.put('letters', streamOf(Buffer.from('abcdef')), 'text/plain')
    expect(String(await read('letters', { start: 0, end: 0 }))).toBe('a')
    expect(String(await read('letters', { start: 2, end: 4 }))).toBe('cde')
    expect(String(await read('letters', { start: 2, end: 5 }))).toBe('cdef')
    await expect(read('letters', { start: 6, end: 6 })).rejects.toThrow()
  })

  test.each([
    ['a small file', [Buffer.from('half')]],
    ['a large one', [randomBytes(9_000_000), randomBytes(9_000_000)]],
  ])('a source that fails within %s leaves only the previous file', async (_, chunks) => {
    await storage.put('kept', streamOf(Buffer.from('former')), 'text/plain')
    const broken = storage.put('kept', streamOf(...chunks, new Error('cut off')), 'text/html')
    await expect(broken).rejects.toThrow('cut off')
    expect(String(await read('kept'))).toBe('former')
    expect(await storage.find('kept')).toEqual({ size: 6, contentType: 'text/plain' })
    expect(await leftovers()).toBe(0)
  })

  test('lists and deletes the files in a folder, and in no other', async () => {
    const mine = ['members/4/a', 'members/4/b/c', 'members/4/b/d', 'members/4/b', 'members/4/e']
    for (const key of [...mine, 'members/42/a', 'members/4-2']) await storage.put(key, streamOf(bytes), 'image/png')
    expect((await all(storage.list('members/4/'))).toSorted()).toEqual(mine.toSorted())
    await storage.deleteAll('members/4/')
    await storage.deleteAll('members/4/')
    expect(await all(storage.list('members/4/'))).toEqual([])
    expect((await all(storage.list('members/'))).toSorted()).toEqual(['members/4-2', 'members/42/a'])
  })

  test('deletes a file, and deleting it twice is fine', async () => {
    await storage.put('gone.png', streamOf(bytes), 'image/png')
    await storage.delete('gone.png')
    await storage.delete('gone.png')
    expect(await storage.find('gone.png')).toBeUndefined()
  })

  test('a download URL lets anyone download one file, whole or in part', async () => {
    await storage.put('archives/asha.zip', streamOf(Buffer.from('abcdef')), 'application/zip')
    const url = await storage.downloadUrl('archives/asha.zip', { name: 'my-practice.zip', seconds: 60 })
    const whole = await fetch(url)
    expect(whole.status).toBe(200)
    expect(await whole.text()).toBe('abcdef')
    expect(whole.headers.get('content-type')).toBe('application/zip')
    expect(whole.headers.get('content-length')).toBe('6')
    expect(whole.headers.get('content-disposition')).toBe('attachment; filename="my-practice.zip"')
    const part = await fetch(url, { headers: { range: 'bytes=2-3' } })
    expect([part.status, await part.text()]).toEqual([206, 'cd'])
  })

  test.each(['../secret', '/etc/passwd', 'a/../../b', '', 'A.png', 'a//b', '.hidden', 'a~', 'a'.repeat(101)])(
    'refuses the key %j',
    async (key) => {
      await expect(storage.put(key, streamOf(bytes), 'image/png')).rejects.toThrow('not a storage key')
    },
  )

  test.each(['', '/', 'members', '../', 'members//'])('refuses the folder %j', async (name) => {
    await expect(storage.deleteAll(name)).rejects.toThrow(/not a storage (folder|key)/)
  })
})

test('treats a bucket that refuses access as an error, not as a missing file', async () => {
  const stranger = await createFor({ ...standInSettings, S3_ACCESS_KEY_ID: 'other' })
  await expect(stranger.get('a.png')).rejects.toThrow('AccessDenied')
})
