import { describe, expect, test } from 'vitest'
import { otherThan } from '#testing/authenticator.ts'
import { aPhone, givePhone, newestCode } from '#testing/sms/phones.ts'
import { phoneApp } from '#testing/sms/phone-app.ts'
import { codeIn } from '#testing/sms/twilio-stand-in.ts'
import { testApp } from '#testing/test-app.ts'

const app = await phoneApp()
const { as, askForCode, clock, db, mailbox, member, memberWithPhone, newcomer, textsHandled, signUp, twilio, visitor } =
  app
await app.startWorker()

const wrong = { code: 'security.code_invalid' }

const failedSignIns = async (who: { token: string }) => {
  const { items } = await as(who).security.logs({ query: {} })
  return items.filter(({ eventType }) => eventType === 'login_failed')
}

const verify = async (who: { token: string }, phone: string) => {
  await as(who).phone.verifyPhone({ body: { phone } })
  const code = codeIn(await twilio.textTo(phone))
  await as(who).phone.confirmPhone({ body: { phone, code } })
}

describe('signing up', () => {
  test('needs a texted code, a referral code and a name; the number is verified and a username generated', async () => {
    const [phone, { referralCode }] = [aPhone(), await newcomer()]
    await visitor().phone.sendCode({ body: { phone, referralCode } })
    const code = codeIn(await twilio.textTo(phone))
    const body = { phone, code, referralCode, displayName: 'Mira Sandoval' }
    const tokens = await visitor().phone.register({ body })
    expect(tokens).toMatchObject({ token: expect.any(String), refreshToken: expect.any(String), expiresIn: 900 })
    const me = await as(tokens).account.me()
    expect(me).toMatchObject({ id: tokens.user.id, phone, phoneVerified: true, email: null, hasPassword: false })
    expect(me).toMatchObject({ username: expect.stringMatching(/^mira-sandoval-\d{6}$/), canChangeUsername: true })
    await expect(visitor().phone.register({ body })).rejects.toMatchObject({ code: 'referral.code_invalid' })
  })

  test.each([
    ['de', /^\d{6} ist dein Code für Sadhana Compass\./],
    ['es', /^\d{6} es tu clave para Sadhana Compass\./],
  ])('in %s, the text and the account are in the language of the browser', async (language, opening) => {
    const [phone, { referralCode }] = [aPhone(), await newcomer()]
    const tab = app.browser(new Map([['language', language]]))
    await tab.phone.sendCode({ body: { phone, referralCode } })
    const text = await twilio.textTo(phone)
    expect(text.body).toMatch(opening)
    // One message, in the alphabet of text messages.
    expect(text.body).toMatch(/^[\n -~äöüßñ]{1,160}$/)
    const body = { phone, code: codeIn(text), referralCode, displayName: 'Mira' }
    expect(await as(await tab.phone.register({ body })).account.me()).toMatchObject({ language })
  })

  test('without a valid referral code there is no text and no account', async () => {
    const phone = aPhone()
    const body = { phone, referralCode: 'NOSUC-HCODE-NOSUC-HCODE' }
    await expect(visitor().phone.sendCode({ body })).rejects.toMatchObject({ code: 'referral.code_invalid' })
    const { referralCode } = await newcomer()
    const code = await askForCode(phone, referralCode)
    const registration = { phone, code, displayName: 'Mira' }
    const withoutCode = { body: { ...registration, referralCode: '' } }
    await expect(visitor().phone.register(withoutCode)).rejects.toMatchObject({ code: 'request.invalid' })
    const madeUp = { body: { ...registration, referralCode: body.referralCode } }
    await expect(visitor().phone.register(madeUp)).rejects.toMatchObject({ code: 'referral.code_invalid' })
    expect(await db.selectFrom('users').select('id').where('phone', '=', phone).execute()).toEqual([])
  })

  test('a code for signing in cannot create an account, nor the other way round', async () => {
    const { phone } = await memberWithPhone()
    const { referralCode } = await newcomer()
    const signIn = await askForCode(phone)
    const registration = { phone, displayName: 'Mira', referralCode }
    await expect(visitor().phone.register({ body: { ...registration, code: signIn } })).rejects.toMatchObject(wrong)
    const code = await askForCode(phone, referralCode)
    if (code !== signIn) await expect(visitor().phone.signIn({ body: { phone, code } })).rejects.toMatchObject(wrong)
  })

  test('the owner of the number is told that it already has an account', async () => {
    const { phone } = await memberWithPhone()
    const { referralCode } = await newcomer()
    const body = { phone, code: await askForCode(phone, referralCode), displayName: 'Mira', referralCode }
    await expect(visitor().phone.register({ body })).rejects.toMatchObject({ code: 'account.phone_taken' })
  })
})

describe('signing in', () => {
  test('needs the texted code, which works once; the text is a single message that a phone can fill in', async () => {
    const { id, phone } = await memberWithPhone()
    await visitor().phone.sendCode({ body: { phone: `${phone.slice(0, 4)} ${phone.slice(4)}` } })
    const text = await twilio.textTo(phone)
    const code = codeIn(text)
    expect(text.body).toMatch(/^\d{6} is your Sadhana Compass code\./)
    expect(text.body.split('\n').at(-1)).toBe(`@localhost #${code}`)
    expect(text.body.length).toBeLessThanOrEqual(160)
    const tokens = await visitor().phone.signIn({ body: { phone, code } })
    expect(tokens).toMatchObject({ user: { id } })
    await expect(visitor().phone.signIn({ body: { phone, code } })).rejects.toMatchObject(wrong)
  })

  test('the text is in the language of the member, whatever the browser asks for', async () => {
    const { id, phone } = await memberWithPhone()
    await db.updateTable('users').set({ language: 'de' }).where('id', '=', id).execute()
    await visitor().phone.sendCode({ body: { phone } })
    expect((await twilio.textTo(phone)).body).toContain('ist dein Code für Sadhana Compass')
  })

  test('five wrong codes use up the correct one, and the member is notified', async () => {
    const asha = await memberWithPhone()
    const { phone } = asha
    const code = await askForCode(phone)
    for (let attempt = 1; attempt <= 5; attempt++)
      await expect(visitor().phone.signIn({ body: { phone, code: otherThan(code) } })).rejects.toMatchObject(wrong)
    await expect(visitor().phone.signIn({ body: { phone, code } })).rejects.toMatchObject(wrong)
    await expect.poll(() => failedSignIns(asha), { timeout: 60_000 }).toHaveLength(6)
  })

  test('a code works for ten minutes, and only the newest one', async () => {
    const { phone } = await memberWithPhone()
    const first = await askForCode(phone)
    const second = await askForCode(phone)
    if (first !== second)
      await expect(visitor().phone.signIn({ body: { phone, code: first } })).rejects.toMatchObject(wrong)
    clock.advance({ minutes: 10 })
    await expect(visitor().phone.signIn({ body: { phone, code: second } })).rejects.toMatchObject(wrong)
  })

  test('an unknown number gets the same response, and no text', async () => {
    const phone = aPhone()
    expect(await visitor().phone.sendCode({ body: { phone } })).toBeNull()
    await textsHandled()
    expect(twilio.textsTo(phone)).toEqual([])
    const body = { phone, code: '000000' }
    await expect(visitor().phone.signIn({ body })).rejects.toMatchObject(wrong)
  })

  test('a number can be used with a password, however it is typed', async () => {
    const { id, password, phone } = await memberWithPhone()
    const identifier = `${phone.slice(0, 4)} ${phone.slice(4, 7)}-${phone.slice(7)}`
    expect(await visitor().account.login({ body: { identifier, password } })).toMatchObject({ user: { id } })
  })

  test('a number that wasn’t verified cannot sign in', async () => {
    const [{ id }, phone] = [await member(), aPhone()]
    await db.updateTable('users').set({ phone }).where('id', '=', id).execute()
    const code = await askForCode(phone)
    await expect(visitor().phone.signIn({ body: { phone, code } })).rejects.toMatchObject(wrong)
    await textsHandled()
    expect(twilio.textsTo(phone)).toEqual([])
  })
})

describe('a member’s number', () => {
  test('is verified with a code and can be replaced, and the member is notified both times', async () => {
    const asha = await member()
    const [first, second] = [aPhone(), aPhone()]
    await verify(asha, first)
    expect(await as(asha).account.me()).toMatchObject({ phone: first, phoneVerified: true })
    await mailbox.mailTo(asha.email, 'A phone number was added')
    await verify(asha, second)
    expect(await as(asha).account.me()).toMatchObject({ phone: second, phoneVerified: true })
    await mailbox.mailTo(asha.email, 'Your phone number was changed')
    const code = await askForCode(first)
    await expect(visitor().phone.signIn({ body: { phone: first, code } })).rejects.toMatchObject(wrong)
  })

  test('stays as it was until the new one is verified', async () => {
    const asha = await memberWithPhone()
    const phone = aPhone()
    await as(asha).phone.verifyPhone({ body: { phone } })
    const code = codeIn(await twilio.textTo(phone))
    const confirming = as(asha).phone.confirmPhone({ body: { phone, code: otherThan(code) } })
    await expect(confirming).rejects.toMatchObject(wrong)
    expect(await as(asha).account.me()).toMatchObject({ phone: asha.phone })
  })

  test('can’t be verified with a code that was sent to another member', async () => {
    const [asha, ben, phone] = [await member(), await member(), aPhone()]
    await as(asha).phone.verifyPhone({ body: { phone } })
    const code = codeIn(await twilio.textTo(phone))
    await expect(as(ben).phone.confirmPhone({ body: { phone, code } })).rejects.toMatchObject(wrong)
  })

  test('needs a new code for each verification', async () => {
    const [asha, phone] = [await member(), aPhone()]
    await as(asha).phone.verifyPhone({ body: { phone } })
    const body = { phone, code: codeIn(await twilio.textTo(phone)) }
    await as(asha).phone.confirmPhone({ body })
    await expect(as(asha).phone.confirmPhone({ body })).rejects.toMatchObject(wrong)
  })

  test('requires proof of identity unless the sign-in was recent', async () => {
    const asha = await member()
    clock.advance({ minutes: 6 })
    const ask = (password?: string) =>
      as(asha).phone.verifyPhone({ body: { phone: aPhone(), ...(password && { password }) } })
    await expect(ask()).rejects.toMatchObject({ code: 'security.password_needed' })
    await expect(ask('not this one')).rejects.toMatchObject({ code: 'account.password_wrong' })
    await expect(ask(asha.password)).resolves.toBeNull()
  })

  test('belongs to one member, and no one else learns that until they prove that they own it', async () => {
    const [{ phone }, ben] = [await memberWithPhone(), await member()]
    await as(ben).phone.verifyPhone({ body: { phone } })
    const code = codeIn(await twilio.textTo(phone))
    const confirming = as(ben).phone.confirmPhone({ body: { phone, code } })
    await expect(confirming).rejects.toMatchObject({ code: 'account.phone_taken' })
  })
})

describe('a code that a browser asked for', () => {
  const elsewhere = { status: 403, code: 'phone.other_browser' }

  test('signs in that browser, and no other, however often that one tries', async () => {
    const [{ phone, id }, own, other] = [await memberWithPhone(), app.browser(), app.browser()]
    await own.phone.sendCode({ body: { phone } })
    const body = { phone, code: await newestCode(app, phone) }
    for (let tries = 0; tries < 6; tries++) await expect(other.phone.signIn({ body })).rejects.toMatchObject(elsewhere)
    await expect(visitor().phone.signIn({ body })).rejects.toMatchObject(elsewhere)
    expect(await own.phone.signIn({ body })).toMatchObject({ user: { id } })
    await expect(other.phone.signIn({ body })).rejects.toMatchObject(wrong)
  })

  test('works after someone else has asked for one of the same number', async () => {
    const [{ phone, id }, own, other] = [await memberWithPhone(), app.browser(), app.browser()]
    await own.phone.sendCode({ body: { phone } })
    const code = await newestCode(app, phone)
    clock.advance({ minutes: 1 })
    await other.phone.sendCode({ body: { phone } })
    const newer = { phone, code: await newestCode(app, phone) }
    await expect(own.phone.signIn({ body: newer })).rejects.toMatchObject(wrong)
    expect(await own.phone.signIn({ body: { phone, code } })).toMatchObject({ user: { id } })
  })

  test('creates an account, and verifies a number, in that browser alone', async () => {
    const [phone, { referralCode }, own] = [aPhone(), await newcomer(), app.browser()]
    await own.phone.sendCode({ body: { phone, referralCode } })
    const body = { phone, referralCode, displayName: 'Mira', code: await newestCode(app, phone) }
    await expect(app.browser().phone.register({ body })).rejects.toMatchObject(elsewhere)
    own.headers.authorization = `Bearer ${(await own.phone.register({ body })).token}`
    const number = aPhone()
    await own.phone.verifyPhone({ body: { phone: number } })
    const typed = { phone: number, code: await newestCode(app, number) }
    const other = app.browser()
    other.headers.authorization = own.headers.authorization
    await expect(other.phone.confirmPhone({ body: typed })).rejects.toMatchObject(elsewhere)
    await own.phone.confirmPhone({ body: typed })
  })
})

describe('a member without a password and email', () => {
  test('proves with a texted code who they are, to set a password or to be erased', async () => {
    const mira = await signUp()
    clock.advance({ minutes: 6 })
    const change = { newPassword: 'quiet river stones at dawn' }
    const attempt = as(mira).account.changePassword({ body: change })
    await expect(attempt).rejects.toMatchObject({ code: 'security.password_needed' })
    expect(await as(mira).account.erasurePreview()).toMatchObject({ phone: mira.phone, email: null })
    await twilio.textTo(mira.phone)
    expect(await as(mira).account.sendErasureCode()).toEqual({ contact: mira.phone })
    const code = codeIn(await twilio.textTo(mira.phone, 2))
    const guess = as(mira).account.changePassword({ body: { ...change, code: otherThan(code) } })
    await expect(guess).rejects.toMatchObject(wrong)
    await as(mira).account.changePassword({ body: { ...change, code } })
    expect(await as(mira).account.me()).toMatchObject({ hasPassword: true })
    await expect(as(mira).account.erase({ body: { way: 'phone', code } })).rejects.toMatchObject(wrong)

    const ben = await signUp()
    clock.advance({ minutes: 1 })
    await twilio.textTo(ben.phone)
    await as(ben).account.sendErasureCode()
    const proof = { way: 'phone', code: codeIn(await twilio.textTo(ben.phone, 2)) } as const
    expect(await as(ben).account.erase({ body: proof })).toMatchObject({ email: null })
  })

  test('can get the code by email once an address is verified', async () => {
    const mira = await signUp()
    const email = `${mira.user.id}@example.org`
    await db.updateTable('users').set({ email, email_verified: true }).where('id', '=', mira.user.id).execute()
    expect(await as(mira).account.sendErasureCode()).toEqual({ contact: email })
    expect(await as(mira).account.erasurePreview()).toMatchObject({ phone: null, email })
  })
})

test('without text messages configured, no country is listed and the routes don’t exist', async () => {
  const without = await testApp({ config: { SMS_COUNTRIES: [] } })
  expect(await without.visitor().account.socialProviders()).toMatchObject({ phoneCountries: [] })
  const body = { phone: aPhone() }
  await expect(without.visitor().phone.sendCode({ body })).rejects.toMatchObject({ status: 404 })
  expect(await visitor().account.socialProviders()).toMatchObject({ phoneCountries: ['PT', 'IE'] })
  const asha = await without.member()
  await givePhone(without.db, asha.id, body.phone)
  expect(await without.as(asha).account.erasurePreview()).toMatchObject({ phone: null })
})
