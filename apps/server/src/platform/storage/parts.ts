/**
 * The same bytes in parts of one size, the last of which may be shorter. Each part is valid until the next is asked
 * for: all of them use the same memory.
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
