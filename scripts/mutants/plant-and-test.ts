import { join, relative } from 'node:path'
import {
  BaseSequencer,
  createVitest,
  type TestModule,
  type TestSpecification,
  type Vite,
  type Vitest,
} from 'vitest/node'
import { type Mutant, plant } from './mutant.ts'

/**
 * `broken` proves nothing: no test loaded the file, nothing loaded at all, or the test also fails without the fault.
 */
export type Verdict = 'killed' | 'survived' | 'broken'
export type Outcome = { verdict: Verdict; by?: Failure | undefined }
type Failure = { file: string; test: string; error: string }

type Limits = { testMs: number; mutantMs: number }

/** One Vitest for all mutants: it starts once, and transforms only what changes. Each mutant gets new workers. */
export async function startPlanting(root: string, { testMs, mutantMs }: Limits) {
  let mutant: Mutant | undefined
  let planted = false
  const isTarget = (id: string) => mutant !== undefined && id === join(root, mutant.file)

  /** Plants the fault while the file is loaded: nothing on disk changes, so nothing has to be restored. */
  const plugin: Vite.Plugin = {
    name: 'plant-a-mutant',
    enforce: 'pre',
    // Later tests must not find the fault in Vitest's cache of loaded files.
    configureVitest: ({ defineCacheKeyGenerator }) =>
      defineCacheKeyGenerator(({ id }) => (isTarget(id) ? false : undefined)),
    transform: (code, id) => {
      if (!mutant || !isTarget(id)) return undefined
      planted = true
      return plant(mutant, code)
    },
  }
  const options = {
    root,
    watch: false,
    bail: 1,
    retry: 0,
    maxWorkers: 1,
    reporters: [{}],
    sequence: { sequencer: AsGiven },
    testTimeout: testMs,
    hookTimeout: testMs,
  }
  const vitest = await createVitest('test', options, { plugins: [plugin] })
  await vitest.standalone()
  await vitest.globTestSpecifications()

  async function run(tests: readonly string[]): Promise<Outcome> {
    const specifications = tests.flatMap((path) => vitest.getModuleSpecifications(join(root, path)))
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications)
    const byPath = new Map(testModules.map((module) => [module.moduleId, module]))
    const modules = specifications.flatMap(({ moduleId }) => byPath.get(moduleId) ?? [])
    return outcomeOf(modules, unhandledErrors)
  }

  /** The files whose tests pass without a fault. */
  const sound = new Set<string>()

  async function isSound({ file, error }: Failure): Promise<boolean> {
    // A test that timed out may have met a busy moment, so it has to pass without the fault once more.
    if (sound.has(file) && !error.includes('timed out')) return true
    const { verdict } = await run([file])
    if (verdict === 'survived') sound.add(file)
    return verdict === 'survived'
  }

  return {
    try: async (next: Mutant, tests: readonly string[]): Promise<Outcome> => {
      ;[mutant, planted] = [next, false]
      const path = join(root, next.file)
      vitest.invalidateFile(path)
      const outcome = await withLimit(vitest, mutantMs, () => run(tests))
      mutant = undefined
      vitest.invalidateFile(path)
      const isProof = planted && (!outcome.by || (await isSound(outcome.by)))
      return isProof ? outcome : { ...outcome, verdict: 'broken' }
    },
    close: () => vitest.close(),
  }
}

class AsGiven extends BaseSequencer {
  override sort = (files: TestSpecification[]) => Promise.resolve(files)
}

/** A test has to fail: a file that doesn't even load proves nothing. */
function outcomeOf(modules: readonly TestModule[], unhandledErrors: readonly unknown[]): Outcome {
  const [failed] = modules.flatMap(({ children }) => [...children.allTests('failed')])
  if (failed) {
    const [error] = failed.result().errors ?? []
    return {
      verdict: 'killed',
      by: {
        file: relative(failed.project.config.root, failed.module.moduleId),
        test: failed.name,
        error: error?.message ?? '',
      },
    }
  }
  const states = new Set(modules.map((module) => module.state()))
  // Some tests are skipped on a machine that can't run them.
  states.delete('skipped')
  if (states.size !== 1 || !states.has('passed')) return { verdict: 'broken' }
  return { verdict: unhandledErrors.length > 0 ? 'killed' : 'survived' }
}

/** Work that never ends also counts as noticed. The second call kills a worker that doesn't answer. */
async function withLimit(vitest: Vitest, ms: number, work: () => Promise<Outcome>): Promise<Outcome> {
  let isOver = false
  const timer = setTimeout(() => {
    isOver = true
    for (const reason of ['keyboard-input', 'keyboard-input'] as const) void vitest.cancelCurrentRun(reason)
  }, ms)
  const outcome = await work()
  clearTimeout(timer)
  return isOver ? { verdict: 'killed' } : outcome
}
