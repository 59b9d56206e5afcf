import { expect, test } from 'vitest'
import { otherThan } from '#testing/authenticator.ts'
import { movableClock } from '#testing/clock.ts'
import { testApp } from '#testing/test-app.ts'

const clock = movableClock()
const { as, mailbox, member, startWorker, visitor } = await testApp({ clock })
await startWorker()

const subject = 'Please confirm your email address'

async function proofIn(address: string): Promise<{ code: string; token: string }> {
  const { text = '' } = await mailbox.mailTo(address, subject)
  return { code: /^\d{6}$/m.exec(text)?.[0] ?? '', token: /#token=([\w-]+)/.exec(text)?.[1] ?? '' }
}
const open = (token: string) => visitor().account.verifyEmail({ body: { token } })
const wrongCode = { status: 403, code: 'security.code_invalid' }

test('the mailed link proves the address, signed in or not, once', async () => {
  const asha = await member()
  await as(asha).security.sendVerificationEmail()
  const { token } = await proofIn(asha.email)
  expect(await open(token)).toEqual({ email: asha.email })
  expect(await as(asha).account.me()).toMatchObject({ emailVerified: true })
  await expect(open(token)).rejects.toMatchObject(wrongCode)
  await expect(as(asha).security.sendVerificationEmail()).rejects.toMatchObject({ code: 'security.email_verified' })
})

test('the code beside it does so for the member alone, for ten minutes', async () => {
  const [asha, ben] = [await member(), await member()]
  await as(asha).security.sendVerificationEmail()
  const { code } = await proofIn(asha.email)
  await expect(visitor().account.verifyEmail({ body: { code } })).rejects.toMatchObject({ status: 401 })
  await expect(as(ben).account.verifyEmail({ body: { code } })).rejects.toMatchObject(wrongCode)
  clock.advance({ minutes: 9 })
  expect(await as(asha).account.verifyEmail({ body: { code } })).toEqual({ email: asha.email })

  const chandra = await member()
  await as(chandra).security.sendVerificationEmail()
  const late = await proofIn(chandra.email)
  clock.advance({ minutes: 10 })
  await expect(as(chandra).account.verifyEmail({ body: { code: late.code } })).rejects.toMatchObject(wrongCode)
})

test('after five wrong codes the right one is worthless', async () => {
  const asha = await member()
  await as(asha).security.sendVerificationEmail()
  const { code } = await proofIn(asha.email)
  const attempt = (tried: string) => as(asha).account.verifyEmail({ body: { code: tried } })
  for (let time = 0; time < 5; time++) await expect(attempt(otherThan(code))).rejects.toMatchObject(wrongCode)
  await expect(attempt(code)).rejects.toMatchObject(wrongCode)
})

test('an address gets one mail a minute and five a day', async () => {
  const asha = await member()
  const send = () => as(asha).security.sendVerificationEmail()
  const tooSoon = { status: 429, code: 'security.code_sent_recently' }
  await send()
  await expect(send()).rejects.toMatchObject(tooSoon)
  for (let time = 1; time < 5; time++) {
    clock.advance({ minutes: 1 })
    await send()
  }
  clock.advance({ minutes: 1 })
  await expect(send()).rejects.toMatchObject(tooSoon)
})

test('the address changes when the new one is proven, and the old one is told', async () => {
  const asha = await member()
  const email = `new-${asha.email}`
  const change = (password: string) => as(asha).account.changeEmail({ body: { email, password } })
  await expect(change('not the password')).rejects.toMatchObject({ status: 403, code: 'account.password_wrong' })
  await change(asha.password)
  await mailbox.mailTo(asha.email, 'A change of your email address was requested')
  expect(await as(asha).account.me()).toMatchObject({ email: asha.email })
  await open((await proofIn(email)).token)
  expect(await as(asha).account.me()).toMatchObject({ email, emailVerified: true })
  await mailbox.mailTo(asha.email, 'Your email address was changed')
})

test('an older mail cannot bring the older address back', async () => {
  const asha = await member()
  await as(asha).security.sendVerificationEmail()
  const old = await proofIn(asha.email)
  const email = `newer-${asha.email}`
  await as(asha).account.changeEmail({ body: { email, password: asha.password } })
  await open((await proofIn(email)).token)
  await expect(open(old.token)).rejects.toMatchObject(wrongCode)
  expect(await as(asha).account.me()).toMatchObject({ email })
})

test('another member’s address is neither taken over nor told about, and they get no mail', async () => {
  const [asha, ben] = [await member(), await member()]
  const body = { email: ben.email, password: asha.password }
  const free = { ...body, email: `free-${asha.email}` }
  expect(await as(asha).account.changeEmail({ body })).toEqual(await as(asha).account.changeEmail({ body: free }))
  await expect(as(asha).account.changeEmail({ body })).rejects.toMatchObject({ code: 'security.code_sent_recently' })
  await proofIn(free.email)
  expect(mailbox.sentTo(ben.email).filter((mail) => mail.subject === subject)).toEqual([])
})
