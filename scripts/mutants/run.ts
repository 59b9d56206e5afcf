import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { startVitest, type Vite, type Vitest } from 'vitest/node'
import { mutants } from './list.ts'
import { type Mutant, plant, sampleOf } from './mutant.ts'

const root = resolve(import.meta.dirname, '../..')
const leastKilled = 0.95

/** `broken` proves nothing: the tests did not load the file, or nothing loaded at all. */
type Verdict = 'killed' | 'survived' | 'broken'
type Outcome = { verdict: Verdict; by?: string | undefined }

/** Plants the fault while the file is loaded: nothing on the disk changes, so nothing has to be put back. */
function planter(mutant: Mutant): { plugin: Vite.Plugin; isPlanted: () => boolean } {
  const path = join(root, mutant.file)
  let planted = false
  const plugin: Vite.Plugin = {
    name: 'plant-a-mutant',
    enforce: 'pre',
    // Later tests must not find the fault in Vitest's cache of loaded files.
    configureVitest: ({ defineCacheKeyGenerator }) =>
      defineCacheKeyGenerator(({ id }) => (id === path ? false : undefined)),
    transform: (code, id) => {
      if (id !== path) return undefined
      planted = true
      return plant(mutant, code)
    },
  }
  return { plugin, isPlanted: () => planted }
}

type How = { plugins?: Vite.Plugin[]; timeout?: { testTimeout: number } }

async function runTests(tests: readonly string[], { plugins = [], timeout }: How = {}): Promise<Outcome> {
  const options = { root, run: true, bail: 1, retry: 0, reporters: [{}], ...timeout }
  const vitest = await startVitest('test', [...tests], options, { plugins })
  const outcome = outcomeOf(vitest)
  await vitest.close()
  return outcome
}

/** A test has to fail: a file that does not even load proves nothing. */
function outcomeOf({ state }: Vitest): Outcome {
  const modules = state.getTestModules()
  const [failed] = modules.flatMap(({ children }) => [...children.allTests('failed')])
  if (failed) return { verdict: 'killed', by: failed.name }
  const isPassed = modules.length > 0 && modules.every((module) => module.state() === 'passed')
  return { verdict: isPassed ? 'survived' : 'broken' }
}

async function tryMutant(mutant: Mutant): Promise<Outcome> {
  const { plugin, isPlanted } = planter(mutant)
  const outcome = await runTests(mutant.tests, {
    plugins: [plugin],
    // A fault that keeps work from ending is noticed by the timeout.
    ...(mutant.isQuick && { timeout: { testTimeout: 5_000 } }),
  })
  return isPlanted() ? outcome : { verdict: 'broken' }
}

const { values, positionals } = parseArgs({ options: { sample: { type: 'string' } }, allowPositionals: true })
const wanted = mutants.filter(({ file, what }) => positionals.every((part) => `${file} ${what}`.includes(part)))
const chosen = values.sample ? sampleOf(wanted, Number(values.sample), new Date()) : wanted
if (chosen.length === 0) throw new Error('no mutant has all of these words in its path or description')
for (const mutant of chosen) plant(mutant, readFileSync(join(root, mutant.file), 'utf8'))

const started = Date.now()
const before = await runTests([...new Set(chosen.flatMap(({ tests }) => tests))])
if (before.verdict !== 'survived') throw new Error(`without any mutant this test fails: ${before.by ?? 'none was run'}`)
const tally: Record<Verdict, number> = { killed: 0, survived: 0, broken: 0 }
for (const mutant of chosen) {
  const began = Date.now()
  const { verdict, by } = await tryMutant(mutant)
  tally[verdict]++
  console.log(`${verdict.padEnd(8)} ${mutant.file}: ${mutant.what} (${((Date.now() - began) / 1000).toFixed(1)} s)`)
  if (by) console.log(`         by "${by}"`)
}
const share = tally.killed / chosen.length
const seconds = Math.round((Date.now() - started) / 1000)
console.log(`${tally.killed} of ${chosen.length} killed (${(share * 100).toFixed(1)} %) in ${seconds} s`)
process.exitCode = share >= leastKilled && tally.broken === 0 ? 0 : 1
