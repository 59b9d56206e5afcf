import { z } from 'zod'
import { passwordMinLength } from './fields.ts'

const lowestScore = 3

/** zxcvbn's scale runs from 0 to 4; 3 withstands guessing against a stolen hash for long. */
export const isStrongEnough = (score: number): boolean => score >= lowestScore

/** Estimating takes time that grows with the length; what a strong beginning is followed by only makes it stronger. */
const longestEstimated = 64

export const partToEstimate = (password: string): string => password.slice(0, longestEstimated)

/** Each word of a name or address counts by itself: a password made of them is easy to guess. */
export const wordsOf = (about: readonly (string | null)[]): string[] =>
  about.flatMap((text) => (text ? [text, ...text.split(/[^\p{L}\p{N}]+/u)] : [])).filter((word) => word.length > 2)

/** The second typing of a new password, which is never sent anywhere else. */
export const confirmPassword = z.string().min(passwordMinLength, 'Confirm password must be at least 6 characters')

const Filled = z.object({ password: z.string().min(1), confirmPassword: z.string().min(1) })

/** Also speaks up while other fields are still wrong, as soon as both are filled. */
export const passwordsMatch = {
  path: ['confirmPassword'],
  error: "Passwords don't match",
  when: ({ value }: { value: unknown }): boolean => Filled.safeParse(value).success,
}

/** True as soon as the second typing can no longer become the first; earlier it is merely unfinished. */
export const isTypedDifferently = (password: string, again: string): boolean =>
  password !== '' && !password.startsWith(again)
