/**
 * A fold of the user guide. Paragraphs and the tip may contain three kinds of marks: `**Label**` for words on a screen,
 * `[words](/path)` for a place in the app, and `_word_` for Sanskrit.
 */
export type HandbookPart = {
  /** Its anchor, `/guide#id`. It stays when the title changes, because links and answers point to it. */
  id: string
  title: string
  text: readonly [string, ...string[]]
  tip?: string
}

export type HandbookSection = {
  id: string
  title: string
  standfirst: string
  parts: readonly [HandbookPart, ...HandbookPart[]]
}

/** A piece of a paragraph. */
export type HandbookPiece =
  | { kind: 'plain' | 'label' | 'sanskrit'; text: string }
  | { kind: 'link'; text: string; to: string }

const marks = /\*\*(?<label>[^*]+)\*\*|\[(?<words>[^\]]+)\]\((?<to>[^)]+)\)|_(?<sanskrit>[^_]+)_/g

/** A paragraph split at its marks. */
export function handbookPieces(paragraph: string): HandbookPiece[] {
  const pieces: HandbookPiece[] = []
  let end = 0
  for (const { 0: whole, index, groups = {} } of paragraph.matchAll(marks)) {
    if (index > end) pieces.push({ kind: 'plain', text: paragraph.slice(end, index) })
    pieces.push(pieceOf(groups))
    end = index + whole.length
  }
  if (end < paragraph.length) pieces.push({ kind: 'plain', text: paragraph.slice(end) })
  return pieces
}

function pieceOf({ label, words, to, sanskrit = '' }: Record<string, string | undefined>): HandbookPiece {
  if (label !== undefined) return { kind: 'label', text: label }
  if (words !== undefined && to !== undefined) return { kind: 'link', text: words, to }
  return { kind: 'sanskrit', text: sanskrit }
}

/** A paragraph as people read it, without its marks. */
export const handbookText = (paragraph: string): string =>
  handbookPieces(paragraph)
    .map(({ text }) => text)
    .join('')
