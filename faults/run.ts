import { randomInt } from 'node:crypto'
import { availableParallelism, loadavg } from 'node:os'
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { type Fault, faults } from './faults.ts'
import { planted } from './planted.ts'
import { openStack, type Stack } from './stack.ts'
import { chancesFrom, describe, longestWait, medianOf, problemsOf, startMembers } from './workload.ts'

/**
 * Members use an installation of its own while its parts are killed, frozen and cut off. Their books are kept outside:
 * afterwards nothing acknowledged may be missing or doubled, and every figure must follow from what it is made of.
 */
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '60' },
    members: { type: 'string', default: '60' },
    seed: { type: 'string', default: String(randomInt(1_000_000)) },
    /** Part of a fault's name; without it, single faults and pairs in turn. */
    only: { type: 'string' },
    /** Runs with a planted bug, which the books must catch. */
    plant: { type: 'string' },
  },
})

async function runOnce(stack: Stack, chosen: Fault[], seed: number) {
  const pick = chancesFrom(seed)
  const repeatsWithNewIds = values.plant === 'new-ids'
  const members = await startMembers(stack, { members: Number(values.members), pick, repeatsWithNewIds })
  const seconds = Number(values.seconds)
  await setTimeout(seconds * 200)
  const struckAt = performance.now()
  await Promise.all(chosen.map(({ strike }) => strike(stack, pick)))
  const endedAt = performance.now()
  await setTimeout(Math.max(0, struckAt + seconds * 800 - performance.now()))
  await members.untilWell(endedAt)
  const outcomes = await members.finish()
  const wait = Number(longestWait(members.attempts, struckAt).toFixed(1))
  const name = chosen.map((fault) => fault.name).join(' and ')
  console.log(`seed ${seed}: ${name}: no one waited over ${wait} s, ${describe(outcomes)}`)
  return { name, wait, ...outcomes }
}
type Result = Awaited<ReturnType<typeof runOnce>>

const sumOf = (results: Result[], figure: 'acknowledged' | 'lost' | 'doubled' | 'drifted' | 'contradictions'): number =>
  results.reduce((sum, result) => sum + result[figure], 0)

/** One line for each fault, and for all pairs together: a pair is too rare for a median of its own. */
function printTable(results: Result[]): void {
  const groups = Map.groupBy(results, ({ name }) => (name.includes(' and ') && !isSingle(name) ? 'pairs' : name))
  console.table(
    [...groups, ['all', results] as const].map(([fault, of]) => {
      const waits = of.map(({ wait }) => wait)
      return {
        fault,
        runs: of.length,
        acknowledged: sumOf(of, 'acknowledged'),
        lost: sumOf(of, 'lost'),
        doubled: sumOf(of, 'doubled'),
        drift: sumOf(of, 'drifted'),
        contradictions: sumOf(of, 'contradictions'),
        'longest wait (median, s)': medianOf(waits),
        'worst (s)': Math.max(...waits),
      }
    }),
  )
}
const isSingle = (name: string) => faults.some((fault) => fault.name === name)

/** Ctrl-C ends after the current run, and prints the table so far. */
const stopping = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stopping.abort())

const pick = chancesFrom(Number(values.seed))
const among = faults.filter(({ name }) => name.includes(values.only ?? ''))
const anyPair = (): Fault[] => {
  const first = pick(among.length)
  return [first, first + 1 + pick(among.length - 1)].map((at) => among[at % among.length] as Fault)
}
const plant = planted.find(({ name }) => name === values.plant)
if (values.plant && !plant && values.plant !== 'new-ids') throw new Error(`no such bug: ${values.plant}`)
console.log(`seed ${values.seed}`)
const stack = await openStack({
  ...(plant && {
    env: { PLANTED: plant.name },
    nodeFlags: ['--import', new URL('plant-hook.ts', import.meta.url).href],
  }),
  hasOwnClock: among.some(({ needs }) => needs === 'clock'),
  diskMegabytes: among.some(({ needs }) => needs === 'disk') ? 1200 : undefined,
})
try {
  const results: Result[] = []
  for (let run = 0; run < Number(values.runs) && !stopping.signal.aborted; run++) {
    if (values.plant && problemsOf(results) > 0) break
    const single = among[run % among.length] as Fault
    results.push(await runOnce(stack, run < among.length || among.length === 1 ? [single] : anyPair(), pick(1_000_000)))
  }
  printTable(results)
  const problems = problemsOf(results)
  const [load = 0] = loadavg()
  console.log(`load of the machine: ${load.toFixed(1)} on ${availableParallelism()} cores`)
  console.log(`${results.length} runs, ${sumOf(results, 'acknowledged')} acknowledged, ${problems} problems`)
  if (values.plant ? problems === 0 : problems > 0) process.exitCode = 1
} finally {
  await stack.close()
}
