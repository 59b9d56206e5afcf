import { z } from 'zod'
import { passwordMinLength } from '../http/fields.ts'

const minScore = 3

/** On zxcvbn's scale from 0 to 4, a 3 resists guessing for a long time, even with a stolen hash. */
export const isStrongEnough = (score: number): boolean => score >= minScore

/** Estimating takes longer for longer passwords, and more characters after a strong start only make it stronger. */
const maxEstimatedLength = 64

export const partToEstimate = (password: string): string => password.slice(0, maxEstimatedLength)

/** Each word of a name or address counts separately, because a password made of them is easy to guess. */
export const wordsOf = (about: readonly (string | null)[]): string[] =>
  about.flatMap((text) => (text ? [text, ...text.split(/[^\p{L}\p{N}]+/u)] : [])).filter((word) => word.length > 2)

/** The new password typed a second time. It is never sent. */
export const confirmPassword = z.string().min(passwordMinLength, 'Confirm password must be at least 6 characters')

const Comparable = z.object({ password: z.string().min(1), confirmPassword })

export const passwordsDiffer = "Passwords don't match"

/** Reports a mismatch as soon as both can be compared, even while other fields are invalid. */
export const passwordsMatch = {
  path: ['confirmPassword'],
  error: passwordsDiffer,
  when: ({ value }: { value: unknown }): boolean => Comparable.safeParse(value).success,
}

/**
 * True once the second password is long enough and can no longer become the first. Until then it is just unfinished.
 */
export const isTypedDifferently = (password: string, again: string): boolean =>
  password !== '' && again.length >= passwordMinLength && !password.startsWith(again)
