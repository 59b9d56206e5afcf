import { z } from 'zod'

/** Fields that several features share. */
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
  .max(passwordMaxLength, 'Please keep your password to 128 characters or fewer')

export const phoneMinLength = 10
export const phoneMaxLength = 20
export const phone = z
  .string()
  .min(phoneMinLength, 'Please enter a valid phone number')
  .max(phoneMaxLength, 'Please enter a valid phone number')

export const earliestDate = '1900-01-01'
/** From 1900 on: an earlier date is a typo, and would slow down every stat that is calculated day by day. */
export const calendarDate = (message: string) =>
  z.iso.date(message).refine((date) => date >= earliestDate, 'Please choose a date in 1900 or later')

/** The `:id` of a path. */
export const byId = z.object({ id: z.uuid() })

/** A page of a growing list. `nextCursor` is null on the last one. */
export const pageOf = <T extends z.ZodType>(item: T) =>
  z.object({ items: z.array(item), nextCursor: z.string().nullable() })

/** Where a page starts (the previous page's `nextCursor`) and how long it is. */
export const pageQuery = z.object({
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(20),
})
