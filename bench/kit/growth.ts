import { type Child, startChild } from './child.ts'
import type { MakeRequest } from './load.ts'
import { measure, ratio, type Result } from './measure.ts'
import { findPgbench } from './pgbench.ts'
import { printAgainstLimits, printTable } from './report.ts'
import { requireSameAnswer } from './same-answer.ts'
import { rounds, seconds } from './settings.ts'
import type { Size } from './sizes.ts'
import { inPgbench, overHttp, type Subject } from './subjects.ts'

/**
 * The work of every subject: the ideal statement as a script for pgbench, and the request over HTTP. If there is only
 * one right answer, bare Node and our API must agree on it first.
 */
export type Case = { name: string; script: string; request: MakeRequest; hasOneAnswer?: boolean }

type Loaded = { size: Size; cases: Case[]; bare: Child; api: Child }
type Results = Map<string, Result[][]>
type GrowthPlan = { sizes: Size[]; casesOf: (size: Size) => Promise<Case[]>; bareNode: URL }

const pgbench = await findPgbench()

/** The word after `--only=`: runs the cases whose names start with it. */
export const only =
  process.argv
    .slice(2)
    .find((word) => word.startsWith('--only='))
    ?.slice('--only='.length) ?? ''

export const startOurApi = (size: Size, redisUrl?: string): Promise<Child> =>
  startChild(new URL('../servers/dated-api.ts', import.meta.url), [size.url, ...(redisUrl ? [redisUrl] : [])])

const start = async (size: Size, { casesOf, bareNode }: GrowthPlan): Promise<Loaded> => ({
  size,
  cases: await casesOf(size),
  bare: await startChild(bareNode, [size.url]),
  api: await startOurApi(size),
})

const subjectsOf = ({ size, bare, api }: Loaded, { script, request }: Case): Subject[] => [
  ...inPgbench(pgbench, script, size.url),
  overHttp('bare Node', { child: bare, request }),
  overHttp('our API', { child: api, request }),
]

/** All sizes with this case run in every round, so that growth doesn't depend on the machine's load at the time. */
async function measureCase(loaded: Loaded[], name: string): Promise<Result[][]> {
  const measured = loaded.flatMap((one) =>
    one.cases.filter((each) => each.name === name).map((each) => ({ size: one.size, subjects: subjectsOf(one, each) })),
  )
  const results = await measure(measured.flatMap(({ subjects }) => subjects))
  const width = measured[0]?.subjects.length ?? 0
  const bySize = measured.map((_, at) => results.slice(at * width, (at + 1) * width))
  for (const [at, { size }] of measured.entries()) printAgainstLimits(`${name}, ${size.sessions}`, bySize[at] ?? [])
  return bySize
}

async function requireSameAnswers({ cases, bare, api }: Loaded): Promise<void> {
  for (const { name, request, hasOneAnswer } of cases) {
    if (hasOneAnswer && name.startsWith(only)) await requireSameAnswer(bare.urls.full, api.urls.full, request)
  }
}

/** For each subject, how many times longer the largest size takes than the smallest. */
function printGrowth(measured: Results): void {
  const atSeveral = [...measured].filter(([, bySize]) => bySize.length > 1)
  const rows = atSeveral.map(([name, bySize]) => {
    const [small, large] = [bySize.at(0) ?? [], bySize.at(-1) ?? []]
    const times = small.map((result, at) => ratio('perSecond', result, large[at] ?? result))
    const [first = Number.NaN, bare = Number.NaN, ours = Number.NaN] =
      times.length === 3 ? times : [Number.NaN, ...times]
    return [name].concat([...times, ours / first, ours / bare].map((value) => value.toFixed(2)))
  })
  const subjects = [...(pgbench ? ['pgbench'] : []), 'bare Node', 'our API']
  printTable(['growth', ...subjects, 'ours ÷ pgbench', 'ours ÷ bare Node'], rows)
}

async function printFootprint(loaded: Loaded[]): Promise<void> {
  for (const { size, api } of loaded) {
    const megabytes = (await api.usage()).residentBytes / 2 ** 20
    console.log(`Our API on ${size.sessions} sessions after the run: ${megabytes.toFixed(0)} MB resident.`)
  }
}

/** The exit code says whether every reply was a success. No measurement fails the run. */
function judge(loaded: Loaded[], measured: Results): void {
  const failed = [...measured.values()].flat(2).reduce((sum, result) => sum + result.failed, 0)
  const died = loaded.flatMap(({ bare, api }) => [bare, api]).filter((child) => child.hasDied()).length
  if (failed === 0 && died === 0) return
  console.error(`${failed} requests failed, ${died} servers died.`)
  process.exitCode = 1
}

/** Compares every case with its limits at every size, and shows how each subject grows. */
export async function measureGrowth(plan: GrowthPlan): Promise<Results> {
  const loaded: Loaded[] = []
  for (const size of plan.sizes) loaded.push(await start(size, plan))
  console.log(`Medians of ${rounds} rounds of ${seconds} s; only the ratios compare across machines.\n`)
  for (const one of loaded) await requireSameAnswers(one)
  const names = new Set(loaded.flatMap(({ cases }) => cases.map(({ name }) => name)))
  const measured: Results = new Map()
  for (const name of names) if (name.startsWith(only)) measured.set(name, await measureCase(loaded, name))
  if (loaded.length > 1) printGrowth(measured)
  await printFootprint(loaded)
  judge(loaded, measured)
  await Promise.all(loaded.flatMap(({ bare, api }) => [bare.stop(), api.stop()]))
  return measured
}
