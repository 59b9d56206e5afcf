/** Readers look at the upper part of the window. */
const eyeLine = 0.4

/** The last block that starts above the line where a reader is looking; 0 before the first block. */
export function placeAt(tops: readonly number[], windowHeight: number): number {
  const reached = tops.findLastIndex((top) => top <= windowHeight * eyeLine)
  return Math.max(0, reached)
}
