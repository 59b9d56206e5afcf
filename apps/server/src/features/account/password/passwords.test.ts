import { afterAll, expect, test } from 'vitest'
import { createPasswords } from './passwords.service.ts'

const passwords = createPasswords({ lanes: 1, host: 'quiet-pines.example' })
afterAll(() => passwords.close())

test('a password is hashed with Argon2id at the cost that OWASP recommends, and matches its hash', async () => {
  const stored = await passwords.hash('quiet river stones at dawn')
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await passwords.matches(stored, 'quiet river stones at dawn')).toBe(true)
  expect(await passwords.matches(stored, 'quiet river stones at dusk')).toBe(false)
  expect(await passwords.matches(null, 'quiet river stones at dawn')).toBe(false)
})

test('a stretched secret depends on the secret and the salt alone', async () => {
  const [salt, other] = [Buffer.alloc(16, 1), Buffer.alloc(16, 2)]
  const stretched = await passwords.stretch('7QK4M2XD9RTA', salt)
  expect(stretched).toHaveLength(32)
  expect(await passwords.stretch('7QK4M2XD9RTA', salt)).toEqual(stretched)
  expect(await passwords.stretch('7QK4M2XD9RTA', other)).not.toEqual(stretched)
  expect(await passwords.stretch('7QK4M2XD9RTB', salt)).not.toEqual(stretched)
})

test.each([
  ['today’s cost', 'm=19456,t=2', false],
  ['a higher cost', 'm=65536,t=3', false],
  ['less memory', 'm=19455,t=2', true],
  ['fewer passes', 'm=65536,t=1', true],
])('a hash of %s is outdated: %s, %s', (_, cost, isOutdated) => {
  expect(passwords.isOutdated(`$argon2id$v=19$${cost},p=1$c2FsdHNhbHQ$aGFzaA`)).toBe(isOutdated)
})

test('a hash of another kind is outdated', () => {
  expect(passwords.isOutdated('$argon2i$v=19$m=65536,t=3,p=1$c2FsdHNhbHQ$aGFzaA')).toBe(true)
})

test.each(['sadhanacompass', 'Sadhana2026!', 'compass2026!', 'operator2026!', 'c0mpass-sadhana', 'QuietPines2026'])(
  '“%s” is made of words that everyone here knows, and refused',
  async (password) => {
    await expect(passwords.requireStrong(password, [])).rejects.toMatchObject({
      code: 'account.password_weak',
      fields: { password: 'Please add words that have nothing to do with you or with us' },
    })
  },
)

test('five emoji are five characters, and too few', async () => {
  const refused = passwords.requireStrong('🪷🛶🎋🪨🌘', [], 'newPassword')
  await expect(refused).rejects.toMatchObject({ fields: { newPassword: 'Please use at least eight characters' } })
})

test.each(['my sadhana begins at dawn by the river', 'quiet river stones'])('“%s” is accepted', (password) =>
  expect(passwords.requireStrong(password, ['asha'])).resolves.toBeUndefined(),
)

test('spaces and case are part of a password, and an old short one still matches', async () => {
  const stored = await passwords.hash(' Pine ')
  const typed = [' Pine ', 'Pine', ' pine ', ' Pine']
  expect(await Promise.all(typed.map((password) => passwords.matches(stored, password)))).toEqual([
    true,
    false,
    false,
    false,
  ])
})
