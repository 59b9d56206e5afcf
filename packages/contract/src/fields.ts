import { z } from 'zod'

/** Fields that several features speak of in the same words. */
export const emailAddress = z
  .string('Please enter a valid email address')
  .trim()
  .max(254, 'Please enter a valid email address')
  .pipe(z.email('Please enter a valid email address'))

export const passwordMinLength = 6
export const passwordMaxLength = 128
export const password = z
  .string()
  .min(passwordMinLength, 'Password must be at least 6 characters')
  .max(passwordMaxLength, 'Password cannot exceed 128 characters')

export const usernameMaxLength = 50
/** Never to be mistaken for an email or a phone number, because sign-in takes all three. */
export const username = z
  .string('Username is required')
  .trim()
  .min(1, 'Username is required')
  .max(usernameMaxLength, 'Please keep your username under 50 characters')
  .regex(/^[^@+\s]*$/, 'A username cannot contain spaces, @ or +')
  .regex(/\D/, 'A username needs at least one letter')

export const displayName = z
  .string('Display name is required')
  .trim()
  .min(2, 'Display name must be at least 2 characters')
  .max(100, 'Please keep your name under 100 characters')

export const phoneMinLength = 10
export const phoneMaxLength = 20
export const phone = z
  .string()
  .min(phoneMinLength, 'Please enter a valid phone number')
  .max(phoneMaxLength, 'Please enter a valid phone number')

export const earliestDate = '1900-01-01'
/** A day of somebody's life: a day before it is a slip of the keyboard, and would cost every figure that counts days. */
export const calendarDate = (message: string) =>
  z.iso.date(message).refine((date) => date >= earliestDate, 'Please choose a date from 1900 on')

/** A list that grows: `nextCursor` is null on the last page. */
export const pageOf = <T extends z.ZodType>(item: T) =>
  z.object({ items: z.array(item), nextCursor: z.string().nullable() })

/** Where a page begins (the last page's `nextCursor`) and how long it is. */
export const pageQuery = z.object({
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(20),
})
