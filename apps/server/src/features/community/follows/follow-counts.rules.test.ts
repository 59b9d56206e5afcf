import fc from 'fast-check'
import { expect, test } from 'vitest'
import { talliesOf } from './follow-counts.rules.ts'

const someone = fc.constantFrom('a', 'b', 'c', 'd')
const follows = fc.array(
  fc.record({ follower: someone, followed: someone }).filter(({ follower, followed }) => follower !== followed),
)

test('tallies count every follow once on each side and are sorted by id', () => {
  fc.assert(
    fc.property(follows, (input) => {
      const tallies = talliesOf(input)
      const ids = tallies.map(({ userId }) => userId)
      expect(ids).toEqual([...new Set(ids)].toSorted())
      for (const { userId, followers, following } of tallies) {
        expect(followers).toBe(input.filter(({ followed }) => followed === userId).length)
        expect(following).toBe(input.filter(({ follower }) => follower === userId).length)
      }
      expect(tallies.reduce((sum, { followers }) => sum + followers, 0)).toBe(input.length)
    }),
  )
})
