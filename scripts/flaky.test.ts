import { expect, test } from 'vitest'
import { tally } from './flaky.rules.ts'

test('tests that failed now and then come first, with each of their errors once', () => {
  const runs = [
    { name: 'steady', ms: 10 },
    { name: 'flaky', ms: 30 },
    { name: 'flaky', ms: 50, error: 'Timed out\n    at line 3' },
    { name: 'steady', ms: 20 },
    { name: 'flaky', ms: 40, error: 'Timed out\n    at line 3' },
    { name: 'steady', ms: 15 },
  ]
  expect(tally(runs)).toEqual([
    { name: 'flaky', total: 3, failed: 2, median: 40, slowest: 50, errors: ['Timed out'] },
    { name: 'steady', total: 3, failed: 0, median: 15, slowest: 20, errors: [] },
  ])
})

test('without runs there is no result', () => {
  expect(tally([])).toEqual([])
})
