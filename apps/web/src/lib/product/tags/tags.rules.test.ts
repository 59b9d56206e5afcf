import { Tags } from '@sadhana/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addTags, spelledAs, suggestTags } from './tags.rules.ts'

test.each<[tags: string[], typed: string, expected: string[]]>([
  [[], ' yin ', ['yin']],
  [['yin'], 'YIN', ['yin']],
  [[], 'yin, with  Ben,, yin', ['yin', 'with Ben']],
  [['a', 'b', 'c'], 'd,e,f', ['a', 'b', 'c', 'd', 'e']],
  [['a'], ' , ', ['a']],
  [[], 'yi\u200Bn\u0007', ['yin']],
  [[], 'x'.repeat(30), ['x'.repeat(24)]],
])('%j and %j are %j', (tags, typed, expected) => {
  expect(addTags(tags, typed)).toEqual(expected)
})

test('whatever is typed or pasted, the server accepts the tags', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary', maxLength: 40 }), { maxLength: 8 }), (texts) => {
      const tags = texts.reduce<string[]>((before, text) => addTags(before, text), [])
      expect(Tags.parse(tags)).toEqual(tags)
    }),
  )
})

const own = ['Yin', 'with Ben', 'class', 'rain', 'a', 'b', 'c']

test.each<[tags: string[], typed: string, expected: string[]]>([
  [[], '', ['Yin', 'with Ben', 'class', 'rain', 'a', 'b']],
  [['yin'], '', ['with Ben', 'class', 'rain', 'a', 'b', 'c']],
  [[], 'BEN ', ['with Ben']],
  [[], 'nothing', []],
])('beside %j, %j suggests %j', (tags, typed, expected) => {
  expect(suggestTags(own, tags, typed)).toEqual(expected)
})

test('a tag typed again keeps its spelling, and a new one its own', () => {
  expect(spelledAs(own, ' yIN')).toBe('Yin')
  expect(spelledAs(own, 'Yang')).toBe('Yang')
})
