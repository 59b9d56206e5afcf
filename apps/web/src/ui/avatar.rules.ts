/** The first letters of the first and the last word. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s._()-]+/u).filter(Boolean)
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words
  return ends.map((word) => firstLetter(word ?? '')).join('')
}

const firstLetter = (word: string) => (Array.from(word)[0] ?? '').toUpperCase()

/** Lists show the smaller of the two sizes in which a picture is stored. */
export const smallPicture = (url: string): string => url.replace(/-512(\.webp)$/, '-96$1')

const tints = 4

/** A number from 1 to 4, always the same for a member. */
export const tintOf = (id: string): number =>
  (Array.from(id).reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7) % tints) + 1
