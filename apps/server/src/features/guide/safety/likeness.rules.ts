import { plainWords } from './plain-words.rules.ts'

/** Words share a place now and then; a table for each of them would take ten times the memory. */
const places = 2 ** 20
const stemLength = 5

function placeOf(feature: string): number {
  let hash = 2_166_136_261
  for (let index = 0; index < feature.length; index++) {
    hash = Math.imul(hash ^ feature.charCodeAt(index), 16_777_619)
  }
  return (hash >>> 0) % places
}

/** The words of a sentence, each also by its stem, with the next one, with the one after it, and with both. */
function featuresOf(sentence: string): Set<number> {
  const words = plainWords(sentence).trim().split(' ')
  const features = new Set<number>()
  for (const [index, word] of words.entries()) {
    const [next, afterNext] = [words[index + 1], words[index + 2]]
    features.add(placeOf(word))
    if (word.length > stemLength) features.add(placeOf(`${word.slice(0, stemLength)}*`))
    if (next !== undefined) features.add(placeOf(`${word} ${next}`))
    if (afterNext !== undefined) {
      features.add(placeOf(`${word} _ ${afterNext}`))
      features.add(placeOf(`${word} ${next} ${afterNext}`))
    }
  }
  return features
}

/** What people of one language write. */
export type Sentences = { dangerous: readonly string[]; harmless: readonly string[] }

/**
 * Learns from sentences how much another one is like those of people in danger (naive Bayes). Every feature adds the
 * logarithm of how much more often people in danger use it than others do; what nobody has used adds nothing. 0 is
 * even, 1 nearly three times as likely, 3 twenty times. In each language both kinds count alike, however many there are.
 */
export function learnLikeness(languages: readonly Sentences[]): (sentence: string) => number {
  const inDanger = new Float32Array(places)
  const inOthers = new Float32Array(places)
  for (const { dangerous, harmless } of languages) {
    const balance = dangerous.length / harmless.length
    for (const sentence of dangerous) for (const place of featuresOf(sentence)) inDanger[place]! += 1
    for (const sentence of harmless) for (const place of featuresOf(sentence)) inOthers[place]! += balance
  }
  return (sentence) =>
    [...featuresOf(sentence)].reduce((sum, place) => sum + Math.log((inDanger[place]! + 1) / (inOthers[place]! + 1)), 0)
}
