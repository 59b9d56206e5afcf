import { api, createClient, type Language } from '@sadhana/contract'
import { expect, test } from 'vitest'
import { movableClock } from '#testing/clock.ts'
import { randomAddress, sendTo } from '#testing/send.ts'
import { testApp } from '#testing/test-app.ts'

const clock = movableClock()
const { as, browser, db, mailbox, member, newcomer, startWorker, url, visitor } = await testApp({ clock })
await startWorker()

const visitorIn = (accepted: string) =>
  createClient(api, sendTo(url, { 'accept-language': accepted, 'x-forwarded-for': randomAddress() }))

const forget = (email: string) => visitor().account.forgotPassword({ body: { email } })

test('emails come in the language of the registration, and then in the one that the member chooses', async () => {
  const registration = await newcomer({ displayName: 'Mira' })
  const { email } = registration
  const tokens = await visitorIn('de-AT,de;q=0.9').account.register({ body: registration })
  expect(await as(tokens).account.me()).toMatchObject({ language: 'de' })
  await mailbox.mailTo(email, 'Bestätige deine E-Mail-Adresse')
  await db.updateTable('users').set({ email_verified: true }).where('email', '=', email).execute()

  // Not in the language of the request, which anyone could send.
  await forget(email)
  const german = await mailbox.mailTo(email, 'Setz dein Passwort zurück')
  expect(german.text).toContain('Hallo Mira!')
  expect(german.html).toContain('<html lang="de">')

  expect(await as(tokens).profile.changeLanguage({ body: { language: 'es' } })).toMatchObject({ language: 'es' })
  clock.advance({ minutes: 2 })
  await forget(email)
  const spanish = await mailbox.mailTo(email, 'Restablece tu contraseña')
  expect(spanish.text).toContain('Hola, Mira:')
  expect(spanish.text).toMatch(/#reset=[\w-]+/)
})

test('a new device continues in the language of the account', async () => {
  const mira = await visitorIn('de').account.register({ body: await newcomer() })
  const tab = browser()
  Object.assign(tab.headers, { authorization: `Bearer ${mira.token}`, 'accept-language': 'en' })
  expect(await tab.account.me()).toMatchObject({ language: 'de', followsLanguage: true })
  expect(tab.cookies.get('language')).toBe('account-de')
  expect(await tab.account.me()).not.toHaveProperty('followsLanguage')
  await expect(tab.profile.changeUsername({ body: { username: 'mira' } })).rejects.toMatchObject({
    message: expect.stringContaining('Du hast deinen Mitgliedsnamen schon gewählt'),
  })

  // Chosen on another device.
  await as(mira).profile.changeLanguage({ body: { language: 'es' } })
  expect(await tab.account.me()).toMatchObject({ language: 'es', followsLanguage: true })
  expect(tab.cookies.get('language')).toBe('account-es')
})

test('the next person at the same device gets their own language', async () => {
  const [mira, jonas] = await Promise.all(
    ['de', 'es'].map(async (language) => visitorIn(language).account.register({ body: await newcomer() })),
  )
  const tab = browser()
  tab.headers['accept-language'] = 'en'
  tab.headers.authorization = `Bearer ${mira!.token}`
  await tab.account.me()
  tab.headers.authorization = `Bearer ${jonas!.token}`
  expect(await tab.account.me()).toMatchObject({ language: 'es', followsLanguage: true })
})

test('a language that was chosen in a browser stays there, and doesn’t change the account', async () => {
  const mira = await visitorIn('de').account.register({ body: await newcomer() })
  const tab = browser(new Map([['language', 'en']]))
  Object.assign(tab.headers, { authorization: `Bearer ${mira.token}`, 'accept-language': 'de' })
  const me = await tab.account.me()
  expect(me.language).toBe('de')
  expect(me).not.toHaveProperty('followsLanguage')
  expect(tab.cookies.get('language')).toBe('en')
})

test('a browser that prefers the language of the account keeps nothing', async () => {
  const mira = await visitorIn('de').account.register({ body: await newcomer() })
  const tab = browser()
  Object.assign(tab.headers, { authorization: `Bearer ${mira.token}`, 'accept-language': 'de-CH' })
  expect(await tab.account.me()).not.toHaveProperty('followsLanguage')
  expect(tab.cookies.get('language')).toBeUndefined()
})

test('a language that a visitor has chosen becomes that of the account', async () => {
  const tab = browser(new Map([['language', 'es']]))
  tab.headers['accept-language'] = 'de'
  const tokens = await tab.account.register({ body: await newcomer() })
  expect(await as(tokens).account.me()).toMatchObject({ language: 'es' })
})

test('a browser that says nothing gets English', async () => {
  const asha = await member()
  expect(await as(asha).account.me()).toMatchObject({ language: 'en' })
  await mailbox.mailTo(asha.email, 'Verify your email address')
})

test('the choice is kept in the browser that made it', async () => {
  const asha = await member()
  const tab = browser()
  tab.headers.authorization = `Bearer ${asha.token}`
  await tab.profile.changeLanguage({ body: { language: 'de' } })
  expect(tab.cookies.get('language')).toBe('de')
})

test('a language that we don’t speak is refused', async () => {
  const asha = await member()
  const body = { language: 'fr' as Language }
  await expect(as(asha).profile.changeLanguage({ body })).rejects.toMatchObject({ code: 'request.invalid' })
  expect(await as(asha).account.me()).toMatchObject({ language: 'en' })
})

test('someone on the waitlist gets emails in the language in which they asked', async () => {
  const email = `waiting-${crypto.randomUUID()}@example.org`
  await visitorIn('es').waitlist.join({ body: { email, name: 'Mira', currentPractice: 'teacher' } })
  const mail = await mailbox.mailTo(email, 'Estás en la lista de espera')
  expect(mail.text).toContain('Hola:')
})
