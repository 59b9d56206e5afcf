import fc from 'fast-check'
import { expect, test } from 'vitest'
import { offsetOf } from './server-clock.ts'

test('the offset is wrong by half of the quickest answer at most', () => {
  const way = fc.nat(2_000)
  fc.assert(
    fc.property(fc.integer({ min: -1e7, max: 1e7 }), fc.array(fc.tuple(way, way), { minLength: 1 }), (ahead, ways) => {
      const answers = ways.map(([there, back], index) => ({
        sentAt: index * 5_000,
        now: index * 5_000 + there + ahead,
        receivedAt: index * 5_000 + there + back,
      }))
      const quickest = Math.min(...ways.map(([there, back]) => there + back))
      expect(Math.abs(offsetOf(answers) - ahead)).toBeLessThanOrEqual(quickest / 2)
    }),
  )
})
