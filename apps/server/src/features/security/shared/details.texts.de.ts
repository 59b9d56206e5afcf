import { plural } from '#platform/intl.rules.ts'
import type { DetailsTexts } from './details.texts.en.ts'

export const de: DetailsTexts = {
  device: 'Unbekanntes Gerät',
  app: 'Unbekannte App',
  on: 'unter',
  ways: {
    password: 'Passwort',
    'code from the app': 'Code aus der App',
    'backup code': 'Ersatzcode',
    passkey: 'Passkey',
    'texted code': 'Code per SMS',
    'linked account': 'verknüpftes Konto',
  },
  tokens: (count) => plural('de', count, { one: '1 Zugangsschlüssel', other: `${count} Zugangsschlüssel` }),
}
