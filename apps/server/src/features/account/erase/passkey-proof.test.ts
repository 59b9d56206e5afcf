import type { PasskeyAnswer } from '@sadhana/contract'
import { expect, test } from 'vitest'
import { movableClock } from '#testing/clock.ts'
import { newPasskey, softKey } from '#testing/passkeys/soft-key.ts'
import { successes } from '#testing/races.ts'
import { testApp } from '#testing/test-app.ts'

const clock = movableClock()
const { as, db, firstFactor, mailbox, member, startWorker, visitor, withTwoFactor } = await testApp({ clock })
await startWorker()

const refused = { status: 403, code: 'account.passkey_refused' }

/** A member who has nothing but a passkey. */
async function withPasskeyAlone(key = softKey()) {
  const asha = await member()
  const { passkey } = await newPasskey(as(asha), key)
  await db.updateTable('users').set({ password: null }).where('id', '=', asha.id).execute()
  const ask = () => as(asha).account.askErasurePasskey()
  const erase = (answer: PasskeyAnswer) => as(asha).account.erase({ body: { way: 'passkey', answer } })
  return { asha, key, passkey, ask, erase }
}

const question = () => visitor().account.askForPasskey()
const signIn = (body: PasskeyAnswer) => visitor().account.signInWithPasskey({ body })
const isLeaving = async ({ id }: { id: string }) => {
  const row = await db.selectFrom('users').select('erasure_due_at').where('id', '=', id).executeTakeFirst()
  return row?.erasure_due_at !== null
}

test('a passkey can confirm an erasure, and is offered as a proof', async () => {
  const { asha, key, passkey, ask, erase } = await withPasskeyAlone()
  expect(await as(asha).account.erasurePreview()).toMatchObject({ hasPasskey: true, hasPassword: false, email: null })
  const options = await ask()
  expect(options).toMatchObject({ userVerification: 'required', allowCredentials: [{ type: 'public-key' }] })
  clock.advance({ minutes: 1 })
  expect(await erase(key.answer(options))).toHaveProperty('dueAt')
  expect(await isLeaving(asha)).toBe(true)
  const used = await db.selectFrom('passkeys').select('last_used_at').where('id', '=', passkey.id).executeTakeFirst()
  expect(used).toEqual({ last_used_at: clock.now() })
})

test('a member without a passkey gets no challenge', async () => {
  await expect(as(await member()).account.askErasurePasskey()).rejects.toMatchObject({
    code: 'account.passkey_not_found',
  })
})

test('an answer works once, and a wrong one uses up the challenge', async () => {
  const { asha, key, ask, erase } = await withPasskeyAlone()
  const options = await ask()
  await expect(erase(key.answer(options, { verified: false }))).rejects.toMatchObject(refused)
  await expect(erase(key.answer(options))).rejects.toMatchObject(refused)
  expect(await isLeaving(asha)).toBe(false)
  const answer = key.answer(await ask())
  await erase(answer)
  const back = await signIn(key.answer(await question()))
  const again = as(back).account.erase({ body: { way: 'passkey', answer } })
  await expect(again).rejects.toMatchObject(refused)
  expect(await isLeaving(asha)).toBe(false)
})

test('of ten parallel requests with the same answer, one succeeds', async () => {
  const { key, ask, erase } = await withPasskeyAlone(softKey({ counter: 0 }))
  const answer = key.answer(await ask())
  const outcomes = await Promise.allSettled(Array.from({ length: 10 }, () => erase(answer)))
  expect(successes(outcomes)).toBe(1)
})

test('a challenge works for five minutes', async () => {
  const { key, ask, erase } = await withPasskeyAlone()
  const late = await ask()
  clock.advance({ minutes: 5 })
  await expect(erase(key.answer(late))).rejects.toMatchObject(refused)
})

test('neither another member’s passkey nor their challenge works', async () => {
  const [asha, ben] = [await withPasskeyAlone(), await withPasskeyAlone()]
  await expect(asha.erase(ben.key.answer(await asha.ask()))).rejects.toMatchObject(refused)
  await expect(asha.erase(ben.key.answer(await ben.ask()))).rejects.toMatchObject(refused)
  await expect(asha.erase(asha.key.answer(await ben.ask()))).rejects.toMatchObject(refused)
  expect([await isLeaving(asha.asha), await isLeaving(ben.asha)]).toEqual([false, false])
})

test('a passkey answer for signing in cannot erase an account, nor the other way round', async () => {
  const asha = await member()
  const { key } = await newPasskey(as(asha))
  await withTwoFactor(asha)
  const waiting = await firstFactor(asha)
  const stepQuestion = () => visitor().account.askForPasskeyStep({ body: waiting })
  const erase = (answer: PasskeyAnswer) => as(asha).account.erase({ body: { way: 'passkey', answer } })
  const ask = () => as(asha).account.askErasurePasskey()
  for (const options of [await question(), await stepQuestion()]) {
    await expect(erase(key.answer(options))).rejects.toMatchObject(refused)
  }
  expect(await isLeaving(asha)).toBe(false)
  await expect(signIn(key.answer(await ask()))).rejects.toMatchObject(refused)
  const answer = key.answer(await ask())
  await expect(visitor().account.verifyPasskey({ body: { ...waiting, answer } })).rejects.toMatchObject(refused)
})

test('a counter that goes back causes an email, and the passkey is not accepted this time', async () => {
  const { asha, key, ask, erase } = await withPasskeyAlone()
  await signIn(key.answer(await question(), { counter: 9 }))
  await expect(erase(key.answer(await ask(), { counter: 9 }))).rejects.toMatchObject({
    code: 'account.passkey_suspect',
  })
  expect(await isLeaving(asha)).toBe(false)
  const { items } = await as(asha).security.logs({ query: {} })
  expect(items.map(({ eventType }) => eventType)).toContain('passkey_counter_error')
  await mailbox.mailTo(asha.email, 'One of your passkeys may have been copied')
  await erase(key.answer(await ask(), { counter: 10 }))
  expect(await isLeaving(asha)).toBe(true)
})

test('a passkey that is removed in the meantime proves nothing', async () => {
  const { asha, key, passkey, ask, erase } = await withPasskeyAlone()
  const { passkey: other } = await newPasskey(as(asha))
  expect(other.id).not.toBe(passkey.id)
  const answer = key.answer(await ask())
  await as(asha).account.removePasskey({ params: { id: passkey.id }, body: {} })
  await expect(erase(answer)).rejects.toMatchObject(refused)
})
