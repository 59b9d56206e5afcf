const minScore = 3

/** On zxcvbn's scale from 0 to 4, a 3 resists guessing for a long time, even with a stolen hash. */
export const isStrongEnough = (score: number): boolean => score >= minScore

/** Estimating takes longer for longer passwords, and more characters after a strong start only make it stronger. */
const maxEstimatedLength = 64

export const partToEstimate = (password: string): string => password.slice(0, maxEstimatedLength)

/** A new password has at least this many characters, as people count them: an emoji is one. Older ones may be shorter. */
export const newPasswordMinCharacters = 8

export const isTooShort = (password: string): boolean =>
  [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(password)].length < newPasswordMinCharacters

/** Every member knows these words, so a password made of them is easy to guess. A longer one may contain them. */
const ourWords = ['sadhana', 'compass', 'ashtanga', 'meditation', 'member', 'moderator', 'operator', 'admin']

/** What a guesser tries first: our own words, the installation's name, and what others know about the member. */
export const contextWords = (host: string, about: readonly (string | null)[]): string[] => [
  ...ourWords,
  ...wordsOf([host, ...about]),
]

const lookalikes: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
}
const minBesides = 6

/**
 * True if little is left of a password without these words, years, spaces and signs. An estimate alone accepts three of
 * them in a row. “c0mpass” counts as “compass”.
 */
export function isMadeOf(words: readonly string[], password: string): boolean {
  const known = words.filter(({ length }) => length > 3).map((word) => word.toLowerCase())
  const besides = (text: string): number =>
    known
      .toSorted((one, other) => other.length - one.length)
      .reduce((rest, word) => rest.replaceAll(word, ' '), text)
      .replaceAll(/[^\p{L}\p{N}]/gu, '').length
  const plain = password.toLowerCase().replaceAll(/(19|20)\d\d/g, ' ')
  const read = plain.replaceAll(/[013457@$]/g, (sign) => lookalikes[sign] ?? sign)
  return [plain, read].some((text) => known.some((word) => text.includes(word)) && besides(text) < minBesides)
}

/** Each word of a name or address counts separately, because a password made of them is easy to guess. */
export const wordsOf = (about: readonly (string | null)[]): string[] =>
  about.flatMap((text) => (text ? [text, ...text.split(/[^\p{L}\p{N}]+/u)] : [])).filter((word) => word.length > 2)
