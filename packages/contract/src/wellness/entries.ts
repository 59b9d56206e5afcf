import { z } from 'zod'
import { calendarDate, earliestDate } from '../http/fields.ts'
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

/** Increases with every change. */
const version = z.int()
/** The version that an edit is based on. If it is outdated, the edit is refused; without one, the edit always counts. */
const basedOn = z.int().optional()

export const NewMoodEntry = z.object({
  clientId,
  /** When it was felt, by the device's clock; without it, now. */
  feltAt: z.iso
    .datetime({ offset: true })
    .refine((at) => new Date(at) >= new Date(earliestDate), 'Please check the date')
    .optional(),
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
  version,
})
export type MoodEntry = z.infer<typeof MoodEntry>

export const moodFields = NewMoodEntry.omit({ clientId: true, feltAt: true }).partial()
export const MoodChange = moodFields.extend({ version: basedOn })
export type MoodChange = z.infer<typeof MoodChange>

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
  version,
})
export type SleepEntry = z.infer<typeof SleepEntry>

export const sleepChanges = z
  .object({
    ...sleepFields.shape,
    bedtime: instant.nullable(),
    wakeTime: instant.nullable(),
    quality: onScale,
    duration: z.int().min(0).max(1440).nullable(),
  })
  .partial()

/** Any of the form's fields. Those that aren't sent stay as they are. */
export const SleepChange = sleepChanges.extend({ version: basedOn })
export type SleepChange = z.infer<typeof SleepChange>

/** The version that a member didn't choose after two devices changed the same entry, under an id of the device's. */
export const setAside = { clientId: z.uuidv7() }

/** An entry that can still be restored. */
export const DeletedWellnessEntry = z.object({
  deletedAt: z.iso.datetime(),
  /** When it is erased and can no longer be restored. */
  erasedAt: z.iso.datetime(),
  mood: MoodEntry.optional(),
  night: SleepEntry.optional(),
})
export type DeletedWellnessEntry = z.infer<typeof DeletedWellnessEntry>
export const deletedEntriesShown = 100

export const WellnessPreferences = z.object({
  weeklyGoal: z.int().min(weeklyGoal.min).max(weeklyGoal.max),
  preferredPracticeTime: z.enum(timesOfDay),
  difficultyLevel: z.enum(difficultyLevels),
})
export type WellnessPreferences = z.infer<typeof WellnessPreferences>
export const WellnessPreferencesChange = WellnessPreferences.partial()
export type WellnessPreferencesChange = z.infer<typeof WellnessPreferencesChange>
