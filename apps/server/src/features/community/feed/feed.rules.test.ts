import { pageQuery } from '@sadhana/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sizeFor } from './feed.rules.ts'

test('for any limit, at least one more row is read than shown', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100 }), (requested) => {
      const { limit } = pageQuery.parse({ limit: requested })
      expect(sizeFor(limit)).toBeGreaterThan(limit)
    }),
  )
})

test.each([
  [1, 21],
  [20, 21],
  [21, 101],
  [100, 101],
])('a page of %i is read by the statement for %i', (limit, size) => {
  expect(sizeFor(limit)).toBe(size)
})
