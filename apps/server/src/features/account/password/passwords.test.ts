import { afterAll, expect, test } from 'vitest'
import { createPasswords } from './passwords.service.ts'

const passwords = createPasswords({ lanes: 1 })
afterAll(() => passwords.close())

test('a password is hashed with Argon2id at the cost that OWASP recommends, and matches its hash', async () => {
  const stored = await passwords.hash('quiet river stones at dawn')
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await passwords.matches(stored, 'quiet river stones at dawn')).toBe(true)
  expect(await passwords.matches(stored, 'quiet river stones at dusk')).toBe(false)
  expect(await passwords.matches(null, 'quiet river stones at dawn')).toBe(false)
})
