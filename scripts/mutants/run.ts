import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { mutants } from './list.ts'
import { madeMutants } from './made.ts'
import { type Mutant, plant, sampleOf } from './mutant.ts'
import { startPlanting, type Verdict } from './plant-and-test.ts'

const root = resolve(import.meta.dirname, '../..')

const { values, positionals } = parseArgs({
  options: {
    sample: { type: 'string' },
    made: { type: 'string' },
    seed: { type: 'string', default: String(Date.now() % 100_000) },
    feature: { type: 'string' },
  },
  allowPositionals: true,
})

function chosenMutants(): Mutant[] {
  if (values.made) {
    console.log(`seed ${values.seed}`)
    return madeMutants(root, { count: Number(values.made), seed: Number(values.seed), feature: values.feature })
  }
  const wanted = mutants.filter(({ file, what }) => positionals.every((part) => `${file} ${what}`.includes(part)))
  return values.sample ? sampleOf(wanted, Number(values.sample), new Date()) : wanted
}

const chosen = chosenMutants()
if (chosen.length === 0) throw new Error('no mutant has all of these words in its path or description')
for (const mutant of chosen) plant(mutant, readFileSync(join(root, mutant.file), 'utf8'))
const leastKilled = values.made ? 0.85 : 0.95
// A fault that keeps work from ending is noticed by the timeout.
const testMs = (values.sample ? 5_000 : values.made ? 20_000 : 120_000) * Number(process.env.SLOWNESS ?? 1)

const started = Date.now()
const planting = await startPlanting(root, { testMs, mutantMs: 300_000 })
const tally: Record<Verdict, number> = { killed: 0, survived: 0, broken: 0 }
for (const mutant of chosen) {
  const began = Date.now()
  const { verdict, by } = await planting.try(mutant)
  tally[verdict]++
  console.log(`${verdict.padEnd(8)} ${mutant.file}: ${mutant.what} (${((Date.now() - began) / 1000).toFixed(1)} s)`)
  if (by) console.log(`         by "${by.test}": ${by.error.split('\n')[0]}`)
  else if (mutant.diff) console.log(mutant.diff)
}
await planting.close()
// One made by a machine may keep everything from loading: that says nothing about the tests.
const total = values.made ? tally.killed + tally.survived : chosen.length
const share = tally.killed / total
const seconds = Math.round((Date.now() - started) / 1000)
console.log(
  `${tally.killed} of ${total} killed (${(share * 100).toFixed(1)} %), ${tally.broken} broken, in ${seconds} s`,
)
process.exitCode = share >= leastKilled && (values.made || tally.broken === 0) ? 0 : 1
