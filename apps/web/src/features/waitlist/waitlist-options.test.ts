import {
  waitlistFrequencies,
  waitlistInterests,
  waitlistPractices,
  waitlistPracticeTypes,
  waitlistSources,
} from '@sadhana/contract'
import { expect, test } from 'vitest'
import {
  frequencyLabels,
  interestLabels,
  practiceLabels,
  practiceTypeLabels,
  sourceLabels,
} from './waitlist-options.text.ts'

test.each([
  ['experience level', practiceLabels, waitlistPractices],
  ['practice type', practiceTypeLabels, waitlistPracticeTypes],
  ['frequency', frequencyLabels, waitlistFrequencies],
  ['interest', interestLabels, waitlistInterests],
  ['source', sourceLabels, waitlistSources],
])('the choices of %s are offered in the order of the contract', (_name, labels, values) => {
  expect(Object.keys(labels)).toEqual(values)
})
