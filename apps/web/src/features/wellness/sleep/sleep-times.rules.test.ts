import { localMoment } from '@sadhana/contract'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { nightOnAxis, qualityBand, sleepTimes } from './sleep-times.rules.ts'

const night = (date: string, bedtime: string, wakeTime: string, zone = 'Europe/Berlin') =>
  sleepTimes({ date, bedtime, wakeTime, zone })

describe('a night lasts', () => {
  test.each([
    ['across midnight', '2026-03-10', '23:30', '06:10', 400],
    ['from after midnight', '2026-03-10', '01:00', '09:00', 480],
    ['as long as a nap', '2026-03-10', '14:00', '14:40', 40],
    ['no time at all', '2026-03-10', '07:00', '07:00', 0],
    ['an hour less when clocks go forward', '2026-03-29', '23:00', '07:00', 420],
    ['an hour more when clocks go back', '2026-10-25', '23:00', '07:00', 540],
    ['until an hour that never was', '2026-03-29', '23:00', '02:30', 150],
    ['until the first of an hour that comes twice', '2026-10-25', '01:30', '02:30', 60],
    ['from the first to the second of an hour that comes twice', '2026-10-25', '02:45', '02:15', 30],
  ])('%s', (_, date, bedtime, wakeTime, minutes) => {
    expect(night(date, bedtime, wakeTime).duration).toBe(minutes)
  })

  test('less than a day plus a clock change, and ends on the day of waking', () => {
    const time = fc
      .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
      .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'))
    const date = fc.date({ min: new Date('2025-01-01'), max: new Date('2027-12-31'), noInvalidDate: true })
    const zone = fc.constantFrom('Europe/Berlin', 'America/New_York', 'Asia/Kolkata', 'Australia/Lord_Howe')
    fc.assert(
      fc.property(date, time, time, zone, (day, bedtime, wakeTime, where) => {
        const waking = day.toISOString().slice(0, 10)
        const { duration, wakeTime: woke } = sleepTimes({ date: waking, bedtime, wakeTime, zone: where })
        expect(duration).toBeGreaterThanOrEqual(0)
        expect(duration).toBeLessThanOrEqual(25 * 60)
        expect(woke && localMoment(woke, where).date).toBe(waking)
      }),
    )
  })
})

test.each([
  ['an evening', '23:00', '2026-03-09T22:00:00.000Z'],
  ['a time after midnight', '00:30', '2026-03-09T23:30:00.000Z'],
])('a bedtime alone belongs to %s', (_, bedtime, moment) => {
  expect(night('2026-03-10', bedtime, '')).toEqual({ bedtime: new Date(moment), wakeTime: null, duration: null })
})

test('empty times mean no times', () => {
  expect(night('2026-03-10', '', '')).toEqual({ bedtime: null, wakeTime: null, duration: null })
  expect(night('', '23:00', '07:00')).toEqual({ bedtime: null, wakeTime: null, duration: null })
  expect(night('2026-03-10', '', '07:00').wakeTime).toEqual(new Date('2026-03-10T06:00:00Z'))
})

describe('on the axis from 20:00 to 10:00', () => {
  test.each([
    ['an ordinary night', '23:00', 420, { start: (180 / 840) * 100, width: 50 }],
    ['a night that begins before it', '19:00', 120, { start: 0, width: (60 / 840) * 100 }],
    ['a night that ends after it', '06:00', 360, { start: (600 / 840) * 100, width: (240 / 840) * 100 }],
    ['a nap in the afternoon', '14:00', 60, undefined],
  ])('%s', (_, bedtime, minutes, place) => {
    expect(nightOnAxis(bedtime, minutes)).toEqual(place)
  })
})

test.each([
  [1, 'light'],
  [4, 'light'],
  [5, 'fair'],
  [7, 'fair'],
  [8, 'restful'],
  [10, 'restful'],
])('quality %i is %s', (quality, band) => {
  expect(qualityBand(quality)).toBe(band)
})
