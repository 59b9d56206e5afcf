import type { Calendar } from '@sadhana/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { practiceDayNumber } from './calendar.rules.ts'
import { describeDaysBetween } from './days.rules.ts'
import { practiseAll, streakOn } from '../streak/streak.rules.ts'
import { timelineOf } from './timeline.rules.ts'

type Move = { at: string; from: Calendar; to: Calendar }

const at = (zone: string, dayEndsAt = 0): Calendar => ({ zone, dayEndsAt })
const berlin = at('Europe/Berlin')
const tokyo = at('Asia/Tokyo')
const auckland = at('Pacific/Auckland')
const honolulu = at('Pacific/Honolulu')
const kolkata = at('Asia/Kolkata')

/** Each practice gets its day from the settings at that time, and keeps it. */
function journeyOf({ at: moved, from, to }: Move, practices: Date[]) {
  const timeline = timelineOf({
    history: [
      { validFrom: new Date(0), weeklyGoal: 3, fixedRestDays: [], ...from },
      { validFrom: new Date(moved), weeklyGoal: 3, fixedRestDays: [], ...to },
    ],
    pauses: [],
  })
  const days = new Set(practices.map((moment) => practiceDayNumber(moment, moment < new Date(moved) ? from : to)))
  return {
    days,
    timeline,
    ...practiseAll(
      [...days].toSorted((a, b) => a - b),
      timeline,
    ),
  }
}

const cases: [name: string, move: Move, practices: string[], now: string, current: number][] = [
  [
    'flying west makes one long day: two practices on it count once',
    { at: '2026-05-01T12:00Z', from: kolkata, to: honolulu },
    ['2026-05-01T01:30Z', '2026-05-02T06:00Z', '2026-05-03T06:00Z'],
    '2026-05-03T07:00Z',
    2,
  ],
  [
    'flying west across the date line brings yesterday back: the run stays whole',
    { at: '2026-05-02T02:00Z', from: auckland, to: honolulu },
    ['2026-04-30T20:00Z', '2026-05-01T20:00Z'],
    '2026-05-02T03:00Z',
    2,
  ],
  [
    'flying west does not excuse a day that was missed',
    { at: '2026-05-02T01:00Z', from: tokyo, to: berlin },
    ['2026-05-01T01:00Z', '2026-05-03T10:00Z'],
    '2026-05-03T11:00Z',
    1,
  ],
  [
    'flying east across the date line skips a date: the run stays whole',
    { at: '2026-05-02T04:30Z', from: honolulu, to: auckland },
    ['2026-05-02T04:00Z', '2026-05-02T20:00Z'],
    '2026-05-02T21:00Z',
    2,
  ],
  [
    'flying east at noon makes a short day between two evenings',
    { at: '2026-05-01T10:00Z', from: berlin, to: tokyo },
    ['2026-04-30T18:00Z', '2026-05-01T20:00Z'],
    '2026-05-01T21:00Z',
    2,
  ],
  [
    'flying east in the evening, with the practice after it',
    { at: '2026-05-01T18:00Z', from: berlin, to: tokyo },
    ['2026-04-30T16:00Z', '2026-05-01T18:30Z'],
    '2026-05-01T19:00Z',
    2,
  ],
  [
    'flying east does not excuse the day after',
    { at: '2026-05-01T10:00Z', from: berlin, to: tokyo },
    ['2026-04-30T18:00Z', '2026-05-03T01:00Z'],
    '2026-05-03T02:00Z',
    1,
  ],
  [
    'an earlier end of day from tonight',
    { at: '2026-05-01T20:30Z', from: at('Asia/Kolkata', 240), to: kolkata },
    ['2026-05-01T19:30Z', '2026-05-02T19:30Z'],
    '2026-05-02T20:00Z',
    2,
  ],
  [
    'a later end of day from tonight',
    { at: '2026-05-01T20:30Z', from: kolkata, to: at('Asia/Kolkata', 240) },
    ['2026-05-01T14:30Z', '2026-05-01T21:30Z', '2026-05-02T21:30Z'],
    '2026-05-02T22:00Z',
    2,
  ],
  [
    'clocks going forward at home change nothing',
    { at: '2026-03-01T00:00Z', from: berlin, to: berlin },
    ['2026-03-28T06:00Z', '2026-03-29T05:00Z', '2026-03-30T05:00Z'],
    '2026-03-30T06:00Z',
    3,
  ],
  [
    'clocks going back at home change nothing',
    { at: '2026-03-01T00:00Z', from: berlin, to: berlin },
    ['2026-10-24T21:30Z', '2026-10-25T22:30Z', '2026-10-26T22:30Z'],
    '2026-10-26T22:45Z',
    3,
  ],
]

test.each(cases)('%s', (_, move, practices, now, current) => {
  const { timeline, streak } = journeyOf(
    move,
    practices.map((moment) => new Date(moment)),
  )
  const today = practiceDayNumber(new Date(now), move.to)
  expect(streakOn(today, streak, timeline).current).toBe(current)
})

test.each([
  ['Berlin to Tokyo', berlin, tokyo, '2026-05-01T20:00Z'],
  ['a day that ends at 4:00, then at midnight', at('Europe/Berlin', 240), berlin, '2026-05-01T23:00Z'],
])('%s: the days of the change aren’t shown as a pause, unless there is a real one', (_, from, to, moved) => {
  const range = { from: '2026-04-30', to: '2026-05-03' }
  const kindsWith = (pauses: { firstDay: string; lastDay: string }[]) => {
    const history: Parameters<typeof timelineOf>[0]['history'] = [
      { validFrom: new Date(0), weeklyGoal: 3, fixedRestDays: [], ...from },
      { validFrom: new Date(moved), weeklyGoal: 3, fixedRestDays: [], ...to },
    ]
    const timeline = timelineOf({ history, pauses })
    return describeDaysBetween({ ...range, totals: [], coveredDays: [], timeline }).map(({ kind }) => kind)
  }
  expect(kindsWith([])).toEqual(['empty', 'travel', 'travel', 'empty'])
  const pause = { firstDay: '2026-05-02', lastDay: '2026-05-03' }
  expect(kindsWith([pause])).toEqual(['empty', 'travel', 'paused', 'paused'])
})

test('a goal applies from the day it was set, which a flight to the west can make an earlier day', () => {
  const { weeklyGoalOn } = timelineOf({
    history: [
      { ...tokyo, validFrom: new Date('2026-04-01T00:00Z'), weeklyGoal: 3, fixedRestDays: [] },
      { ...tokyo, validFrom: new Date('2026-05-01T16:00Z'), weeklyGoal: 5, fixedRestDays: [] },
      { ...berlin, validFrom: new Date('2026-05-01T17:00Z'), weeklyGoal: 7, fixedRestDays: [] },
    ],
    pauses: [],
  })
  const goalsOn = (days: string[]) => days.map((day) => weeklyGoalOn(Date.parse(day) / 86_400_000))
  expect(goalsOn(['2020-01-01', '2026-04-30', '2026-05-01', '2026-05-02'])).toEqual([3, 3, 7, 7])
})

const calendar = fc.record({
  zone: fc.constantFrom(
    'Pacific/Kiritimati',
    'Pacific/Auckland',
    'Asia/Tokyo',
    'Asia/Kolkata',
    'Europe/Berlin',
    'America/New_York',
    'Pacific/Honolulu',
    'Pacific/Pago_Pago',
    'Etc/GMT+12',
  ),
  dayEndsAt: fc.constantFrom(0, 0, 60, 240, 360),
})
const hour = 3_600_000
const hoursBetweenPractices = fc.array(fc.integer({ min: 1, max: 28 }), { minLength: 4, maxLength: 20 })

test('a change of zone or end of day never breaks a streak that both settings would keep', () => {
  let unbrokenCount = 0
  fc.assert(
    fc.property(calendar, calendar, hoursBetweenPractices, fc.nat(200), (from, to, gaps, hoursToMove) => {
      const start = Date.parse('2026-05-01T00:00Z')
      let moment = start
      const practices = gaps.map((hours) => new Date((moment += hours * hour)))
      const hasNoGapIn = (calendar: Calendar) => {
        const days = practices.map((practice) => practiceDayNumber(practice, calendar))
        return days.every((day, index) => index === 0 || day - (days[index - 1] ?? day) <= 1)
      }
      if (!hasNoGapIn(from) || !hasNoGapIn(to)) return
      unbrokenCount++
      const move = { at: new Date(start + hoursToMove * hour + 1).toISOString(), from, to }
      const { days, streak, coveredDays } = journeyOf(move, practices)
      expect([streak.length, coveredDays]).toEqual([days.size, []])
    }),
    { numRuns: 4_000 },
  )
  expect(unbrokenCount).toBeGreaterThan(400)
})
