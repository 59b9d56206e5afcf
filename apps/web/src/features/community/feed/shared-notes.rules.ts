/** Longer notes are folded, so that one entry doesn't fill the feed. */
const longestUnfolded = 320
const mostLines = 6

export const needsFolding = (notes: string): boolean =>
  notes.length > longestUnfolded || notes.split('\n').length > mostLines
