import { expect, test } from 'vitest'
import { divideOf } from './link-groups.ts'

const days = (...parts: (readonly [value: number, times: number])[]) =>
  parts.flatMap(([value, times]) => Array.from({ length: times }, () => value))

test.each([
  ['with practice and without', days([0, 1], [10, 2], [20, 5]), 0],
  ['with practice and without, most of them without', days([0, 6], [10, 1], [20, 1]), 0],
  ['evenly, if few are without practice', days([0, 1], [10, 4], [20, 4]), 10],
  ['evenly, if the median is the largest value', days([10, 4], [20, 6]), 10],
  ['by the lower of two values that part them as evenly', days([1, 3], [2, 4], [3, 3]), 1],
  ['by the only two values they have', days([5, 9], [6, 1]), 5],
])('days are parted %s', (_, values, divide) => {
  expect(divideOf(values)).toBe(divide)
})
