import { limbs } from '@sadhana/contract'
import { expect, test } from 'vitest'
import { plain, textsOf, type WrittenArticle, wordsOf } from './article.rules.ts'
import { readArticles } from './learning.service.ts'

const articles = await readArticles()
const each = articles.map((article) => [article.slug, article] as const)

test('every limb has at least two articles, including one for beginners', () => {
  for (const limb of limbs) {
    const ofLimb = articles.filter(({ limbType }) => limbType === limb)
    expect(ofLimb.length, limb).toBeGreaterThanOrEqual(2)
    expect(new Set(ofLimb.map(({ order }) => order)).size, `order of ${limb}`).toBe(ofLimb.length)
  }
})

test.each(each)('%s has 500 to 900 words', (_slug, article) => {
  expect(wordsOf(article)).toBeGreaterThanOrEqual(500)
  expect(wordsOf(article)).toBeLessThanOrEqual(900)
})

test.each(each)('%s names its sources and the day they were checked', (_slug, { sources, checkedOn }) => {
  expect(sources.length).toBeGreaterThanOrEqual(2)
  expect(sources.map(plain).join(' ')).toMatch(/\d/)
  expect(checkedOn).toMatch(/^2026-\d\d-\d\d$/)
  expect(Date.parse(checkedOn)).not.toBeNaN()
})

test.each(each)('%s has something to try, and each step is a sentence', (_slug, { content }) => {
  const practices = content.filter((block) => block.kind === 'try')
  expect(practices).toHaveLength(1)
  for (const { steps } of practices) for (const step of steps) expect(plain(step)).toMatch(/[.?!”]$/)
})

/** Limbs whose practice can cause harm or fear. */
const needsCare = new Set(['asana', 'pranayama', 'pratyahara', 'dharana', 'dhyana', 'samadhi'])

test.each(each)('%s says what to be careful about, if its limb needs care', (_slug, { limbType, content }) => {
  if (needsCare.has(limbType)) expect(content.some(({ kind }) => kind === 'care')).toBe(true)
})

test.each(each)('%s marks Sanskrit words', (_slug, { content, sources }) => {
  const marked = [...content.flatMap((block) => ('text' in block ? block.text : [])), ...sources.flat()]
  const unmarked = marked.filter(({ text, mark }) => !mark && /Patañjali(?!’s Yoga)|[ṛṣṭḍṇṃḥñ]/.test(text))
  expect(unmarked.filter(({ text }) => !isName(text)).map(({ text }) => text)).toEqual([])
})

/** Names of people and works keep their diacritics in English too. */
const isName = (text: string) =>
  !/[ṛṣṭḍṇṃḥñ]/.test(text.replace(/\b(Kṛṣṇa|Haṭha|Vijñānabhikṣu|Śaṅkara|Pātañjala\w*|Mokṣa|Bhikṣu)\b/g, ''))

const sentencesOf = ({ content }: WrittenArticle): string[] =>
  content
    .filter(({ kind }) => kind !== 'heading')
    // The attributions of quotations are left out, because they are often the same.
    .flatMap((block) => (block.kind === 'quote' ? [plain(block.text)] : textsOf(block)))
    .flatMap((text) => text.match(/[^.?!]+[.?!]+/g) ?? [])
    .map((sentence) =>
      sentence
        .toLowerCase()
        .replace(/[^\p{L}\p{N} ]/gu, '')
        .trim(),
    )
    .filter((sentence) => sentence.split(' ').length > 3)

function repeated(texts: string[]): string[] {
  return [...Map.groupBy(texts, (text) => text)].filter(([, same]) => same.length > 1).map(([text]) => text)
}

test('no sentence appears twice in the articles', () => {
  expect(repeated(['sit and stay a while', 'rest', 'sit and stay a while'])).toHaveLength(1)
  expect(articles.flatMap(sentencesOf).length).toBeGreaterThan(articles.length * 20)
  expect(repeated(articles.flatMap(sentencesOf))).toEqual([])
})

/** If two articles share eight words in a row, they read like a template. */
const phrasesOf = (article: WrittenArticle): string[] => {
  const words = sentencesOf(article).join(' ').split(/\s+/)
  return [...new Set(words.slice(7).map((_, at) => words.slice(at, at + 8).join(' ')))]
}

test('no two articles share a phrase of eight words', () => {
  expect(repeated(articles.flatMap(phrasesOf))).toEqual([])
})

test('no two articles start in the same way', () => {
  const beginnings = articles.map(({ content }) =>
    textsOf(content[0] as never)[0]
      ?.split(' ')
      .slice(0, 2)
      .join(' '),
  )
  expect(repeated(beginnings.map(String))).toEqual([])
})

test('no article promises healing', () => {
  const promises = /\b(cures?|heals?|detox\w*|miracle|guarantee\w*|scientifically proven)\b/i
  for (const { slug, content } of articles) {
    expect(
      content.flatMap(textsOf).filter((text) => promises.test(text)),
      slug,
    ).toEqual([])
  }
})
