import {
  ambientSoundIds,
  captionMaxLength,
  chatKinds,
  difficultyLevels,
  FixedRestDays,
  gentleAnswers,
  type Hardship,
  hardSeverities,
  hardWords,
  isKnownZone,
  limbs,
  maxHardWords,
  pictureMaxBytes,
  reasons,
  socialPlatforms,
  timesOfDay,
  Preset,
  TimerSettings,
} from '@sadhana/contract'
import { z } from 'zod'
import type { Archived, Entries } from '../shared/entries.rules.ts'
import { ArchivedQuestion } from './archived-question.service.ts'

export const archiveFormat = 'sadhana-compass-archive'
/** Goes up when an older server could no longer read it. */
export const archiveVersion = 1
export const manifestName = 'manifest.json'
export const dataName = (table: string): string => `data/${table}.jsonl`

export const archiveLimits = {
  entries: 20_000,
  manifestBytes: 8 * 1024 * 1024,
  /** Limits changes of practice settings, because recalculating a streak reads them all. */
  settings: 1_000,
  choices: 1_000,
  /** Of one table, unpacked. */
  tableBytes: 512 * 1024 * 1024,
  lineBytes: 64 * 1024,
  pictureBytes: pictureMaxBytes,
} as const

export const ArchiveManifest = z
  .object({
    format: z.literal(archiveFormat),
    version: z.int().positive(),
    createdAt: z.iso.datetime(),
    files: z.array(
      z.object({
        name: z.string().max(255),
        /** The number of lines, for a table. */
        rows: z.int().nonnegative().optional(),
        bytes: z.int().nonnegative(),
        sha256: z.string().regex(/^[0-9a-f]{64}$/),
      }),
    ),
  })
  .describe('manifest.json: what the archive holds')
export type ArchiveManifest = z.infer<typeof ArchiveManifest>

const source = { id: z.uuid(), created_at: z.string().max(40) }
const day = z.iso.date()
const zone = z.string().max(64)
const dayEndsAt = z.int().min(0).max(360)
/** Links in answers lead only to our own pages, whatever a file says. */
const answerSource = z.object({
  source: z.string().max(40),
  title: z.string().max(300),
  path: z
    .string()
    .max(300)
    .regex(/^\/(?![/\\])/),
})

/**
 * The rows that an import reads, under the names of their tables. Everything else in the archive is for people to read.
 */
export const archivedRows = {
  practice_sessions: z.object({
    ...source,
    date: day,
    time: z.string().max(8),
    zone,
    practice_day: day,
    limb_type: z.string().max(20),
    duration: z.int(),
    before_feeling: z.string().max(20).nullable(),
    after_feeling: z.string().max(20).nullable(),
    notes: z.string().nullable(),
    /** Older archives have none. */
    tags: z.array(z.string()).nullish(),
    share_notes: z.boolean(),
  }),
  practice_hardships: z.object({
    session_id: z.uuid(),
    severity: z.enum(hardSeverities).nullable(),
    words: z.array(z.enum(hardWords)).max(maxHardWords),
  }),
  meditation_sessions: z.object({
    id: z.uuid(),
    ambient_sound: z.enum(ambientSoundIds).nullable(),
    completed_at: z.string().max(40),
    interrupted: z.boolean(),
  }),
  mood_entries: z.object({
    ...source,
    mood: z.string().max(20),
    energy: z.int(),
    energy_given: z.boolean(),
    notes: z.string().nullable(),
    practice_day: day,
  }),
  sleep_entries: z.object({
    ...source,
    date: day,
    bedtime: z.string().max(40).nullable(),
    wake_time: z.string().max(40).nullable(),
    duration: z.int().nullable(),
    quality: z.int(),
    notes: z.string().nullable(),
    zone,
  }),
  practice_pauses: z.object({ id: z.uuid(), first_day: day, last_day: day }),
  gentle_offers: z
    .object({
      offered_on: day,
      answer: z.enum(gentleAnswers).nullable(),
      answered_on: day.nullable(),
      ended_on: day.nullable(),
    })
    .refine(({ answer, answered_on }) => (answer === null) === (answered_on === null)),
  questions: ArchivedQuestion,
  social_connections: z.object({
    platform: z.enum(socialPlatforms),
    platform_username: z.string().min(1).max(100),
    is_connected: z.literal(true),
  }),
  user_preferences: z.object({
    weekly_goal: z.int().min(1).max(7),
    preferred_practice_time: z.enum(timesOfDay),
    difficulty_level: z.enum(difficultyLevels),
    quiet_mode: z.boolean(),
    hide_guide: z.boolean().default(false),
    reasons: z.array(z.enum(reasons)).max(reasons.length),
    fixed_rest_days: FixedRestDays.default([]),
  }),
  privacy_settings: z.object({ approve_followers: z.boolean() }),
  session_media: z.object({
    id: z.uuid(),
    session_id: z.uuid(),
    media_type: z.literal('image'),
    media_url: z.uuid(),
    caption: z.string().trim().max(captionMaxLength).nullable(),
    created_at: z.string().max(40),
  }),
  sit_presets: Preset.extend({ position: z.int(), changed_at: z.string().max(40) }),
  timer_settings: z.object({
    key: TimerSettings.keyof(),
    value: z.unknown(),
    changed_at: z.string().max(40),
  }),
  article_reads: z.object({
    slug: z.string().min(1).max(200),
    place: z.int().min(0).max(500),
    read_at: z.string().max(40).nullable(),
    updated_at: z.string().max(40),
  }),
  hidden_recommendations: z.object({ limb_type: z.enum(limbs), until: day }),
  challenge_participants: z.object({
    challenge_id: z.uuid(),
    joined_at: z.string().max(40),
    template: z.string().max(50).nullable(),
    start_date: day,
  }),
  setting_history: z.object({
    valid_from: z.string().max(40),
    weekly_goal: z.int().min(1).max(7),
    zone,
    day_ends_at: dayEndsAt,
    fixed_rest_days: FixedRestDays.default([]),
  }),
  chat_messages: z.object({
    ...source,
    message: z.string().min(1).max(4_000),
    response: z.string().max(20_000),
    kind: z.enum(chatKinds),
    sources: z.array(answerSource).max(20),
    log_used: z.string().max(2_000).nullable(),
  }),
  users: z.object({
    bio: z.string().trim().max(500).nullable(),
    profile_image: z.string().max(200).nullable(),
    zone: zone.optional(),
    zone_follows_device: z.boolean().optional(),
    day_ends_at: dayEndsAt.optional(),
  }),
} as const
export type RestoredTable = keyof typeof archivedRows
export type Row<T extends RestoredTable> = z.infer<(typeof archivedRows)[T]>

export const isoOf = (text: string): string => {
  const at = new Date(text)
  return Number.isNaN(at.getTime()) ? '' : at.toISOString()
}
export const isoOrNull = (text: string | null) => (text === null ? null : isoOf(text))
const createdOf = (row: { id: string; created_at: string }) => ({
  sourceId: row.id,
  createdAt: isoOf(row.created_at) || new Date(0).toISOString(),
})

/** Converts an archived row to the form that imports use, so that it is checked like any other. */
export const practiceOf = (
  row: Row<'practice_sessions'>,
  { sit, hard }: { sit: Archived['sit']; hard: Hardship | undefined },
): { raw: object; archived: Archived } => ({
  raw: {
    kind: 'practice',
    date: row.date,
    time: row.time.slice(0, 5),
    zone: row.zone,
    limbType: row.limb_type,
    duration: row.duration,
    beforeFeeling: row.before_feeling,
    afterFeeling: row.after_feeling,
    hard,
    notes: row.notes,
    tags: row.tags,
  },
  archived: { ...createdOf(row), practiceDay: row.practice_day, shareNotes: row.share_notes, sit: sit ?? null },
})

export function sitOf(row: Row<'meditation_sessions'>): Archived['sit'] {
  const completedAt = isoOf(row.completed_at)
  return completedAt ? { ambientSound: row.ambient_sound, completedAt, interrupted: row.interrupted } : null
}

export const hardshipOf = ({ severity, words }: Row<'practice_hardships'>): Hardship => ({
  ...(severity && { severity }),
  ...(words.length > 0 && { words: [...new Set(words)] }),
})

export const moodOf = (row: Row<'mood_entries'>): { raw: object; archived: Archived } => ({
  raw: {
    kind: 'mood',
    at: isoOf(row.created_at),
    mood: row.mood,
    energy: row.energy_given ? row.energy : null,
    notes: row.notes,
  },
  archived: { ...createdOf(row), practiceDay: row.practice_day },
})

export const nightOfRow = (row: Row<'sleep_entries'>): { raw: object; archived: Archived } => ({
  raw: {
    kind: 'night',
    date: row.date,
    bedtime: isoOrNull(row.bedtime),
    wakeTime: isoOrNull(row.wake_time),
    duration: row.duration,
    quality: row.quality,
    notes: row.notes,
    zone: row.zone,
  },
  archived: createdOf(row),
})

export const preferencesOf = (row: Row<'user_preferences'>): Entries['preferences'] => ({
  weeklyGoal: row.weekly_goal,
  preferredPracticeTime: row.preferred_practice_time,
  difficultyLevel: row.difficulty_level,
  quietMode: row.quiet_mode,
  hideGuide: row.hide_guide,
  reasons: row.reasons,
  fixedRestDays: row.fixed_rest_days,
})

/** A zone that followed the device isn't the member's choice, so the current device decides. */
export function toCalendar(row: Row<'users'>): Entries['calendar'] | undefined {
  const { zone: chosen = '', zone_follows_device: follows = true, day_ends_at: dayEnds = 0 } = row
  const zoned = !follows && isKnownZone(chosen) && { zone: chosen }
  return zoned || dayEnds > 0 ? { ...(dayEnds > 0 && { dayEndsAt: dayEnds }), ...zoned } : undefined
}

export function settingOf(row: Row<'setting_history'>): Entries['setting'] | undefined {
  const { weekly_goal: weeklyGoal, zone: then, day_ends_at: dayEnds, fixed_rest_days: fixedRestDays } = row
  const validFrom = isoOf(row.valid_from)
  if (!validFrom || !isKnownZone(then)) return undefined
  return { validFrom, weeklyGoal, zone: then, dayEndsAt: dayEnds, fixedRestDays }
}

export type ArchivedPicture = Row<'session_media'>

/** The name of a picture in the archive, where it has the size in which it was stored. */
export const pictureFile = ({ session_id: sessionId, media_url: name }: ArchivedPicture): string =>
  `files/practice-pictures/${sessionId}/${name}-large.webp`

export function portraitOf({ profile_image: image }: Row<'users'>): Entries['portrait'] | undefined {
  const [name] = /[0-9a-f]{32}-512\.webp$/.exec(image ?? '') ?? []
  return name ? { file: `files/pictures/${name}` } : undefined
}
