import { expect, test } from 'vitest'
import { countRange, openBooks } from './books.ts'

test('an acknowledged act leaves one possible state', () => {
  const books = openBooks()
  books.note('practice:1', '20', 'acknowledged')
  books.note('practice:1', '25', 'acknowledged')
  expect(books.mayBe('practice:1')).toEqual(['25'])
  expect(books.mayChange('practice:1')).toBe(true)
})

test('a refused act changes nothing', () => {
  const books = openBooks()
  books.note('practice:1', '20', 'acknowledged')
  books.note('practice:1', null, 'refused')
  expect(books.mayBe('practice:1')).toEqual(['20'])
})

test('after an unknown outcome both states are possible, and a repeated act decides', () => {
  const books = openBooks()
  books.note('practice:1', '20', 'acknowledged')
  books.note('practice:1', null, 'unknown')
  expect(books.mayBe('practice:1')).toEqual(['20', null])
  books.note('practice:1', null, 'acknowledged')
  expect(books.mayBe('practice:1')).toEqual([null])
})

test('a thing with an unknown outcome is left alone, since the first attempt may still arrive', () => {
  const books = openBooks()
  books.note('like:1', 'liked', 'unknown')
  books.note('like:1', 'liked', 'acknowledged')
  expect(books.mayChange('like:1')).toBe(false)
})

test('a read decides between possible states, and refuses an impossible one', () => {
  const books = openBooks()
  books.note('practice:1', '20', 'acknowledged')
  books.note('practice:1', '25', 'unknown')
  expect(books.see('practice:1', '30')).toBe(false)
  expect(books.see('practice:1', '25')).toBe(true)
  expect(books.mayBe('practice:1')).toEqual(['25'])
})

test('counts have a range as long as outcomes are unknown', () => {
  const books = openBooks()
  books.note('like:1:asha', 'liked', 'acknowledged')
  books.note('like:1:ravi', 'liked', 'unknown')
  books.note('like:2:ravi', 'liked', 'acknowledged')
  expect(countRange(books, books.things('like:1'))).toEqual([1, 2])
})
