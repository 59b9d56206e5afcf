import { expect, test } from 'vitest'
import { byteRangeOf } from './byte-range.rules.ts'

test.each([
  [undefined, undefined],
  ['bytes=0-', { start: 0, end: 9 }],
  ['bytes=3-5', { start: 3, end: 5 }],
  ['bytes=3-99', { start: 3, end: 9 }],
  ['bytes=9-9', { start: 9, end: 9 }],
  ['bytes=-4', { start: 6, end: 9 }],
  ['bytes=-99', { start: 0, end: 9 }],
  ['bytes=10-', 'beyond the end'],
  ['bytes=10-20', 'beyond the end'],
  ['bytes=-0', 'beyond the end'],
  ['bytes=5-3', undefined],
  ['bytes=-', undefined],
  ['bytes=0-1,3-4', undefined],
  ['bytes=a-b', undefined],
  ['pages=0-1', undefined],
])('in a file of ten bytes, %j means %j', (header, range) => {
  expect(byteRangeOf(header, 10)).toEqual(range)
})

test.each(['bytes=0-', 'bytes=0-0', 'bytes=-1'])('an empty file has no range %s', (header) => {
  expect(byteRangeOf(header, 0)).toBe('beyond the end')
})
