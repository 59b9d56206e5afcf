import { z } from 'zod'
import { defineRoutes } from '../http/http.ts'
import { learningItemsShown } from './journey.ts'
import { afterFeelings, beforeFeelings, limbs } from '../practice/practice.ts'
import { difficultyLevels } from '../wellness/entries.ts'

export const articleCategories = ['practice', 'philosophy', 'daily-life'] as const
export type ArticleCategory = (typeof articleCategories)[number]

/** A part of a sentence. Sanskrit is marked, so that it is neither spoken nor hyphenated as English. */
export const ArticleText = z.object({ text: z.string(), mark: z.enum(['sanskrit', 'emphasis']).optional() })
export type ArticleText = z.infer<typeof ArticleText>
const sentence = z.array(ArticleText)

export const ArticleBlock = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('paragraph'), text: sentence }),
  z.object({ kind: z.literal('heading'), text: sentence }),
  z.object({ kind: z.literal('quote'), text: sentence, cite: sentence }),
  /** What to be careful about. */
  z.object({ kind: z.literal('care'), title: z.string(), text: sentence }),
  z.object({
    kind: z.literal('try'),
    title: z.string(),
    steps: z.array(sentence),
    note: sentence.optional(),
    /** Minutes to sit, for practices that can use the meditation timer. */
    minutes: z.int().positive().optional(),
  }),
])
export type ArticleBlock = z.infer<typeof ArticleBlock>

const slug = z
  .string()
  .max(80)
  .regex(/^[a-z0-9-]+$/)

/** Why an article is shown. The page puts it into words, none of which needs a number. */
export const ArticleReason = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('started') }),
  z.object({ kind: z.literal('beginning') }),
  z.object({ kind: z.literal('least-practised') }),
  z.object({ kind: z.literal('practised-lately') }),
  z.object({ kind: z.literal('shift'), before: z.enum(beforeFeelings), after: z.enum(afterFeelings) }),
  z.object({ kind: z.literal('not-practised') }),
  z.object({ kind: z.literal('practised') }),
  z.object({ kind: z.literal('unread') }),
  z.object({ kind: z.literal('again') }),
])
export type ArticleReason = z.infer<typeof ArticleReason>

const card = {
  slug,
  title: z.string(),
  standfirst: z.string(),
  category: z.enum(articleCategories),
  limbType: z.enum(limbs),
  difficulty: z.enum(difficultyLevels),
  /** In minutes. */
  readTime: z.int().positive(),
}

export const SuggestedArticle = z.object({ ...card, isRead: z.boolean(), reason: ArticleReason })
export type SuggestedArticle = z.infer<typeof SuggestedArticle>

export const Article = z.object({
  ...card,
  content: z.array(ArticleBlock),
  sources: z.array(sentence),
  checkedOn: z.iso.date(),
  isRead: z.boolean(),
  /** The number of the block at which you stopped, from 0. */
  place: z.int().nonnegative(),
  next: z.object({ slug, title: z.string() }).nullable(),
})
export type Article = z.infer<typeof Article>

/** What to change about your reading. Fields that are left out stay as they are. */
export const ReadingChange = z
  .object({
    place: z.int().min(0).max(500),
    isRead: z.boolean(),
    /** By the device's clock; without it, now. Of two changes, the later one counts, whichever arrives first. */
    changedAt: z.iso.datetime({ offset: true }),
  })
  .partial()
export type ReadingChange = z.infer<typeof ReadingChange>

const bySlug = z.object({ slug: z.string().max(80) })

/** Part of the feature `journey`. It is a separate table, so that other pages don't have to load it. */
export const learning = defineRoutes({
  suggestions: {
    method: 'GET',
    path: '/api/gamification/learning',
    summary: 'List up to six articles chosen by your practice and by what you’ve read.',
    access: 'member',
    reply: z.object({ items: z.array(SuggestedArticle).max(learningItemsShown) }),
    errors: [],
  },
  article: {
    method: 'GET',
    path: '/api/gamification/learning/:slug',
    summary: 'Get an article and the place where you stopped.',
    access: 'member',
    params: bySlug,
    reply: Article,
    errors: ['learning.not_found'],
  },
  saveReading: {
    method: 'PUT',
    path: '/api/gamification/learning/:slug/reading',
    summary: 'Save the place where you stopped, or mark an article as read or unread.',
    access: 'member',
    params: bySlug,
    body: ReadingChange,
    reply: z.null(),
    errors: ['learning.not_found'],
    limit: { max: 120, seconds: 60 },
  },
})
