import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { movableClock } from '#testing/clock.ts'
import { newPasskey, softKey } from '#testing/passkeys/soft-key.ts'
import { testApp } from '#testing/test-app.ts'

const clock = movableClock()
const { as, db, member, visitor, withTwoFactor } = await testApp({ clock })

/** A member with a passkey but no verified email or phone, who signed in a while ago. */
async function withPasskey({ hasPassword = false } = {}) {
  const asha = await member()
  const { key, passkey } = await newPasskey(as(asha), softKey())
  if (!hasPassword) await db.updateTable('users').set({ password: null }).where('id', '=', asha.id).execute()
  clock.advance({ minutes: 6 })
  const confirm = async () =>
    as(asha).account.confirmWithPasskey({ body: key.answer(await as(asha).account.askErasurePasskey()) })
  return { asha, key, passkey, api: as(asha), confirm }
}
type Asha = Awaited<ReturnType<typeof withPasskey>>

const needed = { code: 'security.password_needed' }
const newEmail = () => ({ email: `${randomUUID()}@example.org` })

/** Every action that asks for proof of identity unless the sign-in was recent. */
const places: [what: string, act: (asha: Asha) => Promise<unknown>][] = [
  ['changing the email', ({ api }) => api.account.changeEmail({ body: newEmail() })],
  [
    'setting a password',
    ({ api }) => api.account.changePassword({ body: { newPassword: 'a lamp in a windless place' } }),
  ],
  ['adding a passkey', ({ api }) => api.account.startPasskey({ body: {} })],
  [
    'removing a passkey',
    async ({ api, passkey }) => {
      const refusal = await api.account.removePasskey({ params: { id: passkey.id }, body: {} }).catch((error) => error)
      // The proof was accepted. The request fails only because nothing else would be left to sign in with.
      if (refusal.code !== 'account.last_way_in') throw refusal
    },
  ],
]

test.each(places)('for five minutes, a passkey is enough proof for %s', async (_, act) => {
  const asha = await withPasskey()
  await expect(act(asha)).rejects.toMatchObject(needed)
  await asha.confirm()
  await act(asha)
})

describe('the proof', () => {
  test('expires after five minutes', async () => {
    const asha = await withPasskey()
    await asha.confirm()
    clock.advance({ minutes: 5 })
    await expect(asha.api.account.changeEmail({ body: newEmail() })).rejects.toMatchObject(needed)
  })

  test('counts only in its own session', async () => {
    const { key, confirm, asha } = await withPasskey()
    const other = await visitor().account.signInWithPasskey({
      body: key.answer(await visitor().account.askForPasskey()),
    })
    clock.advance({ minutes: 6 })
    await confirm()
    await expect(as(other).account.changeEmail({ body: newEmail() })).rejects.toMatchObject(needed)
    expect(await as(asha).account.changeEmail({ body: newEmail() })).toHaveProperty('message')
  })

  test('must answer this challenge, and no other', async () => {
    const { api, key } = await withPasskey()
    const answer = key.answer(await visitor().account.askForPasskey())
    await expect(api.account.confirmWithPasskey({ body: answer })).rejects.toMatchObject({
      code: 'account.passkey_refused',
    })
    await expect(api.account.changeEmail({ body: newEmail() })).rejects.toMatchObject(needed)
  })

  test('doesn’t replace a password, nor the code that turns two-factor authentication off', async () => {
    const { api, confirm } = await withPasskey({ hasPassword: true })
    await confirm()
    await expect(api.account.changeEmail({ body: newEmail() })).rejects.toMatchObject({
      code: 'account.password_wrong',
    })
    const ben = await withPasskey({ hasPassword: true })
    await withTwoFactor(ben.asha)
    await db.updateTable('users').set({ password: null }).where('id', '=', ben.asha.id).execute()
    await ben.confirm()
    await expect(ben.api.security.disableTwoFactor({ body: {} })).rejects.toMatchObject({
      code: 'security.disable_refused',
    })
  })
})
