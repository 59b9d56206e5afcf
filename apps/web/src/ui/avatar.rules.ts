/** The first letter of the first and of the last word, as people sign with. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s._()-]+/u).filter(Boolean)
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words
  return ends.map((word) => firstLetter(word ?? '')).join('')
}

const firstLetter = (word: string) => (Array.from(word)[0] ?? '').toUpperCase()
