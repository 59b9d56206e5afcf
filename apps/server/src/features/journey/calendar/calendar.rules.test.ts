import { describe, expect, test } from 'vitest'
import { instantOf, weekOf } from './calendar.rules.ts'

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

test.each([
  ['a Monday', '2026-03-09', '2026-03-09', '2026-03-15'],
  ['a Sunday', '2026-03-15', '2026-03-09', '2026-03-15'],
  ['a week across two years', '2027-01-01', '2026-12-28', '2027-01-03'],
  ['29 February', '2028-02-29', '2028-02-28', '2028-03-05'],
])('the week of %s runs Monday to Sunday', (_, day, from, to) => {
  expect(weekOf(day)).toEqual({ from, to })
})
