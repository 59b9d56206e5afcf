import { z } from 'zod'
import { afterFeelings, hardWords, limbs, timesOfDay } from '../practice/practice.ts'

/** Hard practices are looked at this many days back, today included. */
export const hardPracticeDays = 90
/** Below this many hard ones there is only their count. */
export const hardPracticesNeeded = 8

export const practiceLengths = ['up-to-10', '11-to-20', '21-to-40', 'over-40'] as const
export type PracticeLength = (typeof practiceLengths)[number]

/** Of twenty practices: the 95 % interval of Wilson, rounded outwards. */
const Twentieths = z.object({ low: z.int().min(0).max(20), high: z.int().min(0).max(20) })
export type Twentieths = z.infer<typeof Twentieths>

const counts = { hard: z.int().nonnegative(), practices: z.int().positive() }

/** Practices by one thing about them; those that no practice has are left out. */
const groupedBy = <Key extends string>(keys: readonly [Key, ...Key[]]) =>
  z.object({
    groups: z.array(
      z.object({
        key: z.enum(keys),
        ...counts,
        range: Twentieths,
        /** One a practice, oldest first: true if it was hard. */
        marks: z.array(z.boolean()),
      }),
    ),
    /** The group that was hard more often than all others, if its interval touches none of theirs. */
    most: z.object({ key: z.enum(keys), ...counts, rest: z.object(counts) }).nullable(),
  })
export type HardGroups = z.infer<ReturnType<typeof groupedBy<string>>>

export const HardPractices = z.object({
  /** In the last 90 days. */
  hard: z.int().nonnegative(),
  practices: z.int().nonnegative(),
  /** Null below eight hard practices. */
  details: z
    .object({
      range: Twentieths,
      length: groupedBy(practiceLengths),
      time: groupedBy(timesOfDay),
      limb: groupedBy(limbs),
      /** Most common first. A practice that was hard and calm is in both. */
      endings: z.array(z.object({ ending: z.enum([...afterFeelings, 'hard']), times: z.int().positive() })),
      /** Hard practices that also ended with this feeling, most common first. */
      hardAnd: z.array(z.object({ feeling: z.enum(afterFeelings), times: z.int().positive() })),
      /** Most common first. */
      words: z.array(z.object({ word: z.enum(hardWords), times: z.int().positive() })),
      /** Hard practices with a word. */
      withWords: z.int().nonnegative(),
    })
    .nullable(),
})
export type HardPractices = z.infer<typeof HardPractices>
