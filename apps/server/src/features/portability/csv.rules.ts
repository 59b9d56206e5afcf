/** A spreadsheet would run a cell that starts like this. After an apostrophe, it is text. */
const beginsLikeFormula = /^[=+\-@\t\r]/
const needsQuotes = /[",\r\n]/

function cellOf(value: string | number | null): string {
  if (value === null) return ''
  const text = typeof value === 'string' && beginsLikeFormula.test(value) ? `'${value}` : String(value)
  return needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** One record as in RFC 4180, including its line ending. */
export const csvLine = (values: readonly (string | number | null)[]): string => `${values.map(cellOf).join(',')}\r\n`
