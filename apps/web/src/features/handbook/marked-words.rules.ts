/** Lower case without accents, character by character, so that a position is the same as in the original. */
export const folded = (text: string): string =>
  text.replaceAll(/\P{ASCII}/gu, (letter) => letter.normalize('NFD').replaceAll(/\p{M}/gu, '')).toLowerCase()

export type MarkedWords = { text: string; isMarked: boolean }

/**
 * The text in pieces, some of them marked: needles match at the start of a word. A needle is made of folded words and
 * spaces.
 */
export function markedWords(text: string, needles: readonly string[]): MarkedWords[] {
  if (needles.length === 0) return [{ text, isMarked: false }]
  const alternatives = needles
    .toSorted((one, other) => other.length - one.length)
    .map((needle) => needle.replaceAll(' ', '[^\\p{L}\\p{N}]+'))
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives.join('|')})`, 'gu')
  const pieces: MarkedWords[] = []
  let end = 0
  for (const { 0: match, index } of folded(text).matchAll(pattern)) {
    if (index > end) pieces.push({ text: text.slice(end, index), isMarked: false })
    pieces.push({ text: text.slice(index, index + match.length), isMarked: true })
    end = index + match.length
  }
  if (end < text.length) pieces.push({ text: text.slice(end), isMarked: false })
  return pieces
}
