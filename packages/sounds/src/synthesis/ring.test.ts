import fc from 'fast-check'
import { expect, test } from 'vitest'
import { around, bandpass, chain, type Filter, highpass, lowpass, pinken } from './filters.ts'
import { seeded } from './random.ts'
import { room } from './reverb.ts'
import { add, fromCalmest, type Ring, silence, layer, whiteNoise } from './ring.ts'
import { wander } from './wander.ts'

const length = 16_000
const turned = (ring: Ring, by: number): Ring => ring.map((_, i) => ring[(i + by) % ring.length] ?? 0)
const distance = (a: Ring, b: Ring) => a.reduce((most, sample, i) => Math.max(most, Math.abs(sample - (b[i] ?? 0))), 0)
const turn = fc.integer({ min: 1, max: length - 1 })

const filters: Record<string, () => Filter> = {
  lowpass: () => lowpass(300),
  highpass: () => highpass(300),
  bandpass: () => bandpass(700, 5),
  pinken,
  chain: () => chain(pinken(), highpass(200), bandpass(900, 2)),
}

test.each(Object.entries(filters))('%s has no seam where the ring starts', (_, filter) => {
  const ring = whiteNoise(seeded('ring'), length)
  const heard = around(ring, filter())
  fc.assert(
    fc.property(turn, (by) => {
      expect(distance(around(turned(ring, by), filter()), turned(heard, by))).toBeLessThan(1e-5)
    }),
    { numRuns: 10 },
  )
})

test('a room has no seam where the ring starts', () => {
  const stage = { left: whiteNoise(seeded('left'), length), right: whiteNoise(seeded('right'), length) }
  const small = { seconds: 0.1, brightHz: 3000 }
  const heard = room(stage, small)
  fc.assert(
    fc.property(turn, (by) => {
      const again = room({ left: turned(stage.left, by), right: turned(stage.right, by) }, small)
      expect(distance(again.left, turned(heard.left, by))).toBeLessThan(0.002)
      expect(distance(again.right, turned(heard.right, by))).toBeLessThan(0.002)
    }),
    { numRuns: 5 },
  )
})

test('a sound that starts near the end continues at the beginning', () => {
  fc.assert(
    fc.property(fc.integer({ min: -30, max: 30 }), (at) => {
      const ring = new Float32Array(10)
      add(ring, at, Float32Array.of(1, 2, 3, 4))
      const begins = ((at % 10) + 10) % 10
      expect([0, 1, 2, 3].map((n) => ring[(begins + n) % 10])).toEqual([1, 2, 3, 4])
      expect(ring.reduce((sum, sample) => sum + sample, 0)).toBe(10)
    }),
  )
})

test('a wandering value stays within its bounds and ends where it started', () => {
  fc.assert(
    fc.property(fc.string(), fc.double({ min: 0.01, max: 1, noNaN: true }), (seed, every) => {
      const path = wander(seeded(seed), length, every, { low: -1, high: 2 })
      expect(Math.min(...path)).toBeGreaterThanOrEqual(-1)
      expect(Math.max(...path)).toBeLessThanOrEqual(2)
      expect(Math.abs((path.at(-1) ?? 9) - (path[0] ?? 0))).toBeLessThan(0.05)
    }),
    { numRuns: 30 },
  )
})

test('a layer has the loudness it was set to', () => {
  const stage = silence(length)
  layer(stage, { left: whiteNoise(seeded('a'), length), right: whiteNoise(seeded('b'), length) }, -6)
  const energy = stage.left.reduce((sum, x) => sum + x * x, 0) + stage.right.reduce((sum, x) => sum + x * x, 0)
  expect(10 * Math.log10(energy / (2 * length))).toBeCloseTo(-6, 3)
})

test('a ring can start at its calmest moment', () => {
  const ring = new Float32Array(length).map((_, i) => (i >= 6_400 && i < 9_600 ? 1 : 1_000_000) + i)
  expect(fromCalmest({ left: ring, right: ring })).toEqual({ left: turned(ring, 8_000), right: turned(ring, 8_000) })
})
