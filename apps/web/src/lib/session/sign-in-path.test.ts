import { expect, test } from 'vitest'
import { destinationAfterSignIn, signInPathReturningTo } from './sign-in-path.ts'

test.each([
  ['', '/'],
  ['?redirect=/wellness', '/wellness'],
  ['?redirect=%2Fwellness%3Ftab%3Dsleep', '/wellness?tab=sleep'],
  ['?redirect=%2Fpricing%3Ftier%3Dsupporter', '/pricing?tier=supporter'],
  ['?redirect=/pricing&tier=supporter', '/pricing?tier=supporter'],
  ['?tier=free', '/pricing?tier=free'],
  ['?redirect=//elsewhere.example', '/'],
  ['?redirect=/%5Celsewhere.example', '/'],
  ['?redirect=https://elsewhere.example', '/'],
  ['?redirect=%2F%09%2Felsewhere.example', '/'],
  ['?redirect=%2F%0A%2Felsewhere.example', '/'],
  ['?redirect=%2F%0D%5Celsewhere.example', '/'],
  ['?redirect=%2Fpeople%2F%00', '/'],
])('a sign-in at /login%s leads to %s', (search, destination) => {
  expect(destinationAfterSignIn(new URLSearchParams(search))).toBe(destination)
})

test('the path to the form and the path back match', () => {
  const { searchParams } = new URL(signInPathReturningTo('/people/mira?tab=log'), 'https://example.org')
  expect(destinationAfterSignIn(searchParams)).toBe('/people/mira?tab=log')
})
