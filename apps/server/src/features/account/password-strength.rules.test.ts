import { expect, test } from 'vitest'
import { isStrongEnough, partToEstimate, wordsOf } from './password-strength.rules.ts'

test('a score of 3 is the least', () => {
  expect([0, 1, 2, 3, 4].map(isStrongEnough)).toEqual([false, false, false, true, true])
})

test('a password is held against a name as a whole and against each of its words', () => {
  expect(wordsOf(['asha.sen@example.org', null, 'Åsa Sen-Öz'])).toEqual([
    'asha.sen@example.org',
    'asha',
    'sen',
    'example',
    'org',
    'Åsa Sen-Öz',
    'Åsa',
    'Sen',
  ])
})

test('only the beginning of a very long password is estimated', () => {
  expect(partToEstimate('x'.repeat(128))).toHaveLength(64)
})
