import { expect, test } from 'vitest'
import { searchText } from './find.text.ts'

test.each([
  [0, 'No one found'],
  [1, '1 person found'],
  [12, '12 people found'],
])('%i people found read %s', (count, words) => {
  expect(searchText.found(count)).toBe(words)
})
