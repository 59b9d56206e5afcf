/**
 * What people say in a crisis in one language, and phrases that only sound similar and are removed first. The patterns
 * match words as `plainWords` writes them. `… ` stands for up to three words in between.
 */
export type CrisisWords = { harmless: readonly string[]; crisis: readonly string[] }

const signs: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  $: 's',
  '@': 'a',
  '!': 'i',
  '¡': 'i',
  '|': 'l',
  '€': 'e',
  '+': 't',
}

/** Letters that look like a Latin letter, mapped to it: Cyrillic, Greek and a few others. */
const drawnLike: Readonly<Record<string, string>> = {
  a: '\u0430\u03B1\u0251',
  b: '\u0432\u044C\u03B2',
  c: '\u0441\u03F2',
  d: '\u0501',
  e: '\u0435\u0454\u03B5\u03F5',
  g: '\u0261',
  h: '\u043D\u04BB',
  i: '\u0456\u03B9\u0131\u0457',
  j: '\u0458',
  k: '\u043A\u03BA',
  l: '\u04CF\u04C0\u01C0',
  m: '\u043C',
  n: '\u0438\u03B7\u043F\u0578',
  o: '\u043E\u03BF\u0585',
  p: '\u0440\u03C1',
  q: '\u051B',
  r: '\u0433\u044F',
  s: '\u0455\u0405',
  t: '\u0442\u03C4',
  u: '\u03C5\u03BC\u057D',
  v: '\u03BD\u0475',
  w: '\u0448\u0461\u051D\u03C9',
  x: '\u0445\u03C7',
  y: '\u0443\u04AF\u03B3',
}
const latinOf = new Map(
  Object.entries(drawnLike).flatMap(([latin, letters]) => Array.from(letters, (letter) => [letter, latin] as const)),
)

/** The Russian alphabet from U+0430 on, in Latin letters. */
const russian = 'a b v g d e zh z i i k l m n o p r s t u f h c ch sh sch  y  e yu ya'.split(' ')
const firstRussian = 0x0430

/**
 * Reduces a sentence to its bare words: lower case, without accents, apostrophes and punctuation. Digits used as
 * letters become letters, spaced-out letters are joined, and Russian is written in Latin letters. The result has a
 * space before and after it, so that a pattern can match whole words.
 */
export const plainWords = (text: string): string => bareWords(lettersOf(text))

const lettersOf = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    // Removes accents, joiners and the Devanagari dot below. To a reader, the other Devanagari signs are letters.
    .replace(/[\u0300-\u036F\u093C\u200B-\u200D\uFEFF\u00AD]/g, '')
    .replaceAll('\u0901', '\u0902')
    .replaceAll('ß', 'ss')
    .replaceAll('\u0153', 'oe')
    .replace(/['’‘`´\u02BC\u2032]/g, '')

/** Spaced-out letters: k i l l, k.i.l.l, k-i-l-l. Two spaces end a word. */
const setApart = /(?<![\p{L}\p{N}])[a-z](?:[ .,_*\-/~][a-z]){2,}(?![\p{L}\p{N}])/gu

/** The same sign between all letters of a word. A space ends the word, as in k.i.l.l m.e. */
const setApartBySign = /(?<![\p{L}\p{N}])[a-z]([.,_*\-/~])[a-z](?:\1[a-z])*(?![\p{L}\p{N}])/gu

const bareWords = (letters: string): string => {
  const bare = letters
    .replace(setApartBySign, (run) => run.replace(/[^a-z]/g, ''))
    .replace(setApart, (run) => run.replace(/[^a-z]/g, ''))
    .replace(/[\u0430-\u044F]/g, (letter) => russian[letter.charCodeAt(0) - firstRussian] ?? letter)
    .replace(/(?<=[a-z])[013457$@!¡|€+](?=[a-z])/g, (sign) => signs[sign] ?? sign)
    .replace(/(?<=[a-z])[*_](?=[a-z])/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .replace(/([a-z])\1{2,}/g, '$1')
    .replace(/ 2 (?=[a-z])/g, ' to ')
    .trim()
  return ` ${bare} `
}

const signsIn = /[013457$@!¡|€+]/
/** "5am", "30min" and "2nd" don't use digits as letters. */
const measure = /^\d+(?:[a-z]{1,4})?$/

const withoutSigns = (letters: string, one: string): string =>
  letters.replace(/\S+/g, (token) => {
    const word = token.replace(/[.,;:!?]+$/, '')
    if (!/[a-z]/.test(word) || !signsIn.test(word) || measure.test(word)) return token
    return word.replace(/[013457$@!¡|€+]/g, (sign) => (sign === '1' ? one : (signs[sign] ?? sign)))
  })

/**
 * Every possible reading of a text as plain words: as it is, with lookalike letters and signs replaced, and with typos
 * corrected.
 */
export function readingsOf(text: string): string[] {
  const letters = lettersOf(text)
  const latin = /[a-z]/.test(letters)
    ? letters.replace(/[\u0131\u01C0-\u0261\u0370-\u0585]/g, (letter) => latinOf.get(letter) ?? letter)
    : letters
  const plain = [letters, latin, withoutSigns(latin, 'i'), withoutSigns(latin, 'l')].map(bareWords)
  return [...new Set([...plain, ...plain.map(withoutTypos)])]
}

/** A text in which spaced-out letters stay apart, for finding words that are broken in odd places. */
export const brokenWords = (text: string): string =>
  ` ${lettersOf(text)
    .replace(/[^a-z]+/g, ' ')
    .trim()} `

const shortTypos: Readonly<Record<string, string>> = {
  kil: 'kill',
  kll: 'kill',
  klil: 'kill',
  kiil: 'kill',
  kiill: 'kill',
  kilk: 'kill',
  wnat: 'want',
  watn: 'want',
  wnt: 'want',
  wantt: 'want',
  wan: 'want',
  wannt: 'want',
  waant: 'want',
  lfie: 'life',
  lief: 'life',
  liffe: 'life',
  lyfe: 'life',
  ilfe: 'life',
  lif: 'life',
  lvie: 'live',
  liev: 'live',
  liv: 'live',
  dei: 'die',
  diie: 'die',
  ddie: 'die',
  ide: 'die',
  daed: 'dead',
  deda: 'dead',
  ded: 'dead',
  hrut: 'hurt',
  hutr: 'hurt',
  hurtt: 'hurt',
  edn: 'end',
  ened: 'end',
  ennd: 'end',
  dont: 'dont',
  dnot: 'dont',
  dotn: 'dont',
  cnat: 'cant',
  catn: 'cant',
  mysefl: 'myself',
  myslf: 'myself',
  mysef: 'myself',
  slef: 'self',
}

const keyWords =
  'suicide suicidal myself killing dying alive anymore living forever disappear overdose worthless hopeless pointless burden goodbye cutting hurting hanging existing harming wanna herself himself without nothing tonight'.split(
    ' ',
  )
/** Real words that are one letter away from a key word. */
const neighbours = new Set(
  'subside subsides doing drying dyeing alike loving lining liking lifting overdone overdoes homeless hunting hurling exiting exciting having hinging tight nothings burdens hangings cuttings livings'.split(
    ' ',
  ),
)

const withoutTypos = (words: string): string =>
  words.replace(/[a-z]{3,12}/g, (word) => shortTypos[word] ?? (word.length > 4 ? keyWordNear(word) : word))

function keyWordNear(word: string): string {
  if (neighbours.has(word)) return word
  const near = keyWords.find((key) => key[0] === word[0] && isNear(word, key, key.startsWith('suicid') ? 2 : 1))
  return near ?? word
}

/** True if two words differ by at most `max` letters that are missing, added, replaced or swapped. */
function isNear(word: string, key: string, max: number): boolean {
  if (word === key) return true
  if (max === 0 || Math.abs(word.length - key.length) > max) return false
  let at = 0
  while (at < word.length && word[at] === key[at]) at++
  const [left, right] = [word.slice(at), key.slice(at)]
  return (
    isNear(left.slice(1), right.slice(1), max - 1) ||
    isNear(left.slice(1), right, max - 1) ||
    isNear(left, right.slice(1), max - 1) ||
    (left[0] === right[1] && left[1] === right[0] && isNear(left.slice(2), right.slice(2), max - 1))
  )
}
