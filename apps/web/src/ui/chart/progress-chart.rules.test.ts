import { expect, test } from 'vitest'
import { barPath, layOutProgress, readingOf, summaryOf, type ProgressDay } from './progress-chart.rules.ts'

const dayOf = (index: number, minutes: number, totalHours: number): ProgressDay => ({
  date: `2025-11-${String(index + 1).padStart(2, '0')}`,
  label: `Day ${index + 1}`,
  fullLabel: `${index + 1} November`,
  minutes,
  totalHours,
})

const week = [35, 20, 25, 0, 45, 20, 30].map((minutes, index) => dayOf(index, minutes, 84 + index / 3))
const month = Array.from({ length: 30 }, (_, index) => dayOf(index, 10 + index, 80 + index))

test('both panels share one x-axis that fits the width', () => {
  const { columns, step } = layOutProgress(week, 680)
  expect(columns.map(({ x }) => x)).toEqual([52, 148, 244, 340, 436, 532, 628])
  expect(step).toBe(96)
})

test('more hours lie higher, more minutes make a taller bar, and no minutes make none', () => {
  const { columns, barFloor } = layOutProgress(week, 680)
  const lineHeights = columns.map(({ lineY }) => -lineY)
  expect(lineHeights).toEqual(lineHeights.toSorted((left, right) => left - right))
  expect(columns[4]!.barY).toBeLessThan(columns[0]!.barY)
  expect(columns[3]!.barY).toBe(barFloor)
})

test('a week on a phone labels every day', () => {
  const named = week.map((day, index) => ({ ...day, label: index === 6 ? 'Today' : 'Mon' }))
  expect(layOutProgress(named, 310).columns.every((column) => column.labelled)).toBe(true)
})

test('a crowded chart keeps today’s label and drops the values and other labels', () => {
  const { columns, hasRoomForValues } = layOutProgress(month, 310)
  const labelled = columns.filter((column) => column.labelled)
  expect(labelled.at(-1)).toBe(columns.at(-1))
  expect(labelled.length).toBeLessThan(8)
  expect(hasRoomForValues).toBe(false)
})

test.each([
  ['one day', [dayOf(0, 30, 1)]],
  ['no practice at all', week.map((day) => ({ ...day, minutes: 0, totalHours: 0 }))],
  ['nothing', []],
])('%s is drawn without invalid numbers', (_name, days) => {
  const layout = layOutProgress(days, 320)
  const numbers = layout.columns.flatMap(({ x, lineY, barY }) => [x, lineY, barY])
  expect(numbers.every(Number.isFinite)).toBe(true)
  expect(layout.linePath).not.toContain('NaN')
})

test('a bar lower than its corners are wide stays above the floor', () => {
  expect(barPath(50, 308, 40, 310)).toBe('M30 310V310q0 -2 2 -2h36q2 0 2 2V310Z')
})

test('the text says the same as the drawing', () => {
  expect(readingOf(dayOf(3, 25, 84.25))).toBe('4 November: 25 minutes, 84.3 hours in total')
  expect(readingOf({ ...dayOf(3, 0, 84.2), rest: true })).toBe('4 November: rest day, 84.2 hours in total')
  expect(readingOf({ ...dayOf(3, 0, 84.2), paused: true })).toBe('4 November: paused, 84.2 hours in total')
  expect(readingOf(dayOf(3, 0, 84.2))).toBe('4 November: 0 minutes, 84.2 hours in total')
  expect(readingOf({ ...dayOf(3, 0, 84.2), travel: true })).toBe('4 November: clock changed, 84.2 hours in total')
  expect(readingOf({ ...dayOf(3, 10, 84.2), paused: true })).toBe('4 November: 10 minutes, 84.2 hours in total')
  expect(summaryOf(week)).toBe(
    'You practised on 6 of 7 days, for 175 minutes in total. Your total went from 84.0 to 86.0 hours.',
  )
  expect(summaryOf([])).toBe('No days to show yet.')
})
