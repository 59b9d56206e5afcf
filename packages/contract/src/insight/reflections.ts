import { z } from 'zod'
import { defineRoutes } from '../http/http.ts'
import { afterFeelings, beforeFeelings, limbs } from '../practice/practice.ts'

/** A month with fewer practices is too little for a reflection. */
export const reflectionFromPractices = 3

/** `unasked` means neither yes nor no, so the page asks. */
export const reflectionChoices = ['unasked', 'monthly', 'no'] as const
export type ReflectionChoice = (typeof reflectionChoices)[number]

/** `ready`: a reflection can be made now; `made`: there is one; `deleted`: there was one, and the member deleted it. */
export const reflectionMonthStates = ['ready', 'made', 'too-little', 'deleted'] as const

/** `rules`: our own sentences; `model`: a language model has reworded them. */
export const reflectionSources = ['rules', 'model'] as const

/** `YYYY-MM` */
const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'Please name a month, such as 2026-10')

const words = {
  text: z.string(),
  /** The same without numbers, for quiet mode. */
  quietText: z.string(),
}

const ReadPause = z.object({ firstDay: z.iso.date(), lastDay: z.iso.date() })

/** All data that a reflection is made from: the month's practices and pauses, without notes. */
export const ReflectionRead = z.object({
  /** Oldest first. */
  sessions: z.array(
    z.object({
      date: z.iso.date(),
      time: z.string(),
      /** The day for which the practice counts. */
      practiceDay: z.iso.date(),
      limbType: z.enum(limbs),
      minutes: z.int().positive(),
      before: z.enum(beforeFeelings).nullable(),
      after: z.enum(afterFeelings).nullable(),
      /** Missing if it wasn't. */
      isHard: z.literal(true).optional(),
    }),
  ),
  /** The pauses that overlap the month. */
  pauses: z.array(ReadPause),
})
export type ReflectionRead = z.infer<typeof ReflectionRead>

export const ReflectionContent = z.object({
  /** Never contains a number. */
  headline: z.string(),
  paragraphs: z
    .array(
      z.array(
        z.object({
          ...words,
          /** The position of its evidence in `evidence`, from 1. */
          evidence: z.int().positive(),
        }),
      ),
    )
    .min(1)
    .max(2),
  /** What was counted. A pause is named by its days. */
  evidence: z.array(z.object({ ...words, pause: ReadPause.nullable() })),
})
export type ReflectionContent = z.infer<typeof ReflectionContent>

export const Reflection = ReflectionContent.extend({
  month,
  source: z.enum(reflectionSources),
  madeAt: z.iso.datetime(),
  read: ReflectionRead,
})
export type Reflection = z.infer<typeof Reflection>

export const ReflectionPage = z.object({
  choice: z.enum(reflectionChoices),
  /** True if the member's contribution includes it. Reflections made earlier can always be read and deleted. */
  isIncluded: z.boolean(),
  /** The last whole month on the member's calendar. */
  lastMonth: z.object({ month, state: z.enum(reflectionMonthStates) }),
  /** The reflection on the last whole month, or else the newest. */
  reflection: Reflection.nullable(),
})
export type ReflectionPage = z.infer<typeof ReflectionPage>

const writes = { max: 30, seconds: 60 }

export const reflection = defineRoutes({
  read: {
    method: 'GET',
    path: '/api/reflections',
    summary: 'Get your newest monthly reflection, and whether your last month can be read back to you.',
    access: 'member',
    reply: ReflectionPage,
    errors: [],
  },
  make: {
    method: 'POST',
    path: '/api/reflections',
    summary: 'Make the reflection of your last whole month. Asked again, it answers with the one that was made.',
    access: 'member',
    body: z.object({ month }),
    reply: Reflection,
    errors: ['giving.not_included', 'reflection.wrong_month', 'reflection.too_little', 'reflection.deleted'],
    limit: writes,
  },
  choose: {
    method: 'PUT',
    path: '/api/reflections/choice',
    summary: 'Choose whether a reflection is made at the start of each month.',
    access: 'member',
    body: z.object({ choice: z.enum(['monthly', 'no']) }),
    reply: z.null(),
    errors: ['giving.not_included'],
    limit: writes,
  },
  remove: {
    method: 'DELETE',
    path: '/api/reflections/:month',
    summary: 'Delete the reflection of a month for good. It isn’t made again.',
    access: 'member',
    params: z.object({ month }),
    reply: z.null(),
    errors: [],
    limit: writes,
  },
})
