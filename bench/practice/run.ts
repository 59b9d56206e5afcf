import { type Child, startChild } from '../child.ts'
import { measure, ratio, type Result } from '../measure.ts'
import { findPgbench } from '../pgbench.ts'
import { printAgainstLimits, printTable } from '../report.ts'
import { rounds, seconds } from '../settings.ts'
import { inPgbench, overHttp, type Subject } from '../subjects.ts'
import { type Case, casesOf } from './cases.ts'
import { type Size, sizesAskedFor } from './size.ts'

type Loaded = { size: Size; cases: Case[]; bare: Child; api: Child }

const pgbench = await findPgbench()

const start = async (size: Size): Promise<Loaded> => ({
  size,
  cases: await casesOf(size),
  bare: await startChild(new URL('./bare-node.ts', import.meta.url), [size.url]),
  api: await startChild(new URL('./our-api.ts', import.meta.url), [size.url]),
})

const subjectsOf = ({ size, bare, api }: Loaded, { script, request }: Case): Subject[] => [
  ...inPgbench(pgbench, script, size.url),
  overHttp('bare Node', { child: bare, request }),
  overHttp('our API', { child: api, request }),
]

/** All sizes take turns within a round, so that growth is not the machine's mood. */
async function measureCase(loaded: Loaded[], name: string): Promise<Result[][]> {
  const groups = loaded.map((one) => subjectsOf(one, one.cases.find((known) => known.name === name) as Case))
  const results = await measure(groups.flat())
  const width = groups[0]?.length ?? 0
  const bySize = loaded.map((_, at) => results.slice(at * width, (at + 1) * width))
  for (const [at, { size }] of loaded.entries()) printAgainstLimits(`${name}, ${size.sessions}`, bySize[at] ?? [])
  return bySize
}

/** How many times longer the largest size takes than the smallest, for each subject. */
function printGrowth(growth: Map<string, Result[][]>): void {
  const rows = [...growth].map(([name, bySize]) => {
    const [small, large] = [bySize.at(0) ?? [], bySize.at(-1) ?? []]
    const times = small.map((result, at) => ratio('perSecond', result, large[at] ?? result))
    const [first = Number.NaN, , ours = Number.NaN] = times.length === 3 ? times : [Number.NaN, ...times]
    return [name].concat([...times, ours / first].map((value) => value.toFixed(2)))
  })
  printTable(['growth', ...(pgbench ? ['pgbench'] : []), 'bare Node', 'our API', 'ours ÷ pgbench'], rows)
}

const only =
  process.argv
    .slice(2)
    .find((word) => word.startsWith('--only='))
    ?.slice('--only='.length) ?? ''
const loaded: Loaded[] = []
for (const size of sizesAskedFor([100_000])) loaded.push(await start(size))
console.log(`Medians of ${rounds} rounds of ${seconds} s; only the ratios compare across machines.\n`)
const names = loaded[0]?.cases.map(({ name }) => name).filter((name) => name.startsWith(only)) ?? []
const growth = new Map<string, Result[][]>()
for (const name of names) growth.set(name, await measureCase(loaded, name))
if (loaded.length > 1) printGrowth(growth)
for (const { size, api } of loaded) {
  const megabytes = (await api.usage()).residentBytes / 2 ** 20
  console.log(`Our API on ${size.sessions} sessions after the run: ${megabytes.toFixed(0)} MB resident.`)
}
const failed = [...growth.values()].flat(2).reduce((sum, result) => sum + result.failed, 0)
const died = loaded.flatMap(({ bare, api }) => [bare, api]).filter((child) => child.hasDied()).length
if (failed > 0 || died > 0) {
  console.error(`${failed} requests failed, ${died} servers died.`)
  process.exitCode = 1
}
await Promise.all(loaded.flatMap(({ bare, api }) => [bare.stop(), api.stop()]))
