import { readdirSync, readFileSync } from 'node:fs'
import { isCrisis, isCrisisAfter } from './crisis.rules.ts'
import { learnLikeness } from './likeness.rules.ts'

const folder = new URL('../../../../content/guide/', import.meta.url)

const linesOf = (path: string): string[] =>
  readFileSync(new URL(path, folder), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))

/** What we have written for it to learn from, by language. */
export const readSentences = (): { crisis: string[]; worrying: string[]; harmless: string[] }[] =>
  readdirSync(new URL('crisis/', folder)).map((file) => ({
    crisis: linesOf(`crisis/${file}`),
    worrying: linesOf(`worrying/${file}`),
    harmless: linesOf(`harmless/${file}`),
  }))

/** What it counts if the rules know the words. */
const pointsOfRules = 8
const pointsOfAnswer = 6
const pointsOfCrisis = 6
const pointsOfWorry = 3

/** A longer text gathers words of every kind, so it is read by two sentences at a time. */
const maxWordsAtOnce = 60

/** A word or two are like too much. */
const wordsThatCount = 4

const wordCountOf = (text: string): number => text.trim().split(/\s+/).length

/** Each sentence, and each two that follow one another: one alone may say too little. */
function partsOf(message: string): string[] {
  const sentences = message.split(/(?<=[.!?…\u0964])\s+|\n+/).filter((part) => part.trim() !== '')
  return [...sentences, ...sentences.slice(1).map((sentence, index) => `${sentences[index]} ${sentence}`)]
}

export type Danger = 'crisis' | 'worrying' | null

type Circumstances = { previous?: string | undefined; isAnswered?: boolean }

/**
 * Judges a message by its likeness to those of people in danger, and by whether the rules know some of its words. A
 * question that the handbook or the log answers may use heavier ones.
 */
export function judge(
  message: string,
  likeness: (text: string) => number,
  { previous, isAnswered = false }: Circumstances = {},
): Danger {
  const parts = partsOf(message)
  const read = wordCountOf(message) <= maxWordsAtOnce ? [message] : parts
  const pointsOf = (part: string) => likeness(part) * Math.min(1, wordCountOf(part) / wordsThatCount)
  const known = isCrisisAfter(message, previous) ? [message, ...parts.filter(isCrisis)] : []
  const points = Math.max(
    0,
    ...read.map((part) => pointsOf(part) - (isAnswered ? pointsOfAnswer : 0)),
    ...known.map((part) => pointsOf(part) + pointsOfRules),
  )
  if (points > pointsOfCrisis) return 'crisis'
  return points > pointsOfWorry ? 'worrying' : null
}

const learned = learnLikeness(
  readSentences().map(({ crisis, worrying, harmless }) => ({ dangerous: [...crisis, ...worrying], harmless })),
)

/**
 * Whether someone speaks of danger to themselves or others, or may be in danger without saying so. It decides before any
 * model is asked. Rules find what is spelled to be missed, likeness what no rule thought of; neither is sure alone.
 */
export const dangerIn = (message: string, circumstances?: Circumstances): Danger =>
  judge(message, learned, circumstances)

/** Of a letter: its writer sees helplines first, and it is read first. */
export const mayBeInDanger = (text: string): boolean => dangerIn(text) === 'crisis'
