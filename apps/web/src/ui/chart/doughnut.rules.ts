/** Whole percentages that add up to 100: the points lost by rounding down go to the largest remainders. */
export function wholePercentages(values: readonly number[]): number[] {
  const total = values.reduce((sum, value) => sum + value, 0)
  if (total <= 0) return values.map(() => 0)
  const exact = values.map((value) => (value / total) * 100)
  const rounded = exact.map(Math.floor)
  const missing = 100 - rounded.reduce((sum, value) => sum + value, 0)
  const byRemainder = exact.map((value, index) => ({ index, remainder: value - Math.floor(value) }))
  byRemainder.sort((left, right) => right.remainder - left.remainder)
  for (const { index } of byRemainder.slice(0, missing)) rounded[index] = (rounded[index] ?? 0) + 1
  return rounded
}

/** The largest share first, without empty ones. */
export const visibleShares = <Share extends { value: number }>(shares: readonly Share[]): Share[] =>
  shares.filter((share) => share.value > 0).toSorted((left, right) => right.value - left.value)
