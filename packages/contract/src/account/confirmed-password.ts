import { z } from 'zod'
import { passwordMinLength } from '../http/fields.ts'

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
