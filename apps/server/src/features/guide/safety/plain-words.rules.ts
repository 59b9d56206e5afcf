/**
 * What a language says in a crisis, and what only sounds like it and is taken out first. Patterns are written for
 * words as `plainWords` leaves them; `… ` stands for up to three words in between.
 */
export type CrisisWords = { harmless: readonly string[]; crisis: readonly string[] }

const lookAlikes: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  $: 's',
  '@': 'a',
  '!': 'i',
}

/**
 * A sentence as its bare words: lower case, without accents, apostrophes and punctuation, with digits that stand for
 * letters and letters set apart put back. A space before and after, so that a pattern can ask for whole words.
 */
export function plainWords(text: string): string {
  const bare = text
    .normalize('NFKD')
    .toLowerCase()
    // Accents, joiners and the Devanagari dot below; the other Devanagari signs are letters to a reader.
    .replace(/[\u0300-\u036F\u093C\u200B-\u200D\uFEFF\u00AD]/g, '')
    .replaceAll('\u0901', '\u0902')
    .replaceAll('ß', 'ss')
    .replaceAll('\u0153', 'oe')
    .replace(/['’‘`´]/g, '')
    .replace(/(?<=[a-z])[013457$@!](?=[a-z])/g, (sign) => lookAlikes[sign] ?? sign)
    .replace(/(?<=[a-z])[*_](?=[a-z])/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .replace(/([a-z])\1{2,}/g, '$1')
    .replace(/(?<= |^)[a-z](?: [a-z]){2,}(?= |$)/g, (letters) => letters.replaceAll(' ', ''))
    .replace(/ 2 (?=[a-z])/g, ' to ')
    .trim()
  return ` ${bare} `
}
