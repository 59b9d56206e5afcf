import { crc32 } from 'node:zlib'

const bits = 32
const fillerLength = 64

/**
 * The message as JSON with a filler that gives it this CRC-32, as a forger would make it. CRC-32 is linear: what
 * changing a letter changes in the checksum doesn't depend on the other letters, so the letters to change are the
 * solution of 32 equations.
 */
export function withChecksum(message: object, wanted: number): Buffer {
  const text = JSON.stringify({ ...message, filler: '@'.repeat(fillerLength) })
  const start = Buffer.byteLength(text.slice(0, text.lastIndexOf('@'.repeat(fillerLength))))
  const plain = Buffer.from(text)
  const withChanged = (letters: readonly number[]): Buffer => {
    const copy = Buffer.from(plain)
    // '@' becomes 'A'.
    for (const letter of letters) copy[start + letter] = 0x41
    return copy
  }
  const base = crc32(plain)
  /** Each has a highest bit of its own, and the letters that make it. */
  const basis = new Map<number, { effect: number; letters: Set<number> }>()
  const reduce = (effect: number, letters: Set<number>) => {
    let rest = effect >>> 0
    for (let bit = bits - 1; bit >= 0 && rest !== 0; bit--) {
      const step = basis.get(bit)
      if (!(rest & (2 ** bit)) || !step) continue
      rest = (rest ^ step.effect) >>> 0
      letters = letters.symmetricDifference(step.letters)
    }
    return { effect: rest, letters }
  }
  for (let letter = 0; letter < fillerLength; letter++) {
    const { effect, letters } = reduce(base ^ crc32(withChanged([letter])), new Set([letter]))
    if (effect !== 0) basis.set(bits - 1 - Math.clz32(effect), { effect, letters })
  }
  return withChanged([...reduce(base ^ wanted, new Set()).letters])
}
