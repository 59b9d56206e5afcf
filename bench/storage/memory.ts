import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** How much more memory a file that is ten times as large may need. */
const allowedMegabytes = 20

type Copy = { trips: { isSame: boolean; putMs: number; getMs: number }[]; peakMegabytes: number }

async function copy(target: string, megabytes: number, times: number): Promise<Copy> {
  const file = new URL('copy.ts', import.meta.url).pathname
  const { stdout } = await promisify(execFile)(process.execPath, [file, target, `${megabytes}`, `${times}`])
  return JSON.parse(stdout) as Copy
}

/**
 * The smaller file is sent several times, so that both send the same number of bytes: uncollected garbage grows with
 * that.
 */
async function compare(name: string, target: string, [small, large]: readonly [number, number]): Promise<void> {
  const peaks: number[] = []
  for (const [megabytes, times] of [
    [small, Math.min(10, Math.ceil(large / small))],
    [large, 1],
  ] as const) {
    const { trips, peakMegabytes } = await copy(target, megabytes, times)
    const mean = (of: (trip: Copy['trips'][number]) => number) =>
      (trips.reduce((sum, trip) => sum + of(trip), 0) / trips.length / 1000).toFixed(1)
    const isSame = trips.every((trip) => trip.isSame)
    console.log(
      `${name}  ${times} x ${megabytes} MB  peak ${peakMegabytes.toFixed(0)} MB  put ${mean(({ putMs }) => putMs)} s  ` +
        `get ${mean(({ getMs }) => getMs)} s  ${isSame ? 'same bytes' : 'OTHER BYTES'}`,
    )
    peaks.push(peakMegabytes)
    if (!isSame) process.exitCode = 1
  }
  const [before = 0, after = 0] = peaks
  if (after - before > allowedMegabytes) {
    console.log(`${name}: the larger file needed over ${allowedMegabytes} MB more`)
    process.exitCode = 1
  }
}

const [small = 60, large = 600] = process.argv.slice(2).map(Number)
const sizes = [small, large] as const
const folder = await mkdtemp(join(tmpdir(), 'storage-bench-'))
try {
  await compare('folder', folder, sizes)
} finally {
  await rm(folder, { recursive: true })
}
const bucket = process.env['TEST_S3_BUCKET']
if (bucket) await compare('bucket', `s3://${bucket}`, sizes)
else console.log('bucket: not measured, because TEST_S3_BUCKET is not set')
