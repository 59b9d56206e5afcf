/** The values of both sides for the same day. */
export type Pair = readonly [number, number]

export const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

/** Ranks start at 1, and equal values share the mean of their ranks. */
export function midRanks(values: readonly number[]): number[] {
  const order = values.map((_, index) => index).toSorted((a, b) => (values[a] ?? 0) - (values[b] ?? 0))
  const ranks = Array.from<number>({ length: values.length })
  for (let start = 0; start < order.length;) {
    let end = start
    while (end < order.length && values[order[end] ?? 0] === values[order[start] ?? 0]) end++
    for (const index of order.slice(start, end)) ranks[index] = (start + end + 1) / 2
    start = end
  }
  return ranks
}

/** Deviations from the mean. */
export const centred = (values: readonly number[]): number[] => {
  const middle = mean(values)
  return values.map((value) => value - middle)
}

export const product = (left: readonly number[], right: readonly number[]): number =>
  left.reduce((sum, value, index) => sum + value * (right[index] ?? 0), 0)

/** How much of a day's value carries over to the next one noted: 0 to 1. */
export function carryOver(values: readonly number[]): number {
  const deviations = centred(values)
  const own = product(deviations, deviations)
  return own === 0 ? 0 : Math.max(0, product(deviations.slice(0, -1), deviations.slice(1)) / own)
}

/** The two-sided 99.2 % quantile, so that six links together have an error of about 5 %. */
const quantile = 2.652069807902187

export type Correlation = { rho: number; effectiveDays: number; low: number; high: number }

/**
 * Spearman's rank correlation of consecutive days, with the interval of Bonett and Wright. A day isn't independent of
 * the days before it, so the interval is calculated from the equivalent number of independent days.
 */
export function correlate(pairs: readonly Pair[]): Correlation {
  const left = midRanks(pairs.map(([value]) => value))
  const right = midRanks(pairs.map(([, value]) => value))
  const [x, y] = [centred(left), centred(right)]
  const spread = Math.sqrt(product(x, x) * product(y, y))
  const rho = spread === 0 ? 0 : Math.min(1, Math.max(-1, product(x, y) / spread))
  const shared = carryOver(left) * carryOver(right)
  const effectiveDays = (pairs.length * (1 - shared)) / (1 + shared)
  return { rho, effectiveDays, ...intervalOf(rho, effectiveDays, quantile) }
}

/** The interval of Bonett and Wright around a correlation. */
export function intervalOf(correlation: number, days: number, quantile: number): { low: number; high: number } {
  if (days <= 3) return { low: -1, high: 1 }
  const reach = quantile * Math.sqrt((1 + correlation ** 2 / 2) / (days - 3))
  return { low: Math.tanh(Math.atanh(correlation) - reach), high: Math.tanh(Math.atanh(correlation) + reach) }
}
