import { maxPasskeys, type PasskeyAnswer } from '@sadhana/contract'
import { v7 as newId } from 'uuid'
import { expect, test } from 'vitest'
import { codeOf } from '#testing/authenticator.ts'
import { movableClock } from '#testing/clock.ts'
import { atOnce, refusals, successes } from '#testing/races.ts'
import { newPasskey, softKey } from '#testing/passkeys/soft-key.ts'
import { testApp } from '#testing/test-app.ts'
import { insertPasskey } from './passkeys.repo.ts'

const clock = movableClock()
const { as, db, firstFactor, mailbox, member, startWorker, visitor, withTwoFactor } = await testApp({ clock })
await startWorker()

const refused = { status: 403, code: 'account.passkey_refused' }

async function memberWithPasskey(key = softKey()) {
  const asha = await member()
  return { asha, ...(await newPasskey(as(asha), key)) }
}

const question = () => visitor().account.askForPasskey()
const signIn = (body: PasskeyAnswer) => visitor().account.signInWithPasskey({ body })

async function waitingWithPasskey(key = softKey()) {
  const owner = await memberWithPasskey(key)
  const factor = await withTwoFactor(owner.asha)
  const waiting = await firstFactor(owner.asha)
  const stepQuestion = () => visitor().account.askForPasskeyStep({ body: waiting })
  const verify = (answer: PasskeyAnswer) => visitor().account.verifyPasskey({ body: { ...waiting, answer } })
  return { ...owner, ...factor, waiting, stepQuestion, verify }
}

const logOf = async (someone: { token: string }) => {
  const { items } = await as(someone).security.logs({ query: {} })
  return items.map(({ eventType }) => eventType)
}

test('a passkey is added, named after its device, listed, logged and announced by email', async () => {
  const { asha, passkey } = await memberWithPasskey()
  expect(passkey).toMatchObject({ lastUsedAt: null, createdAt: clock.now().toISOString() })
  expect(passkey.name).not.toBe('')
  expect(await as(asha).account.passkeys()).toEqual([passkey])
  expect(await logOf(asha)).toContain('passkey_added_success')
  await mailbox.mailTo(asha.email, 'A passkey was added')
})

test('a passkey signs in without a password, and its last use is shown', async () => {
  const { asha, key } = await memberWithPasskey()
  clock.advance({ minutes: 1 })
  const tokens = await signIn(key.answer(await question()))
  expect(tokens.user.id).toBe(asha.id)
  expect((await as(tokens).account.me()).username).toBe(asha.username)
  expect(await as(asha).account.passkeys()).toMatchObject([{ lastUsedAt: clock.now().toISOString() }])
})

test('a passkey counts as both steps: with two-factor authentication on, no code follows', async () => {
  const { asha, key } = await memberWithPasskey()
  await withTwoFactor(asha)
  expect(await signIn(key.answer(await question()))).toHaveProperty('refreshToken')
})

test('after the password, a passkey replaces the code', async () => {
  const { key, stepQuestion, verify } = await waitingWithPasskey()
  const options = await stepQuestion()
  expect(options.allowCredentials).toHaveLength(1)
  expect(await verify(key.answer(options))).toHaveProperty('refreshToken')
})

test('the response to the password says whether a passkey can be used next', async () => {
  const { asha } = await waitingWithPasskey()
  const { username: identifier, password } = asha
  expect(await visitor().account.login({ body: { identifier, password } })).toMatchObject({ hasPasskey: true })
  const ben = await member()
  await withTwoFactor(ben)
  expect(await visitor().account.login({ body: { identifier: ben.username, password } })).toMatchObject({
    hasPasskey: false,
  })
})

test('a passkey alone doesn’t turn on two-factor authentication: the password still works', async () => {
  const { asha } = await memberWithPasskey()
  const { username: identifier, password } = asha
  expect(await visitor().account.login({ body: { identifier, password } })).toHaveProperty('refreshToken')
})

test.each([
  ['another site', { origin: 'https://elsewhere.example' }],
  ['a key that doesn’t check who is holding it', { verified: false }],
  ['someone else’s name on it', { userHandle: Buffer.alloc(16, 7).toString('base64url') }],
])('an answer from %s is refused, with and without a password', async (_name, circumstances) => {
  const { key, stepQuestion, verify } = await waitingWithPasskey()
  await expect(signIn(key.answer(await question(), circumstances))).rejects.toMatchObject(refused)
  await expect(verify(key.answer(await stepQuestion(), circumstances))).rejects.toMatchObject(refused)
})

test.each([
  ['another site', { origin: 'https://elsewhere.example' }],
  ['a key that doesn’t check who is holding it', { verified: false }],
])('a passkey made by %s is not added', async (_name, circumstances) => {
  const asha = await member()
  const body = softKey().create(await as(asha).account.startPasskey({ body: {} }), circumstances)
  await expect(as(asha).account.addPasskey({ body })).rejects.toMatchObject(refused)
  expect(await as(asha).account.passkeys()).toEqual([])
})

test('a challenge can be answered only once: repeating the answer is refused', async () => {
  const { key } = await memberWithPasskey()
  const answer = key.answer(await question())
  await signIn(answer)
  await expect(signIn(answer)).rejects.toMatchObject(refused)
})

test('a wrong answer uses up the challenge', async () => {
  const { key } = await memberWithPasskey()
  const options = await question()
  await expect(signIn(key.answer(options, { origin: 'https://elsewhere.example' }))).rejects.toMatchObject(refused)
  await expect(signIn(key.answer(options))).rejects.toMatchObject(refused)
})

test('of fifty parallel answers to one challenge, one signs in', async () => {
  const { key } = await memberWithPasskey(softKey({ counter: 0 }))
  const answer = key.answer(await question())
  const outcomes = await atOnce(() => signIn(answer))
  expect(successes(outcomes)).toBe(1)
  expect(refusals(outcomes)).toEqual(new Set(['account.passkey_refused']))
})

test('a challenge works for five minutes', async () => {
  const { key } = await memberWithPasskey()
  const [early, late] = [await question(), await question()]
  clock.advance({ minutes: 4, seconds: 59 })
  await signIn(key.answer(early))
  clock.advance({ seconds: 1 })
  await expect(signIn(key.answer(late))).rejects.toMatchObject(refused)
})

test('a challenge for one purpose doesn’t work for another', async () => {
  const { asha, key, stepQuestion, verify } = await waitingWithPasskey()
  await expect(signIn(key.answer(await stepQuestion()))).rejects.toMatchObject(refused)
  await expect(verify(key.answer(await question()))).rejects.toMatchObject(refused)
  const { challenge } = await question()
  const creation = await as(asha).account.startPasskey({ body: { password: asha.password } })
  const answer = key.answer({ ...(await stepQuestion()), challenge: creation.challenge })
  await expect(verify(answer)).rejects.toMatchObject(refused)
  const body = softKey().create({ ...creation, challenge })
  await expect(as(asha).account.addPasskey({ body })).rejects.toMatchObject(refused)
})

test('a member can’t use another member’s passkey or challenge', async () => {
  const { stepQuestion, verify, asha } = await waitingWithPasskey()
  const other = await waitingWithPasskey()
  await expect(verify(other.key.answer(await stepQuestion()))).rejects.toMatchObject(refused)
  await expect(verify(other.key.answer(await other.stepQuestion()))).rejects.toMatchObject(refused)
  expect(await logOf(asha)).toContain('2fa_failed')
  const body = softKey().create(await as(other.asha).account.startPasskey({ body: {} }))
  await expect(as(asha).account.addPasskey({ body })).rejects.toMatchObject(refused)
})

test('a passkey belongs to one account', async () => {
  const { key } = await memberWithPasskey()
  const ben = await member()
  const body = key.create(await as(ben).account.startPasskey({ body: {} }))
  await expect(as(ben).account.addPasskey({ body })).rejects.toMatchObject(refused)
})

test('an unknown passkey and a wrong signature are refused alike', async () => {
  const { key } = await memberWithPasskey()
  const stranger = softKey()
  await expect(signIn(stranger.answer(await question()))).rejects.toMatchObject(refused)
  const { id, rawId } = key.answer(await question())
  await expect(signIn({ ...stranger.answer(await question()), id, rawId })).rejects.toMatchObject(refused)
})

test('a counter that goes back is logged and emailed, and the member has to sign in another way', async () => {
  const { asha, key } = await memberWithPasskey()
  await signIn(key.answer(await question(), { counter: 9 }))
  for (const counter of [9, 3]) {
    await expect(signIn(key.answer(await question(), { counter }))).rejects.toMatchObject({
      status: 403,
      code: 'account.passkey_suspect',
    })
  }
  expect((await logOf(asha)).filter((type) => type === 'passkey_counter_error')).toHaveLength(2)
  await mailbox.mailTo(asha.email, 'One of your passkeys may have been copied')
  const { username: identifier, password } = asha
  expect(await visitor().account.login({ body: { identifier, password } })).toHaveProperty('refreshToken')
  // The passkey itself stays valid.
  expect(await signIn(key.answer(await question(), { counter: 10 }))).toHaveProperty('refreshToken')
})

test('a counter that goes back after the password means that a code is needed instead', async () => {
  const { key, secret, stepQuestion, verify, waiting } = await waitingWithPasskey()
  await signIn(key.answer(await question(), { counter: 9 }))
  const answer = key.answer(await stepQuestion(), { counter: 8 })
  await expect(verify(answer)).rejects.toMatchObject({ code: 'account.passkey_suspect' })
  clock.advance({ seconds: 30 })
  const body = { ...waiting, code: codeOf(secret, clock) }
  expect(await visitor().account.verifyTwoFactor({ body })).toHaveProperty('refreshToken')
})

test('a passkey whose counter stays at 0, as synced ones do, is not suspected', async () => {
  const { key } = await memberWithPasskey(softKey({ counter: 0 }))
  for (let time = 0; time < 2; time++) {
    expect(await signIn(key.answer(await question()))).toHaveProperty('refreshToken')
  }
})

test('a passkey can’t complete a pending sign-in that has expired', async () => {
  const { key, secret, stepQuestion, verify, waiting } = await waitingWithPasskey()
  const options = await stepQuestion()
  clock.advance({ seconds: 30 })
  await visitor().account.verifyTwoFactor({ body: { ...waiting, code: codeOf(secret, clock) } })
  const expired = { code: 'security.sign_in_expired' }
  await expect(verify(key.answer(options))).rejects.toMatchObject(expired)
  await expect(stepQuestion()).rejects.toMatchObject(expired)
})

test('when the sign-in is not recent, adding or removing a passkey requires the password', async () => {
  const { asha, passkey } = await memberWithPasskey()
  const { password } = asha
  const params = { id: passkey.id }
  clock.advance({ minutes: 5 })
  for (const body of [{}, { password: 'not this one' }]) {
    const code = body.password ? 'account.password_wrong' : 'security.password_needed'
    await expect(as(asha).account.startPasskey({ body })).rejects.toMatchObject({ status: 403, code })
    await expect(as(asha).account.removePasskey({ params, body })).rejects.toMatchObject({ status: 403, code })
  }
  expect(await as(asha).account.startPasskey({ body: { password } })).toHaveProperty('challenge')
  expect(await as(asha).account.removePasskey({ params, body: { password } })).toBeNull()
})

test('a removed passkey no longer signs in, and the log and an email report it', async () => {
  const { asha, key, passkey } = await memberWithPasskey()
  const options = await question()
  await as(asha).account.removePasskey({ params: { id: passkey.id }, body: {} })
  await expect(signIn(key.answer(options))).rejects.toMatchObject(refused)
  expect(await as(asha).account.passkeys()).toEqual([])
  expect(await logOf(asha)).toContain('passkey_removed')
  await mailbox.mailTo(asha.email, 'A passkey was removed')
})

test('the last way to sign in can’t be removed, not even by two parallel requests', async () => {
  const { asha, passkey } = await memberWithPasskey()
  const second = await newPasskey(as(asha))
  await db.updateTable('users').set({ password: null }).where('id', '=', asha.id).execute()
  const outcomes = await Promise.allSettled(
    [passkey, second.passkey].map(({ id }) => as(asha).account.removePasskey({ params: { id }, body: {} })),
  )
  expect(successes(outcomes)).toBe(1)
  expect(refusals(outcomes)).toEqual(new Set(['account.last_way_in']))
  expect(await as(asha).account.passkeys()).toHaveLength(1)
})

test('a member has at most twenty passkeys, even if two are added in parallel', async () => {
  const asha = await member()
  const common = { userId: asha.id, publicKey: Buffer.alloc(8), counter: 0, transports: [], at: clock.now() }
  for (let number = 1; number < maxPasskeys; number++) {
    await insertPasskey(db, { ...common, id: newId(), credentialId: Buffer.from(newId()), name: `Key ${number}` })
  }
  const create = async () => softKey().create(await as(asha).account.startPasskey({ body: {} }))
  const [last, oneTooMany] = [await create(), await create()]
  await as(asha).account.addPasskey({ body: last })
  const full = { code: 'account.passkeys_full' }
  await expect(as(asha).account.addPasskey({ body: oneTooMany })).rejects.toMatchObject(full)
  await expect(create()).rejects.toMatchObject(full)
})

test('members choose the names, up to 40 characters', async () => {
  const { asha, passkey } = await memberWithPasskey()
  const params = { id: passkey.id }
  const rename = (name: string) => as(asha).account.renamePasskey({ params, body: { name } })
  expect(await rename(' Kitchen laptop ')).toMatchObject({ id: passkey.id, name: 'Kitchen laptop' })
  for (const name of [' ', 'a'.repeat(41)]) await expect(rename(name)).rejects.toMatchObject({ status: 422 })
  await expect(as(await member()).account.renamePasskey({ params, body: { name: 'Mine' } })).rejects.toMatchObject({
    status: 404,
    code: 'account.passkey_not_found',
  })
})

test('signing in with a passkey stops an erasure, like any other sign-in', async () => {
  const { asha, key } = await memberWithPasskey()
  await as(asha).account.erase({ body: { way: 'password', password: asha.password } })
  expect(await signIn(key.answer(await question()))).toHaveProperty('erasureWasDueAt')
})

test.each(['null', '1', '"text"', '[]', '{}', '{', '{"challenge":1}'])('an answer with %s is refused', async (json) => {
  const { key } = await memberWithPasskey()
  const answer = key.answer(await question())
  const clientDataJSON = Buffer.from(json).toString('base64url')
  await expect(signIn({ ...answer, response: { ...answer.response, clientDataJSON } })).rejects.toMatchObject(refused)
})
