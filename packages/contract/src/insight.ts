import { z } from 'zod'
import { defineRoutes } from './http/http.ts'
import { PracticeDay } from './journey.ts'
import { afterFeelings, beforeFeelings, limbs, PracticeSession } from './practice.ts'

export const recommendationIntensities = ['gentle', 'moderate', 'intense'] as const

export const recentSessionsShown = 3
export const chartDays = { weekly: 7, monthly: 30 } as const
export const recommendationsStaleMs = 300_000

/** To one decimal, wherever hours are shown. */
export const hoursOf = (minutes: number): number => Math.round(minutes / 6) / 10

/** The period that the distribution and the favourite cover. */
export const analyticsRanges = ['last-30-days', 'last-90-days', 'this-year'] as const
export type AnalyticsRange = (typeof analyticsRanges)[number]

/** The change of feeling logged most often for a limb. */
export const FeelingChange = z.object({
  limbType: z.enum(limbs),
  before: z.enum(beforeFeelings),
  after: z.enum(afterFeelings),
  times: z.int().positive(),
  /** Sessions of this limb with both feelings. */
  sessions: z.int().positive(),
})
export type FeelingChange = z.infer<typeof FeelingChange>

export const Analytics = z.object({
  /** Sessions by limb within the range, or for all time without one. Limbs never practised are left out. */
  limbDistribution: z.partialRecord(z.enum(limbs), z.int().positive()),
  /** The three newest. */
  recentSessions: z.array(PracticeSession),
  totalSessions: z.int().nonnegative(),
  currentStreak: z.int().nonnegative(),
  /** Within the range; of equals, the one practised longer. */
  favoriteLimb: z.enum(limbs).nullable(),
  /** Sessions of the last seven practice days, today included. */
  weeklyTotal: z.int().nonnegative(),
  /** One decimal. */
  totalHours: z.number().nonnegative(),
  totalMinutes: z.int().nonnegative(),
  restDays: z.int().nonnegative(),
  today: z.iso.date(),
  /** The last 30 practice days, today last. */
  daily: z.array(PracticeDay).length(chartDays.monthly),
  /** Per limb within the range, most practised first. */
  feelingChanges: z.array(FeelingChange),
})
export type Analytics = z.infer<typeof Analytics>

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
})
