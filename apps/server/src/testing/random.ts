/** Numbers from 0 to 1, the same for the same seed (Mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Normal values that carry over to the next day by this much. */
export function carryOverFrom(random: () => number, carryOver: number): () => number {
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
  let value = normal()
  return () => {
    value = carryOver * value + Math.sqrt(1 - carryOver ** 2) * normal()
    return value
  }
}
