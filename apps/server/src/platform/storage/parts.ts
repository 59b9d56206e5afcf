/**
 * Splits the content into parts of the same size, except that the last may be shorter. A part is valid only until the
 * next one is requested, because all of them use the same memory.
 */
export async function* inParts(content: AsyncIterable<Uint8Array>, partBytes: number): AsyncIterable<Uint8Array> {
  const part = Buffer.allocUnsafeSlow(partBytes)
  let filled = 0
  for await (const chunk of content) {
    for (let taken = 0; taken < chunk.length;) {
      const piece = chunk.subarray(taken, taken + partBytes - filled)
      part.set(piece, filled)
      filled += piece.length
      taken += piece.length
      if (filled === partBytes) {
        yield part
        filled = 0
      }
    }
  }
  if (filled > 0) yield part.subarray(0, filled)
}
