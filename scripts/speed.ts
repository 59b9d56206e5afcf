import { fork } from 'node:child_process'
import { createHash } from 'node:crypto'
import { availableParallelism } from 'node:os'

/** Hashes per second on each core of a quiet CI machine, while all its cores are busy. */
const usualRate = 110_000
const seconds = 2
const maxSlowness = 4

function hashesPerSecond(): number {
  const end = Date.now() + seconds * 1000
  const block = Buffer.alloc(1024)
  let count = 0
  // Reading the clock costs more than a hash, so it is read once in a hundred.
  while (Date.now() < end) for (let i = 0; i < 100; i++, count++) createHash('sha256').update(block).digest()
  return count / seconds
}

const rateOfOneCore = () =>
  new Promise<number>((resolve, reject) => {
    const child = fork(import.meta.filename, ['core'])
    child.once('message', (rate) => resolve(Number(rate)))
    child.once('error', reject)
  })

/** The slowest core counts, because a run waits for its last test. */
export const slownessOf = (rates: readonly number[]): number =>
  Math.min(maxSlowness, Math.max(1, Math.round((usualRate / Math.min(...rates)) * 10) / 10))

/**
 * How many times slower than usual this machine is right now, between 1 and 4. Takes two seconds of work on every core:
 * unlike the number of cores, this also shows the load caused by others. Time limits grow with it.
 */
export async function measureSlowness(): Promise<number> {
  return slownessOf(await Promise.all(Array.from({ length: availableParallelism() }, rateOfOneCore)))
}

if (process.argv[1] === import.meta.filename) {
  if (process.argv[2] === 'core') process.send?.(hashesPerSecond())
  else console.log(await measureSlowness())
}
