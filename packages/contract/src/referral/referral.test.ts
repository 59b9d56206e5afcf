import fc from 'fast-check'
import { expect, test } from 'vitest'
import { NewWaitlistEntry, referralCode } from '../index.ts'

const code = '7QK4M-0ABCD-1EFGH-2JKMN'

test.each([
  ['as it is', code],
  ['in small letters', code.toLowerCase()],
  ['without hyphens', code.replaceAll('-', '')],
  ['with blanks instead', ` ${code.replaceAll('-', ' ')} `],
  ['with dashes of a word processor', code.replaceAll('-', '–')],
  ['with letters that look like its digits', code.replace('0', 'O').replace('1', 'l')],
  ['as the link of an invitation', `https://compass.example/register?ref=${code}`],
  ['as a link with more in it', `compass.example/register?from=chat&ref=${code.toLowerCase()}#top`],
  ['as a link whose hyphens are escaped', `https://compass.example/register?ref=${code.replaceAll('-', '%2D')}`],
])('a code is understood %s', (_how, typed) => {
  expect(referralCode.parse(typed)).toBe(code)
})

test('every code is understood without its hyphens and in upper or lower case', () => {
  const group = fc.stringMatching(/^[0-9A-HJKMNP-TV-Z]{5}$/)
  fc.assert(
    fc.property(fc.tuple(group, group, group, group), (groups) => {
      const whole = groups.join('-')
      expect(referralCode.parse(whole)).toBe(whole)
      expect(referralCode.parse(groups.join('').toLowerCase())).toBe(whole)
    }),
  )
})

test.each(['', ' ', '-', 'https://compass.example/register'])('“%s” contains no code', (typed) => {
  expect(referralCode.safeParse(typed).success).toBe(false)
})

test('the waitlist reads a code in the same way, and it may be empty', () => {
  const entry = { email: 'mira@example.org', name: 'Mira', currentPractice: 'teacher' }
  expect(NewWaitlistEntry.parse({ ...entry, referralCode: code.toLowerCase() }).referralCode).toBe(code)
  expect(NewWaitlistEntry.parse({ ...entry, referralCode: '' }).referralCode).toBe('')
  expect(NewWaitlistEntry.parse(entry).referralCode).toBeUndefined()
})
