import { readFileSync, writeFileSync } from 'node:fs'
import { median } from '../kit/samples.ts'
import type { Turns } from './turns.ts'

/** The median and the interquartile range of the ratios of all rounds. */
export type Spread = { median: number; low: number; high: number }

/** Averages per request that don't depend on the machine. */
export type Exact = { statements: number; roundTrips: number; buffers: number; bytes: number }

export type Figures = Partial<Exact> & { ofBareNode?: Spread; server?: Spread; postgres?: Spread }
export type Run = { cases: Record<string, Figures>; megabytes: { atStart: number; afterwards: number } }

const round = (value: number) => Number(value.toPrecision(3))

function spreadOf(values: number[]): Spread {
  const sorted = values.filter(Number.isFinite).toSorted((one, other) => one - other)
  const at = (share: number) => sorted[Math.round((sorted.length - 1) * share)] ?? Number.NaN
  return { median: round(median(sorted)), low: round(at(0.25)), high: round(at(0.75)) }
}

/** Compared round by round, so that a slow minute affects both sides. */
export function compare(ours: Turns, base: Turns) {
  const ratios = (figure: keyof Turns['turns'][number]) =>
    spreadOf(ours.turns.map((turn, at) => turn[figure] / (base.turns[at]?.[figure] ?? Number.NaN)))
  return { ofBareNode: ratios('perSecond'), server: ratios('server'), postgres: ratios('postgres') }
}

const tolerance = { statements: 0, roundTrips: 0, buffers: 0.1, bytes: 0.02 }

/** Says in words what got worse by more than its spread or its tolerance. */
export function fallen(name: string, before: Figures, now: Figures): string[] {
  const exact = (['statements', 'roundTrips', 'buffers', 'bytes'] as const).flatMap((figure) => {
    const [was = Number.NaN, is = Number.NaN] = [before[figure], now[figure]]
    return is > was * (1 + tolerance[figure]) + 1e-9 ? [`${name}: ${figure} ${was} → ${is}`] : []
  })
  const [was, is] = [before.ofBareNode, now.ofBareNode]
  const isSlower = was && is && is.high < was.low
  return isSlower ? [...exact, `${name}: of bare Node ${was.median} → ${is.median}`] : exact
}

const file = new URL('./figures.json', import.meta.url)

type StoredRuns = Record<string, Run>

export const readFigures = (): StoredRuns => JSON.parse(readFileSync(file, 'utf8')) as StoredRuns

export const writeFigures = (sessions: number, run: Run): void =>
  writeFileSync(file, `${JSON.stringify({ ...readFigures(), [sessions]: run }, null, 2)}\n`)
