import { expect, test } from 'vitest'
import { languageFrom } from './language.ts'

test.each([
  ['de-AT,de;q=0.9,en;q=0.8', 'de'],
  ['en-GB,en;q=0.9,de;q=0.8', 'en'],
  ['fr-FR,fr;q=0.9,es;q=0.5,en;q=0.4', 'es'],
  ['en;q=0.2, es-MX;q=0.9', 'es'],
  ['DE', 'de'],
  ['de;q=0,en', 'en'],
  ['den', undefined],
  ['fr', undefined],
  ['*', undefined],
  [';;;q=,', undefined],
  ['', undefined],
  [undefined, undefined],
])('of %j the app speaks %s', (accepted, language) => {
  expect(languageFrom(accepted)).toBe(language)
})
