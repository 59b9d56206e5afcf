import { z } from 'zod'
import { calendarDate, earliestDate } from '../http/fields.ts'
import { limbs } from '../practice/practice.ts'
import { tagsShown } from '../practice/tags.ts'

/** The longest range that can be compared, in days: ten years. */
export const maxComparedDays = 3_653

const day = calendarDate('Please choose a day')

/** Two ranges of practice days, each including its first and last day. */
export const ComparedRanges = z
  .object({
    firstFrom: day,
    firstTo: day,
    secondFrom: day,
    secondTo: day,
  })
  .refine(({ firstFrom, firstTo }) => isRange(firstFrom, firstTo), {
    path: ['firstTo'],
    error: 'Please choose a last day after the first, at most ten years later',
  })
  .refine(({ secondFrom, secondTo }) => isRange(secondFrom, secondTo), {
    path: ['secondTo'],
    error: 'Please choose a last day after the first, at most ten years later',
  })
export type ComparedRanges = z.infer<typeof ComparedRanges>

/** True if two days make a range that can be compared. */
export function isRange(from: string, to: string): boolean {
  const days = (Date.parse(to) - Date.parse(from)) / 86_400_000
  return from >= earliestDate && days >= 0 && days < maxComparedDays
}

export const RangeFigures = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  /** Days of the range up to today. */
  days: z.int().nonnegative(),
  practiceDays: z.int().nonnegative(),
  sessions: z.int().nonnegative(),
  minutes: z.int().nonnegative(),
  /** The median; null without sessions. */
  middleMinutes: z.number().positive().nullable(),
  /** Sessions that ended calm or peaceful, out of those with a feeling logged afterwards. */
  endedCalm: z.object({ sessions: z.int().nonnegative(), of: z.int().nonnegative() }),
  /** The mean over days for which a night was logged. */
  sleepQuality: z.object({ mean: z.number().nullable(), days: z.int().nonnegative() }),
  /** With early access only. Limbs that weren't practised are left out. */
  minutesByLimb: z.partialRecord(z.enum(limbs), z.int().positive()).nullable(),
})
export type RangeFigures = z.infer<typeof RangeFigures>

/** In how many practices of each range a tag was used. */
export const ComparedTag = z.object({ tag: z.string(), first: z.int().nonnegative(), second: z.int().nonnegative() })
export type ComparedTag = z.infer<typeof ComparedTag>

export const Comparison = z.object({
  first: RangeFigures,
  second: RangeFigures,
  /** Those used most in both together. */
  tags: z.array(ComparedTag).max(tagsShown),
})
export type Comparison = z.infer<typeof Comparison>
