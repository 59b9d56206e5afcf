import type { FoundPassage, WrittenPassage } from '../passages.rules.ts'
import { correctedBy } from '../typos.rules.ts'
import type { Translated } from './library-words.rules.ts'
import { partsOf, plainIn, stemsIn, verbOf } from './stems.rules.ts'
import { translatedPassages } from './translated-passages.rules.ts'

type Word = { times: number; weight: number; isNamed: boolean }
type Indexed = { passage: WrittenPassage; words: Map<string, Word> }
type Library = {
  language: Translated
  passages: Indexed[]
  counts: Map<string, number>
  correct: (text: string) => string
}

/** A title says more than the words that people ask with, and these more than a text: as for the English library. */
const weights = { title: 3, synonyms: 2.4, text: 1 }

/** The English library has about 250 passages, and what counts as close was chosen for that many. */
const closenessOfFewer = 1.25

function indexed(passage: WrittenPassage, language: Translated, isKnown: (stem: string) => boolean): Indexed {
  const words = new Map<string, Word>()
  for (const kind of ['title', 'synonyms', 'text'] as const) {
    const stems = stemsIn(passage[kind], language)
    const within = stems.flatMap((stem) => [...partsOf(stem, isKnown), ...verbOf(stem)])
    for (const stem of language === 'de' ? stems.concat(within) : stems) {
      const word = words.get(stem) ?? { times: 0, weight: weights[kind], isNamed: kind !== 'text' }
      words.set(stem, { ...word, times: word.times + 1 })
    }
  }
  return { passage, words }
}

function libraryIn(language: Translated): Library {
  const written = translatedPassages(language)
  const texts = written.flatMap(({ title, text, synonyms }) => [title, text, synonyms])
  const known = new Set(texts.flatMap((text) => stemsIn(text, language)))
  const passages = written.map((passage) => indexed(passage, language, (stem) => known.has(stem)))
  const counts = new Map<string, number>()
  for (const { words } of passages) for (const word of words.keys()) counts.set(word, (counts.get(word) ?? 0) + 1)
  const vocabulary = new Set(texts.flatMap((text) => plainIn(text, language).match(/[a-z]+/g) ?? []))
  return { language, passages, counts, correct: correctedBy(vocabulary) }
}

/** Made with the first question in a language. */
const libraries = new Map<Translated, Library>()

function libraryOf(language: Translated): Library {
  const library = libraries.get(language) ?? libraryIn(language)
  libraries.set(language, library)
  return library
}

/** A word that nothing has is read as a compound, or else as a typo. */
function knownStems(text: string, { language, counts, correct }: Library): string[] {
  return stemsIn(text, language).flatMap((stem) => {
    if (counts.has(stem)) return [stem]
    const parts = language === 'de' ? partsOf(stem, (part) => counts.has(part)) : []
    if (parts.length > 0) return parts
    const word = plainIn(text, language)
      .match(/[a-z]+/g)
      ?.find((each) => stemsIn(each, language)[0] === stem)
    return word ? stemsIn(correct(word), language) : [stem]
  })
}

const shareOfAside = 0.4

/** Each stem of the question with its share: the words of the question itself count more than the story around it. */
function sharesOf(question: string, library: Library): Map<string, number> {
  const clauses = question.split(/(?<=[.!?;])\s+|,\s+(?=¿)/)
  const asked = clauses.filter((clause) => /\?\s*$/.test(clause))
  const core = new Set(knownStems((asked.length > 0 ? asked : clauses).join(' '), library))
  const aside = asked.length > 0 ? knownStems(clauses.filter((each) => !asked.includes(each)).join(' '), library) : []
  const share = core.size >= 2 ? shareOfAside : 1
  return new Map([...aside.map((stem) => [stem, share] as const), ...[...core].map((stem) => [stem, 1] as const)])
}

/**
 * The translated passages closest to a question, best first, ranked as the English ones are. They are few, so they are
 * searched in memory, where German compounds can be taken apart.
 */
export function searchTranslated(
  language: Translated,
  question: string,
  { count, withPractices }: { count: number; withPractices: boolean },
): FoundPassage[] {
  const library = libraryOf(language)
  const asked = [...sharesOf(question, library)].map(([stem, share]) => {
    const passages = library.counts.get(stem)
    return {
      stem,
      isKnown: passages !== undefined,
      rarity: share * Math.log(1 + library.passages.length / (passages ?? 1)),
    }
  })
  const total = asked.reduce((sum, { rarity }) => sum + rarity, 0)
  const telling = asked.reduce((sum, { rarity, isKnown }) => sum + (isKnown ? rarity ** 2 : 0), 0)
  return library.passages
    .filter(({ passage }) => withPractices || !passage.suggestsPractice)
    .flatMap(({ passage, words }) => {
      const hits = asked.flatMap(({ stem, rarity }) => {
        const word = words.get(stem)
        return word ? [{ ...word, rarity }] : []
      })
      if (hits.length === 0) return []
      const sum = (valueOf: (hit: (typeof hits)[number]) => number) => hits.reduce((all, hit) => all + valueOf(hit), 0)
      const closeness =
        sum(({ weight, times, rarity }) => weight * (1 + Math.log(times)) * rarity) / (1 + 0.0025 * words.size)
      const score = sum(({ rarity }) => rarity) / total
      const found: FoundPassage = {
        ...passage,
        score,
        telling: sum(({ rarity, isNamed }) => rarity ** 2 * (isNamed ? 1 : 0.5)) / telling,
        words: hits.length,
        isNamed: hits.some(({ isNamed }) => isNamed),
        rank: closeness * (0.6 + score) * closenessOfFewer,
      }
      return [found]
    })
    .toSorted((left, right) => right.rank - left.rank)
    .slice(0, count)
}

/** The passage of the same id, if it is translated. */
export const translationOf = (language: Translated, id: string): WrittenPassage | undefined =>
  libraryOf(language).passages.find(({ passage }) => passage.id === id)?.passage
