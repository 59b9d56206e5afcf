import { companyMost } from '@sadhana/contract'
import { expect, test } from 'vitest'
import { companyWords } from './company.rules.ts'

test.each([
  [0, false, false, 'You held the quiet for everyone else today. Thank you for sitting.'],
  [1, false, false, 'One person practised while you sat. Thank you for sitting with them.'],
  [12, false, false, '12 people practised while you sat. Thank you for sitting with them.'],
  [companyMost, false, false, '99 people practised while you sat. Thank you for sitting with them.'],
  [companyMost, true, false, 'More than 99 people practised while you sat. Thank you for sitting with them.'],
  [12, false, true, 'Others practised while you sat. Thank you for sitting with them.'],
])('%i people, or more %s, quiet %s: %s', (people, orMore, quiet, words) => {
  expect(companyWords({ people, orMore }, quiet)).toBe(words)
})
