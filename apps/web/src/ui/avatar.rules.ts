/** The first letter of the first and of the last word, as people sign with. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s._()-]+/u).filter(Boolean)
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words
  return ends.map((word) => firstLetter(word ?? '')).join('')
}

const firstLetter = (word: string) => (Array.from(word)[0] ?? '').toUpperCase()

/** Lists show the small one of the two sizes that a picture is stored in. */
export const smallPicture = (url: string): string => url.replace(/-512(\.webp)$/, '-96$1')

const tints = 4

/** The same member always has the same one: 1 to 4. */
export const tintOf = (id: string): number =>
  (Array.from(id).reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7) % tints) + 1
