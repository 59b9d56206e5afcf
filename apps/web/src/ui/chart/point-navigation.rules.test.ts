import { expect, test } from 'vitest'
import { pointAfterKey } from './point-navigation.rules.ts'

const singly = { horizontal: 1, vertical: 1 }
const byWeek = { horizontal: 7, vertical: 1 }

test.each([
  ['ArrowRight enters at the first point', 'ArrowRight', undefined, 0],
  ['ArrowLeft enters at the last point', 'ArrowLeft', undefined, 6],
  ['ArrowRight goes on', 'ArrowRight', 2, 3],
  ['ArrowUp goes back', 'ArrowUp', 2, 1],
  ['the last point is the end', 'ArrowDown', 6, 6],
  ['the first point is the start', 'ArrowLeft', 0, 0],
  ['Home leads to the first point', 'Home', 4, 0],
  ['End leads to the last point', 'End', 4, 6],
])('%s', (_rule, key, current, expected) => {
  expect(pointAfterKey(key, current, 7, singly)).toBe(expected)
})

test('in a calendar, left and right move by week, and up and down by day', () => {
  expect(pointAfterKey('ArrowRight', 10, 365, byWeek)).toBe(17)
  expect(pointAfterKey('ArrowUp', 10, 365, byWeek)).toBe(9)
})

test('other keys, and charts without points, are ignored', () => {
  expect(pointAfterKey('Tab', 1, 7, singly)).toBeUndefined()
  expect(pointAfterKey('ArrowRight', undefined, 0, singly)).toBeUndefined()
})
