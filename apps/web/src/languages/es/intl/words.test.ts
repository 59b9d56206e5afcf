import { expect, test } from 'vitest'
import { atTime, lowerFirst, theTime, upperFirst } from './words.ts'

test.each([
  ['1:30', 'a la 1:30'],
  ['01:30', 'a la 01:30'],
  ['1:30 p. m.', 'a la 1:30 p. m.'],
  ['0:15', 'a las 0:15'],
  ['6:30', 'a las 6:30'],
  ['11:00', 'a las 11:00'],
  ['13:30', 'a las 13:30'],
])('the article before %s agrees with its hour', (time, words) => {
  expect(atTime(time)).toBe(words)
})

test('a time can also follow another preposition', () => {
  expect(`desde ${theTime('22:30')}`).toBe('desde las 22:30')
})

test('only the first letter changes', () => {
  expect(lowerFirst('Únete a Ana')).toBe('únete a Ana')
  expect(upperFirst('en calma con Ana')).toBe('En calma con Ana')
  expect(upperFirst('')).toBe('')
})
