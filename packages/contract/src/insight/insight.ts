import { z } from 'zod'
import { defineRoutes } from '../http/http.ts'
import { ComparedRanges, Comparison } from './comparison.ts'
import { HardPractices } from './hard-practices.ts'
import { PracticeDay } from '../journey/journey.ts'
import { afterFeelings, beforeFeelings, limbs, PracticeSession } from '../practice/practice.ts'
import { tagsShown, TagTotal } from '../practice/tags.ts'
import { insightMoodsShown, moods } from '../wellness/entries.ts'

export const recentSessionsShown = 3
export const chartDays = { weekly: 7, monthly: 30 } as const

/** Rounded to one decimal, wherever hours are shown. */
export const hoursOf = (minutes: number): number => Math.round(minutes / 6) / 10

/** The period that the distribution and the favourite cover. */
export const analyticsRanges = ['last-30-days', 'last-90-days', 'this-year'] as const
export type AnalyticsRange = (typeof analyticsRanges)[number]

/** The most frequently logged change of feeling for a limb. */
export const FeelingChange = z.object({
  limbType: z.enum(limbs),
  before: z.enum(beforeFeelings),
  after: z.enum(afterFeelings),
  times: z.int().positive(),
  /** Sessions of this limb with a feeling before and an ending: a feeling, or that it was hard. */
  sessions: z.int().positive(),
  /** Those of them that were hard, alone or with a feeling; missing if none was. */
  hard: z.int().positive().optional(),
})
export type FeelingChange = z.infer<typeof FeelingChange>

/** Everything logged with a limb, from the feelings before to the feelings after. */
export const FeelingFlow = z.object({
  limbType: z.enum(limbs),
  /** Sessions of this limb with an ending: a feeling after, or that it was hard. */
  sessions: z.int().positive(),
  /** Most often logged first. `before` is null for a sit that was saved without it. */
  shifts: z.array(
    z.object({ before: z.enum(beforeFeelings).nullable(), after: z.enum(afterFeelings), times: z.int().positive() }),
  ),
  /** Those of them that were hard; one that was also calm counts here and among the shifts. Missing if none was. */
  hard: z.int().positive().optional(),
  /** The hard ones by the feeling before, most often logged first. `alone` had no feeling after, and are in no shift. */
  hardShifts: z
    .array(
      z.object({
        before: z.enum(beforeFeelings).nullable(),
        times: z.int().positive(),
        alone: z.int().nonnegative(),
      }),
    )
    .optional(),
})
export type FeelingFlow = z.infer<typeof FeelingFlow>

export const Analytics = z.object({
  /** Sessions per limb within the range, or for all time without one. Limbs never practised are left out. */
  limbDistribution: z.partialRecord(z.enum(limbs), z.int().positive()),
  /** The three newest sessions. */
  recentSessions: z.array(PracticeSession),
  totalSessions: z.int().nonnegative(),
  currentStreak: z.int().nonnegative(),
  /** Within the range. If two are equal, the one practised longer. */
  favoriteLimb: z.enum(limbs).nullable(),
  /** Sessions of the last seven practice days, including today. */
  weeklyTotal: z.int().nonnegative(),
  /** One decimal. */
  totalHours: z.number().nonnegative(),
  totalMinutes: z.int().nonnegative(),
  restDays: z.int().nonnegative(),
  today: z.iso.date(),
  /** The last 30 practice days, today last. */
  daily: z.array(PracticeDay).length(chartDays.monthly),
  /** For each limb within the range, most practised first. */
  feelingChanges: z.array(FeelingChange),
  /** Per limb within the range, most practised first; limbs without an ending are left out. */
  feelingFlows: z.array(FeelingFlow),
  /** Within the range, or for all time without one; the most used first. */
  tags: z.array(TagTotal).max(tagsShown),
})
export type Analytics = z.infer<typeof Analytics>

/** The six links between practice, mood and sleep, which were chosen before looking at any data. */
export const wellnessLinks = [
  'minutes-energy',
  'minutes-mood',
  'minutes-quality',
  'minutes-length',
  'quality-energy',
  'limb-energy',
] as const
export type WellnessLinkId = (typeof wellnessLinks)[number]

/** A link is shown from this many paired days on. */
export const pairedDaysNeeded = 8

/**
 * `withheld`: one side is constant, or has two values and one of them on fewer than five days. `too-early`: the interval contains zero. `no-link`: from 90 paired days on, if the
 * whole interval is within 0.2 of zero.
 */
export const linkVerdicts = ['too-few', 'withheld', 'too-early', 'no-link', 'more', 'less'] as const
export type LinkVerdict = (typeof linkVerdicts)[number]

export const WellnessLink = z.object({
  id: z.enum(wellnessLinks),
  /** The most practised limb, for the link about it. */
  limb: z.enum(limbs).nullable(),
  pairedDays: z.int().nonnegative(),
  verdict: z.enum(linkVerdicts),
  /**
   * For links with a verdict: the 99.2 % interval of Spearman's rank correlation or, if the second side has two values,
   * the 96 % interval of the difference between the shares of its larger one, on days above `divideOf` and the others.
   */
  interval: z.object({ low: z.number(), high: z.number() }).nullable(),
  /** One pair per day, oldest first; empty if there are too few. */
  pairs: z.array(z.tuple([z.number(), z.number()])),
})
export type WellnessLink = z.infer<typeof WellnessLink>

/** A mean over days, and how many of them had a value. */
const MeanOfDays = z.object({ mean: z.number().nullable(), days: z.int().nonnegative() })

export const WellnessInsights = z.object({
  today: z.iso.date(),
  /** The first day of the month eleven months ago, where everything here starts. */
  from: z.iso.date(),
  /** Days with a mood, oldest first. The mood is the one noted most or, if several tie, the last of them. */
  moodDays: z.array(
    z.object({ day: z.iso.date(), mood: z.enum(moods), energy: z.number().nullable(), entries: z.int().positive() }),
  ),
  /** Days of waking, oldest first, with mean quality, minutes asleep, and the clock times of the longest sleep. */
  nights: z.array(
    z.object({
      date: z.iso.date(),
      quality: z.number(),
      duration: z.int().nullable(),
      bedtime: z.string().nullable(),
      wakeTime: z.string().nullable(),
    }),
  ),
  /** The moods among the ten latest entries, most frequent first. */
  recentMoods: z.array(z.object({ mood: z.enum(moods), entries: z.int().positive() })).max(insightMoodsShown),
  energy: MeanOfDays,
  sleepQuality: MeanOfDays,
  sleepDuration: MeanOfDays,
  links: z.array(WellnessLink).length(wellnessLinks.length),
  /** True if one quiet line should lead to the helplines. */
  offersHelp: z.boolean(),
})
export type WellnessInsights = z.infer<typeof WellnessInsights>

export const insight = defineRoutes({
  analytics: {
    method: 'GET',
    path: '/api/analytics',
    summary: 'Get your practice statistics.',
    access: 'member',
    query: z.object({ range: z.enum(analyticsRanges).optional() }),
    reply: Analytics,
    errors: [],
  },
  wellness: {
    method: 'GET',
    path: '/api/wellness/insights',
    summary: 'Get a year of your moods and nights, and what they have to do with your practice.',
    access: 'member',
    reply: WellnessInsights,
    errors: [],
  },
  hard: {
    method: 'GET',
    path: '/api/wellness/hard',
    summary: 'Get how often your practices of the last 90 days were hard: by length, part of day and limb.',
    access: 'member',
    reply: HardPractices,
    errors: [],
  },
  compare: {
    method: 'GET',
    path: '/api/analytics/comparison',
    summary: 'Get the figures of two ranges of days, side by side.',
    access: 'member',
    query: ComparedRanges,
    reply: Comparison,
    errors: ['giving.not_included'],
  },
})
