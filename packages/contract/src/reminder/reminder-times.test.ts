import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, isKnownZone, localMoment } from '../journey/calendar.ts'
import { weekdays } from '../journey/journey.ts'
import { isQuietTime, nextReminder, quietEnd, reminderMoment, weekdayOf } from './reminder-times.ts'

describe('a reminder comes at its time, once, whatever the clocks do', () => {
  test.each([
    // Ordinary days, in zones of every kind.
    ['UTC', '2026-07-01', '06:20', '2026-07-01T06:20Z'],
    ['Europe/Lisbon', '2026-07-01', '06:20', '2026-07-01T05:20Z'],
    ['Europe/Berlin', '2026-01-15', '06:20', '2026-01-15T05:20Z'],
    ['Europe/Berlin', '2026-07-15', '06:20', '2026-07-15T04:20Z'],
    ['America/New_York', '2026-01-15', '06:20', '2026-01-15T11:20Z'],
    ['America/Los_Angeles', '2026-07-15', '06:20', '2026-07-15T13:20Z'],
    ['Asia/Tokyo', '2026-07-15', '06:20', '2026-07-14T21:20Z'],
    ['Asia/Kolkata', '2026-07-15', '06:20', '2026-07-15T00:50Z'],
    ['Asia/Kathmandu', '2026-07-15', '06:20', '2026-07-15T00:35Z'],
    ['Australia/Eucla', '2026-07-15', '06:20', '2026-07-14T21:35Z'],
    ['Asia/Tehran', '2026-07-15', '06:20', '2026-07-15T02:50Z'],
    ['Asia/Yangon', '2026-07-15', '06:20', '2026-07-14T23:50Z'],
    ['America/St_Johns', '2026-01-15', '06:20', '2026-01-15T09:50Z'],
    ['Pacific/Marquesas', '2026-07-15', '06:20', '2026-07-15T15:50Z'],
    ['Pacific/Kiritimati', '2026-07-15', '06:20', '2026-07-14T16:20Z'],
    ['Pacific/Pago_Pago', '2026-07-15', '06:20', '2026-07-15T17:20Z'],
    ['Pacific/Chatham', '2026-01-15', '06:20', '2026-01-14T16:35Z'],
    ['Africa/Casablanca', '2026-06-15', '06:20', '2026-06-15T05:20Z'],
    // The days around a change, and the day itself after it.
    ['Europe/Berlin', '2026-03-28', '06:20', '2026-03-28T05:20Z'],
    ['Europe/Berlin', '2026-03-29', '06:20', '2026-03-29T04:20Z'],
    ['Europe/Berlin', '2026-10-24', '06:20', '2026-10-24T04:20Z'],
    ['Europe/Berlin', '2026-10-25', '06:20', '2026-10-25T05:20Z'],
    ['America/New_York', '2026-03-08', '06:20', '2026-03-08T10:20Z'],
    ['America/New_York', '2026-11-01', '06:20', '2026-11-01T11:20Z'],
    ['Australia/Sydney', '2026-04-05', '06:20', '2026-04-04T20:20Z'],
    ['Australia/Sydney', '2026-10-04', '06:20', '2026-10-03T19:20Z'],
    // In the gap: as long after the change as it was set after the start of the skipped hour.
    ['Europe/Berlin', '2026-03-29', '02:00', '2026-03-29T01:00Z'],
    ['Europe/Berlin', '2026-03-29', '02:30', '2026-03-29T01:30Z'],
    ['Europe/Berlin', '2026-03-29', '03:00', '2026-03-29T01:00Z'],
    ['America/New_York', '2026-03-08', '02:59', '2026-03-08T07:59Z'],
    ['America/Santiago', '2026-09-06', '00:15', '2026-09-06T04:15Z'],
    ['Africa/Cairo', '2026-04-24', '00:30', '2026-04-23T22:30Z'],
    ['Australia/Lord_Howe', '2026-10-04', '02:15', '2026-10-03T15:45Z'],
    ['America/Nuuk', '2026-03-28', '23:20', '2026-03-29T01:20Z'],
    // In the fold: the first of the two.
    ['Europe/Berlin', '2026-10-25', '02:30', '2026-10-25T00:30Z'],
    ['America/New_York', '2026-11-01', '01:30', '2026-11-01T05:30Z'],
    ['Australia/Lord_Howe', '2026-04-05', '01:45', '2026-04-04T14:45Z'],
    ['America/Havana', '2026-11-01', '00:30', '2026-11-01T04:30Z'],
    ['Europe/Lisbon', '2026-10-25', '01:00', '2026-10-25T00:00Z'],
    ['America/Santiago', '2026-04-04', '23:30', '2026-04-05T02:30Z'],
  ])('in %s on %s at %s', (zone, date, time, moment) => {
    expect(reminderMoment({ date, time, zone })).toEqual(new Date(moment))
    const before = new Date(Date.parse(moment) - 60_000)
    const next = nextReminder({ time, days: weekdays, zone, after: before, lastDate: addDays(date, -1) })
    expect(next).toEqual({ at: new Date(moment), date })
    const following = nextReminder({ time, days: weekdays, zone, after: new Date(moment), lastDate: date })
    expect(following?.date).toBe(addDays(date, 1))
  })

  test('a date that a zone left out has none', () => {
    expect(reminderMoment({ date: '2011-12-30', time: '06:20', zone: 'Pacific/Apia' })).toBeNull()
    const after = new Date('2011-12-29T16:20Z')
    expect(nextReminder({ time: '06:20', days: weekdays, zone: 'Pacific/Apia', after })).toEqual({
      at: new Date('2011-12-30T16:20Z'),
      date: '2011-12-31',
    })
  })
})

describe('on a journey', () => {
  const daily = { time: '06:20', days: weekdays }

  test('west: the date that had its reminder at home gets no second one', () => {
    const landed = { ...daily, zone: 'America/New_York', after: new Date('2026-06-10T05:00Z') }
    expect(nextReminder(landed)?.date).toBe('2026-06-10')
    expect(nextReminder({ ...landed, lastDate: '2026-06-10' })).toEqual({
      at: new Date('2026-06-11T10:20Z'),
      date: '2026-06-11',
    })
  })

  test('east: the next one comes on the next date at the new place', () => {
    const landed = { ...daily, zone: 'Asia/Tokyo', after: new Date('2026-06-10T12:00Z'), lastDate: '2026-06-10' }
    expect(nextReminder(landed)?.at).toEqual(new Date('2026-06-10T21:20Z'))
  })
})

const next = (after: string) =>
  nextReminder({ time: '00:10', days: ['monday'], zone: 'Asia/Tokyo', after: new Date(after) })

test('only chosen days count, by the calendar of the place', () => {
  expect(next('2026-06-14T15:00Z')).toEqual({ at: new Date('2026-06-14T15:10Z'), date: '2026-06-15' })
  expect(next('2026-06-14T15:10Z')?.date).toBe('2026-06-22')
  expect(nextReminder({ time: '06:20', days: [], zone: 'UTC', after: new Date() })).toBeUndefined()
})

const zones = Intl.supportedValuesOf('timeZone').filter(isKnownZone)
const anyTime = fc.integer({ min: 0, max: 1439 }).map((minute) => {
  const shown = new Date(minute * 60_000).toISOString()
  return shown.slice(11, 16)
})

test('in any zone, at any time: in order, one a date, at the time shown unless clocks skipped it', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...zones),
      anyTime,
      fc.uniqueArray(fc.constantFrom(...weekdays), { minLength: 1 }),
      fc.date({ min: new Date('2024-01-01'), max: new Date('2027-01-01'), noInvalidDate: true }),
      (zone, time, days, start) => {
        let after = start
        let lastDate: string | null = null
        for (let count = 0; count < 4; count++) {
          const next = nextReminder({ time, days, zone, after, lastDate })
          expect(next).toBeDefined()
          const { at, date } = next!
          expect(at > after && (lastDate === null || date > lastDate)).toBe(true)
          expect(days).toContain(weekdayOf(date))
          const shown = localMoment(at, zone)
          // A skipped time is shown later, by at most the two hours that any clock has skipped in these years.
          if (`${shown.date} ${shown.time}` !== `${date} ${time}`) {
            const later = Date.parse(`${shown.date}T${shown.time}Z`) - Date.parse(`${date}T${time}Z`)
            expect(later > 0 && later <= 120 * 60_000).toBe(true)
          }
          after = at
          lastDate = date
        }
      },
    ),
    { numRuns: 400 },
  )
})

test.each([
  ['21:29', false],
  ['21:30', true],
  ['00:00', true],
  ['05:59', true],
  ['06:00', false],
])('at %s of quiet hours from 21:30 to 6:00: %s', (time, isQuiet) => {
  expect(isQuietTime(time, { from: '21:30', to: '06:00' })).toBe(isQuiet)
})

test('quiet hours may lie within a day, and may be none', () => {
  expect(['12:59', '13:00', '14:59', '15:00'].map((time) => isQuietTime(time, { from: '13:00', to: '15:00' }))).toEqual(
    [false, true, true, false],
  )
  expect(isQuietTime('06:00', { from: '06:00', to: '06:00' })).toBe(false)
})

const night = { from: '21:30', to: '06:00' }
test.each([
  ['an evening', 'UTC', night, '2026-06-10T21:30Z', '2026-06-11T06:00Z'],
  ['an early morning', 'Asia/Kolkata', night, '2026-06-10T00:29Z', '2026-06-10T00:30Z'],
  ['an hour within a day', 'UTC', { from: '13:00', to: '15:00' }, '2026-06-10T14:59Z', '2026-06-10T15:00Z'],
  ['the night of the change to summer time', 'Europe/Berlin', night, '2026-03-28T22:00Z', '2026-03-29T04:00Z'],
  ['the night of the change to winter time', 'Europe/Berlin', night, '2026-10-24T22:00Z', '2026-10-25T05:00Z'],
  [
    'an end that clocks skip',
    'Europe/Berlin',
    { from: '22:00', to: '02:30' },
    '2026-03-28T23:00Z',
    '2026-03-29T00:30Z',
  ],
  [
    'an end that occurs twice',
    'Europe/Berlin',
    { from: '22:00', to: '02:30' },
    '2026-10-25T01:10Z',
    '2026-10-25T01:30Z',
  ],
])('quiet hours in %s end in time', (_, zone, quietHours, now, end) => {
  expect(quietEnd({ now: new Date(now), zone, quietHours })).toEqual(new Date(end))
})

test('in any zone: at the end it is no longer quiet, and by day there is nothing to wait for', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...zones),
      anyTime,
      anyTime,
      fc.date({ min: new Date('2024-01-01'), max: new Date('2027-01-01'), noInvalidDate: true }),
      (zone, from, to, now) => {
        const end = quietEnd({ now, zone, quietHours: { from, to } })
        expect(end !== null).toBe(isQuietTime(localMoment(now, zone).time, { from, to }))
        if (end) expect(end > now && end.getTime() - now.getTime() <= 26 * 60 * 60_000).toBe(true)
      },
    ),
    { numRuns: 400 },
  )
})
