import { expect, test } from 'vitest'
import { mailedSecret } from './mailed-secret.ts'

test.each([
  ['#reset=a_b-c', 'reset', 'a_b-c'],
  ['#token=abc', 'reset', ''],
  ['#main', 'reset', ''],
  ['', 'reset', ''],
])('in "%s" the secret named %s is "%s"', (hash, name, secret) => {
  expect(mailedSecret(hash, name)).toBe(secret)
})
