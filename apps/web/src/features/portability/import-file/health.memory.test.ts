import { openAsBlob } from 'node:fs'
import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { exportHead, heartRecord, sitRecord } from '#testing/health-export.ts'
import { readHealth } from './read-health.ts'

/** `npm run long -- health` is the long form. */
const megabytes = Number(process.env.HEALTH_MEGABYTES ?? 20)
const megabyte = 1024 * 1024
const allowedMegabytes = 120

/** A megabyte of heart beats, and one sit. */
const heartBeats = Array.from({ length: 4_000 }, (_, index) => heartRecord(index))
  .join('')
  .slice(0, megabyte)
  .replace(/<[^<]*$/, '')
const sitOf = (index: number) => {
  const day = new Date(Date.UTC(2015, 0, 1 + index)).toISOString().slice(0, 10)
  return sitRecord(`${day} 06:40:00 +0000`, `${day} 06:55:00 +0000`)
}

async function withExport<T>(use: (path: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'health-'))
  const path = join(folder, 'export.xml')
  try {
    const file = await open(path, 'w')
    await file.write(exportHead)
    for (let index = 0; index < megabytes; index++) await file.write(heartBeats + sitOf(index))
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
    const found = await readHealth(blob, () => (peak = Math.max(peak, process.memoryUsage.rss())))
    const grown = Math.round((peak - before) / megabyte)
    const seconds = Math.round((performance.now() - began) / 1000)
    process.stdout.write(`export of ${megabytes} MB: ${seconds} s, rss grew by ${grown} MB at most\n`)
    expect(found?.records).toHaveLength(megabytes)
    expect(grown).toBeLessThan(allowedMegabytes)
  }),
)
