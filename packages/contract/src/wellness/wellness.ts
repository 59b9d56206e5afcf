import { z } from 'zod'
import { byId, calendarDate, pageOf, pageQuery } from '../http/fields.ts'
import { defineRoutes } from '../http/http.ts'
import { timesOfDay, timeZone } from '../practice/practice.ts'

export const moods = ['happy', 'calm', 'excited', 'peaceful', 'stressed', 'anxious', 'sad', 'energetic'] as const
export type Mood = (typeof moods)[number]
/** The moods whose share of a day is used in insights. */
export const pleasantMoods: readonly Mood[] = ['happy', 'calm', 'excited', 'peaceful', 'energetic']
export const difficultyLevels = ['beginner', 'intermediate', 'advanced'] as const
export type DifficultyLevel = (typeof difficultyLevels)[number]

export const wellnessScale = { min: 1, max: 10, default: 5 } as const
export const weeklyGoal = { min: 1, max: 7, default: 3 } as const
export const recentEntriesShown = 10
export const insightMoodsShown = 5
export const wellnessNotesMaxLength = 2000
/** How long a deleted entry can be restored. */
export const wellnessUndoDays = 7
/** How many days the line that leads to the helplines stays hidden once dismissed. */
export const helpLineRestDays = 30

const onScale = z.int().min(wellnessScale.min).max(wellnessScale.max)
const notes = z
  .string()
  .trim()
  .max(wellnessNotesMaxLength, 'Please keep your notes to 2,000 characters or fewer')
  .nullish()
/** The device's id for the entry, a UUIDv7. Even if it is sent twice, however late, it is saved once. */
const clientId = z.uuidv7().optional()

export const NewMoodEntry = z.object({
  clientId,
  mood: z.enum(moods, 'Please select a mood'),
  /** 5 if it is missing. */
  energy: onScale.optional(),
  /**
   * False for a mood tapped without energy, which isn't included in averages. If it is missing, it depends on whether
   * `energy` was sent.
   */
  energyGiven: z.boolean().optional(),
  notes,
})
export type NewMoodEntry = z.infer<typeof NewMoodEntry>

export const MoodEntry = z.object({
  id: z.uuid(),
  mood: z.enum(moods),
  energy: z.int(),
  energyGiven: z.boolean(),
  notes: z.string().nullable(),
  createdAt: z.iso.datetime(),
  /** The day for which it counts. */
  practiceDay: z.iso.date(),
})
export type MoodEntry = z.infer<typeof MoodEntry>

export const MoodChange = NewMoodEntry.omit({ clientId: true }).partial()
export type MoodChange = z.infer<typeof MoodChange>

/** True if one quiet line should lead to the helplines. */
const offersHelp = z.boolean()

const instant = z.iso.datetime({ offset: true })

const sleepFields = z.object({
  /** The day of waking. */
  date: calendarDate('Please select a date'),
  bedtime: instant.nullable().default(null),
  wakeTime: instant.nullable().default(null),
  quality: onScale.default(wellnessScale.default),
  notes,
  /** In minutes. If both times are there, we calculate it from them. */
  duration: z.int().min(0).max(1440).nullable().default(null),
  /** The zone of the clock that showed the times. If it is missing, the account's. */
  zone: timeZone.optional(),
})

export const NewSleepEntry = sleepFields.extend({ clientId })
export type NewSleepEntry = z.infer<typeof NewSleepEntry>

export const SleepEntry = z.object({
  id: z.uuid(),
  date: z.iso.date(),
  bedtime: z.iso.datetime().nullable(),
  wakeTime: z.iso.datetime().nullable(),
  duration: z.int().nullable(),
  quality: z.int(),
  notes: z.string().nullable(),
  zone: z.string(),
})
export type SleepEntry = z.infer<typeof SleepEntry>

/** Any of the form's fields. Those that aren't sent stay as they are. */
export const SleepChange = z
  .object({
    ...sleepFields.shape,
    bedtime: instant.nullable(),
    wakeTime: instant.nullable(),
    quality: onScale,
    duration: z.int().min(0).max(1440).nullable(),
  })
  .partial()
export type SleepChange = z.infer<typeof SleepChange>

export const WellnessPreferences = z.object({
  weeklyGoal: z.int().min(weeklyGoal.min).max(weeklyGoal.max),
  preferredPracticeTime: z.enum(timesOfDay),
  difficultyLevel: z.enum(difficultyLevels),
})
export type WellnessPreferences = z.infer<typeof WellnessPreferences>
export const WellnessPreferencesChange = WellnessPreferences.partial()
export type WellnessPreferencesChange = z.infer<typeof WellnessPreferencesChange>

const writes = { max: 60, seconds: 60 }

export const wellness = defineRoutes({
  logMood: {
    method: 'POST',
    path: '/api/mood-entries',
    summary: 'Save how you feel now. Send `clientId` to make the call idempotent.',
    access: 'member',
    body: NewMoodEntry,
    reply: MoodEntry.extend({ offersHelp }),
    errors: ['wellness.deleted'],
    limit: writes,
    creates: true,
  },
  moods: {
    method: 'GET',
    path: '/api/mood-entries',
    summary: 'List your mood entries, newest first.',
    access: 'member',
    query: pageQuery,
    reply: pageOf(MoodEntry),
    errors: [],
  },
  editMood: {
    method: 'PATCH',
    path: '/api/mood-entries/:id',
    summary: 'Update a mood entry. It keeps its time.',
    access: 'member',
    params: byId,
    body: MoodChange,
    reply: MoodEntry,
    errors: ['wellness.not_found'],
    limit: writes,
  },
  removeMood: {
    method: 'DELETE',
    path: '/api/mood-entries/:id',
    summary: 'Delete a mood entry. You can restore it for seven days.',
    access: 'member',
    params: byId,
    reply: z.null(),
    errors: ['wellness.not_found'],
    limit: writes,
  },
  restoreMood: {
    method: 'POST',
    path: '/api/mood-entries/:id/restore',
    summary: 'Restore a deleted mood entry.',
    access: 'member',
    params: byId,
    reply: MoodEntry,
    errors: ['wellness.not_found'],
    limit: writes,
  },
  logSleep: {
    method: 'POST',
    path: '/api/sleep-entries',
    summary: 'Save a night or a nap by its day of waking. Send `clientId` to make the call idempotent.',
    access: 'member',
    body: NewSleepEntry,
    reply: SleepEntry,
    errors: ['wellness.deleted', 'wellness.times_wrong', 'wellness.sleep_overlaps', 'practice.zone_unknown'],
    limit: writes,
    creates: true,
  },
  nights: {
    method: 'GET',
    path: '/api/sleep-entries',
    summary: 'List your sleep entries, newest first.',
    access: 'member',
    query: pageQuery,
    reply: pageOf(SleepEntry),
    errors: [],
  },
  editSleep: {
    method: 'PATCH',
    path: '/api/sleep-entries/:id',
    summary: 'Update a sleep entry.',
    access: 'member',
    params: byId,
    body: SleepChange,
    reply: SleepEntry,
    errors: ['wellness.not_found', 'wellness.times_wrong', 'wellness.sleep_overlaps', 'practice.zone_unknown'],
    limit: writes,
  },
  removeSleep: {
    method: 'DELETE',
    path: '/api/sleep-entries/:id',
    summary: 'Delete a sleep entry. You can restore it for seven days.',
    access: 'member',
    params: byId,
    reply: z.null(),
    errors: ['wellness.not_found'],
    limit: writes,
  },
  restoreSleep: {
    method: 'POST',
    path: '/api/sleep-entries/:id/restore',
    summary: 'Restore a deleted sleep entry.',
    access: 'member',
    params: byId,
    reply: SleepEntry,
    errors: ['wellness.not_found', 'wellness.sleep_overlaps'],
    limit: writes,
  },
  preferences: {
    method: 'GET',
    path: '/api/user-preferences',
    summary: 'Get your weekly goal, preferred practice time and difficulty level.',
    access: 'member',
    reply: WellnessPreferences,
    errors: [],
  },
  changePreferences: {
    method: 'PUT',
    path: '/api/user-preferences',
    summary: 'Update any of your preferences. The weekly goal is that of your practice settings.',
    access: 'member',
    body: WellnessPreferencesChange,
    reply: WellnessPreferences,
    errors: [],
    limit: writes,
  },
  dismissHelp: {
    method: 'POST',
    path: '/api/wellness/help-line/dismiss',
    summary: 'Hide the line that leads to the helplines for 30 days.',
    access: 'member',
    reply: z.null(),
    errors: [],
    limit: writes,
  },
})
