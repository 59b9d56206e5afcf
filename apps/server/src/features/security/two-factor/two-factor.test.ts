import { expect, test } from 'vitest'
import { createKeys, keyedHash } from '#platform/keys.ts'
import { codeOf, otherThan } from '#testing/authenticator.ts'
import { movableClock } from '#testing/clock.ts'
import { testApp } from '#testing/test-app.ts'

const clock = movableClock()
const { as, config, db, firstFactor, mailbox, member, startWorker, url, visitor, withTwoFactor } = await testApp({
  clock,
})
await startWorker()

const answer = (waiting: { userId: string; tempToken: string }, code: string) =>
  visitor().account.verifyTwoFactor({ body: { ...waiting, code } })

const verified = async () => {
  const asha = await member()
  await db.updateTable('users').set({ email_verified: true }).where('id', '=', asha.id).execute()
  return asha
}

const nextStep = () => clock.advance({ seconds: 30 })

test('setup returns a QR code drawn by us, and the secret to type', async () => {
  const { qrCodeUrl, secret } = await as(await verified()).security.enableTwoFactor({ body: {} })
  const [head, picture = ''] = qrCodeUrl.split(',')
  expect(head).toBe('data:image/svg+xml;base64')
  expect(Buffer.from(picture, 'base64').toString()).toMatch(/^<svg /)
  expect(secret).toMatch(/^[A-Z2-7]{32}$/)
})

test('setup requires a verified email, because recovery does', async () => {
  const asha = await member()
  await expect(as(asha).security.enableTwoFactor({ body: {} })).rejects.toMatchObject({
    status: 403,
    code: 'security.email_unverified',
  })
  const { text = '' } = await mailbox.mailTo(asha.email, 'Verify your email address')
  await visitor().account.verifyEmail({ body: { token: /#token=([\w-]+)/.exec(text)?.[1] ?? '' } })
  await expect(as(asha).security.enableTwoFactor({ body: {} })).resolves.toHaveProperty('secret')
})

test('the secret is stored encrypted', async () => {
  const asha = await member()
  const { secret } = await withTwoFactor(asha)
  const row = await db.selectFrom('two_factor').selectAll().where('user_id', '=', asha.id).executeTakeFirstOrThrow()
  expect(row.secret?.toString('latin1')).not.toContain(secret)
  expect(row).toMatchObject({ pending_secret: null, enabled_at: clock.now() })
})

test('confirming setup returns ten backup codes, sends an email and shows two-factor as on', async () => {
  const asha = await member()
  const { backupCodes } = await withTwoFactor(asha)
  expect(new Set(backupCodes).size).toBe(10)
  for (const code of backupCodes) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$/)
  expect(await as(asha).account.me()).toMatchObject({ twoFactorEnabled: true })
  await mailbox.mailTo(asha.email, 'Two-factor authentication is on')
})

test('a wrong code, or a correct one after ten minutes, does not confirm setup', async () => {
  const asha = await verified()
  const { secret } = await as(asha).security.enableTwoFactor({ body: {} })
  const verify = (code: string) => as(asha).security.verifyTwoFactorSetup({ body: { code } })
  const refusal = { status: 403, code: 'security.code_invalid' }
  await expect(verify(otherThan(codeOf(secret, clock)))).rejects.toMatchObject(refusal)
  clock.advance({ minutes: 10 })
  await expect(verify(codeOf(secret, clock))).rejects.toMatchObject(refusal)
  expect(await as(asha).account.me()).toMatchObject({ twoFactorEnabled: false })
})

test('turning on two-factor authentication twice is a conflict and changes nothing', async () => {
  const asha = await member()
  const { secret } = await withTwoFactor(asha)
  await expect(as(asha).security.enableTwoFactor({ body: {} })).rejects.toMatchObject({ status: 409 })
  nextStep()
  const code = codeOf(secret, clock)
  await expect(
    visitor().account.verifyTwoFactor({ body: { ...(await firstFactor(asha)), code } }),
  ).resolves.toHaveProperty('token')
})

test('signing in requires the password and a code, and each code works once', async () => {
  const asha = await member()
  const { secret } = await withTwoFactor(asha)
  const signIn = async (code: string) =>
    visitor().account.verifyTwoFactor({ body: { ...(await firstFactor(asha)), code } })
  await expect(signIn(codeOf(secret, clock)), 'already used for setup').rejects.toMatchObject({ status: 403 })
  nextStep()
  const code = codeOf(secret, clock)
  const { token } = await signIn(code)
  await expect(as({ token }).account.me()).resolves.toMatchObject({ id: asha.id })
  await expect(signIn(code)).rejects.toMatchObject({ status: 403, code: 'security.code_invalid' })
  const { items } = await as({ token }).security.logs({ query: {} })
  expect(items.filter(({ eventType }) => eventType === '2fa_failed')).toHaveLength(2)
})

test('a pending sign-in allows five attempts within five minutes, for one member', async () => {
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

test('someone without the sign-in’s secret can neither guess codes nor use up its attempts', async () => {
  const [asha, ben] = [await member(), await member()]
  const { secret } = await withTwoFactor(asha)
  await withTwoFactor(ben)
  nextStep()
  const waiting = await firstFactor(asha)
  const foreign = { ...(await firstFactor(ben)), userId: asha.id }
  const code = codeOf(secret, clock)
  for (let time = 0; time < 5; time++) {
    await expect(answer(foreign, otherThan(code))).rejects.toMatchObject({ code: 'security.sign_in_expired' })
  }
  await expect(answer(waiting, code)).resolves.toHaveProperty('token')
})

test('a pending sign-in is completed once, even with several valid codes in parallel', async () => {
  const asha = await member()
  const { backupCodes } = await withTwoFactor(asha)
  const waiting = await firstFactor(asha)
  const outcomes = await Promise.allSettled(
    backupCodes.slice(0, 5).map((code) => visitor().account.verifyBackupCode({ body: { ...waiting, code } })),
  )
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('starting over does not allow more than thirty guesses a day', async () => {
  const asha = await member()
  const { secret } = await withTwoFactor(asha)
  const guess = async (waiting: { userId: string; tempToken: string }) =>
    visitor().account.verifyTwoFactor({ body: { ...waiting, code: otherThan(codeOf(secret, clock)) } })
  for (let round = 0; round < 6; round++) {
    const waiting = await firstFactor(asha)
    for (let time = 0; time < 5; time++) await expect(guess(waiting)).rejects.toMatchObject({ status: 403 })
  }
  await expect(guess(await firstFactor(asha))).rejects.toMatchObject({ status: 429 })
  const newPassword = 'seven slow breaths before sunrise'
  await as(asha).account.changePassword({ body: { currentPassword: asha.password, newPassword } })
  const waiting = await firstFactor({ ...asha, password: newPassword })
  await expect(guess(waiting), 'after a password change').rejects.toMatchObject({ status: 429 })
  clock.advance({ days: 1 })
  const nextDay = await firstFactor({ ...asha, password: newPassword })
  await expect(guess(nextDay)).rejects.toMatchObject({ code: 'security.code_invalid' })
})

test('correct codes do not count as attempts', async () => {
  const asha = await member()
  const { secret } = await withTwoFactor(asha)
  for (let time = 0; time < 35; time++) {
    nextStep()
    await answer(await firstFactor(asha), codeOf(secret, clock))
  }
  const left = db.selectFrom('two_factor_attempts').select('id').where('user_id', '=', asha.id)
  expect(await left.execute()).toEqual([])
})

test('setup requires a sign-in within the last five minutes, or the password', async () => {
  const asha = await verified()
  clock.advance({ minutes: 4, seconds: 59 })
  await as(asha).security.enableTwoFactor({ body: {} })
  clock.advance({ seconds: 1 })
  const enable = (password?: string) => as(asha).security.enableTwoFactor({ body: { password } })
  await expect(enable()).rejects.toMatchObject({ status: 403, code: 'security.password_needed' })
  await expect(enable('not the password')).rejects.toMatchObject({ status: 403, code: 'account.password_wrong' })
  await expect(enable(asha.password)).resolves.toHaveProperty('secret')
})

test('refreshing a token does not count as a recent sign-in', async () => {
  const asha = await member()
  clock.advance({ minutes: 5 })
  const { accessToken: token } = (await visitor().account.refresh({ body: asha })) as { accessToken: string }
  await expect(as({ token }).security.enableTwoFactor({ body: {} })).rejects.toMatchObject({
    code: 'security.password_needed',
  })
})

test('setup accepts a request without a body', async () => {
  const { token } = await verified()
  const response = await fetch(`${url}/api/security/enable-2fa`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
  })
  expect(response.status).toBe(200)
})

test('a backup code works once, however it is typed, and an email reports it', async () => {
  const asha = await member()
  const { backupCodes } = await withTwoFactor(asha)
  const signIn = async (code: string) =>
    visitor().account.verifyBackupCode({ body: { ...(await firstFactor(asha)), code } })
  const [first = ''] = backupCodes
  await expect(signIn(first.toLowerCase().replaceAll('-', ' '))).resolves.toHaveProperty('token')
  await expect(signIn(first)).rejects.toMatchObject({ status: 403, code: 'security.code_invalid' })
  await mailbox.mailTo(asha.email, 'A backup code was used')
})

test('backup codes are stretched with a salt of their set, and a code from before there were salts still works', async () => {
  const [asha, ben] = [await member(), await member()]
  const { backupCodes } = await withTwoFactor(asha)
  await withTwoFactor(ben)
  const stored = await db.selectFrom('backup_codes').selectAll().where('user_id', 'in', [asha.id, ben.id]).execute()
  expect(new Set(stored.map(({ user_id, salt }) => `${user_id} ${salt?.toString('hex')}`)).size).toBe(2)
  expect(new Set(stored.map(({ salt }) => salt?.toString('hex'))).size).toBe(2)
  const [code = ''] = backupCodes
  const { current } = createKeys({ current: config.SECRET_KEY, previous: undefined }).of('code-hash')
  const keyed = keyedHash(current, `backup ${asha.id} ${code.replaceAll('-', '')}`)
  expect(stored.some((row) => row.code.equals(keyed))).toBe(false)
  await db.deleteFrom('backup_codes').where('user_id', '=', asha.id).execute()
  await db.insertInto('backup_codes').values({ user_id: asha.id, code: keyed }).execute()
  const signIn = visitor().account.verifyBackupCode({ body: { ...(await firstFactor(asha)), code } })
  await expect(signIn).resolves.toHaveProperty('token')
})

test('turning off two-factor authentication and creating new backup codes require the password', async () => {
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
  await mailbox.mailTo(asha.email, 'Two-factor authentication is off')
})

test.each(['disableTwoFactor', 'generateBackupCodes'] as const)(
  'after an older sign-in, %s takes a code besides the password, and neither alone is enough',
  async (act) => {
    const asha = await member()
    const { secret, backupCodes } = await withTwoFactor(asha)
    clock.advance({ minutes: 6 })
    const { password } = asha
    const [first = '', second = ''] = backupCodes
    const perform = (body: { password?: string; code?: string }) => as(asha).security[act]({ body })
    await expect(perform({ password })).rejects.toMatchObject({ status: 403, code: 'security.factor_needed' })
    await expect(perform({ password, code: otherThan(codeOf(secret, clock)) })).rejects.toMatchObject({
      code: 'security.code_invalid',
    })
    await expect(perform({ code: codeOf(secret, clock) })).rejects.toMatchObject({ status: 403 })
    await expect(perform({ password: 'not the password', code: second })).rejects.toMatchObject({ status: 403 })
    expect(await as(asha).account.me()).toMatchObject({ twoFactorEnabled: true, backupCodesLeft: backupCodes.length })
    await perform({ password, code: act === 'disableTwoFactor' ? codeOf(secret, clock) : first })
    expect(await as(asha).account.me()).toMatchObject({ twoFactorEnabled: act !== 'disableTwoFactor' })
  },
)

test('a member with two-factor authentication sees how many backup codes are left', async () => {
  const asha = await member()
  expect(await as(asha).account.me()).not.toHaveProperty('backupCodesLeft')
  const { backupCodes } = await withTwoFactor(asha)
  expect(await as(asha).account.me()).toMatchObject({ backupCodesLeft: 10 })
  await visitor().account.verifyBackupCode({ body: { ...(await firstFactor(asha)), code: backupCodes[0] ?? '' } })
  expect(await as(asha).account.me()).toMatchObject({ backupCodesLeft: 9 })
})
