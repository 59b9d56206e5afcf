import { expect, test } from 'vitest'
import { codeOf, otherThan } from '#testing/authenticator.ts'
import { movableClock } from '#testing/clock.ts'
import { testApp } from '#testing/test-app.ts'

const clock = movableClock()
const { as, db, firstFactor, mailbox, member, startWorker, visitor, withTwoFactor } = await testApp({ clock })
await startWorker()

const answer = (waiting: { userId: string; tempToken: string }, code: string) =>
  visitor().account.verifyTwoFactor({ body: { ...waiting, code } })

const nextStep = () => clock.advance({ seconds: 30 })

test('setup shows a QR code that we drew, and the secret to type', async () => {
  const { qrCodeUrl, secret } = await as(await member()).security.enableTwoFactor()
  const [head, picture = ''] = qrCodeUrl.split(',')
  expect(head).toBe('data:image/svg+xml;base64')
  expect(Buffer.from(picture, 'base64').toString()).toMatch(/^<svg /)
  expect(secret).toMatch(/^[A-Z2-7]{32}$/)
})

test('the secret is stored encrypted', async () => {
  const asha = await member()
  const { secret } = await withTwoFactor(asha)
  const row = await db.selectFrom('two_factor').selectAll().where('user_id', '=', asha.id).executeTakeFirstOrThrow()
  expect(row.secret?.toString('latin1')).not.toContain(secret)
  expect(row).toMatchObject({ pending_secret: null, enabled_at: clock.now() })
})

test('confirming gives ten backup codes, and a mail; the member sees that it is on', async () => {
  const asha = await member()
  const { backupCodes } = await withTwoFactor(asha)
  expect(new Set(backupCodes).size).toBe(10)
  for (const code of backupCodes) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$/)
  expect(await as(asha).account.me()).toMatchObject({ twoFactorEnabled: true })
  await mailbox.mailTo(asha.email, 'Two-factor sign-in is on')
})

test('a wrong code, or a right one after ten minutes, does not enable it', async () => {
  const asha = await member()
  const { secret } = await as(asha).security.enableTwoFactor()
  const verify = (code: string) => as(asha).security.verifyTwoFactorSetup({ body: { code } })
  const refusal = { status: 403, code: 'security.code_invalid' }
  await expect(verify(otherThan(codeOf(secret, clock)))).rejects.toMatchObject(refusal)
  clock.advance({ minutes: 10 })
  await expect(verify(codeOf(secret, clock))).rejects.toMatchObject(refusal)
  expect(await as(asha).account.me()).toMatchObject({ twoFactorEnabled: false })
})

test('enabling what is enabled is a conflict and changes nothing', async () => {
  const asha = await member()
  const { secret } = await withTwoFactor(asha)
  await expect(as(asha).security.enableTwoFactor()).rejects.toMatchObject({ status: 409 })
  nextStep()
  const code = codeOf(secret, clock)
  await expect(
    visitor().account.verifyTwoFactor({ body: { ...(await firstFactor(asha)), code } }),
  ).resolves.toHaveProperty('token')
})

test('the password alone gives no tokens; with the code it does, and each code works once', async () => {
  const asha = await member()
  const { secret } = await withTwoFactor(asha)
  const signIn = async (code: string) =>
    visitor().account.verifyTwoFactor({ body: { ...(await firstFactor(asha)), code } })
  await expect(signIn(codeOf(secret, clock)), 'used up by the setup').rejects.toMatchObject({ status: 403 })
  nextStep()
  const code = codeOf(secret, clock)
  const { token } = await signIn(code)
  await expect(as({ token }).account.me()).resolves.toMatchObject({ id: asha.id })
  await expect(signIn(code)).rejects.toMatchObject({ status: 403, code: 'security.code_invalid' })
})

test('a waiting sign-in takes five attempts and five minutes, and belongs to one member', async () => {
  const [asha, ben] = [await member(), await member()]
  const { secret } = await withTwoFactor(asha)
  await withTwoFactor(ben)
  nextStep()
  const tired = await firstFactor(asha)
  for (let time = 0; time < 5; time++) {
    await expect(answer(tired, otherThan(codeOf(secret, clock)))).rejects.toMatchObject({
      code: 'security.code_invalid',
    })
  }
  const expired = { status: 403, code: 'security.sign_in_expired' }
  await expect(answer(tired, codeOf(secret, clock))).rejects.toMatchObject(expired)
  const foreign = { ...(await firstFactor(ben)), userId: asha.id }
  await expect(answer(foreign, codeOf(secret, clock))).rejects.toMatchObject(expired)
  const late = await firstFactor(asha)
  clock.advance({ minutes: 5 })
  await expect(answer(late, codeOf(secret, clock))).rejects.toMatchObject(expired)
})

test('starting over does not buy more than thirty guesses a day', async () => {
  const asha = await member()
  const { secret } = await withTwoFactor(asha)
  const guess = async (waiting: { userId: string; tempToken: string }) =>
    visitor().account.verifyTwoFactor({ body: { ...waiting, code: otherThan(codeOf(secret, clock)) } })
  for (let round = 0; round < 6; round++) {
    const waiting = await firstFactor(asha)
    for (let time = 0; time < 5; time++) await expect(guess(waiting)).rejects.toMatchObject({ status: 403 })
  }
  await expect(guess(await firstFactor(asha))).rejects.toMatchObject({ status: 429 })
})

test('a backup code opens the door once, however it is typed, and a mail tells', async () => {
  const asha = await member()
  const { backupCodes } = await withTwoFactor(asha)
  const signIn = async (code: string) =>
    visitor().account.verifyBackupCode({ body: { ...(await firstFactor(asha)), code } })
  const [first = ''] = backupCodes
  await expect(signIn(first.toLowerCase().replaceAll('-', ' '))).resolves.toHaveProperty('token')
  await expect(signIn(first)).rejects.toMatchObject({ status: 403, code: 'security.code_invalid' })
  await mailbox.mailTo(asha.email, 'A backup code was used')
})

test('disabling and new backup codes take the password; a wrong one is 403', async () => {
  const asha = await member()
  const { backupCodes } = await withTwoFactor(asha)
  const wrong = { body: { password: 'not the password' } }
  await expect(as(asha).security.generateBackupCodes(wrong)).rejects.toMatchObject({
    status: 403,
    message: 'Failed to generate backup codes. Please check your password and try again.',
  })
  await expect(as(asha).security.disableTwoFactor(wrong)).rejects.toMatchObject({
    status: 403,
    message: 'Failed to disable 2FA. Please check your password and try again.',
  })
  const right = { body: { password: asha.password } }
  const renewed = await as(asha).security.generateBackupCodes(right)
  expect(renewed.backupCodes.filter((code) => backupCodes.includes(code))).toEqual([])
  const [old = ''] = backupCodes
  await expect(
    visitor().account.verifyBackupCode({ body: { ...(await firstFactor(asha)), code: old } }),
  ).rejects.toMatchObject({ status: 403 })
  await as(asha).security.disableTwoFactor(right)
  const identifier = asha.username
  await expect(visitor().account.login({ body: { identifier, ...right.body } })).resolves.toHaveProperty('token')
  await mailbox.mailTo(asha.email, 'Two-factor sign-in is off')
})
