import { expect, test } from 'vitest'
import { namesMember } from './reason.rules.ts'

const ana = { username: 'ana.d', displayName: 'Ana', email: 'ana@example.org', phone: '+14155550100' }

test.each([
  ['Advertising a shop with a discount code', false],
  ['Sells bananas', false],
  ['Ana sells bananas', true],
  ['sells (ANA) bananas', true],
  ['@ana.d again', true],
  ['wrote from Ana@Example.org', true],
  ['called from +14155550100', true],
  ['anagrams of ana.de', true],
  ['anagrams only', false],
])('%j names the member: %s', (reason, expected) => {
  expect(namesMember(reason, ana)).toBe(expected)
})

test('a member without email and phone is named by their names', () => {
  expect(namesMember('nothing here', { ...ana, email: null, phone: null })).toBe(false)
})
