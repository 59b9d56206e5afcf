import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { mutants } from './list.ts'
import { madeMutants } from './made.ts'
import { type Mutant, plant, sampleOf } from './mutant.ts'
import { type Outcome, startPlanting, type Verdict } from './plant-and-test.ts'

const root = resolve(import.meta.dirname, '../..')

const { values, positionals } = parseArgs({
  options: {
    sample: { type: 'string' },
    made: { type: 'string' },
    seed: { type: 'string', default: String(Date.now() % 100_000) },
    feature: { type: 'string' },
    from: { type: 'string', default: '1' },
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

// A long run that was stopped continues with the same seed and the number of the next mutant.
const chosen = chosenMutants().slice(Number(values.from) - 1)
if (chosen.length === 0) throw new Error('no mutant has all of these words in its path or description')
for (const mutant of chosen) plant(mutant, readFileSync(join(root, mutant.file), 'utf8'))
const minKilledShare = values.made ? 0.85 : 0.95
// The timeout notices a fault that keeps work from ending.
const testMs = (values.sample ? 5_000 : values.made ? 20_000 : 120_000) * Number(process.env.SLOWNESS ?? 1)

/**
 * Checks whether the types or the linter refuse the fault, as in `npm run check -- --all`. They check a copy beside the
 * file.
 */
function lint(mutant: Mutant): Outcome {
  const copy = join(root, mutant.file.replace(/(\.\w+)?\.ts$/, '-planted$&'))
  writeFileSync(copy, plant(mutant, readFileSync(join(root, mutant.file), 'utf8')))
  const options = ['--type-aware', '--type-check', '--deny-warnings', '--format=unix']
  const { status, stdout } = spawnSync('npx', ['--no-install', 'oxlint', ...options, copy], { encoding: 'utf8' })
  rmSync(copy)
  if (status === 0) return { verdict: 'survived' }
  return { verdict: 'killed', by: { file: copy, test: 'types and lint', error: stdout } }
}

/** Types, the linter or another test of the feature may notice a fault that the nearest tests miss. */
async function tryMutant(mutant: Mutant): Promise<Outcome> {
  const { tests, otherTests } = mutant
  const attempts = [
    () => planting.try(mutant, tests),
    ...(otherTests ? [() => lint(mutant)] : []),
    ...(otherTests?.length ? [() => planting.try(mutant, otherTests)] : []),
  ]
  for (const attempt of attempts) {
    const outcome = await attempt()
    if (outcome.verdict !== 'survived') return outcome
  }
  return { verdict: 'survived' }
}

const started = Date.now()
const planting = await startPlanting(root, { testMs, mutantMs: 300_000 })
const tally: Record<Verdict, number> = { killed: 0, survived: 0, broken: 0 }
for (const mutant of chosen) {
  const began = Date.now()
  const { verdict, by } = await tryMutant(mutant)
  tally[verdict]++
  console.log(`${verdict.padEnd(8)} ${mutant.file}: ${mutant.what} (${((Date.now() - began) / 1000).toFixed(1)} s)`)
  if (by) console.log(`         by "${by.test}": ${by.error.split('\n')[0]}`)
  else if (mutant.diff) console.log(mutant.diff)
}
await planting.close()
// A generated fault may keep everything from loading, which says nothing about the tests.
const total = values.made ? tally.killed + tally.survived : chosen.length
const share = tally.killed / total
const seconds = Math.round((Date.now() - started) / 1000)
console.log(
  `${tally.killed} of ${total} killed (${(share * 100).toFixed(1)} %), ${tally.broken} broken, in ${seconds} s`,
)
process.exitCode = share >= minKilledShare && (values.made || tally.broken === 0) ? 0 : 1
