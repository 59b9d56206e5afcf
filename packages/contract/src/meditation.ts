import { z } from 'zod'
import { earliestDate, pageOf, pageQuery } from './fields.ts'
import { defineRoutes } from './http.ts'
import { afterFeelings, limbs, practiceMinutes, practiceNotesMaxLength, timesOfDay, timeZone } from './practice.ts'

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
/** How far back the insights look for the best time of day and the minutes by sound. */
export const meditationInsightDays = 90

const moment = (message: string) =>
  z.iso.datetime({ offset: true, error: message }).refine((at) => at >= earliestDate, message)

export const NewMeditationSession = z
  .object({
    /** What the device that sat calls the sit: sent twice, however late, it is saved once. */
    clientId: z.uuid().optional(),
    /** Minutes. An open-ended sit ends where a practice does. */
    duration: z
      .int('Duration must be at least 1 minute')
      .min(practiceMinutes.min, 'Duration must be at least 1 minute')
      .max(practiceMinutes.max, 'Duration cannot exceed 300 minutes'),
    type: z.literal('meditation').optional(),
    ambientSound: z.enum(ambientSoundIds, 'Please choose one of the sounds').nullish(),
    notes: z.string().trim().max(practiceNotesMaxLength, 'Please keep your notes under 5,000 characters').nullish(),
    /** Finished before the chosen time was over. */
    interrupted: z.boolean().optional(),
    limbType: z.enum(limbs, 'Please select an Ashtanga limb').optional(),
    /** How it feels now; a sit may be saved without. */
    afterFeeling: z.enum(afterFeelings, 'Please select how you feel after practice').nullish(),
    /** By the device's clock; a sit without these has just ended. */
    startedAt: moment('Please send when the sit began').optional(),
    completedAt: moment('Please send when the sit ended').optional(),
    zone: timeZone.optional(),
  })
  .refine(({ startedAt, completedAt }) => !startedAt || !completedAt || new Date(startedAt) <= new Date(completedAt), {
    path: ['completedAt'],
    error: 'A sit cannot end before it began',
  })
export type NewMeditationSession = z.infer<typeof NewMeditationSession>

/** A sit; limb, minutes, notes and feeling are those of its practice, which has the same id. */
export const MeditationSession = z.object({
  id: z.uuid(),
  type: z.literal('meditation'),
  duration: z.int(),
  ambientSound: z.enum(ambientSoundIds).nullable(),
  notes: z.string().nullable(),
  interrupted: z.boolean(),
  completedAt: z.iso.datetime(),
  limbType: z.enum(limbs),
  afterFeeling: z.enum(afterFeelings).nullable(),
  practiceDay: z.iso.date(),
})
export type MeditationSession = z.infer<typeof MeditationSession>

export const MeditationStats = z.object({
  /** Of the last seven practice days, today included. */
  weekSessions: z.int().nonnegative(),
  weekMinutes: z.int().nonnegative(),
  /** Of every practice, sits and others. */
  currentStreak: z.int().nonnegative(),
  /** The consistency of the journey, 0 to 100; null before the first practice. */
  mindfulnessScore: z.int().min(0).max(100).nullable(),
  /** Sits of the last 90 days, which the rest is drawn from. */
  recentSessions: z.int().nonnegative(),
  /** When most of them began; null while there are too few to say. */
  bestTime: z.object({ timeOfDay: z.enum(timesOfDay), sessions: z.int().positive() }).nullable(),
  /** The most minutes first; a sit in silence has no sound. */
  minutesBySound: z.array(z.object({ sound: z.enum(ambientSoundIds).nullable(), minutes: z.int().positive() })),
})
export type MeditationStats = z.infer<typeof MeditationStats>

const byId = z.object({ id: z.uuid() })

export const meditation = defineRoutes({
  save: {
    method: 'POST',
    path: '/api/meditation-sessions',
    summary: 'Save a sit; it is logged as a practice too.',
    access: 'member',
    body: NewMeditationSession,
    reply: MeditationSession,
    errors: ['meditation.deleted'],
    limit: { max: 60, seconds: 60 },
    creates: true,
  },
  list: {
    method: 'GET',
    path: '/api/meditation-sessions',
    summary: 'Read the own sits, the latest first.',
    access: 'member',
    query: pageQuery,
    reply: pageOf(MeditationSession),
    errors: [],
  },
  remove: {
    method: 'DELETE',
    path: '/api/meditation-sessions/:id',
    summary: 'Delete a sit and its practice; restoring the practice brings both back.',
    access: 'member',
    params: byId,
    reply: z.null(),
    errors: ['meditation.not_found'],
    limit: { max: 60, seconds: 60 },
  },
  stats: {
    method: 'GET',
    path: '/api/meditation-stats',
    summary: 'Read what the own sits amount to.',
    access: 'member',
    reply: MeditationStats,
    errors: [],
  },
})
