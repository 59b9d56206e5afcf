import { handbook, handbookText } from '@sadhana/contract'
import MiniSearch from 'minisearch'
import { folded } from './marked-words.rules.ts'

/** The folds that contain every word, and the text to mark in them. */
export type SearchResult = { ids: ReadonlySet<string>; needles: readonly string[] }

const documents = handbook.flatMap((section) =>
  section.parts.map(({ id, title, text, tip = '' }) => ({
    id,
    title,
    section: section.title,
    text: [...text, tip].map(handbookText).join('\n'),
  })),
)

const index = new MiniSearch<(typeof documents)[number]>({
  fields: ['title', 'text', 'section'],
  processTerm: folded,
})
index.addAll(documents)

const minLengthForTypos = 5

/**
 * Searches for the typed words as a phrase first. Without a match, each word may be anywhere, be the start of a longer
 * word or have a typo.
 */
export function searchHandbook(typed: string): SearchResult {
  const phrase = wordsOf(typed)
  if (phrase === '') return { ids: new Set(), needles: [] }
  const literal = documents.filter(({ title, text }) => ` ${wordsOf(`${title}\n${text}`)}`.includes(` ${phrase}`))
  if (literal.length > 0) return { ids: new Set(literal.map(({ id }) => id)), needles: [phrase] }
  const hits = index.search(phrase, {
    combineWith: 'AND',
    prefix: true,
    fuzzy: (term) => (term.length >= minLengthForTypos ? 1 : false),
  })
  return { ids: new Set(hits.map(({ id }) => String(id))), needles: [...new Set(hits.flatMap(({ terms }) => terms))] }
}

/** Letters and digits, with one space between words. */
const wordsOf = (text: string): string =>
  folded(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
