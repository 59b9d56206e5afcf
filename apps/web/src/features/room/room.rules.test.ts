import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clockOf, daysOfRooms, minutesUntil, newRoomOf, phaseOfRoom, startsSoon } from './room.rules.ts'

const start = Date.parse('2026-11-18T07:30:00Z')
const room = { startTime: '2026-11-18T07:30:00Z', endTime: '2026-11-18T07:50:00Z' }

test.each([
  [-60_001, 'waiting', false],
  [-60_000, 'waiting', true],
  [-1, 'waiting', true],
  [0, 'sitting', true],
  [20 * 60_000 - 1, 'sitting', true],
  [20 * 60_000, 'over', false],
])('%i ms after the start the room is %s', (ms, phase, isSoon) => {
  expect([phaseOfRoom(room, start + ms), startsSoon(room, start + ms)]).toEqual([phase, isSoon])
})

test('phases only ever follow each other', () => {
  const order = ['waiting', 'sitting', 'over']
  fc.assert(
    fc.property(fc.integer({ min: -1e7, max: 1e7 }), fc.nat(1e7), (at, later) => {
      const [one, other] = [phaseOfRoom(room, start + at), phaseOfRoom(room, start + at + later)]
      expect(order.indexOf(one)).toBeLessThanOrEqual(order.indexOf(other))
    }),
  )
})

test('minutes until the start are rounded up, and never below none', () => {
  expect([-61_000, -60_000, -1, 0, 5].map((ms) => minutesUntil(room, start + ms))).toEqual([2, 1, 1, 0, 0])
})

test('the clock is rounded up to whole seconds', () => {
  expect([0, 1, 61_000, 745_500, -5].map(clockOf)).toEqual(['0:00', '0:01', '1:01', '12:26', '0:00'])
})

const fields = { name: 'Evening', audience: 'buddies', minutes: 15, date: '2026-11-20', time: '21:00' } as const

test('a room starts in five minutes, or at a time of this device', () => {
  expect(newRoomOf({ ...fields, when: 'soon', showName: true })).toMatchObject({
    inMinutes: 5,
    audience: 'buddies',
    showName: true,
    programme: { settle: { minutes: 0 }, stretches: [{ minutes: 15 }] },
  })
  const later = newRoomOf({ ...fields, when: 'later', showName: false })
  expect(later).toMatchObject({ startTime: new Date('2026-11-20T21:00').toISOString() })
  expect(later).not.toHaveProperty('inMinutes')
})

test('rooms are listed by the reader’s days, each with its time there', () => {
  const here = { now: new Date('2026-11-18T23:30:00Z'), zone: 'Europe/Berlin' }
  const starts = ['2026-11-18T22:50:00Z', '2026-11-19T11:30:00Z', '2026-11-19T23:00:00Z', '2026-11-25T06:05:00Z']
  const days = daysOfRooms(
    starts.map((startTime) => ({ startTime })),
    here,
  )
  expect(days.map(({ day, when, rooms }) => [day, when, rooms.map(({ time }) => time)])).toEqual([
    ['2026-11-19', 'today', ['23:50', '12:30']],
    ['2026-11-20', 'tomorrow', ['00:00']],
    ['2026-11-25', 'later', ['07:05']],
  ])
})

test('without rooms there are no days', () => {
  expect(daysOfRooms([], { now: new Date(), zone: 'UTC' })).toEqual([])
})
