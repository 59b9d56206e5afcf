import {
  type DangerWeights,
  type Features,
  featuresOf,
  places,
  pointsPerWeight,
  type Weights,
} from './likeness.rules.ts'

type Example = { features: Features; side: 1 | -1; cost: number }

/** In each language, both kinds have the same weight, however many examples there are. */
const examplesOf = (dangerous: readonly Features[], harmless: readonly Features[]): Example[] => [
  ...dangerous.map((features) => ({ features, side: 1 as const, cost: 1 })),
  ...harmless.map((features) => ({ features, side: -1 as const, cost: dangerous.length / harmless.length })),
]

/** Acts as if everyone had already used every feature this often. The smaller it is, the more a rare word counts. */
const smoothing = 0.1

/** The logarithm of how much more often people in danger use each feature than other people do (naive Bayes). */
function ratiosOf(examples: readonly Example[]): Float32Array {
  const inDanger = new Float32Array(places).fill(smoothing)
  const inOthers = new Float32Array(places).fill(smoothing)
  for (const { features, side, cost } of examples) {
    const counts = side === 1 ? inDanger : inOthers
    for (const place of features.places) counts[place]! += cost
  }
  const ratios = inDanger
  for (let place = 0; place < places; place++) ratios[place] = Math.log(inDanger[place]! / inOthers[place]!)
  return ratios
}

const tolerance = 8
const rounds = 6

/** Uses the same order every time, so that the same sentences give the same weights. */
function shuffle(order: Int32Array, seed: number): void {
  let state = seed
  for (let last = order.length - 1; last > 0; last--) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7f_ff_ff_ff
    const other = state % (last + 1)
    ;[order[last], order[other]] = [order[other]!, order[last]!]
  }
}

/**
 * A linear support vector machine, trained by dual coordinate descent (Hsieh et al. 2008). An example that is on the
 * wrong side, or not clearly on the right one, pulls the weights of its features towards its own side.
 */
function separate(examples: readonly Example[]): Float32Array {
  const weights = new Float32Array(places)
  const pulls = new Float64Array(examples.length)
  const order = Int32Array.from(examples.keys())
  for (let round = 1; round <= rounds; round++) {
    shuffle(order, round)
    for (const index of order) {
      const { features, side, cost } = examples[index]!
      const { places: positions, values } = features
      const softness = 1 / (2 * tolerance * cost)
      let [score, square] = [0, softness]
      for (let at = 0; at < positions.length; at++) {
        score += weights[positions[at]!]! * values[at]!
        square += values[at]! * values[at]!
      }
      const pull = Math.max(0, pulls[index]! - (side * score - 1 + pulls[index]! * softness) / square)
      const step = side * (pull - pulls[index]!)
      pulls[index] = pull
      for (let at = 0; at < positions.length; at++) weights[positions[at]!]! += step * values[at]!
    }
  }
  return weights
}

/** How much of a weight comes from naive Bayes, which is more stable when there are few sentences. */
const shareOfRatio = 0.2

/**
 * Learns a weight for each feature. Features are scaled by their ratio before they are separated (Wang and Manning
 * 2012), which works better on short texts than either method alone.
 */
function learnWeights(examples: readonly Example[]): Weights {
  const ratios = ratiosOf(examples)
  const scaled = examples.map(({ features, side, cost }) => {
    const values = features.values.map((value, at) => value * ratios[features.places[at]!]!)
    return { features: { places: features.places, values }, side, cost }
  })
  const separated = separate(scaled)
  const weights = new Int8Array(places)
  for (let place = 0; place < places; place++) {
    const points = ratios[place]! * (separated[place]! + shareOfRatio)
    weights[place] = Math.max(-127, Math.min(127, Math.round(points / pointsPerWeight)))
  }
  return weights
}

/** Sentences that people write in one language. */
export type Sentences = Record<'crisis' | 'worrying' | 'harmless', readonly string[]>

export function learnDanger(languages: readonly Sentences[]): DangerWeights {
  const read = languages.map(({ crisis, worrying, harmless }) => ({
    crisis: crisis.map(featuresOf),
    worrying: worrying.map(featuresOf),
    harmless: harmless.map(featuresOf),
  }))
  return {
    direct: learnWeights(read.flatMap(({ crisis, harmless }) => examplesOf(crisis, harmless))),
    any: learnWeights(read.flatMap(({ crisis, worrying, harmless }) => examplesOf([...crisis, ...worrying], harmless))),
  }
}
