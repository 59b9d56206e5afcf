import { handbook, handbookText } from '@sadhana/contract'
import { ideaPassages } from './idea-passages.rules.ts'
import { limbPassages } from './limb-passages.rules.ts'
import { searchSynonyms } from './search-synonyms.rules.ts'

const lettersOnly = /[a-z]+/g

/** The words that people can search for, except those of the articles. */
const vocabulary = new Set(
  [
    ...handbook.flatMap(({ parts }) => parts.flatMap(({ title, text }) => [title, ...text.map(handbookText)])),
    ...ideaPassages.flatMap(({ title, text, synonyms }) => [title, text, synonyms]),
    ...Object.values(limbPassages).flatMap(({ title, text, synonyms }) => [title, text, synonyms]),
    ...Object.values(searchSynonyms),
  ].flatMap((text) => text.toLowerCase().match(lettersOnly) ?? []),
)

/** Shorter words have too many neighbours that are words themselves. */
const minLength = 4
/** From here on, a missing or an extra letter is a typo. */
const minLengthOfGap = 6
/** From here on, a wrong letter is one, too. */
const minLengthOfWrongLetter = 7

const alphabet = 'abcdefghijklmnopqrstuvwxyz'.split('')

/** What someone may have meant by an unknown word, the likeliest first. The first letter is almost always right. */
function* candidatesFor(word: string): Generator<string> {
  const places = Array.from({ length: word.length - 1 }, (_, index) => index + 1)
  const [before, after] = [(place: number) => word.slice(0, place), (place: number) => word.slice(place)]
  for (const place of places) yield before(place) + (word[place + 1] ?? '') + (word[place] ?? '') + after(place + 2)
  for (const place of places) yield before(place) + (word[place - 1] ?? '') + after(place)
  for (const place of places) if (word[place] === word[place - 1]) yield before(place) + after(place + 1)
  if (word.length >= minLengthOfGap) {
    for (const place of [...places, word.length])
      for (const letter of alphabet) yield before(place) + letter + after(place)
    for (const place of places) yield before(place) + after(place + 1)
  }
  if (word.length >= minLengthOfWrongLetter) {
    for (const place of places) for (const letter of alphabet) yield before(place) + letter + after(place + 1)
  }
}

/** Corrects typos in words of this vocabulary. */
export function correctedBy(known: ReadonlySet<string>): (text: string) => string {
  const correctionOf = (word: string): string => {
    if (word.length < minLength || known.has(word)) return word
    for (const candidate of candidatesFor(word)) if (known.has(candidate)) return candidate
    return word
  }
  return (text) => text.toLowerCase().replace(lettersOnly, correctionOf)
}

/** A question in lower case, with typos in words of the library corrected: "delete my acount", "chnage my pasword". */
export const withoutTypos = correctedBy(vocabulary)
