import { expect, test } from 'vitest'
import { detailsIn } from './details.rules.ts'

test.each([
  ['login_success', 'Firefox on Linux, password', 'Firefox unter Linux, Passwort', 'Firefox en Linux, contraseña'],
  [
    'account_created_success',
    'Safari on iOS, linked account',
    'Safari unter iOS, verknüpftes Konto',
    'Safari en iOS, cuenta vinculada',
  ],
  [
    'login_success_new_device',
    'Unknown device, passkey',
    'Unbekanntes Gerät, Passkey',
    'Dispositivo desconocido, llave de acceso',
  ],
  [
    'login_success',
    'Unknown app on Windows, texted code',
    'Unbekannte App unter Windows, Code per SMS',
    'App desconocida en Windows, código por SMS',
  ],
  ['access_tokens_ended', '1 access token', '1 Zugangsschlüssel', '1 clave de acceso a la API'],
  ['access_tokens_ended', '12 access tokens', '12 Zugangsschlüssel', '12 claves de acceso a la API'],
])('the details of %s, “%s”, are “%s” and “%s”', (type, details, german, spanish) => {
  expect((['en', 'de', 'es'] as const).map((language) => detailsIn(language, type, details))).toEqual([
    details,
    german,
    spanish,
  ])
})

test.each([
  ['passkey_added_success', 'Firefox on Linux, password'],
  ['access_token_created_success', '2 access tokens'],
  ['login_success', 'Chrome on Linux, something else'],
  ['access_tokens_ended', 'some'],
  ['logout_success', null],
])('the details of %s, %j, stay as they are', (type, details) => {
  expect(detailsIn('de', type, details)).toBe(details)
})
