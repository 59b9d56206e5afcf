import { ApiError } from '@sadhana/contract'
import { phoneText } from './phone.text.ts'

type Words = Record<'unavailable' | 'invalid' | 'network' | 'otherwise', string>

/** In the order in which we look for them. */
const causes = [
  ['unavailable', /404|not found/i],
  ['invalid', /Invalid|expired|format/],
  ['network', /network|Failed to fetch/i],
] as const

const describeError = (error: unknown): string => {
  if (!(error instanceof Error)) return ''
  return error instanceof ApiError ? `${error.status} ${error.message}` : error.message
}

function wordsFor(error: unknown, words: Words): string {
  const text = describeError(error)
  const cause = causes.find(([, pattern]) => pattern.test(text))
  if (cause) return words[cause[0]]
  return error instanceof Error && error.message ? error.message : words.otherwise
}

/** Why no code was sent, in words. */
export const sendFailure = (error: unknown): string => wordsFor(error, phoneText.sendFailed)

/** Why a code wasn't accepted, in words. */
export const verifyFailure = (error: unknown): string => wordsFor(error, phoneText.verifyFailed)
