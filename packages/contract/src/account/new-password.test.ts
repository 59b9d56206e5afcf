import { expect, test } from 'vitest'
import {
  contextWords,
  isMadeOf,
  isStrongEnough,
  isTooShort,
  isTypedDifferently,
  partToEstimate,
  RegistrationForm,
  wordsOf,
} from '../index.ts'

test('a score of 3 is the lowest accepted', () => {
  expect([0, 1, 2, 3, 4].map(isStrongEnough)).toEqual([false, false, false, true, true])
})

test('a password is compared with a whole name and with each of its words', () => {
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

test.each([
  ['lantern', '', false],
  ['lantern', 'lan', false],
  ['lantern', 'lantern', false],
  ['lantern', 'lamps', false],
  ['lantern', 'lamppo', true],
  ['lantern', 'lanterns', true],
  ['', 'lantern', false],
])('"%s" and then "%s" is typed differently: %s', (password, again, differs) => {
  expect(isTypedDifferently(password, again)).toBe(differs)
})

test('a mismatch is reported together with other problems', () => {
  const { error } = RegistrationForm.safeParse({ password: 'quiet river', confirmPassword: 'quiet rivers' })
  const messages = error?.issues.map(({ message }) => message)
  expect(messages).toContain('Username is required')
  expect(messages).toContain("Passwords don't match")
})

test('an empty second password isn’t reported as different', () => {
  const { error } = RegistrationForm.safeParse({ password: 'quiet river', confirmPassword: '' })
  expect(error?.issues.map(({ message }) => message)).not.toContain("Passwords don't match")
})

test('a short second password is reported as short, not as different', () => {
  const { error } = RegistrationForm.safeParse({ password: 'quiet river', confirmPassword: 'quite' })
  const about = error?.issues.filter(({ path }) => path[0] === 'confirmPassword').map(({ message }) => message)
  expect(about).toEqual(['Confirm password must be at least 6 characters'])
})

test.each([
  ['🪷🪷🪷🪷🪷', true],
  ['👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦', true],
  ['sé́ve', true],
  ['seventy', true],
  ['eight ok', false],
  ['🪷🪷🪷🪷🪷🪷🪷🪷', false],
])('“%s” is too short for a new password: %s', (password, isShort) => {
  expect(isTooShort(password)).toBe(isShort)
})

test('our own words and the installation’s name are words that a guesser tries', () => {
  const words = contextWords('quiet-pines.example', ['Asha'])
  expect(words).toEqual(expect.arrayContaining(['sadhana', 'compass', 'operator', 'quiet', 'pines', 'Asha']))
})

test.each([
  ['SadhanaCompass2026!', true],
  ['c0mpass-sadhana', true],
  ['$adh4na 1999', true],
  ['sadhana12345', true],
  ['sadhana lantern', false],
  ['sadhana93847561', false],
  ['quiet river stones', false],
  ['2026!', false],
])('“%s” is made of our own words: %s', (password, isOurs) => {
  expect(isMadeOf(['sadhana', 'compass', 'and'], password)).toBe(isOurs)
})
