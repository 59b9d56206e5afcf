import { assert, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { cellsOfYear, depthOf, monthRows, partsOfYear, readingOf, summaryOf } from './year-dots.rules.ts'

const cells = cellsOfYear(2025)
const days = new Map([
  ['2025-01-01', { minutes: 30 }],
  ['2025-01-02', { minutes: 0, rest: true }],
  ['2025-02-01', { minutes: 60 }],
])

test('every year has all its days, with Mondays on top and one column per week', () => {
  assert(
    property(integer({ min: 1970, max: 2200 }), (year) => {
      const ofYear = cellsOfYear(year)
      const isLeap = new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1
      expect(ofYear).toHaveLength(isLeap ? 366 : 365)
      expect(ofYear.every(({ date, row }) => (new Date(date).getUTCDay() + 6) % 7 === row)).toBe(true)
      expect(new Set(ofYear.map(({ column, row }) => `${column}:${row}`)).size).toBe(ofYear.length)
    }),
    { numRuns: 28 },
  )
})

test('2025 starts on a Wednesday', () => {
  expect(cells[0]).toEqual({ date: '2025-01-01', column: 0, row: 2, month: 0 })
})

test.each([
  [0, 0],
  [1, 1],
  [14, 1],
  [15, 2],
  [29, 2],
  [30, 3],
  [44, 3],
  [45, 4],
  [300, 4],
])('%i minutes have depth %i', (minutes, depth) => {
  expect(depthOf(minutes)).toBe(depth)
})

test('two half-years contain every day, and each starts at its own first column', () => {
  const [first, second] = partsOfYear(cells, true)
  expect(first!.length + second!.length).toBe(365)
  expect(second![0]).toMatchObject({ date: '2025-07-01', column: 0 })
  expect(partsOfYear(cells, false)).toHaveLength(1)
})

test('each day reads as a sentence', () => {
  expect(readingOf('2025-01-01', days.get('2025-01-01'), '2025-03-01')).toBe('Wednesday 1 January: 30 minutes')
  expect(readingOf('2025-01-02', days.get('2025-01-02'), '2025-03-01')).toBe('Thursday 2 January: rest day')
  expect(readingOf('2025-01-03', { minutes: 0, paused: true }, '2025-03-01')).toBe('Friday 3 January: paused')
  expect(readingOf('2025-01-03', undefined, '2025-03-01')).toBe('Friday 3 January: no practice')
  expect(readingOf('2025-03-02', undefined, '2025-03-01')).toBe('Sunday 2 March: still to come')
})

test('the year is summed up by month and in one sentence', () => {
  expect(monthRows(cells, days).slice(0, 3)).toEqual([
    ['January', '1', '30'],
    ['February', '1', '60'],
    ['March', '0', '0'],
  ])
  expect(summaryOf(2025, cells, days, '2025-02-10')).toBe(
    'Your 2025, day by day. You’ve practised on 2 of 41 days so far, 1.5 hours in total.',
  )
})

test('in quiet mode a day says that there was practice, not how long', () => {
  expect(readingOf('2025-01-01', { minutes: 30 }, '2025-06-01', true)).toMatch(/: practised$/)
})
