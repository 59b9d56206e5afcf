/** Notes longer than this are folded, so that one long entry does not hide the others. */
const longestUnfolded = 320
const mostLines = 6

export const needsFolding = (notes: string): boolean =>
  notes.length > longestUnfolded || notes.split('\n').length > mostLines
