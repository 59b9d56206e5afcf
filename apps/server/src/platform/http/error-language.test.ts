import { languages, switchedOffTexts, switchNames } from '@sadhana/contract'
import { expect, test } from 'vitest'
import { testApp } from '#testing/test-app.ts'
import { translateError } from './translate-error.ts'

const { url } = await testApp()

async function signIn(headers: Record<string, string>, body: object) {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  const { code, message, fields } = (await answer.json()) as { code: string; message: string; fields?: object }
  expect(answer.headers.get('vary')).toContain('accept-language, cookie')
  return { status: answer.status, language: answer.headers.get('content-language'), code, message, fields }
}

const stranger = { identifier: 'nobody', password: 'quiet river stones' }
const refused = { status: 401, code: 'account.invalid_credentials' }

test('an error comes in the language of the browser, or in the one that was chosen there', async () => {
  expect(await signIn({ 'accept-language': 'de-AT,de;q=0.9,en;q=0.5' }, stranger)).toEqual({
    ...refused,
    language: 'de',
    message: 'Die Angaben stimmen nicht. Bitte versuch es noch einmal.',
  })
  expect(await signIn({ 'accept-language': 'de', cookie: 'language=es' }, stranger)).toEqual({
    ...refused,
    language: 'es',
    message: 'Los datos no son correctos. Inténtalo de nuevo.',
  })
})

test('so do the messages of fields', async () => {
  const invalid = { status: 422, code: 'request.invalid' }
  expect(await signIn({ 'accept-language': 'de' }, { ...stranger, password: 'short' })).toEqual({
    ...invalid,
    language: 'de',
    message: 'Bitte prüfe die markierten Felder.',
    fields: { password: 'Das Passwort braucht mindestens 6 Zeichen' },
  })
  expect(await signIn({ cookie: 'language=es' }, { ...stranger, password: 'short' })).toEqual({
    ...invalid,
    language: 'es',
    message: 'Revisa los campos marcados.',
    fields: { password: 'La contraseña debe tener al menos 6 caracteres' },
  })
})

test.each([
  ['de', 'Bitte prüfe diese Angabe'],
  ['es', 'Revisa este dato'],
  ['en', 'Invalid input: expected string, received undefined'],
])('in %s, a field whose schema has no words of its own says “%s”', async (language, message) => {
  const answer = await signIn({ 'accept-language': language }, { identifier: 'nobody' })
  expect(answer.fields).toEqual({ password: message })
})

test.each([{}, { 'accept-language': 'fr' }, { 'accept-language': 'de', cookie: 'language=en' }])(
  'with %j it is English',
  async (headers) => {
    expect(await signIn(headers, stranger)).toEqual({
      ...refused,
      language: null,
      message: 'Invalid credentials. Please try again.',
    })
  },
)

test('an error outside of the API’s routes is translated, too', async () => {
  const answer = await fetch(`${url}/api/nothing`, { headers: { 'accept-language': 'es' } })
  expect(await answer.json()).toEqual({ code: 'request.not_found', message: 'No hay nada en esta dirección.' })
})

test.each(switchNames)('that the switch %s is off is told in every language', (name) => {
  const body = { code: 'service.switched_off', message: switchedOffTexts[name] } as const
  const told = languages.map((language) => translateError(body, language))
  expect(told.map(({ language }) => language)).toEqual(languages)
  expect(new Set(told.map(({ body: { message } }) => message)).size).toBe(languages.length)
})

test('words of operators stay as they wrote them', () => {
  const body = { code: 'service.switched_off', message: 'Until Monday.' } as const
  expect(translateError(body, 'de')).toEqual({ body, language: 'en' })
})

test.each([
  ['de', 'Falls es mit dieser E-Mail-Adresse ein Konto gibt, haben wir einen Link zum Zurücksetzen gesendet.'],
  ['es', 'Si existe una cuenta con ese correo, te enviamos un enlace para restablecer la contraseña.'],
  ['fr', 'If an account with that email exists, a reset link has been sent.'],
])('for %s, a reply that is a sentence says “%s”', async (language, message) => {
  const answer = await fetch(`${url}/api/auth/forgot-password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': language },
    body: JSON.stringify({ email: 'nobody@example.org' }),
  })
  expect(await answer.json()).toEqual({ message })
})
