import { z } from 'zod'
import { byId, earliestDate, pageOf, pageQuery } from '../http/fields.ts'
import { defineRoutes } from '../http/http.ts'
import {
  afterFeelings,
  Hardship,
  limbs,
  practiceMinutes,
  practiceNotesMaxLength,
  timesOfDay,
  timeZone,
} from '../practice/practice.ts'
import { Tags } from '../practice/tags.ts'

export const ambientSounds = [
  { id: 'rain', category: 'nature' },
  { id: 'ocean', category: 'nature' },
  { id: 'forest', category: 'nature' },
  { id: 'tibetan', category: 'meditation' },
  { id: 'wind', category: 'nature' },
  { id: 'cafe', category: 'urban' },
  { id: 'flute', category: 'instrumental' },
  { id: 'fire', category: 'nature' },
] as const
export type AmbientSound = (typeof ambientSounds)[number]['id']
export const ambientSoundIds = ambientSounds.map(({ id }) => id) as [AmbientSound, ...AmbientSound[]]

export const meditationMinutes = { quick: [5, 10, 15, 20, 30, 45, 60], default: 10, min: 1, max: 180 } as const
export const timerTickMs = 1000
export const volume = { min: 0, max: 1, step: 0.1, default: 0.5 } as const
/** How many days back insights look for the best time of day and the minutes per sound. */
export const meditationInsightDays = 90

const moment = (message: string) =>
  z.iso.datetime({ offset: true, error: message }).refine((at) => new Date(at) >= new Date(earliestDate), message)

export const NewMeditationSession = z
  .object({
    /** The device's id for the sit. Even if it is sent twice, however late, it is saved once. */
    clientId: z.uuid().optional(),
    /** In minutes. An open-ended sit can be as long as a practice. */
    duration: z
      .int('Duration must be at least 1 minute')
      .min(practiceMinutes.min, 'Duration must be at least 1 minute')
      .max(practiceMinutes.max, 'Duration cannot exceed 300 minutes'),
    type: z.literal('meditation').optional(),
    ambientSound: z.enum(ambientSoundIds, 'Please choose a sound from the list').nullish(),
    notes: z
      .string()
      .trim()
      .max(practiceNotesMaxLength, 'Please keep your notes to 5,000 characters or fewer')
      .nullish(),
    tags: Tags.nullish(),
    /** Finished before the chosen time was up. */
    interrupted: z.boolean().optional(),
    limbType: z.enum(limbs, 'Please select an Ashtanga limb').optional(),
    /** The feeling afterwards; optional. */
    afterFeeling: z.enum(afterFeelings, 'Please select how you feel after practice').nullish(),
    hard: Hardship.optional(),
    /** By the device's clock; without them, the sit has just ended. */
    startedAt: moment('Please include when the sit started').optional(),
    completedAt: moment('Please include when the sit ended').optional(),
    zone: timeZone.optional(),
  })
  .refine(({ startedAt, completedAt }) => !startedAt || !completedAt || new Date(startedAt) <= new Date(completedAt), {
    path: ['completedAt'],
    error: 'A sit can’t end before it starts',
  })
export type NewMeditationSession = z.infer<typeof NewMeditationSession>

/** A sit. Its limb, minutes, notes and feeling are those of its practice, which has the same id. */
export const MeditationSession = z.object({
  id: z.uuid(),
  type: z.literal('meditation'),
  duration: z.int(),
  ambientSound: z.enum(ambientSoundIds).nullable(),
  notes: z.string().nullable(),
  interrupted: z.boolean(),
  completedAt: z.iso.datetime(),
  /** When it started, on the clock of the place where it was logged: HH:MM. */
  time: z.string(),
  limbType: z.enum(limbs),
  afterFeeling: z.enum(afterFeelings).nullable(),
  /** Missing if it wasn't hard. */
  hard: Hardship.optional(),
  practiceDay: z.iso.date(),
})
export type MeditationSession = z.infer<typeof MeditationSession>

export const MeditationStats = z.object({
  /** For the last seven practice days, including today. */
  weekSessions: z.int().nonnegative(),
  weekMinutes: z.int().nonnegative(),
  /** For all practices, not only sits. */
  currentStreak: z.int().nonnegative(),
  /** The consistency score, 0 to 100; null before the first practice. */
  mindfulnessScore: z.int().min(0).max(100).nullable(),
  /** Sits in the last 90 days, on which the values below are based. */
  recentSessions: z.int().nonnegative(),
  /** The time of day at which most of them started; null if there are too few to tell. */
  bestTime: z.object({ timeOfDay: z.enum(timesOfDay), sessions: z.int().positive() }).nullable(),
  /** Sorted by minutes, highest first. A silent sit has no sound. */
  minutesBySound: z.array(z.object({ sound: z.enum(ambientSoundIds).nullable(), minutes: z.int().positive() })),
})
export type MeditationStats = z.infer<typeof MeditationStats>

export const meditation = defineRoutes({
  save: {
    method: 'POST',
    path: '/api/meditation-sessions',
    summary: 'Save a sit and log it as a practice.',
    access: 'member',
    token: 'practice:log',
    body: NewMeditationSession,
    reply: MeditationSession,
    errors: ['meditation.deleted'],
    limit: { max: 60, seconds: 60 },
    creates: true,
  },
  list: {
    method: 'GET',
    path: '/api/meditation-sessions',
    summary: 'List your sits, newest first.',
    access: 'member',
    token: 'practice:read',
    query: pageQuery,
    reply: pageOf(MeditationSession),
    errors: [],
  },
  remove: {
    method: 'DELETE',
    path: '/api/meditation-sessions/:id',
    summary: 'Delete a sit and its practice. Restoring the practice restores both.',
    access: 'member',
    params: byId,
    reply: z.null(),
    errors: ['meditation.not_found'],
    limit: { max: 60, seconds: 60 },
  },
  stats: {
    method: 'GET',
    path: '/api/meditation-stats',
    summary: 'Get your meditation statistics.',
    access: 'member',
    reply: MeditationStats,
    errors: [],
  },
})
