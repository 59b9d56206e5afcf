import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { allTexts, type Text } from './testing/all-texts.ts'
import { agreedWords, terms } from './testing/glossary.ts'
import { looksUp, pairsOf, root, translations } from './testing/pairs.ts'
import type { Said } from './testing/said.ts'
import { unwelcomeIn } from './testing/voice.ts'

const texts = Object.fromEntries(
  await Promise.all(translations.map(async (language) => [language, await allTexts(language)] as const)),
) as Record<(typeof translations)[number], Text[]>

const said = ({ at, translated }: Text, why: string) => `${at} (${why}): ${translated}`

test.each(translations)('%s: the app, the server, the contract and the handbook are read', (language) => {
  const places = [/^features\//, /\.emails\./, /\.texts\./, /^errors /, /^fields /, /^handbook\//]
  for (const place of places) expect(texts[language].filter(({ at }) => place.test(at)).length).toBeGreaterThan(20)
})

test.each(Object.entries(terms))('the table of words agrees on %s', (name, { english, de, es }) => {
  const rows = agreedWords().filter((row) => row.english.split(/, /).some((part) => part.startsWith(name)))
  expect(rows).not.toEqual([])
  for (const row of rows) {
    expect(row.english).toMatch(english)
    expect(row.de).toMatch(de)
    expect(row.es).toMatch(es)
  }
})

const exceptionsFile = join(root, 'languages/testing/other-words.json')

/** Texts that say a word of the table in another way. The list may only shrink. */
function otherWords(found: Record<string, string[]>): Record<string, string[]> {
  const list = JSON.parse(readFileSync(exceptionsFile, 'utf8')) as Record<string, string[]>
  if (process.env['LISTS'] !== 'write') return list
  const shrunk = Object.fromEntries(
    Object.entries(list).map(([language, places]) => [language, places.filter((at) => found[language]?.includes(at))]),
  )
  writeFileSync(exceptionsFile, `${JSON.stringify(shrunk, null, 2)}\n`)
  return shrunk
}

test('each word has the words that were agreed on', () => {
  const found = Object.fromEntries(
    translations.map((language) => {
      const places = texts[language].flatMap(({ at, english = '', translated }) =>
        Object.entries(terms)
          .filter(([, term]) => term.english.test(english) && !term[language].test(translated))
          .map(([name]) => `${at}: ${name}`),
      )
      return [language, [...new Set(places)].toSorted()]
    }),
  )
  expect(found).toEqual(otherWords(found))
})

test.each(translations)('%s never urges, blames, excludes or shouts', (language) => {
  const found = texts[language].flatMap((text) =>
    unwelcomeIn(language, text.translated, text.english).map((why) => said(text, why)),
  )
  expect([...new Set(found)]).toEqual([])
})

test.each([
  ['de', 'Du verlierst deine Serie.', 'urges'],
  ['de', 'Deine letzte Chance', 'urges'],
  ['de', 'Bitte geben Sie es ein.', 'formal'],
  ['de', 'Andere Nutzer:innen', 'people'],
  ['de', 'Alle Lehrer', 'people'],
  ['de', 'Willkommen!', 'shouts'],
  ['de', 'Das "Tagebuch"', 'quotes'],
  ['de', 'Das «Tagebuch»', 'quotes'],
  ['de', 'Zwei  Worte', 'spaces'],
  ['de', 'Wird geladen…', 'ellipsis'],
  ['de', 'An 9 % der Tage', 'percent'],
  ['de', 'An … % der Tage', 'percent'],
  ['de', 'Bis 5000 Zeichen', 'thousands'],
  ['de', 'Bis 5,000 Zeichen', 'thousands'],
  ['es', 'No rompas tu racha.', 'urges'],
  ['es', 'Última oportunidad', 'urges'],
  ['es', 'Introduzca su contraseña, usted', 'formal'],
  ['es', 'Bienvenido', 'people'],
  ['es', 'Tus seguidores', 'people'],
  ['es', '¡Hola!', 'shouts'],
  ['es', 'El "diario"', 'quotes'],
  ['es', 'El “diario”', 'quotes'],
  ['es', 'Dos  palabras', 'spaces'],
  ['es', 'El 9% de los días', 'percent'],
  ['es', 'Hasta 5.000 caracteres', 'thousands'],
  ['es', 'Quieres seguir?', 'marks'],
] as const)('%s: %j is unwelcome because it %s', (language, text, why) => {
  expect(unwelcomeIn(language, text, 'English')).toContain(why)
})

test('English writes a percent sign without a space, and none by hand after a value', () => {
  const found = texts.de.filter(({ english = '' }) => /…\s?%|\d\s%/u.test(english))
  expect(found.map(({ at }) => at)).toEqual([])
})

test.each([
  ['de', 'Sie haben sich nicht geändert. Bitte versuch es noch einmal.'],
  ['de', 'Dein „Tagebuch“ – immer offen.'],
  ['de', 'An 9\u00a0% der Tage'],
  ['es', '¿Quieres seguir? Todos los días son buenos.'],
] as const)('%s: %j is welcome', (language, text) => {
  expect(unwelcomeIn(language, text, 'English')).toEqual([])
})

/** Numbers and their words: what a count of one, and any other, may change. */
const withoutNumbers = (text: string) => text.replaceAll(/⟦[^⟧]*⟧|\d+/g, '')

test.each(translations)('%s: `plural` asks for every form that a count below a million can take', (language) => {
  const rules = new Intl.PluralRules(language)
  const counts = [...Array.from({ length: 1000 }, (_, count) => count), 1001, 10_000, 100_001, 999_999]
  expect([...new Set(counts.map((count) => rules.select(count)))].toSorted()).toEqual(['one', 'other'])
})

const differs = ({ variants: [, one = '', two = ''] }: Said) => withoutNumbers(one) !== withoutNumbers(two)

/** “1-mal” and “1 «Me gusta»” are right for every count, and so is “Gefolgt von 1”. */
const sameForAll = /feedText\.likeCounted|followText\.counts\.followers/

test.each(translations)('%s: where one of something has its own sentence, it has one here too', async (language) => {
  const pairs = (await pairsOf(language)).filter(
    ({ english, translated }) => (translated?.variants.length ?? 0) > 2 && english.variants.length > 2,
  )
  expect(pairs.length).toBeGreaterThan(50)
  const missing = pairs.filter(
    ({ at, english, translated }) =>
      !sameForAll.test(at) && !looksUp.test(at) && differs(english) && translated && !differs(translated),
  )
  expect(missing.map(({ at, translated }) => `${at}: ${translated?.variants[1]}`)).toEqual([])
})
