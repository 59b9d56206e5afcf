import { english } from './crisis-english.rules.ts'
import { french, german, hindi, spanish } from './crisis-languages.rules.ts'
import { plainWords } from './plain-words.rules.ts'

/**
 * What a language says in a crisis, and what only sounds like it and is taken out first. Patterns are written for
 * words as `plainWords` leaves them; `… ` stands for up to three words in between.
 */
export type CrisisWords = { harmless: readonly string[]; crisis: readonly string[] }

const languages: readonly CrisisWords[] = [english, spanish, german, french, hindi]

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
