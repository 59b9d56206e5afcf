import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aProgramme } from '#testing/requests/room.ts'
import { beginsAt, freePlace, isGathering, planOf, startOf } from './room.rules.ts'
import { sitIdOf } from './room.service.ts'

const now = new Date('2026-11-18T06:00:00Z')
const at = (text: string) => new Date(text)

test('a room has no time to settle, and ends with its last stretch', () => {
  const programme = {
    settle: { minutes: 3, strokes: 2 },
    stretches: [...aProgramme.stretches, { name: 'walk', minutes: 5, strokes: 1 }],
  }
  const plan = planOf(programme, now)
  expect(plan.programme.settle).toEqual({ minutes: 0, strokes: 2 })
  expect(plan.endsAt).toEqual(at('2026-11-18T06:25:00Z'))
})

test.each([
  [{ inMinutes: 5 }, '2026-11-18T06:05:00Z'],
  [{ startTime: '2026-11-18T07:30:00+01:00' }, '2026-11-18T06:30:00Z'],
  [{ startTime: '2026-12-02T06:00:00Z' }, '2026-12-02T06:00:00Z'],
  [{ startTime: '2026-12-02T06:00:01Z' }, null],
  [{ startTime: '2026-11-18T06:00:00Z' }, null],
])('asked for %o, it starts at %s', (wanted, start) => {
  expect(startOf(wanted, now)).toEqual(start === null ? null : at(start))
})

test('a host can start ten seconds from now, unless it starts by then anyway', () => {
  expect(beginsAt(at('2026-11-18T06:05:00Z'), now)).toEqual(at('2026-11-18T06:00:10Z'))
  expect(beginsAt(at('2026-11-18T06:00:10Z'), now)).toBeNull()
  expect(beginsAt(at('2026-11-18T05:00:00Z'), now)).toBeNull()
})

test('members gather from 15 minutes before the start', () => {
  expect(isGathering(at('2026-11-18T06:15:00Z'), now)).toBe(true)
  expect(isGathering(at('2026-11-18T06:15:01Z'), now)).toBe(false)
  expect(isGathering(at('2026-11-18T05:50:00Z'), now)).toBe(true)
})

test('the free place is the lowest that no one has', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 10 })), (taken) => {
      const place = freePlace(taken, 10)
      if (taken.length === 10) expect(place).toBeNull()
      else expect(taken).not.toContain(place)
      for (let lower = 1; lower < (place ?? 0); lower++) expect(taken).toContain(lower)
    }),
  )
})

test('a sit has the same id on every device of a member, and another for everyone else', () => {
  fc.assert(
    fc.property(fc.uuid(), fc.uuid(), fc.uuid(), (room, one, other) => {
      expect(sitIdOf(room, one)).toBe(sitIdOf(room, one))
      expect(sitIdOf(room, one)).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-a[0-9a-f]{3}-[0-9a-f]{12}$/)
      if (one !== other) expect(sitIdOf(room, one)).not.toBe(sitIdOf(room, other))
    }),
  )
})
