import { alongsideMost } from '@sadhana/contract'
import { expect, test } from 'vitest'
import { alongsideText } from './alongside.text.ts'

test.each([
  [0, false, false, 'You held a quiet moment for everyone. Thank you for sitting.'],
  [1, false, false, 'One person practised while you sat. Thank you for sitting with them.'],
  [12, false, false, '12 people practised while you sat. Thank you for sitting with them.'],
  [alongsideMost, false, false, '99 people practised while you sat. Thank you for sitting with them.'],
  [alongsideMost, true, false, 'More than 99 people practised while you sat. Thank you for sitting with them.'],
  [12, false, true, 'Other people practised while you sat. Thank you for sitting with them.'],
])('%i people, or more %s, quiet %s: %s', (people, orMore, quiet, words) => {
  expect(alongsideText({ people, orMore }, quiet)).toBe(words)
})
