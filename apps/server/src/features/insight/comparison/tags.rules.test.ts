import { expect, test } from 'vitest'
import { compareTags } from './tags.rules.ts'

const used = (counts: Record<string, number>) => Object.entries(counts).map(([tag, sessions]) => ({ tag, sessions }))

test('tags of both ranges are counted together, spelled as in the second, the most used first', () => {
  expect(compareTags(used({ Yin: 5, rain: 1 }), used({ yin: 2, class: 9 }))).toEqual([
    { tag: 'class', first: 0, second: 9 },
    { tag: 'yin', first: 5, second: 2 },
    { tag: 'rain', first: 1, second: 0 },
  ])
})

test('a tag that is rare in one range is still counted there', () => {
  const many = used(Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`tag ${at}`, 40 - at])))
  const [first] = compareTags(many, used({ 'tag 19': 100 }))
  expect(first).toEqual({ tag: 'tag 19', first: 21, second: 100 })
  expect(compareTags(many, [])).toHaveLength(8)
})
