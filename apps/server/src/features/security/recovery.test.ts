import { expect, test } from 'vitest'
import { codeOf } from '#testing/authenticator.ts'
import { movableClock } from '#testing/clock.ts'
import { testApp } from '#testing/test-app.ts'

const clock = movableClock()
const { as, db, firstFactor, mailbox, member, startWorker, visitor, withTwoFactor } = await testApp({ clock })
await startWorker()

const subject = 'Signing in without your second factor'

async function someoneWhoLostTheirPhone() {
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

test('the mailed link works after 72 hours, once, and then the password is enough', async () => {
  const { asha, waiting } = await someoneWhoLostTheirPhone()
  const { availableAt } = await visitor().security.startRecovery({ body: waiting })
  expect(new Date(availableAt).getTime() - clock.now().getTime()).toBe(72 * 60 * 60_000)
  expect(await as(asha).account.me()).toMatchObject({ twoFactorRecoveryAt: availableAt })
  const token = await linkSecret(asha.email)
  await expect(finish(token)).rejects.toMatchObject({ code: 'security.recovery_not_ready' })
  clock.advance({ hours: 72 })
  await finish(token)
  await expect(finish(token)).rejects.toMatchObject({ code: 'security.recovery_invalid' })
  const { username: identifier, password } = asha
  await expect(visitor().account.login({ body: { identifier, password } })).resolves.toHaveProperty('token')
})

test('any signed-in device can call it off', async () => {
  const { asha, waiting } = await someoneWhoLostTheirPhone()
  await visitor().security.startRecovery({ body: waiting })
  const token = await linkSecret(asha.email)
  await as(asha).security.cancelRecovery()
  clock.advance({ hours: 73 })
  await expect(finish(token)).rejects.toMatchObject({ code: 'security.recovery_invalid' })
  await mailbox.mailTo(asha.email, 'The recovery was called off')
})

test('whoever passes the second factor after all needs no recovery', async () => {
  const { asha, factor, waiting } = await someoneWhoLostTheirPhone()
  await visitor().security.startRecovery({ body: waiting })
  const token = await linkSecret(asha.email)
  clock.advance({ seconds: 30 })
  await visitor().account.verifyTwoFactor({ body: { ...waiting, code: codeOf(factor.secret, clock) } })
  clock.advance({ hours: 73 })
  await expect(finish(token)).rejects.toMatchObject({ code: 'security.recovery_invalid' })
})

test('asking again neither shortens the wait nor sends another mail', async () => {
  const { asha, waiting } = await someoneWhoLostTheirPhone()
  const first = await visitor().security.startRecovery({ body: waiting })
  clock.advance({ minutes: 2 })
  expect(await visitor().security.startRecovery({ body: waiting })).toEqual(first)
  await mailbox.mailTo(asha.email, subject)
  expect(mailbox.sentTo(asha.email).filter((mail) => mail.subject === subject)).toHaveLength(1)
})

test('without a verified email, or without having passed the first factor, there is no recovery', async () => {
  const asha = await member()
  await withTwoFactor(asha)
  const waiting = await firstFactor(asha)
  const start = (body: typeof waiting) => visitor().security.startRecovery({ body })
  await expect(start(waiting)).rejects.toMatchObject({ code: 'security.recovery_unavailable' })
  await expect(start({ ...waiting, tempToken: 'made up' })).rejects.toMatchObject({ code: 'security.sign_in_expired' })
})
