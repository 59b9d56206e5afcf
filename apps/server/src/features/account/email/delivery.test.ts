import { expect, test } from 'vitest'
import { createSuppressedAddresses } from '#platform/mail/suppressed-addresses.repo.ts'
import { movableClock } from '#testing/clock.ts'
import { testApp } from '#testing/test-app.ts'

const clock = movableClock(new Date('2026-11-15T10:00:00Z'))
const { as, db, keys, mailbox, member, startWorker, visitor } = await testApp({ clock })
await startWorker()
const suppressed = createSuppressedAddresses({ keys, clock })
const since = clock.now().toISOString()

const tokenIn = async (address: string, subject: string) =>
  /#token=([\w-]+)/.exec((await mailbox.mailTo(address, subject)).text ?? '')?.[1] ?? ''

test('a member sees why emails stopped, the most serious reason first', async () => {
  const asha = await member()
  expect(await as(asha).account.emailDelivery()).toEqual({ stopped: null })
  for (const reason of ['unsubscribed-all', 'complaint', 'bounce'] as const) {
    await suppressed.suppress(db, asha.email.toUpperCase(), reason)
    expect(await as(asha).account.emailDelivery()).toEqual({ stopped: { reason, since } })
  }
  expect(await as(await member()).account.emailDelivery()).toEqual({ stopped: null })
})

test('a verification email is still tried, and an address starts clean once it is verified', async () => {
  const asha = await member()
  const next = `new-${asha.email}`
  await suppressed.suppress(db, next, 'bounce')
  await suppressed.suppress(db, next, 'unsubscribed-all')
  await as(asha).account.changeEmail({ body: { email: next, password: asha.password } })
  const token = await tokenIn(next, 'Verify your email address')
  await visitor().account.verifyEmail({ body: { token } })
  expect(await as(asha).account.emailDelivery()).toEqual({ stopped: null })
})

test('a verified address can be tried again, an unverified one can’t', async () => {
  const asha = await member()
  await suppressed.suppress(db, asha.email, 'bounce')
  expect(await as(asha).account.resumeEmail()).toEqual({ stopped: { reason: 'bounce', since } })
  await db.updateTable('users').set({ email_verified: true }).where('id', '=', asha.id).execute()
  expect(await as(asha).account.resumeEmail()).toEqual({ stopped: null })
})

test('a member without an address has nothing that could stop', async () => {
  const asha = await member()
  await db.updateTable('users').set({ email: null, email_verified: false }).where('id', '=', asha.id).execute()
  expect(await as(asha).account.resumeEmail()).toEqual({ stopped: null })
})
