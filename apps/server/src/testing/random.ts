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

/** How often something is true of simulated members: a share, from the same members on every run. */
export function shareOfMembers(
  { members, seeds }: { members: number; seeds: number },
  isTrue: (random: () => number) => boolean,
): number {
  let hits = 0
  for (let seed = 1; seed <= seeds; seed++) {
    const random = randomFrom(seed * 7919)
    for (let member = 0; member < members; member++) if (isTrue(random)) hits++
  }
  return hits / (members * seeds)
}
