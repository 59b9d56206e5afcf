import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, instantOf, isKnownZone, localMoment, practiceDayOf, todayOf, wallClock } from './calendar.ts'

describe('a practice counts for', () => {
  test.each([
    ['its own date when the day ends at midnight', '2026-05-02', '00:00', 0, '2026-05-02'],
    ['its own date late in the evening', '2026-05-02', '23:59', 0, '2026-05-02'],
    ['the day before at 00:30 when the day ends at 4:00', '2026-05-02', '00:30', 240, '2026-05-01'],
    ['the day before one minute before the day ends', '2026-05-02', '03:59', 240, '2026-05-01'],
    ['its own date at the minute the day ends', '2026-05-02', '04:00', 240, '2026-05-02'],
    ['the day before until the latest possible end', '2026-05-02', '05:59', 360, '2026-05-01'],
    ['29 February in the night to 1 March of a leap year', '2028-03-01', '00:30', 240, '2028-02-29'],
    ['28 February in the night to 1 March of other years', '2027-03-01', '00:30', 240, '2027-02-28'],
    ['the old year in the night to 1 January', '2027-01-01', '00:30', 60, '2026-12-31'],
  ])('%s', (_, date, time, dayEndsAt, day) => {
    expect(practiceDayOf({ date, time, dayEndsAt })).toBe(day)
  })
})

describe('today is', () => {
  test.each([
    ['the date in Kolkata before it is in London', '2026-05-01T18:30:00Z', 'Asia/Kolkata', 0, '2026-05-02'],
    ['still the old date in Kolkata a minute earlier', '2026-05-01T18:29:59Z', 'Asia/Kolkata', 0, '2026-05-01'],
    ['the day before at 00:30 when the day ends at 4:00', '2026-05-01T19:00:00Z', 'Asia/Kolkata', 240, '2026-05-01'],
    ['the new day at 4:00 when the day ends at 4:00', '2026-05-01T22:30:00Z', 'Asia/Kolkata', 240, '2026-05-02'],
    ['already the next day west of the date line', '2026-05-01T10:30:00Z', 'Pacific/Kiritimati', 0, '2026-05-02'],
    ['two dates earlier east of it at the same moment', '2026-05-01T10:30:00Z', 'Pacific/Pago_Pago', 0, '2026-04-30'],
    [
      '23 hours long when clocks go forward: its first hour',
      '2026-03-08T05:00:00Z',
      'America/New_York',
      0,
      '2026-03-08',
    ],
    ['23 hours long when clocks go forward: its last', '2026-03-09T03:59:00Z', 'America/New_York', 0, '2026-03-08'],
    ['23 hours long when clocks go forward: no longer', '2026-03-09T04:00:00Z', 'America/New_York', 0, '2026-03-09'],
    ['25 hours long when clocks go back: its last hour', '2026-11-02T04:59:00Z', 'America/New_York', 0, '2026-11-01'],
    ['25 hours long when clocks go back: no longer', '2026-11-02T05:00:00Z', 'America/New_York', 0, '2026-11-02'],
    ['29 February where it is that', '2028-02-29T12:00:00Z', 'Europe/Berlin', 0, '2028-02-29'],
    ['a quarter hour apart in Kathmandu', '2026-05-01T18:15:00Z', 'Asia/Kathmandu', 0, '2026-05-02'],
  ])('%s', (_, now, zone, dayEndsAt, day) => {
    expect(todayOf({ now: new Date(now), zone, dayEndsAt })).toBe(day)
  })
})

test.each([
  ['Asia/Kolkata', '2026-03-10', '17:30'],
  ['Pacific/Kiritimati', '2026-03-11', '02:00'],
  ['America/Los_Angeles', '2026-03-10', '05:00'],
])('at noon in London a clock in %s shows %s %s', (zone, date, time) => {
  expect(localMoment(new Date('2026-03-10T12:00:00Z'), zone)).toEqual({ date, time })
})

test.each([
  ['2026-01-01', -1, '2025-12-31'],
  ['2024-02-28', 1, '2024-02-29'],
  ['2026-02-28', 1, '2026-03-01'],
  ['2026-03-29', 1, '2026-03-30'],
])('%s plus %i days is %s', (date, days, expected) => {
  expect(addDays(date, days)).toBe(expected)
})

test('adding days and subtracting them again leads back', () => {
  const day = fc.integer({ min: 0, max: 60_000 }).map((days) => addDays('1900-01-01', days))
  fc.assert(
    fc.property(day, fc.integer({ min: -800, max: 800 }), (date, days) => addDays(addDays(date, days), -days) === date),
  )
})

test.each([
  ['Asia/Kolkata', true],
  ['Asia/Calcutta', true],
  ['UTC', true],
  ['Etc/GMT+12', true],
  ['Mars/Olympus', false],
  ['+05:30', false],
  ['', false],
  ['Asia/Kolkata; drop table users', false],
])('%s is a zone: %s', (zone, expected) => {
  expect(isKnownZone(zone)).toBe(expected)
})

describe('the instant at which a clock shows', () => {
  test.each([
    ['plain winter time', '2026-01-10', '07:00', 'Europe/Berlin', '2026-01-10T06:00:00Z'],
    ['plain summer time', '2026-07-10', '07:00', 'Europe/Berlin', '2026-07-10T05:00:00Z'],
    ['an offset of half an hour', '2026-05-01', '00:30', 'Asia/Kolkata', '2026-04-30T19:00:00Z'],
    ['an hour that comes twice: the first one', '2026-11-01', '01:30', 'America/New_York', '2026-11-01T05:30:00Z'],
    [
      'half an hour that comes twice: the first one',
      '2026-04-05',
      '01:45',
      'Australia/Lord_Howe',
      '2026-04-04T14:45:00Z',
    ],
    ['a skipped hour: the earlier reading', '2026-03-08', '02:30', 'America/New_York', '2026-03-08T06:30:00Z'],
    ['the minute before the skipped hour', '2026-03-08', '01:59', 'America/New_York', '2026-03-08T06:59:00Z'],
    ['the minute after the skipped hour', '2026-03-08', '03:00', 'America/New_York', '2026-03-08T07:00:00Z'],
    [
      'tomorrow’s date on the far side of the date line',
      '2026-05-02',
      '00:10',
      'Pacific/Kiritimati',
      '2026-05-01T10:10:00Z',
    ],
  ])('%s', (_, date, time, zone, instant) => {
    expect(instantOf({ date, time, zone })).toEqual(new Date(instant))
  })
})

test('a clock shows what the formatter says, in every zone and at every second', () => {
  const zone = fc.constantFrom(...Intl.supportedValuesOf('timeZone'))
  const moment = fc.date({ min: new Date('1960-01-01'), max: new Date('2060-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(zone, moment, (timeZone, at) => {
      const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
      const shown = new Date(wallClock(at, timeZone)).toISOString().slice(0, 19).replace('T', ' ')
      expect(shown).toBe(format.format(at))
    }),
    { numRuns: 300 },
  )
})

test('each second before and after a clock change is shown correctly', () => {
  const change = Date.parse('2026-03-29T01:00:00Z')
  const shownAt = (ms: number) =>
    new Date(wallClock(new Date(change + ms), 'Europe/Berlin')).toISOString().slice(11, 19)
  expect([-1_000, 0, 1_000, -1].map(shownAt)).toEqual(['01:59:59', '03:00:00', '03:00:01', '01:59:59'])
})

test.each([
  ['America/St_Johns', '2006-04-02T03:31:00Z', ['00:00:00', '00:00:59', '01:01:00', '01:05:00']],
  ['Antarctica/Casey', '2022-10-01T16:01:00Z', ['00:00:00', '00:00:59', '03:01:00', '03:05:00']],
])('in %s, clocks changed a minute past midnight and are shown correctly', (zone, change, shown) => {
  const shownAt = (ms: number) => new Date(wallClock(new Date(Date.parse(change) + ms), zone)).toISOString()
  expect([-60_000, -1_000, 0, 240_000].map((ms) => shownAt(ms).slice(11, 19))).toEqual(shown)
})
