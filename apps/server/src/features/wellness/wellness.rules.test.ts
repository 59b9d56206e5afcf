import type { Mood, NewSleepEntry } from '@sadhana/contract'
import { describe, expect, test } from 'vitest'
import { offersHelp } from './help-line.rules.ts'
import { faultsOf, nightOf, withSleepChange } from './sleep.rules.ts'

const now = new Date('2026-03-10T12:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60_000)

const offered = (days: [string, Mood][], dismissedAt: Date | null = null) =>
  offersHelp(
    days.map(([day, mood]) => ({ day, mood })),
    '2026-03-10',
    dismissedAt,
    now,
  )

describe('the message about helplines', () => {
  const low: [string, Mood][] = [
    ['2026-03-10', 'sad'],
    ['2026-03-09', 'stressed'],
    ['2026-03-08', 'anxious'],
  ]

  test.each<[string, [string, Mood][], boolean]>([
    ['three low days', low, true],
    ['two low days', low.slice(0, 2), false],
    ['a calm day among the last three', [['2026-03-10', 'calm'], ...low.slice(1), ['2026-03-07', 'sad']], false],
    ['low days after a calm one', [...low, ['2026-03-07', 'calm']], true],
    ['a day without an entry between them', [...low.slice(0, 2), ['2026-03-05', 'sad']], true],
    ['days noted longer ago than a week', [...low.slice(0, 2), ['2026-03-03', 'sad']], false],
    ['nothing noted', [], false],
  ])('%s: %s', (_, days, expected) => {
    expect(offered(days)).toBe(expected)
  })

  test.each([
    ['just now', 0, false],
    ['29 days ago', 29, false],
    ['30 days ago', 30, true],
  ])('dismissed %s', (_, days, expected) => {
    expect(offered(low, daysAgo(days))).toBe(expected)
  })
})

const aNight = (changes: Partial<NewSleepEntry> = {}): NewSleepEntry => ({
  date: '2026-03-10',
  bedtime: '2026-03-09T23:00:00Z',
  wakeTime: '2026-03-10T07:00:00Z',
  quality: 7,
  duration: null,
  ...changes,
})

describe('a night lasts', () => {
  test.each([
    ['from evening to morning', '2026-03-09T23:30:00+01:00', '2026-03-10T06:10:00+01:00', 400],
    ['as long as it was when clocks go forward', '2026-03-28T23:00:00+01:00', '2026-03-29T07:00:00+02:00', 420],
    ['as long as it was when clocks go back', '2026-10-24T23:00:00+02:00', '2026-10-25T07:00:00+01:00', 540],
    ['no time', '2026-03-10T07:00:00Z', '2026-03-10T07:00:00Z', 0],
  ])('%s', (_, bedtime, wakeTime, minutes) => {
    expect(nightOf('id', aNight({ bedtime, wakeTime, duration: 1 }), 'UTC').duration).toBe(minutes)
  })

  test('as long as the member says, if a time is missing', () => {
    expect(nightOf('id', aNight({ bedtime: null, duration: 400 }), 'UTC').duration).toBe(400)
  })

  test('for an unknown time, once a time is removed', () => {
    const night = nightOf('id', aNight(), 'UTC')
    expect(withSleepChange(night, { bedtime: null })).toMatchObject({ bedtime: null, duration: null, quality: 7 })
    expect(withSleepChange(night, { quality: 3, notes: '' })).toMatchObject({ quality: 3, duration: 480, notes: null })
  })
})

test.each<[string, Partial<NewSleepEntry>, string | undefined]>([
  ['last night', {}, undefined],
  ['a nap', { bedtime: '2026-03-10T09:00:00Z', wakeTime: '2026-03-10T09:40:00Z' }, undefined],
  ['no times', { bedtime: null, wakeTime: null }, undefined],
  ['a bedtime alone', { wakeTime: null }, undefined],
  ['tomorrow', { date: '2026-03-12', bedtime: null, wakeTime: null }, 'date'],
  ['a wake time ahead', { wakeTime: '2026-03-10T12:02:00Z' }, 'wakeTime'],
  ['a bedtime ahead', { bedtime: '2026-03-10T13:00:00Z', wakeTime: null }, 'bedtime'],
  ['waking before going to bed', { bedtime: '2026-03-10T08:00:00Z' }, 'wakeTime'],
  ['waking on another day', { date: '2026-03-07' }, 'wakeTime'],
  ['a bedtime of last week', { bedtime: '2026-03-03T23:00:00Z' }, 'bedtime'],
  ['a bedtime of last week alone', { bedtime: '2026-03-03T23:00:00Z', wakeTime: null }, 'bedtime'],
  ['more than a day', { bedtime: '2026-03-09T05:00:00Z' }, 'bedtime'],
])('%s', (_, changes, field) => {
  const faults = faultsOf(nightOf('id', aNight(changes), 'UTC'), now)
  expect(faults && Object.keys(faults)[0]).toBe(field)
})
