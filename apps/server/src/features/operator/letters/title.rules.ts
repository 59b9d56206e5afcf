const maxTitleLength = 90

/** The first line of a letter that isn't empty, cut between words if it is long. */
export function titleOf(text: string): string {
  const line =
    text
      .split('\n')
      .find((each) => each.trim() !== '')
      ?.trim()
      .replace(/\s+/g, ' ') ?? ''
  const letters = Array.from(line)
  if (letters.length <= maxTitleLength) return line
  const cut = letters.slice(0, maxTitleLength).join('')
  const lastSpace = cut.lastIndexOf(' ')
  return `${(lastSpace > maxTitleLength / 2 ? cut.slice(0, lastSpace) : cut).trimEnd()}…`
}
