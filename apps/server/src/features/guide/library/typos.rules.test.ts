import { expect, test } from 'vitest'
import { withoutTypos } from './typos.rules.ts'

test.each([
  ['delete my acount', 'delete my account'],
  ['how do i chnage my pasword', 'how do i change my password'],
  ['medittation tiemr', 'meditation timer'],
  ['Where are my achievments?', 'where are my achievements?'],
  ['pranayma', 'pranayama'],
  ['how do I export to exell', 'how do i export to exell'],
])('“%s” is read as “%s”', (typed, meant) => {
  expect(withoutTypos(typed)).toBe(meant)
})

test.each(['cried', 'weigh', 'metta', 'watch', 'poem', 'vipassana', 'xylophone', 'period'])(
  '“%s” is a word of its own, and stays',
  (word) => {
    expect(withoutTypos(word)).toBe(word)
  },
)
