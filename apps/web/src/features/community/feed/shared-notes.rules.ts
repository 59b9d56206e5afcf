/** Longer notes are folded, so that one entry doesn't fill the feed. */
const maxUnfoldedLength = 320
const maxLines = 6

export const needsFolding = (notes: string): boolean =>
  notes.length > maxUnfoldedLength || notes.split('\n').length > maxLines
