import { plainWords } from '@sadhana/contract/crisis'

/** Words share a place now and then; a table for each of them would take ten times the memory. */
export const places = 2 ** 20

function placeOf(feature: string): number {
  let hash = 2_166_136_261
  for (let index = 0; index < feature.length; index++) {
    hash = Math.imul(hash ^ feature.charCodeAt(index), 16_777_619)
  }
  // The last letters alone would decide the low bits.
  hash = Math.imul(hash ^ (hash >>> 15), 2_246_822_507)
  return ((hash ^ (hash >>> 13)) >>> 0) % places
}

export type Features = { places: Int32Array; values: Float32Array }

/** How much each kind counts beside a whole word. */
const valueOfPrefixes = 0.7
const valueOfLetters = 0.4
const [prefixLength, stemLength, lettersLength] = [4, 5, 4]

/**
 * The words of a sentence, each also by its stem, by every four letters in it, and with the next one; the first letters
 * of each two and three in a row. The ends of the sentence count as words. However long it is, they weigh alike.
 */
export function featuresOf(sentence: string): Features {
  const words = ['<', ...plainWords(sentence).trim().split(' '), '>']
  const prefixes = words.map((word) => word.slice(0, prefixLength))
  const features = new Map<number, number>()
  const add = (feature: string, value: number) => {
    const place = placeOf(feature)
    if (!features.has(place)) features.set(place, value)
  }
  for (const [index, word] of words.entries()) {
    add(word, 1)
    if (word.length > stemLength) add(`${word.slice(0, stemLength)}*`, 1)
    const marked = `<${word}>`
    for (let at = 0; at + lettersLength <= marked.length; at++) {
      add(`#${marked.slice(at, at + lettersLength)}`, valueOfLetters)
    }
    if (index + 1 < words.length) {
      add(`${word} ${words[index + 1]}`, 1)
      add(`~${prefixes[index]} ${prefixes[index + 1]}`, valueOfPrefixes)
    }
    if (index + 2 < words.length) {
      add(`~${prefixes[index]} ${prefixes[index + 1]} ${prefixes[index + 2]}`, valueOfPrefixes)
    }
  }
  const values = Float32Array.from(features.values())
  const length = Math.sqrt(values.reduce((sum, value) => sum + value * value, 0))
  return { places: Int32Array.from(features.keys()), values: values.map((value) => value / length) }
}

/** What each feature says, in tenths of a point: above 0, that someone is in danger. */
export type Weights = Int8Array

export const pointsPerWeight = 0.1

/** Learned from sentences of crisis alone, and from worrying ones too. */
export type DangerWeights = { direct: Weights; any: Weights }

/** How similar a sentence is to those of people in danger; unknown words weigh nothing. */
export function likenessOf({ places: positions, values }: Features, weights: Weights): number {
  let sum = 0
  for (let index = 0; index < positions.length; index++) sum += weights[positions[index]!]! * values[index]!
  return sum * pointsPerWeight
}
