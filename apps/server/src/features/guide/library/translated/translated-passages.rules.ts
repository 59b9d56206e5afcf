import { handbookText, type HandbookSection, limbs } from '@sadhana/contract'
import { germanHandbook, spanishHandbook } from '@sadhana/contract/handbooks'
import type { WrittenPassage } from '../passages.rules.ts'
import { ideaPassages } from '../idea-passages.rules.ts'
import { limbPassages } from '../limb-passages.rules.ts'
import { libraryWords } from './library.texts.ts'
import type { Translated } from './library-words.rules.ts'

const handbooks: Record<Translated, readonly HandbookSection[]> = { de: germanHandbook, es: spanishHandbook }

/** The handbook, the limbs and the ideas, under the same ids as in English. Articles are in English only. */
export function translatedPassages(language: Translated): WrittenPassage[] {
  const words = libraryWords[language]
  return [
    ...handbooks[language].flatMap(({ parts }) =>
      parts.map(({ id, title, text, tip }) => ({
        id: `handbook:${id}`,
        source: words.sources.handbook,
        title,
        text: [...text, ...(tip ? [tip] : [])].map(handbookText).join('\n\n'),
        path: `/guide#${id}`,
        suggestsPractice: false,
        synonyms: words.synonyms[id] ?? '',
      })),
    ),
    ...limbs.map((limb) => {
      const { title, text, synonyms } = words.limbs[limb]
      const path = `/gamification/learning/${limbPassages[limb].article}`
      return { id: `limb:${limb}`, source: words.sources.limbs, title, text, synonyms, path, suggestsPractice: false }
    }),
    ...ideaPassages.flatMap(({ id, path }) => {
      const idea = words.ideas[id]
      return idea ? [{ ...idea, id: `idea:${id}`, source: words.sources.ideas, path, suggestsPractice: true }] : []
    }),
  ]
}
