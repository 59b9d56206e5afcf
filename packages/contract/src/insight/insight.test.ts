import { expect, test } from 'vitest'
import { hoursOf } from './insight.ts'

test.each([
  [0, 0],
  [2, 0],
  [3, 0.1],
  [9, 0.2],
  [60, 1],
  [90, 1.5],
  [100, 1.7],
  [6_001, 100],
])('%i minutes are %d hours', (minutes, hours) => {
  expect(hoursOf(minutes)).toBe(hours)
})
