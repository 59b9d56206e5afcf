import { plainWords } from '@sadhana/contract/crisis'

/** Some words share a position. A table with one entry per word would take ten times the memory. */
export const places = 2 ** 20

function placeOf(feature: string): number {
  let hash = 2_166_136_261
  for (let index = 0; index < feature.length; index++) {
    hash = Math.imul(hash ^ feature.charCodeAt(index), 16_777_619)
  }
  // Otherwise the low bits would depend only on the last letters.
  hash = Math.imul(hash ^ (hash >>> 15), 2_246_822_507)
  return ((hash ^ (hash >>> 13)) >>> 0) % places
}

export type Features = { places: Int32Array; values: Float32Array }

/** How much each kind of feature counts compared with a whole word. */
const valueOfPrefixes = 0.7
const valueOfLetters = 0.4
const [prefixLength, stemLength, lettersLength] = [4, 5, 4]

/**
 * The features of a sentence: its words, their stems, their sequences of four letters and pairs of neighbouring words,
 * and the first letters of two and three words in a row. The ends of the sentence count as words. The total weight
 * doesn't depend on the length.
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

/** The weight of each feature, in tenths of a point. Above 0, it suggests that someone is in danger. */
export type Weights = Int8Array

export const pointsPerWeight = 0.1

/** `direct` is learned from crisis sentences only, `any` from worrying ones too. */
export type DangerWeights = { direct: Weights; any: Weights }

/** How similar a sentence is to those of people in danger. Unknown words count nothing. */
export function likenessOf({ places: positions, values }: Features, weights: Weights): number {
  let sum = 0
  for (let index = 0; index < positions.length; index++) sum += weights[positions[index]!]! * values[index]!
  return sum * pointsPerWeight
}
