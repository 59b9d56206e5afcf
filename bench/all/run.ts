import { casesOf as communityCasesOf } from '../community/cases.ts'
import { communitySizes } from '../community/size.ts'
import { type Child, startChild } from '../kit/child.ts'
import { type Case, only } from '../kit/growth.ts'
import { printTable } from '../kit/report.ts'
import type { Size } from '../kit/sizes.ts'
import { casesOf as practiceCasesOf } from '../practice/cases.ts'
import { practiceSizes } from '../practice/size.ts'
import { watchBackends } from './backends.ts'
import { exactCostsOf } from './exact.ts'
import { compare, fallen, type Figures, readFigures, type Run, type Spread, writeFigures } from './figures.ts'
import { takeTurns } from './turns.ts'

const option = (name: string) =>
  process.argv
    .slice(2)
    .find((word) => word.startsWith(`--${name}=`))
    ?.slice(name.length + 3)

const rounds = Number(option('rounds') ?? 15)
const seconds = Number(option('seconds') ?? 0.7)
/** Another working tree whose API takes turns with ours, to compare a change with the state before it. */
const other = option('against')
const isExactOnly = process.argv.includes('--exact')

type Part = { size: Size; casesOf: (size: Size) => Promise<Case[]>; bareNode: URL }
const [communitySize, practiceSize] = [communitySizes([100_000])[0], practiceSizes([100_000])[0]]
if (!communitySize || !practiceSize) throw new Error('Name one size, such as 100000.')
const parts: Part[] = [
  {
    size: communitySize,
    casesOf: communityCasesOf,
    bareNode: new URL('../community/bare-node.ts', import.meta.url),
  },
  { size: practiceSize, casesOf: practiceCasesOf, bareNode: new URL('../practice/bare-node.ts', import.meta.url) },
]

const ourApi = new URL('../servers/dated-api.ts', import.meta.url)
const otherApi = other && new URL(`${other}/bench/servers/dated-api.ts`, `file://${process.cwd()}/`)
const megabytesOf = async (child: Child) => Math.round((await child.usage()).residentBytes / 2 ** 20)
const inWords = ({ median, low, high }: Spread) => `${median} (${low}–${high})`

type Row = string[]

async function measurePart({ size, casesOf, bareNode }: Part, run: Run): Promise<{ rows: Row[]; failed: number }> {
  const bare = await startChild(bareNode, [size.url])
  const ours = await startChild(ourApi, [size.url])
  const before = otherApi && (await startChild(otherApi, [size.url]))
  run.megabytes.atStart = Math.max(run.megabytes.atStart, await megabytesOf(ours))
  const backends = await watchBackends(size.url)
  const subjects = { bare, ours, ...(before && { before }) }
  const rows: Row[] = []
  let failed = 0
  for (const one of await casesOf(size)) {
    if (!one.name.startsWith(only)) continue
    const results = await takeTurns(one, { subjects, backends, rounds, seconds })
    const [ofBare, ofOurs, ofBefore] = results
    if (!ofBare || !ofOurs) continue
    failed += results.reduce((sum, result) => sum + result.failed, 0)
    const figures = compare(ofOurs, ofBare)
    run.cases[one.name] = { ...run.cases[one.name], ...figures }
    const change = ofBefore && compare(ofOurs, ofBefore)
    rows.push(
      [one.name, inWords(figures.ofBareNode), inWords(figures.server), inWords(figures.postgres)].concat(
        change ? [inWords(change.ofBareNode), inWords(change.server), inWords(change.postgres)] : [],
      ),
    )
    console.log(rows.at(-1)?.join('  '))
  }
  run.megabytes.afterwards = Math.max(run.megabytes.afterwards, await megabytesOf(ours))
  await backends.stop()
  await Promise.all(Object.values(subjects).map((child) => child.stop()))
  return { rows, failed }
}

function printExact(run: Run): void {
  const rows = Object.entries(run.cases).map(([name, { statements, roundTrips, buffers, bytes }]) =>
    [name].concat([statements, roundTrips, buffers, bytes].map((value) => String(value ?? ''))),
  )
  printTable(['one request', 'statements', 'round trips', 'buffers', 'bytes'], rows)
}

function printFallen(before: Record<string, Figures>, now: Record<string, Figures>): void {
  const worse = Object.entries(now).flatMap(([name, figures]) => fallen(name, before[name] ?? {}, figures))
  console.log(worse.length === 0 ? 'Nothing fell.' : `Fell since the stored figures:\n${worse.join('\n')}`)
}

const stored = readFigures()[communitySize.sessions]
const run: Run = { cases: {}, megabytes: { atStart: 0, afterwards: 0 } }
for (const part of parts) Object.assign(run.cases, await exactCostsOf(part, (name) => name.startsWith(only)))
printExact(run)
if (!isExactOnly) {
  console.log(`${rounds} rounds of ${seconds} s each; median and middle half of the ratios.`)
  const measured: Row[] = []
  for (const part of parts) {
    const { rows, failed } = await measurePart(part, run)
    measured.push(...rows)
    if (failed > 0) process.exitCode = 1
    if (failed > 0) console.error(`${failed} requests failed.`)
  }
  const heads = ['throughput', 'CPU of the server', 'CPU of PostgreSQL']
  const withBefore = other ? heads.map((head) => `${head} ÷ ${other}`) : []
  printTable(['÷ bare Node', ...heads, ...withBefore], measured)
  const { atStart, afterwards } = run.megabytes
  console.log(`Our API: ${atStart} MB resident at start, ${afterwards} MB after its cases.`)
}
if (stored) printFallen(stored.cases, run.cases)
if (process.argv.includes('--store')) writeFigures(communitySize.sessions, run)
