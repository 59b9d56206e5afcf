import { createHash } from 'node:crypto'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { looksUp, modules, pairsOf, root, translations } from './testing/pairs.ts'
import { differencesOf, wordsOf } from './testing/said.ts'

test('the modules are found', () => {
  expect(modules.length).toBeGreaterThan(140)
  expect(modules).toContain('intl/common.text.ts')
})

test.each(translations)('%s has every module, and no other', (language) => {
  const own = globSync(`languages/${language}/**/*.ts`, { cwd: root })
    .map((path) => path.slice(`languages/${language}/`.length))
    .filter((path) => path.endsWith('.text.ts') || path.includes('/content/'))
  expect(modules.filter((path) => !own.includes(path))).toEqual([])
  expect(own.filter((path) => !modules.includes(path))).toEqual([])
})

test.each(translations)('%s says the same, with the same values and the same marks', async (language) => {
  const pairs = await pairsOf(language)
  expect(pairs.length).toBeGreaterThan(2000)
  const differences = pairs
    .filter(({ at }) => !looksUp.test(at))
    .flatMap(({ at, english, translated }) =>
      (translated ? differencesOf(english, translated) : ['missing']).map((difference) => `${at}: ${difference}`),
    )
  expect(differences).toEqual([])
})

/** Words that no sentence of the other language has. */
const englishWords = /\b(the|your|you|and|with|this|that|from|have|what|please)\b/i

/** What VOICE forbids, and forms of address and of people that docs/design/languages.md excludes. */
const unwelcome = {
  de: /\b(Ihnen|Ihre[nmrs]?|Benutzer\w*|Nutzer\w*)\b|\w+[*:]innen|verlier|verpasst|streng dich/,
  es: /\b(usted(es)?|vuestr[oa]s?)\b|\w+[oa]\/[oa]s?\b|pierdas|te perdiste/i,
}

const isSentence = (text: string): boolean => /\p{L}{3,} \p{L}{3,}/u.test(text)

/**
 * Names of things and of people, what is no text (ids, and anchors in the handbook), and what another module says, which
 * only a build takes from its twin.
 */
const names = /\.(id|anchor)$|importText\.choose\.(health|loop)|helps\.\d\.source\.name|pageTitle$|guideText\.name/

/** Crisis answers and what is beside helplines. */
const englishTexts =
  /suspendedText\.hard|hardSheetText\.(talk|offer)|reportText\.helpNow|guideText\.(crisis|from\.crisis)|lettersText\.(hard|urgent)|helpLineText/

test.each(translations)('%s has no English left, and speaks as we do', async (language) => {
  const texts = (await pairsOf(language)).filter(({ at }) => !englishTexts.test(at) && !names.test(at))
  const said = texts.flatMap(({ at, english, translated }) =>
    (translated?.variants ?? []).map((text, index) => ({
      at,
      text: wordsOf(text),
      english: wordsOf(english.variants[index] ?? ''),
    })),
  )
  const left = said.filter(({ text, english }) => englishWords.test(text) || (text === english && isSentence(text)))
  expect(left.map(({ at, text }) => `${at}: ${text}`)).toEqual([])
  expect(said.filter(({ text }) => unwelcome[language].test(text)).map(({ at, text }) => `${at}: ${text}`)).toEqual([])
})

test.each(translations)('%s has the quotation marks and spaces of its language', async (language) => {
  const wrong = { de: /["«»]|\S {2}|“(?=\p{L})/u, es: /["„“”]|\S {2}|(^|[.!] )[^¿¡]*[^¿¡\s]\?$(?<!¿.*)/u }[language]
  const texts = (await pairsOf(language)).filter(
    ({ at }) => !englishTexts.test(at) && !names.test(at) && !looksUp.test(at),
  )
  const found = texts.flatMap(({ at, translated }) =>
    (translated?.variants ?? [])
      .filter((text) => !text.startsWith('<!') && wrong.test(text))
      .map((text) => `${at}: ${text}`),
  )
  expect(found).toEqual([])
})

const hashOf = (path: string) =>
  createHash('sha256')
    .update(readFileSync(join(root, path)))
    .digest('hex')
    .slice(0, 12)

test.each(translations)('nothing in English has changed since it was translated to %s', (language) => {
  const list = join(root, 'languages', language, 'translated-from.json')
  const now = Object.fromEntries(modules.map((path) => [path, hashOf(path)]))
  // Once the translation says the same again: LISTS=write npx vitest run languages.test
  if (process.env['LISTS'] === 'write') writeFileSync(list, `${JSON.stringify(now, null, 2)}\n`)
  expect(JSON.parse(readFileSync(list, 'utf8'))).toEqual(now)
})
