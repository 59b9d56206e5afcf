import { expect, test } from 'vitest'
import { nextMinutes } from './minutes.rules.ts'

test.each([
  [0, 1, 5],
  [1, 1, 5],
  [12, 1, 15],
  [45, 1, 50],
  [298, 1, 300],
  [300, 1, 300],
  [47, -1, 45],
  [45, -1, 40],
  [5, -1, 1],
  [0, -1, 1],
  [320, -1, 300],
] as const)('from %i minutes, a step of %i leads to %i', (from, direction, to) =>
  expect(nextMinutes(from, direction)).toBe(to),
)
