import { z } from 'zod'
import { buddyRoutes } from './buddies.ts'
import { challengeRoutes } from './challenges.ts'
import { gentleAnswers, GentleDays } from './gentle.ts'
import { byId, calendarDate } from '../http/fields.ts'
import { defineRoutes } from '../http/http.ts'
import { afterFeelings, beforeFeelings, limbs, timeZone } from '../practice/practice.ts'
import { weeklyGoal } from '../wellness/entries.ts'
import { QuestionLine } from '../wellness/question-days.ts'
import { ExperienceEntry, summaryRoutes } from './summary.ts'

export const experiencePerLevel = 100
export const streakMessageThresholds = { days: 7, sessions: 50 } as const
export const learningItemsShown = 6

/** In minutes after midnight: until then, a practice still counts for the day before. */
export const dayEnd = { min: 0, max: 360, default: 0 } as const
export const pauseMaxDays = 30
export const restDaysMax = 2
/** A rest day is earned at every seventh practice day of a run. */
export const runDaysPerRestDay = 7

export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const
export type Weekday = (typeof weekdays)[number]
export const moons = ['new-moon', 'full-moon'] as const
export type Moon = (typeof moons)[number]
/** Days that a member may choose to rest on. Without practice, such a day is not missed and uses no earned rest day. */
export const fixedRestDays = [...weekdays, ...moons] as const
export type FixedRestDay = (typeof fixedRestDays)[number]
export const restWeekdaysMax = 3
const isWeekday = (day: FixedRestDay): day is Weekday => !moons.some((moon) => moon === day)

export const FixedRestDays = z
  .array(z.enum(fixedRestDays))
  .max(fixedRestDays.length)
  .refine((days) => new Set(days.filter(isWeekday)).size <= restWeekdaysMax, 'Please choose up to three weekdays')

/** `travel` is a day cut short by a change of time zone or day end: it cannot be missed. */
export const dayKinds = ['practised', 'rest', 'paused', 'travel', 'empty'] as const

/** One practice day: what was logged, and how it counts for the streak. */
export const PracticeDay = z.object({
  day: z.iso.date(),
  sessions: z.int().nonnegative(),
  minutes: z.int().nonnegative(),
  kind: z.enum(dayKinds),
})
export type PracticeDay = z.infer<typeof PracticeDay>

/** The texts of an achievement and how its stone is drawn. */
export const Achievement = z.object({
  name: z.string(),
  description: z.string(),
  icon: z.string(),
  tone: z.string(),
  category: z.string(),
  /** True if its name is a number, which quiet mode hides. */
  isCount: z.boolean(),
})
export type Achievement = z.infer<typeof Achievement>

/** An achievement that the member has earned. */
export const AchievementEntry = z.object({
  id: z.uuid(),
  /** The time of the practice that earned it, not the time at which it was logged. */
  unlockedAt: z.iso.datetime(),
  achievement: Achievement,
  practiceDay: z.iso.date(),
  /** The practice that earned it. */
  session: z
    .object({
      limbType: z.enum(limbs),
      duration: z.int(),
      time: z.string(),
      beforeFeeling: z.enum(beforeFeelings).nullable(),
      afterFeeling: z.enum(afterFeelings).nullable(),
    })
    .nullable(),
  /** False until the member has placed a new stone with the others. */
  isPlaced: z.boolean(),
})
export type AchievementEntry = z.infer<typeof AchievementEntry>

/** An achievement that is still ahead, with the progress so far. */
export const AchievementAhead = z.object({
  id: z.uuid(),
  achievement: Achievement,
  /** What is counted. Minutes are shown as hours. */
  measure: z.string(),
  reached: z.int().nonnegative(),
  requirement: z.int().positive(),
})
export type AchievementAhead = z.infer<typeof AchievementAhead>

/** How many achievements ahead are shown at once. */
export const achievementsAheadShown = 6

export const JourneyStats = z.object({
  currentStreak: z.int().nonnegative(),
  longestStreak: z.int().nonnegative(),
  /** Practice days of the current week, Monday to Sunday, as a percentage of the goal. */
  weeklyProgress: z.int().min(0).max(100),
  level: z.int().positive(),
  experience: z.int().nonnegative(),
  totalSessions: z.int().nonnegative(),
  totalMinutes: z.int().nonnegative(),
  restDays: z.int().min(0).max(restDaysMax),
  consistency: z.number().min(0).max(100),
  today: z.iso.date(),
  /** Monday to Sunday of the current week; future days are empty, unless they are paused or fixed rest days. */
  week: z.array(PracticeDay).length(7),
  /** The first day of the current streak. */
  streakStart: z.iso.date().nullable(),
  /** All days with practice, ever. */
  practiceDays: z.int().nonnegative(),
  weeklyGoal: z.int().min(weeklyGoal.min).max(weeklyGoal.max),
  /** This year's days up to today, without the empty ones. */
  year: z.array(PracticeDay),
  /** The practices of the last three practice days, newest first. If there are many, only the latest. */
  recentExperience: z.array(ExperienceEntry),
  /** Nearest first. */
  achievementsAhead: z.array(AchievementAhead).max(achievementsAheadShown),
})
export type JourneyStats = z.infer<typeof JourneyStats>

export const PracticePause = z.object({ id: z.uuid(), firstDay: z.iso.date(), lastDay: z.iso.date() })
export type PracticePause = z.infer<typeof PracticePause>

export const JourneySettings = z.object({
  zone: z.string(),
  /** True until the member chooses a zone. From then on it no longer follows their device. */
  zoneFollowsDevice: z.boolean(),
  dayEndsAt: z.int().min(dayEnd.min).max(dayEnd.max),
  weeklyGoal: z.int().min(weeklyGoal.min).max(weeklyGoal.max),
  quietMode: z.boolean(),
  /** The member wants neither the Practice Guide nor a word about it. */
  hideGuide: z.boolean().optional(),
  fixedRestDays: z.array(z.enum(fixedRestDays)),
  /** The days of the next new and the next full moon, today included. */
  nextMoons: z.record(z.enum(moons), z.iso.date()),
  today: z.iso.date(),
  /** The moment at which `today` was determined, by our clock, because a device's clock may be wrong. */
  now: z.iso.datetime(),
  /** Pauses that haven't ended yet, nearest first. */
  pauses: z.array(PracticePause),
  /** Pauses that are over, newest first. */
  pastPauses: z.array(PracticePause),
  gentleDays: GentleDays,
  /** The first presets, for home. */
  firstSits: z.array(z.object({ id: z.uuid(), name: z.string() })),
  /** The member's question to their own practice, for home. */
  question: QuestionLine.optional(),
})
export type JourneySettings = z.infer<typeof JourneySettings>

export const JourneySettingsChange = z
  .object({
    zone: timeZone,
    zoneFollowsDevice: z.boolean(),
    dayEndsAt: z
      .int()
      .min(dayEnd.min, 'Please choose 6:00 or earlier')
      .max(dayEnd.max, 'Please choose 6:00 or earlier'),
    weeklyGoal: z.int().min(weeklyGoal.min).max(weeklyGoal.max),
    quietMode: z.boolean(),
    hideGuide: z.boolean(),
    fixedRestDays: FixedRestDays,
  })
  .partial()
export type JourneySettingsChange = z.infer<typeof JourneySettingsChange>

export const NewPause = z
  .object({
    firstDay: calendarDate('Please choose the first day'),
    lastDay: calendarDate('Please choose the last day'),
  })
  .refine(({ firstDay, lastDay }) => firstDay <= lastDay, {
    path: ['lastDay'],
    error: 'The last day can’t be before the first',
  })
  .refine(({ firstDay, lastDay }) => Date.parse(lastDay) - Date.parse(firstDay) < pauseMaxDays * 86_400_000, {
    path: ['lastDay'],
    error: 'A pause can last up to 30 days',
  })
export type NewPause = z.infer<typeof NewPause>

export const journey = defineRoutes({
  ...challengeRoutes,
  ...buddyRoutes,
  ...summaryRoutes,
  stats: {
    method: 'GET',
    path: '/api/gamification/stats',
    summary: 'Get your streak, level and current week.',
    access: 'member',
    reply: JourneyStats,
    errors: [],
  },
  achievements: {
    method: 'GET',
    path: '/api/gamification/achievements',
    summary: 'List the achievements you’ve earned, newest first.',
    access: 'member',
    reply: z.array(AchievementEntry),
    errors: [],
  },
  placeAchievement: {
    method: 'POST',
    path: '/api/gamification/achievements/:id/place',
    summary: 'Place a new achievement with the others.',
    access: 'member',
    params: byId,
    reply: z.null(),
    errors: ['journey.achievement_not_found'],
    limit: { max: 60, seconds: 60 },
  },
  settings: {
    method: 'GET',
    path: '/api/journey/settings',
    summary: 'Get your time zone, end of day, weekly goal, fixed rest days, quiet mode, pauses and gentle days.',
    access: 'member',
    reply: JourneySettings,
    errors: [],
  },
  changeSettings: {
    method: 'PATCH',
    path: '/api/journey/settings',
    summary: 'Update your practice settings. Days you’ve already practised don’t change.',
    access: 'member',
    body: JourneySettingsChange,
    reply: JourneySettings,
    errors: ['practice.zone_unknown'],
    limit: { max: 60, seconds: 60 },
  },
  pause: {
    method: 'POST',
    path: '/api/journey/pauses',
    summary: 'Add a pause. Your streak and consistency stay as they are until it ends.',
    access: 'member',
    body: NewPause,
    reply: JourneySettings,
    errors: ['journey.pause_overlaps', 'journey.pause_too_far', 'journey.pauses_too_long'],
    limit: { max: 20, seconds: 60 },
    creates: true,
  },
  endPause: {
    method: 'DELETE',
    path: '/api/journey/pauses/:id',
    summary: 'End a pause today, cancel one that hasn’t started, or remove one that is over.',
    access: 'member',
    params: byId,
    reply: JourneySettings,
    errors: ['journey.pause_not_found'],
    limit: { max: 20, seconds: 60 },
  },
  noteGentleOffer: {
    method: 'PUT',
    path: '/api/journey/gentle-days/offer',
    summary: 'Note that you were offered gentle days. There’s no other offer for 30 days.',
    access: 'member',
    reply: z.null(),
    errors: [],
    limit: { max: 20, seconds: 60 },
  },
  answerGentleOffer: {
    method: 'PUT',
    path: '/api/journey/gentle-days/answer',
    summary: 'Answer the offer of gentle days. After a yes they start today and last 14 days.',
    access: 'member',
    body: z.object({ answer: z.enum(gentleAnswers) }),
    reply: JourneySettings,
    errors: ['journey.gentle_offer_not_found'],
    limit: { max: 20, seconds: 60 },
  },
  endGentleDays: {
    method: 'DELETE',
    path: '/api/journey/gentle-days',
    summary: 'End your gentle days.',
    access: 'member',
    reply: JourneySettings,
    errors: [],
    limit: { max: 20, seconds: 60 },
  },
  resumeGentleDays: {
    method: 'PUT',
    path: '/api/journey/gentle-days',
    summary: 'Take back that you ended your gentle days. Their last day stays the same.',
    access: 'member',
    reply: JourneySettings,
    errors: ['journey.gentle_days_over'],
    limit: { max: 20, seconds: 60 },
  },
})
