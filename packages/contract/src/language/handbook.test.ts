import { expect, test } from 'vitest'
import {
  handbook,
  handbookPieces,
  handbookText,
  type HandbookPart,
  type HandbookPiece,
  type HandbookSection,
} from '../handbook/handbook.ts'
import { languages } from './language.ts'

const files = [
  'getting-started',
  'practice-tracking',
  'community-and-social',
  'wellness-and-mood',
  'progress-and-achievements',
  'ai-guidance',
  'analytics',
  'meditation',
]
const translations = languages.filter((language) => language !== 'en')
const pairs = translations.flatMap((language) => files.map((file) => ({ language, file })))

type Module = Record<string, HandbookSection>
const englishOf = (file: string) => import(`../handbook/${file}.ts`) as Promise<Module>
const translated = (language: string, file: string) => import(`./${language}/handbook/${file}.ts`) as Promise<Module>

const paragraphsOf = ({ text, tip }: HandbookPart) => text.concat(tip ?? [])

function outlineOf(part: HandbookPart) {
  const pieces = paragraphsOf(part).flatMap(handbookPieces)
  const count = (wanted: HandbookPiece['kind']) => pieces.filter(({ kind }) => kind === wanted).length
  return {
    id: part.id,
    paragraphs: part.text.length,
    hasTip: part.tip !== undefined,
    // A sentence may name them in another order.
    links: pieces.flatMap((piece) => (piece.kind === 'link' ? [piece.to] : [])).toSorted(),
    labels: count('label'),
    sanskrit: count('sanskrit'),
  }
}

/** Every text of a section, each at the same place in every language. */
const textsOf = ({ title, standfirst, parts }: HandbookSection) =>
  [title, standfirst].concat(parts.flatMap((part) => [part.title, ...paragraphsOf(part)]))

test('the files are those of the English guide, in its order', async () => {
  const modules = await Promise.all(files.map(englishOf))
  expect(modules.flatMap((module) => Object.values(module))).toEqual(handbook)
})

test.each(pairs)('$language: $file has the same folds, links and marks', async ({ language, file }) => {
  const [english, other] = await Promise.all([englishOf(file), translated(language, file)])
  expect(Object.keys(other)).toEqual(Object.keys(english))
  const [source, section] = [Object.values(english)[0], Object.values(other)[0]]
  expect(section?.id).toBe(source?.id)
  expect(section?.parts.map(outlineOf)).toEqual(source?.parts.map(outlineOf))
})

test.each(pairs)('$language: $file has nothing left in English', async ({ language, file }) => {
  const [source, section] = (await Promise.all([englishOf(file), translated(language, file)])).map((module) =>
    Object.values(module).flatMap(textsOf),
  )
  // A single word, such as Meditation, may be the same.
  expect(section?.filter((text, index) => text === source?.[index] && text.includes(' '))).toEqual([])
})

test.each(pairs)('$language: $file has every mark closed, and letters that a search finds', async (pair) => {
  const texts = Object.values(await translated(pair.language, pair.file)).flatMap(textsOf)
  expect(texts.filter((text) => text.trim() === '' || /[*_[\]]/.test(handbookText(text)))).toEqual([])
  expect(texts.filter((text) => text !== text.normalize('NFC'))).toEqual([])
})
