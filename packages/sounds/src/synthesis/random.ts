/** A stream of numbers in [0, 1) that is the same on every machine for the same seed (mulberry32). */
export type Random = () => number

export function seeded(name: string): Random {
  let state = hashOf(name)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

function hashOf(name: string): number {
  let hash = 2_166_136_261
  for (const letter of name) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619)
  return hash
}

export const between = (random: Random, low: number, high: number): number => low + (high - low) * random()

/** Equally likely in each octave, as we hear pitches and durations. */
export const betweenOctaves = (random: Random, low: number, high: number): number => low * (high / low) ** random()

export function pick<T>(random: Random, choices: readonly [T, ...T[]]): T {
  return choices[Math.floor(random() * choices.length)] ?? choices[0]
}

/** Moments of a Poisson process: `perSecond` of them on average, over `seconds`. */
export function moments(random: Random, seconds: number, perSecond: number): number[] {
  const times: number[] = []
  for (let at = pause(random, perSecond); at < seconds; at += pause(random, perSecond)) times.push(at)
  return times
}

const pause = (random: Random, perSecond: number) => -Math.log(1 - random()) / perSecond
