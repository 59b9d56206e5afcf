import fc from 'fast-check'
import { expect, test } from 'vitest'
import { betweenOctaves, moments, seeded } from './random.ts'

test('the same name always gives the same numbers', () => {
  const random = seeded('rain')
  expect([random(), random(), random()]).toMatchInlineSnapshot(`
    [
      0.2266403203830123,
      0.8911931244656444,
      0.6866970988921821,
    ]
  `)
  expect(seeded('rain')()).not.toBe(seeded('ocean')())
})

test('moments are sorted, within the time, and about as many as requested', () => {
  fc.assert(
    fc.property(fc.string(), (seed) => {
      const times = moments(seeded(seed), 100, 20)
      expect(times).toEqual(times.toSorted((a, b) => a - b))
      expect(times.at(-1)).toBeLessThan(100)
      expect(Math.abs(times.length - 2000)).toBeLessThan(300)
    }),
  )
})

test('half of the pitches are in the lower half of the octaves', () => {
  const random = seeded('pitch')
  const low = Array.from({ length: 4000 }, () => betweenOctaves(random, 100, 1600)).filter((hz) => hz < 400)
  expect(Math.abs(low.length - 2000)).toBeLessThan(150)
})
