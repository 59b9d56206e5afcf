import { expect, test } from 'vitest'
import { codeOf } from '#testing/authenticator.ts'
import { movableClock } from '#testing/clock.ts'
import { testApp } from '#testing/test-app.ts'

const clock = movableClock()
const { as, browser, db, firstFactor, mailbox, member, startWorker, visitor, withTwoFactor } = await testApp({ clock })
await startWorker()

const subject = 'Request to turn off two-factor authentication'

async function memberWithoutPhone() {
  const asha = await member()
  await db.updateTable('users').set({ email_verified: true }).where('id', '=', asha.id).execute()
  const factor = await withTwoFactor(asha)
  const waiting = await firstFactor(asha)
  return { asha, factor, waiting }
}

async function linkSecret(address: string): Promise<string> {
  const mail = await mailbox.mailTo(address, subject)
  return /#recovery=([\w-]+)/.exec(mail.text ?? '')?.[1] ?? ''
}

const finish = (token: string) => visitor().security.finishRecovery({ body: { token } })
const finishIn = (language: string, token: string) =>
  browser(new Map([['language', language]])).security.finishRecovery({ body: { token } })

test('the emailed link works once, after 72 hours, and then the password is enough to sign in', async () => {
  const { asha, waiting } = await memberWithoutPhone()
  const { availableAt } = await visitor().security.startRecovery({ body: waiting })
  expect(new Date(availableAt).getTime() - clock.now().getTime()).toBe(72 * 60 * 60_000)
  expect(await as(asha).account.me()).toMatchObject({ twoFactorRecoveryAt: availableAt })
  const token = await linkSecret(asha.email)
  await expect(finish(token)).rejects.toMatchObject({ code: 'security.recovery_not_ready' })
  await expect(finishIn('de', token)).rejects.toThrow(/^Dieser Link gilt erst ab dem \d+\. \p{L}+ \d{4} um .* Uhr \(/u)
  await expect(finishIn('es', token)).rejects.toThrow(/^Este enlace funciona a partir del \d+ de /)
  clock.advance({ hours: 72 })
  await finish(token)
  await expect(finish(token)).rejects.toMatchObject({ code: 'security.recovery_invalid' })
  const { username: identifier, password } = asha
  await expect(visitor().account.login({ body: { identifier, password } })).resolves.toHaveProperty('token')
})

test('the email and a link opened too early say, in the member’s time zone, when the link will work', async () => {
  const { asha, waiting } = await memberWithoutPhone()
  await db.updateTable('users').set({ zone: 'Asia/Kolkata' }).where('id', '=', asha.id).execute()
  const { availableAt } = await visitor().security.startRecovery({ body: waiting })
  const at = new Date(availableAt)
  const [hours, minutes] = [at.getUTCHours() + 5, at.getUTCMinutes() + 30]
  const local = new Date(Date.UTC(2026, 0, 1, hours, minutes)).toISOString().slice(11, 16)
  const wanted = new RegExp(`works from \\d+ \\w+ \\d{4} at ${local} \\(Asia/Kolkata\\)`)
  expect((await mailbox.mailTo(asha.email, subject)).text).toMatch(wanted)
  await expect(finish(await linkSecret(asha.email))).rejects.toMatchObject({ message: expect.stringMatching(wanted) })
})

test('the emailed link expires after seven days', async () => {
  const { asha, waiting } = await memberWithoutPhone()
  await visitor().security.startRecovery({ body: waiting })
  const token = await linkSecret(asha.email)
  clock.advance({ days: 10 })
  await expect(finish(token)).rejects.toMatchObject({ code: 'security.recovery_invalid' })
})

test('any signed-in device can cancel a recovery', async () => {
  const { asha, waiting } = await memberWithoutPhone()
  await visitor().security.startRecovery({ body: waiting })
  const token = await linkSecret(asha.email)
  await as(asha).security.cancelRecovery()
  clock.advance({ hours: 73 })
  await expect(finish(token)).rejects.toMatchObject({ code: 'security.recovery_invalid' })
  await mailbox.mailTo(asha.email, 'Two-factor recovery cancelled')
})

test('cancelling without a pending recovery adds no entry to the log', async () => {
  const { asha } = await memberWithoutPhone()
  await as(asha).security.cancelRecovery()
  const { items } = await as(asha).security.logs({ query: {} })
  const logged = items.map(({ eventType }) => eventType)
  expect(logged).toContain('2fa_enabled')
  expect(logged).not.toContain('2fa_recovery_cancelled')
})

test('signing in with a two-factor code cancels the recovery', async () => {
  const { asha, factor, waiting } = await memberWithoutPhone()
  await visitor().security.startRecovery({ body: waiting })
  const token = await linkSecret(asha.email)
  clock.advance({ seconds: 30 })
  await visitor().account.verifyTwoFactor({ body: { ...waiting, code: codeOf(factor.secret, clock) } })
  clock.advance({ hours: 73 })
  await expect(finish(token)).rejects.toMatchObject({ code: 'security.recovery_invalid' })
})

test('asking again neither shortens the wait nor sends another email', async () => {
  const { asha, waiting } = await memberWithoutPhone()
  const first = await visitor().security.startRecovery({ body: waiting })
  clock.advance({ minutes: 2 })
  expect(await visitor().security.startRecovery({ body: waiting })).toEqual(first)
  await mailbox.mailTo(asha.email, subject)
  expect(mailbox.sentTo(asha.email).filter((mail) => mail.subject === subject)).toHaveLength(1)
})

test('recovery requires a verified email and a correct password', async () => {
  const asha = await member()
  await withTwoFactor(asha)
  await db.updateTable('users').set({ email_verified: false }).where('id', '=', asha.id).execute()
  const waiting = await firstFactor(asha)
  const start = (body: typeof waiting) => visitor().security.startRecovery({ body })
  await expect(start(waiting)).rejects.toMatchObject({
    code: 'security.recovery_unavailable',
    message: 'Recovery needs a verified email address.',
  })
  await expect(start({ ...waiting, tempToken: 'made up' })).rejects.toMatchObject({ code: 'security.sign_in_expired' })
})
