import { expect, test } from 'vitest'
import { otherThan } from '#testing/authenticator.ts'
import { movableClock } from '#testing/clock.ts'
import { testApp } from '#testing/test-app.ts'

const clock = movableClock()
const { as, db, mailbox, member, startWorker, visitor } = await testApp({ clock })
await startWorker()

const subject = 'Verify your email address'

async function proofIn(address: string): Promise<{ code: string; token: string }> {
  const { text = '' } = await mailbox.mailTo(address, subject)
  return { code: /^\d{6}$/m.exec(text)?.[0] ?? '', token: /#token=([\w-]+)/.exec(text)?.[1] ?? '' }
}
const open = (token: string) => visitor().account.verifyEmail({ body: { token } })
const wrongCode = { status: 403, code: 'security.code_invalid' }

test('the link in the registration email verifies the address, signed in or not, and says so when opened again', async () => {
  const asha = await member()
  const { token } = await proofIn(asha.email)
  expect(await open(token)).toEqual({ email: asha.email })
  expect(await as(asha).account.me()).toMatchObject({ emailVerified: true })
  expect(await open(token)).toEqual({ email: asha.email, alreadyVerified: true })
  await expect(as(asha).security.sendVerificationEmail()).rejects.toMatchObject({ code: 'security.email_verified' })
})

test('the code in that email works for ten minutes, and only for its member', async () => {
  const [asha, ben] = [await member(), await member()]
  const { code } = await proofIn(asha.email)
  await expect(visitor().account.verifyEmail({ body: { code } })).rejects.toMatchObject({ status: 401 })
  await expect(as(ben).account.verifyEmail({ body: { code } })).rejects.toMatchObject(wrongCode)
  clock.advance({ minutes: 9 })
  expect(await as(asha).account.verifyEmail({ body: { code } })).toEqual({ email: asha.email })

  const chandra = await member()
  const late = await proofIn(chandra.email)
  clock.advance({ minutes: 10 })
  await expect(as(chandra).account.verifyEmail({ body: { code: late.code } })).rejects.toMatchObject(wrongCode)
})

test('after five wrong codes the correct one no longer works', async () => {
  const asha = await member()
  const { code } = await proofIn(asha.email)
  const attempt = (tried: string) => as(asha).account.verifyEmail({ body: { code: tried } })
  for (let time = 0; time < 5; time++) await expect(attempt(otherThan(code))).rejects.toMatchObject(wrongCode)
  await expect(attempt(code)).rejects.toMatchObject(wrongCode)
})

test('an address gets one email a minute and five a day', async () => {
  const asha = await member()
  const send = () => as(asha).security.sendVerificationEmail()
  const tooSoon = { status: 429, code: 'security.code_sent_recently' }
  await expect(send()).rejects.toMatchObject(tooSoon)
  for (let time = 1; time < 5; time++) {
    clock.advance({ minutes: 1 })
    await send()
  }
  clock.advance({ minutes: 1 })
  await expect(send()).rejects.toMatchObject(tooSoon)
})

test('the address changes once the new one is verified, and the old one is notified', async () => {
  const asha = await member()
  const email = `new-${asha.email}`
  const change = (password: string) => as(asha).account.changeEmail({ body: { email, password } })
  await expect(change('not the password')).rejects.toMatchObject({ status: 403, code: 'account.password_wrong' })
  await change(asha.password)
  await mailbox.mailTo(asha.email, 'Request to change your email address')
  expect(await as(asha).account.me()).toMatchObject({ email: asha.email })
  await open((await proofIn(email)).token)
  expect(await as(asha).account.me()).toMatchObject({ email, emailVerified: true })
  await mailbox.mailTo(asha.email, 'Your email address was changed')
})

test('an older email cannot restore the old address', async () => {
  const asha = await member()
  const old = await proofIn(asha.email)
  const email = `newer-${asha.email}`
  await as(asha).account.changeEmail({ body: { email, password: asha.password } })
  await open((await proofIn(email)).token)
  await expect(open(old.token)).rejects.toMatchObject(wrongCode)
  expect(await as(asha).account.me()).toMatchObject({ email })
})

test('verifying one of two pending changes cancels the other', async () => {
  const asha = await member()
  const [first, second] = [`first-${asha.email}`, `second-${asha.email}`]
  for (const email of [first, second]) await as(asha).account.changeEmail({ body: { email, password: asha.password } })
  const older = await proofIn(first)
  await open((await proofIn(second)).token)
  await expect(open(older.token)).rejects.toMatchObject(wrongCode)
  expect(await as(asha).account.me()).toMatchObject({ email: second })
})

test('verifying the former address does not change the current one', async () => {
  const asha = await member()
  const { token } = await proofIn(asha.email)
  const email = `elsewhere-${asha.email}`
  await db.updateTable('users').set({ email }).where('id', '=', asha.id).execute()
  await expect(open(token)).rejects.toMatchObject(wrongCode)
  expect(await as(asha).account.me()).toMatchObject({ email, emailVerified: false })
})

test('the emailed link works for a day', async () => {
  const [asha, ben] = [await member(), await member()]
  const [inTime, late] = [await proofIn(asha.email), await proofIn(ben.email)]
  clock.advance({ hours: 23, minutes: 59 })
  expect(await open(inTime.token)).toEqual({ email: asha.email })
  clock.advance({ minutes: 1 })
  await expect(open(late.token)).rejects.toMatchObject(wrongCode)
})

test('another member’s address can be neither taken over nor discovered, and they get no email', async () => {
  const [asha, ben] = [await member(), await member()]
  // The email sent at registration doesn't count here.
  await proofIn(ben.email)
  clock.advance({ minutes: 1 })
  const body = { email: ben.email, password: asha.password }
  const free = { ...body, email: `free-${asha.email}` }
  expect(await as(asha).account.changeEmail({ body })).toEqual(await as(asha).account.changeEmail({ body: free }))
  await expect(as(asha).account.changeEmail({ body })).rejects.toMatchObject({ code: 'security.code_sent_recently' })
  await proofIn(free.email)
  expect(mailbox.sentTo(ben.email).filter((mail) => mail.subject === subject)).toHaveLength(1)
})
