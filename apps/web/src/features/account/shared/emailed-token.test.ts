import { expect, test } from 'vitest'
import { emailedToken } from './emailed-token.ts'

test.each([
  ['#reset=a_b-c', 'reset', 'a_b-c'],
  ['#token=abc', 'reset', ''],
  ['#main', 'reset', ''],
  ['', 'reset', ''],
])('in "%s" the token named %s is "%s"', (hash, name, secret) => {
  expect(emailedToken(hash, name)).toBe(secret)
})
