import fc from 'fast-check'
import { expect, test } from 'vitest'
import { withLike } from './likes.rules.ts'

const liked = fc.nat().chain((others) => fc.boolean().map((isLiked) => ({ isLiked, likes: others + Number(isLiked) })))

test('a like changes the count by one, and a second one changes nothing', () => {
  fc.assert(
    fc.property(liked, fc.boolean(), (session, wish) => {
      const after = withLike(session, wish)
      expect(after.isLiked).toBe(wish)
      expect(after.likes - session.likes).toBe(Number(wish) - Number(session.isLiked))
      expect(withLike(after, wish)).toBe(after)
    }),
  )
})

test('undoing a like restores the previous state', () => {
  fc.assert(
    fc.property(liked, (session) => {
      expect(withLike(withLike(session, !session.isLiked), session.isLiked)).toEqual(session)
    }),
  )
})

test('even a wrong count never falls below zero', () => {
  expect(withLike({ isLiked: true, likes: 0 }, false)).toEqual({ isLiked: false, likes: 0 })
})
