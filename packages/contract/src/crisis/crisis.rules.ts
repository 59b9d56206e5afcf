import { devanagari } from './crisis-devanagari.rules.ts'
import { english } from './crisis-english.rules.ts'
import { french, german, hindi, spanish } from './crisis-languages.rules.ts'
import { italian, portuguese, russian } from './crisis-more-languages.rules.ts'
import { brokenWords, type CrisisWords, readingsOf } from './plain-words.rules.ts'

export { plainWords } from './plain-words.rules.ts'

const languages: readonly CrisisWords[] = [
  english,
  spanish,
  german,
  french,
  hindi,
  devanagari,
  italian,
  portuguese,
  russian,
]

const patternOf = (sources: readonly string[]): RegExp =>
  new RegExp(` (?:${sources.map((source) => source.replaceAll('… ', '(?:[^ ]+ ){0,3}')).join('|')})(?= )`, 'gu')

const harmless = patternOf(languages.flatMap((words) => words.harmless))
// There is one pattern per language, because a single one for all of them takes three times as long.
const crisis = languages.map((words) => patternOf(words.crisis))

/** These words are found wherever they are broken: k i l l m y s e l f, ki ll mys elf. */
const unbroken =
  'kill myself|want to die|wanna die|end my life|take my life|suicide|suicidal|hang myself|hurt myself|cut myself|end it all|want to be dead|wish i was dead|dont want to live|kms'.split(
    '|',
  )
const broken = new RegExp(
  ` (?:${unbroken.map((words) => Array.from(words.replaceAll(' ', '')).join(' ?')).join('|')})(?= )`,
)

/** A message's words in each possible reading, without phrases that only sound like a crisis. */
const seriousWordsOf = (message: string): string[] =>
  readingsOf(message).map((words) => words.replaceAll(harmless, ' '))

/**
 * True if a message mentions suicide, self-harm, danger to someone, abuse, an eating disorder out of control or losing
 * touch with reality, in words that we know.
 */
export const isCrisis = (message: string): boolean =>
  seriousWordsOf(message).some((words) => crisis.some((pattern) => words.search(pattern) !== -1)) ||
  isSpelledOut(message)

/**
 * Whole words are left to the patterns above, which recognise phrases that only sound alike, such as "suicide
 * prevention".
 */
function isSpelledOut(message: string): boolean {
  const match = broken.exec(brokenWords(message))?.[0].trim().replace('my self', 'myself')
  return match !== undefined && !unbroken.includes(match)
}

/**
 * Also finds words that are split over two messages. A message that was already answered with helplines isn't checked
 * again.
 */
export const isCrisisAfter = (message: string, previous: string | undefined): boolean =>
  isCrisis(message) || (previous !== undefined && !isCrisis(previous) && isCrisis(`${previous} ${message}`))
