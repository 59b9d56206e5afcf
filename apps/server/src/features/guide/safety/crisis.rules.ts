import { devanagari } from './crisis-devanagari.rules.ts'
import { english } from './crisis-english.rules.ts'
import { french, german, hindi, spanish } from './crisis-languages.rules.ts'
import { type CrisisWords, plainWords } from './plain-words.rules.ts'

const languages: readonly CrisisWords[] = [english, spanish, german, french, hindi, devanagari]

const patternOf = (sources: readonly string[]): RegExp =>
  new RegExp(` (?:${sources.map((source) => source.replaceAll('… ', '(?:[^ ]+ ){0,3}')).join('|')})(?= )`, 'gu')

const harmless = patternOf(languages.flatMap((words) => words.harmless))
const crisis = patternOf(languages.flatMap((words) => words.crisis))

/**
 * Whether a message speaks of suicide, self-harm, danger to someone, abuse, an eating disorder out of hand or lost
 * touch with reality. It decides before any model is asked; `content/guide` holds what it is measured by.
 */
export function isCrisis(message: string): boolean {
  const words = plainWords(message)
  return words.replaceAll(harmless, ' ').search(crisis) !== -1
}

/** Also when the words come in two messages; a message that was already answered with helplines isn't asked again. */
export const isCrisisAfter = (message: string, previous: string | undefined): boolean =>
  isCrisis(message) || (previous !== undefined && !isCrisis(previous) && isCrisis(`${previous} ${message}`))
