import { expect, test } from 'vitest'
import { changesOf, entriesOf, isUnchanged, picturesOf } from './picture-changes.rules.ts'

const before = [
  { id: 'a', caption: 'Dawn' },
  { id: 'b', caption: null },
]
const bytes = new ArrayBuffer(1)

test('unchanged pictures need no request', () => {
  expect(isUnchanged(changesOf(before, entriesOf(before)))).toBe(true)
  expect(isUnchanged(changesOf([], []))).toBe(true)
})

test('missing pictures are removed, new ones added, and only changed captions sent', () => {
  const after = [
    { id: 'a', caption: ' Dawn ' },
    { id: 'c', caption: 'The mat', bytes },
    { id: 'd', caption: ' ', bytes },
  ]
  expect(changesOf(before, after)).toEqual({
    removed: ['b'],
    added: [
      { id: 'c', bytes },
      { id: 'd', bytes },
    ],
    described: [{ id: 'c', caption: 'The mat' }],
  })
})

test('a deleted caption is sent as an empty one', () => {
  expect(changesOf(before, [{ id: 'a', caption: '' }])).toMatchObject({ described: [{ id: 'a', caption: '' }] })
})

test('a caption of spaces is no caption', () => {
  expect(picturesOf([{ id: 'a', caption: '  ' }])).toEqual([{ id: 'a', caption: null }])
})
