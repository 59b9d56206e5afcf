import { moons } from '@sadhana/contract'
import { expect, test } from 'vitest'
import { ephemerisMoons } from '#testing/moons/moons.ts'
import { moonNear, nextMoonDay } from './moon.rules.ts'

const dayMs = 86_400_000
const minuteMs = 60_000

test.each(moons)('every %s of 50 years is within a minute of another ephemeris', (moon) => {
  const expected = ephemerisMoons.filter((other) => other.moon === moon)
  expect(expected.length).toBeGreaterThan(50 * 12.3)
  const differences = expected.map(({ at }) => Math.abs(moonNear(moon, at).getTime() - at.getTime()))
  expect(Math.max(...differences)).toBeLessThanOrEqual(minuteMs)
})

test.each([
  // Meeus, example 49.a: 18 February 1977 at 3:37:42 dynamical time, which was 48 seconds ahead of our clocks.
  ['new-moon', '1977-02-15', '1977-02-18T03:36:54Z'],
  ['full-moon', '2000-01-10', '2000-01-21T04:40:30Z'],
] as const)('the %s near %s was at %s, within half a minute', (moon, near, expected) => {
  const at = moonNear(moon, new Date(near))
  expect(Math.abs(at.getTime() - Date.parse(expected))).toBeLessThan(30_000)
})

test.each(moons)('days up to 13 away from a %s find the same one', (moon) => {
  for (const other of ephemerisMoons.filter((one) => one.moon === moon).slice(0, 50)) {
    const near = [-13, -1, 0, 1, 13].map((days) => moonNear(moon, new Date(other.at.getTime() + days * dayMs)))
    expect(new Set(near.map((at) => at.getTime())).size).toBe(1)
  }
})

/** The new moon of 18 January 2026 is at 19:52 UTC. */
test.each([
  ['long before', '2026-01-05T09:00Z', 'UTC', 0, '2026-01-18'],
  ['on its day, before it', '2026-01-18T01:00Z', 'UTC', 0, '2026-01-18'],
  ['on its day, after it', '2026-01-18T23:00Z', 'UTC', 0, '2026-01-18'],
  ['the day after', '2026-01-19T00:30Z', 'UTC', 0, '2026-02-17'],
  ['where it is already Monday', '2026-01-05T09:00Z', 'Asia/Kolkata', 0, '2026-01-19'],
  ['where Sunday ends at four', '2026-01-05T09:00Z', 'Asia/Kolkata', 240, '2026-01-18'],
] as const)('the next new moon: %s', (_, now, zone, dayEndsAt, day) => {
  expect(nextMoonDay('new-moon', new Date(now), { zone, dayEndsAt })).toBe(day)
})
