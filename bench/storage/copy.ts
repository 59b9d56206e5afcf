import { createHash, randomBytes } from 'node:crypto'
import { pathToFileURL } from 'node:url'
import type { Config } from '../../apps/server/src/platform/config.ts'
import { createStorage } from '../../apps/server/src/platform/storage/create-storage.ts'

const [target = '', megabytes = '', times = '1'] = process.argv.slice(2)
const key = `bench/${megabytes}-mb`
const block = randomBytes(1024 * 1024)

/** A stream of this many megabytes, in chunks like those of a socket, and their hash. */
async function* content(hash: ReturnType<typeof createHash>): AsyncIterable<Uint8Array> {
  for (let sent = 0; sent < Number(megabytes); sent++) {
    block.writeUInt32LE(sent)
    hash.update(block)
    for (let at = 0; at < block.length; at += 65_536) yield Buffer.from(block.subarray(at, at + 65_536))
  }
}

const config = {
  STORAGE_URL: target.startsWith('s3:') ? target : pathToFileURL(target).href,
  S3_REGION: 'us-east-1',
  S3_ENDPOINT: process.env['TEST_S3_ENDPOINT'],
  S3_ACCESS_KEY_ID: process.env['TEST_S3_KEY'],
  S3_SECRET_ACCESS_KEY: process.env['TEST_S3_SECRET'],
} as Config
const noLinks = { create: () => '', isValid: () => false }
const storage = await createStorage(config, noLinks)

/** Stores the file, reads it back and deletes it. */
async function roundTrip() {
  const [written, read] = [createHash('sha256'), createHash('sha256')]
  const began = performance.now()
  await storage.put(key, content(written), 'application/octet-stream')
  const put = performance.now()
  for await (const chunk of (await storage.get(key)) ?? []) read.update(chunk as Uint8Array)
  const got = performance.now()
  await storage.delete(key)
  return { isSame: written.digest('hex') === read.digest('hex'), putMs: put - began, getMs: got - put }
}

const trips = []
for (let trip = 0; trip < Number(times); trip++) trips.push(await roundTrip())
console.log(JSON.stringify({ trips, peakMegabytes: process.resourceUsage().maxRSS / 1024 }))
