const minShare = 1 / 8

/**
 * Parts the days of a link in two by their first side: those above this value, and the others. Days with practice and
 * days without, if each are at least an eighth of all; otherwise the parts are as even as they can be. Only the first side
 * decides, so that the parts know nothing of what they are compared by.
 */
export function divideOf(values: readonly number[]): number {
  const above = (value: number) => values.filter((other) => other > value).length
  const without = values.length - above(0)
  if (Math.min(above(0), without) >= minShare * values.length) return 0
  const evenness = (value: number) => Math.min(above(value), values.length - above(value))
  const [divide = 0] = [...new Set(values)].toSorted((a, b) => evenness(b) - evenness(a) || a - b)
  return divide
}
