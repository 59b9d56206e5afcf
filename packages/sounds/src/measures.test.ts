import { expect, test } from 'vitest'
import { crestOf, seamOf, strongestEcho } from './measures.ts'
import { seeded } from './synthesis/random.ts'
import { concat, sampleRate, times, whiteNoise } from './synthesis/ring.ts'
import { wanderLevel } from './synthesis/wander.ts'

const sine = (turns: number, length = sampleRate) =>
  new Float32Array(length).map((_, i) => Math.sin((2 * Math.PI * turns * i) / length))

test('whole cycles join without a seam, half a cycle too many makes a bend, and a quarter makes a step', () => {
  const [whole, half, quarter] = [100, 100.5, 100.25].map((turns) => seamOf(sine(turns), 0, sampleRate))
  expect(whole?.step).toBeLessThan(1.001)
  expect(whole?.bend).toBeLessThan(1.001)
  expect(half?.bend).toBeGreaterThan(10)
  expect(quarter?.step).toBeGreaterThan(10)
})

test('the peak of a sine is 3 dB above its average', () => {
  expect(crestOf({ left: sine(100), right: sine(100) })).toBeCloseTo(3.01, 1)
})

test('a repetition is found at the right distance', () => {
  const random = seeded('echo')
  const length = 4 * sampleRate
  const event = () => times(whiteNoise(random, length), wanderLevel(random, length, 0.3, { low: -40, high: 0 }))
  const first = event()
  expect(strongestEcho(concat(first, event())).likeness).toBeLessThan(0.5)
  const echo = strongestEcho(concat(first, first))
  expect(echo.likeness).toBeGreaterThan(0.95)
  expect(echo.afterSeconds).toBeCloseTo(4, 5)
})
