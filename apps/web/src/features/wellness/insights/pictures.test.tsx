// @vitest-environment happy-dom
import type { Mood } from '@sadhana/contract'
import { cleanup, fireEvent, render } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { daysBetween } from './insights.rules.ts'
import { NightColumns } from './night-columns.tsx'
import { StripPlot } from './strip-plot.tsx'
import { Weather } from './weather.tsx'

afterEach(cleanup)

const count = (box: HTMLElement, selector: string) => box.querySelectorAll(selector).length
const textsOf = (box: HTMLElement) => Array.from(box.querySelectorAll('text'), ({ textContent }) => textContent)

describe('the inner weather', () => {
  const moods = new Map<string, Mood>([
    ['2026-01-03', 'calm'],
    ['2026-01-04', 'sad'],
  ])

  function draw(range: 'weeks' | 'year', width: number, chosen?: Mood, active?: number) {
    const first = range === 'weeks' ? '2025-11-17' : '2025-02-01'
    const onPoint = vi.fn<(index: number | undefined) => void>()
    const { container } = render(
      <Weather
        {...{ range, first, moods, chosen, width, active, onPoint }}
        today="2026-01-05"
        days={daysBetween(first, '2026-01-05')}
      />,
    )
    return { box: container, onPoint }
  }

  test.each([
    ['weeks', 350, 50, ['M', 'T', 'W', 'T', 'F', 'S', 'S']],
    ['year', 1000, 339, ['Feb', 'Mar', 'Apr']],
    ['year', 350, 339, ['F', 'M', 'A']],
  ] as const)('of the %s, %i px wide, has a mark for each of %i days', (range, width, days, labels) => {
    const { box } = draw(range, width)
    expect(count(box, '.weather-stone')).toBe(2)
    expect(count(box, '.weather-dot')).toBe(days - 2)
    expect(count(box, '.weather-today')).toBe(1)
    expect(textsOf(box).slice(0, labels.length)).toEqual(labels)
  })

  test('draws the symbol on every stone, and stays inside its frame', () => {
    const { box } = draw('year', 350)
    expect(count(box, '.weather-symbol')).toBe(2)
    const frame = box.querySelector('svg')
    for (const mark of box.querySelectorAll('circle, ellipse')) {
      expect(Number(mark.getAttribute('cx'))).toBeLessThan(Number(frame?.getAttribute('width')))
      expect(Number(mark.getAttribute('cy'))).toBeLessThan(Number(frame?.getAttribute('height')))
    }
  })

  test('shows only the days of a chosen mood as stones', () => {
    const { box } = draw('weeks', 350, 'sad')
    expect(count(box, '.weather-stone')).toBe(1)
    expect(count(box, '.weather-chosen')).toBe(1)
  })

  test('marks the day that is being read, and reports which one is pointed at', () => {
    const { box, onPoint } = draw('weeks', 350, undefined, 3)
    expect(count(box, '.weather-active')).toBe(1)
    fireEvent.pointerEnter(box.querySelectorAll('g')[4] as Element)
    expect(onPoint).toHaveBeenCalledWith(4)
  })
})

const column = (day: string, start: number | null, length: number | null) => ({ day, start, length, nights: [] })

function drawNights(columns: ReturnType<typeof column>[]) {
  const marks = [{ minutes: 240, label: '0:00' }]
  const { container } = render(
    <NightColumns
      columns={columns}
      ends={['31 Oct', '13 Nov']}
      marks={marks}
      width={352}
      active={undefined}
      onPoint={() => undefined}
    />,
  )
  return container
}

describe('nights as columns', () => {
  test('a later night sits lower, and a night without times is a dot', () => {
    const box = drawNights([
      column('2026-01-03', 180, 420),
      column('2026-01-04', null, null),
      column('2026-01-05', 300, 300),
    ])
    const nights = [...box.querySelectorAll('.night-columns-night')]
    expect(nights).toHaveLength(2)
    expect(Number(nights[1]?.getAttribute('y'))).toBeGreaterThan(Number(nights[0]?.getAttribute('y')))
    expect(count(box, '.night-columns-gap')).toBe(1)
    expect(nights[1]?.classList.contains('night-columns-last')).toBe(true)
    expect(textsOf(box)).toEqual(['0:00', '31 Oct', '13 Nov'])
  })

  test('a night that reaches beyond the hours shown is cut off there', () => {
    const [night] = drawNights([column('2026-01-05', -60, 2_000)]).querySelectorAll('.night-columns-night')
    expect([night?.getAttribute('y'), night?.getAttribute('height')]).toEqual(['0', '98'])
  })
})

test('a strip plot has one dot per day, the mean of each group, and labels at its ends', () => {
  const groups = [
    { label: 'Days with more practice', values: [10, 8, 9], mean: 9, meanText: '9.0', countText: '3 days' },
    { label: 'Days with less', values: [], mean: null, meanText: '–', countText: '0 days' },
  ]
  const { container } = render(<StripPlot groups={groups} scale={[1, 10]} ends={['Low', 'High']} width={400} />)
  expect(count(container, '.strip-plot-dot')).toBe(3)
  expect(count(container, '.strip-plot-mean')).toBe(1)
  expect(textsOf(container)).toEqual([
    'Days with more practice',
    '3 days',
    '9.0',
    'Days with less',
    '0 days',
    'Low',
    'High',
  ])
})

test('days with the same value share one dot, whose area grows with their number', () => {
  const groups = [
    { label: 'more', values: [2, 2, 2, 2, 9], mean: 3.4, meanText: '3.4', countText: '5 days' },
    { label: 'less', values: [2], mean: 2, meanText: '2.0', countText: '1 day' },
  ]
  const { container } = render(<StripPlot groups={groups} scale={[1, 10]} ends={['Low', 'High']} width={400} />)
  const radii = Array.from(container.querySelectorAll('.strip-plot-dot'), (dot) => Number(dot.getAttribute('r')))
  expect(radii).toHaveLength(3)
  const [four = 0, one = 0, other = 0] = radii
  expect(other).toBe(one)
  expect((four / one) ** 2).toBeCloseTo(4)
})
