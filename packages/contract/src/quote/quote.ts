import { z } from 'zod'
import { pageOf, pageQuery } from '../http/fields.ts'
import { defineRoutes } from '../http/http.ts'

export const quoteThemes = ['motivation', 'wisdom', 'progress', 'mindfulness', 'perseverance'] as const
export type QuoteTheme = (typeof quoteThemes)[number]

/** How many recent quotes a request names, so that the next one is different. */
export const recentQuotesSent = { home: 5, meditation: 3 } as const

/** The author of lines written by a language model, which never names a person. */
export const quoteWriter = 'Practice Guide'

export const Quote = z.object({
  id: z.uuid(),
  text: z.string(),
  /** Work and verse, or `quoteWriter`; null for a line of our own. */
  author: z.string().nullable(),
  /** The verse in Sanskrit, if it is short. */
  original: z.string().nullable(),
  theme: z.enum(quoteThemes),
  /** What it was chosen for, in a few words without counts. */
  practiceContext: z.string().nullable(),
  generatedAt: z.iso.datetime(),
})
export type Quote = z.infer<typeof Quote>

/** Other clients may send these. The server ignores them and counts for itself. */
const SentAnalytics = z.object({
  totalSessions: z.unknown(),
  currentStreak: z.unknown(),
  favoriteLimb: z.unknown(),
  recentProgress: z.unknown(),
  challengeAreas: z.unknown(),
  strengths: z.unknown(),
  weeklyTotal: z.unknown(),
  totalHours: z.unknown(),
})

export const QuoteRequest = z.object({
  analytics: SentAnalytics.partial().optional(),
  recentQuotes: z
    .array(z.object({ text: z.string().max(1000), theme: z.enum(quoteThemes) }))
    .max(recentQuotesSent.home)
    .default([]),
})

export const quote = defineRoutes({
  list: {
    method: 'GET',
    path: '/api/motivational-quotes',
    summary: 'List your quotes, newest first.',
    access: 'member',
    query: pageQuery,
    reply: pageOf(Quote),
    errors: [],
  },
  generate: {
    method: 'POST',
    path: '/api/generate-quote',
    summary: 'Get a new quote, other than your recent ones.',
    access: 'member',
    body: QuoteRequest,
    reply: Quote,
    errors: [],
    limit: { max: 60, seconds: 3600 },
  },
})
