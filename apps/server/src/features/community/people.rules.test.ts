import fc from 'fast-check'
import { expect, test } from 'vitest'
import { talliesOf } from './follow-counts.rules.ts'
import { cursorOf, positionOf } from './people.rules.ts'

const id = fc.uuid()

test('a cursor brings back the position it was made from', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 16n - 1n }), id, (at, id) => {
      const position = { at: `${at}`, id }
      expect(positionOf(cursorOf(position))).toEqual(position)
    }),
  )
})

test('whatever else is no position', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => positionOf(text) === undefined))
})

const someone = fc.constantFrom('a', 'b', 'c', 'd')
const follows = fc.array(
  fc.record({ follower: someone, followed: someone }).filter(({ follower, followed }) => follower !== followed),
)

test('tallies count every follow once on each side, in the order of ids', () => {
  fc.assert(
    fc.property(follows, (given) => {
      const tallies = talliesOf(given)
      const ids = tallies.map(({ userId }) => userId)
      expect(ids).toEqual([...new Set(ids)].toSorted())
      for (const { userId, followers, following } of tallies) {
        expect(followers).toBe(given.filter(({ followed }) => followed === userId).length)
        expect(following).toBe(given.filter(({ follower }) => follower === userId).length)
      }
      expect(tallies.reduce((sum, { followers }) => sum + followers, 0)).toBe(given.length)
    }),
  )
})
