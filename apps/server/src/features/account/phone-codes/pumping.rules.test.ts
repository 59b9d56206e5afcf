import { expect, test } from 'vitest'
import { looksPumped } from './pumping.rules.ts'

test.each([
  ['nothing yet', { sent: 0, entered: 0, nearby: 0 }, false],
  ['too few to judge', { sent: 19, entered: 0, nearby: 0 }, false],
  ['twenty codes that no one entered', { sent: 20, entered: 0, nearby: 0 }, true],
  ['one in ten entered', { sent: 20, entered: 2, nearby: 0 }, false],
  ['just fewer than that', { sent: 21, entered: 2, nearby: 0 }, true],
  ['nine numbers in a row', { sent: 9, entered: 9, nearby: 9 }, false],
  ['ten numbers in a row', { sent: 10, entered: 10, nearby: 10 }, true],
])('%s', (_, traffic, expected) => {
  expect(looksPumped(traffic)).toBe(expected)
})
