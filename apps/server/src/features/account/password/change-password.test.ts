import { expect, test } from 'vitest'
import { movableClock } from '#testing/clock.ts'
import { testApp } from '#testing/test-app.ts'

const clock = movableClock()
const { as, db, mailbox, member, startWorker, visitor } = await testApp({ clock })
await startWorker()

const newPassword = 'seven slow breaths before sunrise'
const sameForAll = { message: 'If an account with that email exists, a reset link has been sent.' }

async function resetToken(address: string): Promise<string> {
  await visitor().account.forgotPassword({ body: { email: address.toUpperCase() } })
  const mail = await mailbox.mailTo(address, 'Reset your password')
  return /#reset=([\w-]+)/.exec(mail.text ?? '')?.[1] ?? ''
}
const reset = (token: string, password = newPassword) =>
  visitor().account.resetPassword({ body: { token, password, confirmPassword: password } })
const signIn = (identifier: string, password: string) => visitor().account.login({ body: { identifier, password } })

test('known and unknown addresses get the same response; only the known one gets an email', async () => {
  const asha = await member()
  const unknown = `nobody-${asha.id}@example.org`
  expect(await visitor().account.forgotPassword({ body: { email: unknown } })).toEqual(sameForAll)
  expect(await visitor().account.forgotPassword({ body: { email: asha.email } })).toEqual(sameForAll)
  await mailbox.mailTo(asha.email, 'Reset your password')
  expect(mailbox.sentTo(unknown)).toEqual([])
})

test('the emailed token sets a new password once, opens no session and ends all others', async () => {
  const asha = await member()
  const token = await resetToken(asha.email)
  expect(await reset(token)).toBeNull()
  await expect(as(asha).account.me()).rejects.toMatchObject({ status: 401 })
  await expect(signIn(asha.username, asha.password)).rejects.toMatchObject({ status: 401 })
  await expect(signIn(asha.username, newPassword)).resolves.toHaveProperty('token')
  await expect(reset(token)).rejects.toMatchObject({
    status: 400,
    code: 'account.reset_failed',
    fields: { token: 'This token has already been used. Please ask for a new link' },
  })
  await expect(reset('made-up')).rejects.toMatchObject({ fields: { token: expect.stringContaining('recognise') } })
  await mailbox.mailTo(asha.email, 'Your password was reset')
})

test('a weak password does not use up the token; after 30 minutes the token expires', async () => {
  const asha = await member()
  const token = await resetToken(asha.email)
  await expect(reset(token, 'password123')).rejects.toMatchObject({ code: 'account.password_weak' })
  clock.advance({ minutes: 30 })
  await expect(reset(token)).rejects.toMatchObject({
    code: 'account.reset_failed',
    fields: { token: 'This token has expired. Please ask for a new link' },
  })
})

test('tokens are stored as hashes', async () => {
  const asha = await member()
  const token = await resetToken(asha.email)
  const { rows } = await db.executeQuery<{ text: string }>(
    db
      .selectFrom('password_reset_tokens')
      .select((eb) => eb.cast<string>('token', 'text').as('text'))
      .compile(),
  )
  expect(JSON.stringify(rows)).not.toContain(token)
})

test('changing the password requires the current one and ends other sessions', async () => {
  const asha = await member()
  const other = (await signIn(asha.username, asha.password)) as { token: string; refreshToken: string }
  const change = (currentPassword: string, next = newPassword) =>
    as(asha).account.changePassword({ body: { currentPassword, newPassword: next } })
  await expect(change('not the password')).rejects.toMatchObject({ status: 403, code: 'account.password_wrong' })
  await expect(change(asha.password, 'password123')).rejects.toMatchObject({
    fields: { newPassword: expect.any(String) },
  })
  await change(asha.password)
  await expect(as(asha).account.me()).resolves.toMatchObject({ id: asha.id })
  await expect(as(other).account.me()).rejects.toMatchObject({ status: 401 })
  await expect(visitor().account.refresh({ body: other })).rejects.toMatchObject({ status: 401 })
  await mailbox.mailTo(asha.email, 'Your password was changed')
})

test('changing the password cancels earlier reset requests', async () => {
  const asha = await member()
  const token = await resetToken(asha.email)
  await as(asha).account.changePassword({ body: { currentPassword: asha.password, newPassword } })
  await expect(reset(token, 'another long enough phrase')).rejects.toMatchObject({ code: 'account.reset_failed' })
})
