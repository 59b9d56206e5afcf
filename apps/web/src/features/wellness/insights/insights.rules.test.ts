import { describe, expect, test } from 'vitest'
import { amountOf, doubtOf, findingOf, linkText, rangeOf } from '../shared/link.text.ts'
import { firstDayOf, halvesOf, lastNights, monthlyNights, moodCounts, placeOf, scaleOf } from './insights.rules.ts'

describe('a day is placed', () => {
  test.each([
    ['weeks', '2026-01-05', '2025-11-17', [0, 7]],
    ['months', '2026-01-05', '2025-02-01', [4, 11]],
    ['columns', '2025-02-28', '2025-02-01', [0, 27]],
  ] as const)('in %s', (layout, day, first, place) => {
    expect(placeOf(day, first, layout)).toEqual(place)
  })

  test('in eight weeks that start on a Monday', () => {
    expect(firstDayOf('weeks', { today: '2026-01-11', from: '2025-02-01' })).toBe('2025-11-17')
    expect(firstDayOf('year', { today: '2026-01-11', from: '2025-02-01' })).toBe('2025-02-01')
  })
})

const night = (date: string, bedtime: string | null, duration: number | null) => ({
  date,
  quality: 7,
  duration,
  bedtime,
  wakeTime: bedtime && '06:00',
})

test('nights become columns: one per day, or the mean of a month', () => {
  const nights = [night('2025-12-30', '23:00', 420), night('2026-01-04', '01:00', 300), night('2026-01-05', null, null)]
  expect(lastNights(nights, '2026-01-05', 3).map(({ start, length }) => [start, length])).toEqual([
    [null, null],
    [300, 300],
    [null, null],
  ])
  expect(monthlyNights(nights).map(({ day, start }) => [day, start])).toEqual([
    ['2025-12-01', 180],
    ['2026-01-01', 300],
  ])
  // Going to bed at 19:00 is an hour before the axis starts, not 23 hours after it.
  expect(monthlyNights([night('2026-01-04', '19:00', 600)])[0]?.start).toBe(-60)
})

const day = (mood: 'calm' | 'sad') => ({ day: '2026-01-05', mood, energy: null, entries: 1 })

test('moods are counted in days, most first', () => {
  expect(moodCounts([day('sad'), day('calm'), day('sad')]).slice(0, 3)).toMatchObject([
    { mood: 'sad', days: 2 },
    { mood: 'calm', days: 1 },
    { days: 0 },
  ])
})

const link = {
  id: 'limb-energy',
  limb: 'pranayama',
  pairedDays: 35,
  verdict: 'more',
  interval: { low: 0.15, high: 0.6 },
  pairs: [],
} as const

describe('a link', () => {
  test('says what goes with what, with the number of days, and never what causes what', () => {
    const more = findingOf({ ...link, pairs: [] })
    expect(more).toBe('Days with more pranayama tend to go with more energy (35 days).')
    expect(findingOf({ ...link, pairs: [], verdict: 'less' })).toContain('less energy (35 days)')
    expect(findingOf({ ...link, pairs: [], verdict: 'no-link' })).toMatch(/^No clear link between .* in \d+ days\.$/)
    expect(findingOf({ ...link, pairs: [], verdict: 'too-early' })).toContain('Too early to tell')
    expect(findingOf({ ...link, pairs: [], verdict: 'withheld' })).toContain('too little variety')
    expect(findingOf({ ...link, pairs: [], verdict: 'too-few' })).toBeUndefined()
    expect(doubtOf({ ...link, pairs: [] })).toContain('Something else may explain both')
    expect(doubtOf({ ...link, pairs: [], verdict: 'too-early' })).toBe('')
  })

  test('says its interval in words', () => {
    expect(rangeOf({ ...link, pairs: [] })).toBe(linkText.range('slightly more', 'much more'))
    expect(rangeOf({ ...link, pairs: [], interval: { low: 0.6, high: 0.9 } })).toBeUndefined()
    expect([-0.9, -0.4, -0.2, 0, 0.2, 0.4, 0.9].map(amountOf)).toEqual([
      'much less',
      'somewhat less',
      'slightly less',
      'no difference',
      'slightly more',
      'somewhat more',
      'much more',
    ])
  })

  test('is shown in two halves, with days without practice in the lower one', () => {
    expect(
      halvesOf([
        [0, 3],
        [0, 4],
        [0, 5],
        [20, 8],
      ]),
    ).toEqual({ more: [8], less: [3, 4, 5] })
  })

  test.each([
    ['minutes-mood', [0, 1]],
    ['minutes-energy', [1, 10]],
    ['minutes-length', [400, 480]],
  ] as const)('has a scale: %s', (id, scale) => {
    const pairs: [number, number][] = [
      [1, 400],
      [2, 480],
    ]
    expect(scaleOf({ ...link, id, pairs })).toEqual(scale)
  })
})
