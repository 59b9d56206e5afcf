/** One run of one test; `error` is why it failed. */
export type TestRun = { name: string; ms: number; error?: string | undefined }

type Tally = { name: string; total: number; failed: number; median: number; slowest: number; errors: string[] }

/** The results of each test in all its runs, most failures first. */
export function tally(runs: readonly TestRun[]): Tally[] {
  const byName = Map.groupBy(runs, ({ name }) => name)
  const tallies = [...byName].map(([name, own]) => {
    const times = own.map(({ ms }) => ms)
    const errors = own.flatMap(({ error }) => (error === undefined ? [] : [firstLine(error)]))
    return {
      name,
      total: own.length,
      failed: errors.length,
      median: medianOf(times),
      slowest: Math.max(...times),
      errors: [...new Set(errors)],
    }
  })
  return tallies.toSorted((a, b) => b.failed - a.failed || b.slowest - a.slowest)
}

export function medianOf(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

const firstLine = (text: string) => text.trim().split('\n')[0] ?? ''
