import { ratio, type Result } from './measure.ts'

const digits = (value: number, count: number) => (Number.isNaN(value) ? '' : value.toFixed(count))

export function printTable(heads: string[], rows: string[][]): void {
  const widths = heads.map((head, column) => Math.max(head.length, ...rows.map((row) => row[column]?.length ?? 0)))
  for (const row of [heads, widths.map((width) => '-'.repeat(width)), ...rows]) {
    const [first = '', ...others] = row.map((cell, column) => cell.padStart(widths[column] ?? 0))
    console.log([first.trimStart().padEnd(widths[0] ?? 0), ...others].join('  '))
  }
  console.log()
}

const timesOf = ({ p50, p95, p99 }: Result) => [p50, p95, p99].map((time) => digits(time, 2))
const timeHeads = ['p50 ms', 'p95 ms', 'p99 ms']

/** Our API compared with its limits. A limit that couldn't be measured leaves its column empty. */
export function printAgainstLimits(title: string, results: Result[]): void {
  const ratioTo = (result: Result, limit: string) => {
    const base = results.find(({ name }) => name === limit)
    return base ? digits(ratio('perSecond', result, base), 2) : ''
  }
  const limits = ['pgbench', 'bare Node']
  printTable(
    [title, 'requests/s', ...limits.map((limit) => `of ${limit}`), ...timeHeads, 'CPU µs', 'failed'],
    results.map((result) => [
      result.name,
      digits(result.perSecond, 0),
      ...limits.map((limit) => ratioTo(result, limit)),
      ...timesOf(result),
      digits(result.cpuMicros, 0),
      String(result.failed),
    ]),
  )
}

/** Variants compared with the first result, the full service. */
export function printAgainstFull(title: string, results: Result[]): void {
  const [full] = results
  if (!full) return
  printTable(
    [title, 'requests/s', 'of full', 'CPU µs', 'of full', ...timeHeads, 'failed'],
    results.map((result) => [
      result.name,
      digits(result.perSecond, 0),
      digits(ratio('perSecond', result, full), 2),
      digits(result.cpuMicros, 0),
      digits(ratio('cpuMicros', result, full), 2),
      ...timesOf(result),
      String(result.failed),
    ]),
  )
}
