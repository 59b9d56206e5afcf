import { z } from 'zod'
import { defineRoutes } from '../http/http.ts'
import { limbs } from '../practice/practice.ts'
import { weeklyGoal } from '../wellness/entries.ts'

/** A recent practice and the experience it earned. */
export const ExperienceEntry = z.object({
  id: z.uuid(),
  practiceDay: z.iso.date(),
  limbType: z.enum(limbs),
  minutes: z.int().positive(),
  experience: z.int().nonnegative(),
  /** The part of `experience` for the first practice of its day. */
  dayBonus: z.int().nonnegative(),
})
export type ExperienceEntry = z.infer<typeof ExperienceEntry>

/** A few stats for a widget or a home screen. In quiet mode, there are no numbers. */
export const PracticeSummary = z.object({
  today: z.iso.date(),
  practisedToday: z.boolean(),
  quietMode: z.boolean(),
  minutesToday: z.int().nonnegative().nullable(),
  /** Practice days of the current week, and how many there should be. */
  daysThisWeek: z.int().min(0).max(7).nullable(),
  weeklyGoal: z.int().min(weeklyGoal.min).max(weeklyGoal.max).nullable(),
  currentStreak: z.int().nonnegative().nullable(),
  totalSessions: z.int().nonnegative().nullable(),
  totalMinutes: z.int().nonnegative().nullable(),
})
export type PracticeSummary = z.infer<typeof PracticeSummary>

export const summaryRoutes = defineRoutes({
  summary: {
    method: 'GET',
    path: '/api/practice-summary',
    summary: 'Get today, this week and your totals, for a widget. In quiet mode, every number is null.',
    access: 'member',
    token: 'practice:read',
    reply: PracticeSummary,
    errors: [],
  },
})
