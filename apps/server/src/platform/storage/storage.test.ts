import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, describe, expect, test } from 'vitest'
import { s3StandIn } from '#testing/s3-stand-in.ts'
import { testConfig } from '#testing/test-app.ts'
import { createStorage } from './create-storage.ts'

const folder = mkdtempSync(join(tmpdir(), 'storage-'))
afterAll(() => rmSync(folder, { recursive: true }))

const config = await testConfig({ url: 'smtp://127.0.0.1:1' })
const { endpoint } = await s3StandIn('our-key')
const s3 = { ...config, STORAGE_URL: 's3://pictures', S3_ENDPOINT: endpoint, S3_SECRET_ACCESS_KEY: 'secret' }

describe.each([
  ['a folder', createStorage({ ...config, STORAGE_URL: pathToFileURL(folder).href })],
  ['an S3 bucket', createStorage({ ...s3, S3_ACCESS_KEY_ID: 'our-key' })],
])('%s', (_, storage) => {
  const bytes = new Uint8Array([0, 255, 13, 10])

  test('gives back what was put, byte for byte, and the newest of two', async () => {
    await storage.put('avatars/asha.png', new Uint8Array([1]), 'image/gif')
    await storage.put('avatars/asha.png', bytes, 'image/png')
    const file = await storage.get('avatars/asha.png')
    expect(file && { ...file, bytes: Uint8Array.from(file.bytes) }).toEqual({ bytes, contentType: 'image/png' })
  })

  test('forgets what was deleted; deleting twice is fine', async () => {
    await storage.put('gone.png', bytes, 'image/png')
    await storage.delete('gone.png')
    await storage.delete('gone.png')
    expect(await storage.get('gone.png')).toBeUndefined()
  })

  test.each(['../secret', '/etc/passwd', 'a/../../b', '', 'A.png', 'a//b', '.hidden'])(
    'refuses the key %j',
    async (key) => {
      await expect(storage.put(key, bytes, 'image/png')).rejects.toThrow('not a storage key')
    },
  )
})

test('a bucket that refuses us is an error, not a missing file', async () => {
  await expect(createStorage({ ...s3, S3_ACCESS_KEY_ID: 'other' }).get('a.png')).rejects.toThrow('AccessDenied')
})
