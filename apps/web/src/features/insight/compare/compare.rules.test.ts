import { isRange } from '@sadhana/contract'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { rangeFigures } from '#testing/insight.ts'
import {
  addressOf,
  findingOf,
  hasFewNights,
  limbRowsOf,
  offeredRanges,
  rangeAt,
  rangeInWords,
  rangeName,
  rowsOf,
  usualRanges,
} from './compare.rules.ts'
import { compareText } from './compare.text.ts'

const today = '2026-11-15'

describe('the ranges offered', () => {
  test('are whole months and years, up to today', () => {
    expect(offeredRanges(today).map(addressOf)).toEqual([
      '2026-11-01..2026-11-15',
      '2026-10-01..2026-10-31',
      '2026-09-01..2026-09-30',
      '2026-08-01..2026-10-31',
      '2026-05-01..2026-07-31',
      '2025-08-01..2025-10-31',
      '2026-01-01..2026-11-15',
      '2025-01-01..2025-12-31',
    ])
  })

  test('are each offered once: in January the year is the same as the month', () => {
    const addresses = offeredRanges('2026-01-09').map(addressOf)
    expect(addresses.filter((address) => address === '2026-01-01..2026-01-09')).toHaveLength(1)
    expect(usualRanges('2026-01-09').second).toEqual({ from: '2025-10-01', to: '2025-12-31' })
  })

  test('are valid on every day, and can be read back from the address', () => {
    const days = fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
    fc.assert(
      fc.property(days, (day) => {
        for (const range of offeredRanges(day.toISOString().slice(0, 10))) {
          expect(isRange(range.from, range.to)).toBe(true)
          expect(rangeAt(addressOf(range))).toEqual(range)
        }
      }),
    )
  })
})

test.each([
  null,
  '',
  'last month',
  '2026-05-01',
  '2026-05-01..2026-04-30',
  '2026-13-01..2026-13-02',
  '1990-01-01..2026-01-01',
  '0000-01-01..0000-01-31',
])('an address like %s has no range', (address) => {
  expect(rangeAt(address)).toBeUndefined()
})

test.each([
  ['2026-05-01', '2026-07-31', '1 May to 31 July', 'May to July'],
  ['2026-10-01', '2026-10-31', '1 October to 31 October', 'October'],
  ['2025-10-01', '2025-10-31', '1 October 2025 to 31 October 2025', 'October 2025'],
  ['2025-11-01', '2026-01-31', '1 November 2025 to 31 January 2026', 'November 2025 to January 2026'],
  ['2025-05-01', '2025-07-31', '1 May 2025 to 31 July 2025', 'May to July 2025'],
  ['2025-01-01', '2025-12-31', '1 January 2025 to 31 December 2025', '2025'],
  ['2026-11-01', '2026-11-15', '1 November to 15 November', '1 Nov to 15 Nov'],
  ['2025-12-20', '2026-01-03', '20 December 2025 to 3 January 2026', '20 Dec 2025 to 3 Jan 2026'],
  ['2026-11-15', '2026-11-15', '15 November', '15 Nov'],
])('%s to %s reads “%s”, or “%s” for short', (from, to, long, short) => {
  expect(rangeInWords({ from, to }, today)).toBe(long)
  expect(rangeName({ from, to }, today)).toBe(short)
})

test.each([
  [{}, { practiceDays: 66, middleMinutes: 20 }, 'Autumn had shorter practices, on more days.'],
  [{}, { practiceDays: 30, middleMinutes: 45 }, 'Autumn had longer practices, on fewer days.'],
  [{}, { practiceDays: 54, middleMinutes: 45 }, 'Autumn had longer practices, on about as many days.'],
  [{}, { days: 31, practiceDays: 25, middleMinutes: 31 }, 'Autumn had practices about as long, more often.'],
  [{}, { days: 31, practiceDays: 18, middleMinutes: 10 }, 'Autumn had shorter practices, about as often.'],
  [{}, { practiceDays: 55, middleMinutes: 32 }, 'Autumn looks much like summer.'],
  [{ sessions: 0 }, {}, 'There’s no practice in the first range.'],
  [{}, { sessions: 0 }, 'There’s no practice in the second range.'],
  [{ sessions: 0 }, { sessions: 0 }, 'There’s no practice in either range.'],
])('%j beside %j: %s', (first, second, sentence) => {
  const finding = findingOf(rangeFigures(first), rangeFigures(second))
  expect(compareText.headline(finding, 'summer', 'Autumn')).toBe(sentence)
})

const barOf = (id: string, first = {}, second = {}) =>
  rowsOf(rangeFigures(first), rangeFigures(second)).find((row) => row.id === id)

describe('the bars', () => {
  test('show shares for days, practices and sleep, and compare length and time with the larger value', () => {
    expect(barOf('days', { practiceDays: 46 })?.bars.first).toBe(0.5)
    expect(barOf('calm', { endedCalm: { sessions: 3, of: 4 } })?.bars.first).toBe(0.75)
    expect(barOf('sleep')?.bars).toEqual({ first: 0.64, second: 0.64 })
    expect(barOf('length', { middleMinutes: 20 })?.bars).toEqual({ first: 20 / 30, second: 1 })
    expect(barOf('time', {}, { minutes: 852 })?.bars).toEqual({ first: 1, second: 0.5 })
  })

  test('never exceed their track, whatever the values', () => {
    const figures = fc
      .record({
        days: fc.nat(400),
        sessions: fc.nat(900),
        minutes: fc.nat(90_000),
        mean: fc.integer({ min: 1, max: 10 }),
      })
      .chain(({ days, sessions, minutes, mean }) =>
        fc.record({
          days: fc.constant(days),
          practiceDays: fc.nat(days),
          sessions: fc.constant(sessions),
          minutes: fc.constant(minutes),
          middleMinutes: fc.constant(sessions ? 15.5 : null),
          endedCalm: fc.nat(sessions).map((calm) => ({ sessions: calm, of: sessions })),
          sleepQuality: fc.constantFrom({ mean, days }, { mean: null, days: 0 }),
        }),
      )
    fc.assert(
      fc.property(figures, figures, (first, second) => {
        for (const { bars } of rowsOf(rangeFigures(first), rangeFigures(second))) {
          for (const size of Object.values(bars)) expect(size >= 0 && size <= 1).toBe(true)
        }
      }),
    )
  })

  test('are left out if neither range has a value, and aren’t compared if one has none', () => {
    const unslept = { sleepQuality: { mean: null, days: 0 } }
    expect(barOf('sleep', unslept, unslept)).toBeUndefined()
    expect(barOf('sleep', unslept)).toMatchObject({ bars: { first: 0 }, change: null })
    expect(barOf('sleep')?.change).toBe('same')
  })
})

test.each([
  [40, 92, true],
  [46, 92, false],
  [0, 92, false],
])('%i nights of %i days are few: %s', (nights, days, isFew) => {
  expect(hasFewNights(rangeFigures({ days, sleepQuality: { mean: 6, days: nights } }))).toBe(isFew)
})

test('limbs keep their usual order, scaled by the longest bar, without those practised in neither range', () => {
  const rows = limbRowsOf(
    rangeFigures({ minutesByLimb: { dhyana: 30, asana: 60 } }),
    rangeFigures({ minutesByLimb: { dhyana: 120 } }),
  )
  expect(rows).toEqual([
    { limb: 'asana', minutes: { first: 60, second: 0 }, bars: { first: 0.5, second: 0 } },
    { limb: 'dhyana', minutes: { first: 30, second: 120 }, bars: { first: 0.25, second: 1 } },
  ])
  expect(limbRowsOf(rangeFigures(), rangeFigures())).toEqual([])
})
