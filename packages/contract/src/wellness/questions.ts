import { z } from 'zod'
import { byId } from '../http/fields.ts'
import { defineRoutes } from '../http/http.ts'

/** What a question compares: the days with one thing (A) and the days with another (B). */
export const questionSides = ['a', 'b'] as const
export type QuestionSide = (typeof questionSides)[number]

/** What it looks at: something that members note anyway. `moods` is the day's share of pleasant ones. */
export const questionOutcomes = ['sleep-quality', 'sleep-length', 'energy', 'moods'] as const
export type QuestionOutcome = (typeof questionOutcomes)[number]

/** Shorter ones would hardly find anything. */
export const questionWeeks = [8, 12] as const
export type QuestionWeeks = (typeof questionWeeks)[number]

export const questionSizes = ['small', 'middling', 'large'] as const
export type QuestionSize = (typeof questionSizes)[number]

/** The differences that we call small, middling and large, in standard deviations of the member's days. */
export const questionDifferences: Record<QuestionSize, number> = { small: 0.4, middling: 0.8, large: 1.2 }

/**
 * In how many of ten questions such a difference is found, at least: whatever carries over from day to day, with 15 of
 * 100 days without a note and 10 of 100 not kept to. A simulation compares it (`questions.property.test.ts`).
 */
export const questionsFoundInTen: Record<QuestionWeeks, Record<QuestionSize, number>> = {
  8: { small: 1, middling: 5, large: 8 },
  12: { small: 2, middling: 7, large: 9 },
}

/** Before a question starts, we look at this many days to say how much the member's days differ anyway. */
export const questionDaysLookedBack = 56
/** For how many days home says that an answer is there. */
export const questionAnswerDaysOnHome = 7

export const questionTextLimits = { title: 120, side: 80 } as const

const sideText = z
  .string()
  .trim()
  .min(1, 'Please say what you do on these days')
  .max(questionTextLimits.side, 'Please keep this to 80 characters or fewer')

/** What is frozen when a question starts, apart from its first day and the order. */
export const FrozenQuestion = z.object({
  /** Null for a question of the member's own, which is named by its two sides. */
  title: z.string().trim().min(1).max(questionTextLimits.title).nullable(),
  a: sideText,
  b: sideText,
  outcome: z.enum(questionOutcomes),
  weeks: z.literal(questionWeeks),
})
export type FrozenQuestion = z.infer<typeof FrozenQuestion>

export const NewQuestion = FrozenQuestion.refine(({ a, b }) => a.toLowerCase() !== b.toLowerCase(), {
  path: ['b'],
  error: 'Please say something else here than above',
})
export type NewQuestion = z.infer<typeof NewQuestion>

/** `answered` ones are over and wait for the member to keep or forget them. */
export const questionStates = ['running', 'answered', 'kept', 'stopped'] as const

export const Question = FrozenQuestion.extend({
  id: z.uuid(),
  state: z.enum(questionStates),
  firstDay: z.iso.date(),
  lastDay: z.iso.date(),
})
export type Question = z.infer<typeof Question>

/** One of the days so far. Paused and gentle days rest, and count as missing. */
export const QuestionDay = z.object({
  day: z.iso.date(),
  side: z.enum(questionSides),
  isKept: z.boolean(),
  rests: z.boolean(),
})
export type QuestionDay = z.infer<typeof QuestionDay>

export const questionVerdicts = ['a-more', 'b-more', 'cannot-tell', 'too-few'] as const
export type QuestionVerdict = (typeof questionVerdicts)[number]

const perSide = z.object({ a: z.number(), b: z.number() })

export const QuestionAnswer = z.object({
  verdict: z.enum(questionVerdicts),
  /** The days with a value, oldest first. Lengths are in minutes, shares of moods from 0 to 1. */
  values: z.array(z.object({ side: z.enum(questionSides), value: z.number() })),
  /** The days the member kept to, of those that didn't rest. */
  keptDays: z.int().nonnegative(),
  activeDays: z.int().nonnegative(),
  /**
   * From the groups of four days that have a value on both sides; each counts the same. Null if there are too few.
   * `chance` is how often a gap at least as large would come up if A and B made no difference.
   */
  comparison: z
    .object({
      means: perSide,
      difference: z.number(),
      low: z.number(),
      high: z.number(),
      chance: z.number().min(0).max(1),
    })
    .nullable(),
})
export type QuestionAnswer = z.infer<typeof QuestionAnswer>

/** Before its last day is over, a question says what is to be done on which day, and nothing about what came of it. */
export const QuestionView = z.discriminatedUnion('state', [
  Question.extend({ state: z.literal('running'), days: z.array(QuestionDay) }),
  Question.extend({ state: z.enum(['answered', 'kept']), answer: QuestionAnswer }),
  Question.extend({ state: z.literal('stopped') }),
])
export type QuestionView = z.infer<typeof QuestionView>

const writes = { max: 60, seconds: 60 }

export const questionRoutes = defineRoutes({
  questions: {
    method: 'GET',
    path: '/api/wellness/questions',
    summary: 'List your questions to your own practice, newest first.',
    access: 'member',
    reply: z.array(Question),
    errors: [],
  },
  questionProspect: {
    method: 'GET',
    path: '/api/wellness/questions/prospect',
    summary: 'Get when a new question would start, and how much your days differ anyway.',
    access: 'member',
    query: z.object({ outcome: z.enum(questionOutcomes) }),
    reply: z.object({
      firstDay: z.iso.date(),
      /** The days with a value, of the last `questionDaysLookedBack`. */
      notedDays: z.int().nonnegative(),
      /** The standard deviation of these days. Null if there are too few. */
      spread: z.number().nonnegative().nullable(),
    }),
    errors: ['wellness.question_running'],
  },
  startQuestion: {
    method: 'POST',
    path: '/api/wellness/questions',
    summary: 'Start a question tomorrow. From then on it can be stopped, but not changed.',
    access: 'member',
    body: NewQuestion,
    reply: Question,
    errors: ['wellness.question_running'],
    limit: { max: 20, seconds: 60 },
    creates: true,
  },
  readQuestion: {
    method: 'GET',
    path: '/api/wellness/questions/:id',
    summary: 'Get a question and its days so far. The answer comes once its last day is over.',
    access: 'member',
    params: byId,
    reply: QuestionView,
    errors: ['wellness.question_not_found', 'wellness.question_altered'],
  },
  stopQuestion: {
    method: 'POST',
    path: '/api/wellness/questions/:id/stop',
    summary: 'Stop your question. It won’t have an answer.',
    access: 'member',
    params: byId,
    reply: z.null(),
    errors: ['wellness.question_not_found'],
    limit: writes,
  },
  keepQuestion: {
    method: 'POST',
    path: '/api/wellness/questions/:id/keep',
    summary: 'Keep a question that has its answer.',
    access: 'member',
    params: byId,
    reply: z.null(),
    errors: ['wellness.question_not_found'],
    limit: writes,
  },
  forgetQuestion: {
    method: 'DELETE',
    path: '/api/wellness/questions/:id',
    summary: 'Delete a question that is over, with its answer. Your moods and nights stay.',
    access: 'member',
    params: byId,
    reply: z.null(),
    errors: ['wellness.question_not_found'],
    limit: writes,
  },
})
