import { describe, expect, test } from 'vitest'
import { passagesOf } from '../passages.rules.ts'
import { libraryWords } from './library.texts.ts'
import { partsOf, stemsIn } from './stems.rules.ts'
import { translatedPassages } from './translated-passages.rules.ts'
import { searchTranslated, translationOf } from './translated-search.rules.ts'

const first = (language: 'de' | 'es', question: string) =>
  searchTranslated(language, question, { count: 1, withPractices: true })[0]?.id

const numbersIn = (text: string) => (text.match(/\d+(?:\.\d+)?/g) ?? []).toSorted()
const isKnown = (stem: string) => ['ubung', 'partner', 'foto'].includes(stem)

describe.each(['de', 'es'] as const)('in %s', (language) => {
  const english = passagesOf([], () => [])
  const translated = translatedPassages(language)

  test('every part of the handbook, limb and idea is there, under the same id and path', () => {
    const keysOf = (passages: typeof english) =>
      passages.map(({ id, path, suggestsPractice }) => ({ id, path, suggestsPractice }))
    expect(keysOf(translated)).toEqual(keysOf(english))
  })

  test('a passage about a limb or an idea names the same numbers', () => {
    for (const { id, text } of english.filter(({ id }) => !id.startsWith('handbook:'))) {
      const ours = translated.find((one) => one.id === id)?.text ?? ''
      expect(ours).not.toBe(text)
      expect(numbersIn(ours), id).toEqual(numbersIn(text))
    }
  })

  test('the words for asking belong to parts of the handbook', () => {
    const ids = new Set(english.map(({ id }) => id))
    expect(Object.keys(libraryWords[language].synonyms).filter((id) => !ids.has(`handbook:${id}`))).toEqual([])
  })
})

test.each([
  ['Übungen, Übung, Uebung'],
  ['löschen, gelöscht, lösche, loeschen'],
  ['Erinnerung, erinnern, erinnert, Erinnerungen'],
  ['eintragen, einzutragen, eingetragen'],
  ['Straße, Strasse'],
])('these German words are one: %s', (words) => {
  const stems = stemsIn(words, 'de').map((stem) => stem.slice(0, 4))
  expect(new Set(stems).size).toBe(1)
})

test.each([
  ['práctica, prácticas, practicar, practico'],
  ['registrar, registro, registrado, registrarla'],
  ['invitar, invito, invitación, invitaciones'],
  ['nota, notas'],
])('these Spanish words are one: %s', (words) => {
  expect(new Set(stemsIn(words, 'es')).size).toBe(1)
})

test('a German compound is taken apart if both parts are known', () => {
  expect(partsOf('ubungspartner', isKnown)).toEqual(['ubung', 'partner'])
  expect(partsOf('ubungsheft', isKnown)).toEqual([])
})

test.each([
  ['de', 'Passwort ändern', 'handbook:keeping-safe'],
  ['de', 'passwort aendern', 'handbook:keeping-safe'],
  ['de', 'Pasword vergessen', 'handbook:keeping-safe'],
  ['de', 'Glockenlautstärke', 'handbook:bells'],
  ['de', 'Wie trage ich eine Stimmung ein?', 'handbook:mood'],
  ['es', 'cambiar contrasena', 'handbook:keeping-safe'],
  ['es', 'contraseñas olvidadas', 'handbook:keeping-safe'],
  ['es', 'temporisador', 'handbook:timer'],
] as const)('in %s, “%s” finds its passage', (language, question, id) => {
  expect(first(language, question)).toBe(id)
})

test('after helplines, no idea for practice is found', () => {
  const how = { count: 5, withPractices: false }
  expect(
    searchTranslated('de', 'Ich kann nicht schlafen', how).filter(({ suggestsPractice }) => suggestsPractice),
  ).toEqual([])
})

test('an unknown question finds nothing, and articles have no translation', () => {
  expect(searchTranslated('es', 'xilófono zepelín', { count: 3, withPractices: true })).toEqual([])
  expect(translationOf('de', 'article:enough-for-now')).toBeUndefined()
})
