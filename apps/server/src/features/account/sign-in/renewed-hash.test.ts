import { afterAll, expect, test } from 'vitest'
import { testApp } from '#testing/test-app.ts'
import { createPasswords } from '../password/passwords.service.ts'

const before = createPasswords({ cost: { memoryCost: 8, timeCost: 1 } })
const passwords = createPasswords({ cost: { memoryCost: 16, timeCost: 2 } })
afterAll(() => Promise.all([before.close(), passwords.close()]))
const { db, member, visitor, withTwoFactor } = await testApp({ passwords })

const storedOf = async (id: string) =>
  (await db.selectFrom('users').select('password').where('id', '=', id).executeTakeFirstOrThrow()).password

async function withOldHash() {
  const asha = await member()
  const old = await before.hash(asha.password)
  await db.updateTable('users').set({ password: old }).where('id', '=', asha.id).execute()
  const signIn = (password = asha.password) =>
    visitor().account.login({ body: { identifier: asha.username, password } })
  return { asha, old, signIn }
}

test('signing in replaces a hash whose cost has become too low, once', async () => {
  const { asha, old, signIn } = await withOldHash()
  await expect(signIn('not the password')).rejects.toMatchObject({ code: 'account.invalid_credentials' })
  expect(await storedOf(asha.id)).toBe(old)
  await signIn()
  const renewed = await storedOf(asha.id)
  expect(renewed).toMatch(/^\$argon2id\$v=19\$m=16,t=2,p=1\$/)
  await signIn()
  expect(await storedOf(asha.id)).toBe(renewed)
})

test('parallel sign-ins all succeed, and leave one hash that still matches', async () => {
  const { signIn } = await withOldHash()
  await Promise.all(Array.from({ length: 8 }, () => signIn()))
  await signIn()
})

test('with two-factor authentication, the code is still asked for', async () => {
  const { asha, old, signIn } = await withOldHash()
  await withTwoFactor(asha)
  expect(await signIn()).toMatchObject({ requiresTwoFactor: true })
  expect(await storedOf(asha.id)).not.toBe(old)
})
