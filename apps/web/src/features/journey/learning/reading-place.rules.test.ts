import { expect, test } from 'vitest'
import { placeAt } from './reading-place.rules.ts'

test.each([
  ['nothing scrolled yet', [500, 700, 900], 0],
  ['the second block is being read', [-200, 300, 700], 1],
  ['a block that begins exactly at the line', [-200, 0, 400], 2],
  ['everything is above', [-900, -700, -500], 2],
  ['no blocks', [], 0],
])('%s', (_what, tops, place) => {
  expect(placeAt(tops, 1000)).toBe(place)
})
