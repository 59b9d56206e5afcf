import { openAsBlob } from 'node:fs'
import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { exportHead, heartRecord, sitRecord, sleepRecord } from '#testing/health-export.ts'
import { readHealth } from './read-health.ts'

/** `npm run long -- health` runs the long form. */
const megabytes = Number(process.env.HEALTH_MEGABYTES ?? 200)
const megabyte = 1024 * 1024
const allowedMegabytes = 120

/** 40 kB of heartbeats: less than one read, so that every piece of the file contains a record. */
const heartBeats = Array.from({ length: 180 }, (_, index) => heartRecord(index)).join('')
/** A sit and a night, each with a string that must not keep its piece in memory. */
const recordsOf = (index: number) => {
  const day = new Date(Date.UTC(2015, 0, 1 + index)).toISOString().slice(0, 10)
  const zone = '<MetadataEntry key="HKTimeZone" value="America/Los_Angeles"/>'
  const night = { from: `${day} 00:00:00 +0000`, to: `${day} 06:00:00 +0000`, state: 'AsleepUnspecified' }
  return sitRecord(`${day} 06:40:00 +0000`, `${day} 06:55:00 +0000`, zone) + sleepRecord(night)
}

const days = Math.ceil((megabytes * megabyte) / (heartBeats + recordsOf(0)).length)

async function withExport<T>(use: (path: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'health-'))
  const path = join(folder, 'export.xml')
  try {
    const file = await open(path, 'w')
    await file.write(exportHead)
    for (let index = 0; index < days; index++) await file.write(heartBeats + recordsOf(index))
    await file.write('</HealthData>\n')
    await file.close()
    return await use(path)
  } finally {
    await rm(folder, { recursive: true })
  }
}

test(`an export of ${megabytes} MB is read with bounded memory`, { timeout: 900_000 }, () =>
  withExport(async (path) => {
    const blob = await openAsBlob(path)
    let peak = 0
    const [before, began] = [process.memoryUsage.rss(), performance.now()]
    const result = await readHealth(blob, () => (peak = Math.max(peak, process.memoryUsage.rss())))
    const grown = Math.round((peak - before) / megabyte)
    const seconds = Math.round((performance.now() - began) / 1000)
    process.stdout.write(`export of ${megabytes} MB: ${seconds} s, rss grew by ${grown} MB at most\n`)
    expect(result?.records).toHaveLength(2 * days)
    expect(grown).toBeLessThan(allowedMegabytes)
  }),
)
