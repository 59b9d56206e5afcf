import { z } from 'zod'
import { byId, calendarDate, pageOf, pageQuery } from '../http/fields.ts'
import { defineRoutes } from '../http/http.ts'
import { Hardship } from './hardship.ts'
import { maxListedTags, Tag, Tags, TagTotal } from './tags.ts'

export * from './hardship.ts'

export const limbs = ['yamas', 'niyamas', 'asana', 'pranayama', 'pratyahara', 'dharana', 'dhyana', 'samadhi'] as const
export type Limb = (typeof limbs)[number]

export const beforeFeelings = ['stressed', 'anxious', 'tired', 'restless', 'neutral', 'content', 'energized'] as const
export type BeforeFeeling = (typeof beforeFeelings)[number]
export const afterFeelings = ['calm', 'peaceful', 'focused', 'energized', 'centered', 'grateful', 'blissful'] as const
export type AfterFeeling = (typeof afterFeelings)[number]

export const visibilities = ['private', 'followers', 'public'] as const
export type Visibility = (typeof visibilities)[number]

export const timesOfDay = ['morning', 'afternoon', 'evening', 'night'] as const
export type TimeOfDay = (typeof timesOfDay)[number]

const firstHours: readonly (readonly [number, TimeOfDay])[] = [
  [21, 'night'],
  [17, 'evening'],
  [12, 'afternoon'],
  [5, 'morning'],
]

export const timeOfDayAt = (hour: number): TimeOfDay => firstHours.find(([from]) => hour >= from)?.[1] ?? 'night'

export const practiceMinutes = { min: 1, max: 300 } as const
export const practiceNotesMaxLength = 5000
/** How long a deleted session can be restored. */
export const practiceUndoDays = 7

/** An IANA name such as `Asia/Kolkata`. The server refuses names it doesn't know. */
export const timeZone = z.string('Please choose a time zone').min(1, 'Please choose a time zone').max(64)

export const afterFeelingMissing = 'Please select how you feel after practice'

/** The form's fields, whether or not they must be filled in. */
export const PracticeFields = z.object({
  /** What the device calls the practice, a UUIDv7: sent twice, however late, it is logged once. */
  clientId: z.uuidv7().optional(),
  date: calendarDate('Date is required'),
  time: z.iso.time({ precision: -1, error: 'Time is required' }),
  limbType: z.enum(limbs, 'Please select an Ashtanga limb'),
  duration: z
    .int('Duration must be at least 1 minute')
    .min(practiceMinutes.min, 'Duration must be at least 1 minute')
    .max(practiceMinutes.max, 'Duration cannot exceed 300 minutes'),
  beforeFeeling: z.enum(beforeFeelings, 'Please select how you felt before practice'),
  /** May be missing if the practice was hard. */
  afterFeeling: z.enum(afterFeelings, afterFeelingMissing).nullish(),
  hard: Hardship.optional(),
  notes: z
    .string()
    .trim()
    .max(practiceNotesMaxLength, 'Please keep your notes to 5,000 characters or fewer')
    .optional(),
  tags: Tags.optional(),
  visibility: z.enum(visibilities).optional(),
  shareNotes: z.boolean().optional(),
  /** The zone of date and time. If it is missing, the account's. */
  zone: timeZone.optional(),
})

/** The practice form; members read these messages. It ends in a feeling, or it was hard, or both. */
export const NewPracticeSession = PracticeFields.refine(({ afterFeeling, hard }) => Boolean(afterFeeling ?? hard), {
  path: ['afterFeeling'],
  error: afterFeelingMissing,
  // Also beside the faults of other fields: the form shows all of them at once.
  when: ({ value }) => typeof value === 'object' && value !== null,
})
export type NewPracticeSession = z.infer<typeof NewPracticeSession>

export const maxPictures = 4

export const PracticePicture = z.object({
  id: z.uuid(),
  /** What it shows, in the member's words. It is also for people who can't see it. */
  caption: z.string().nullable(),
})
export type PracticePicture = z.infer<typeof PracticePicture>

export const PracticeSession = z.object({
  id: z.uuid(),
  date: z.iso.date(),
  time: z.string(),
  duration: z.int(),
  limbType: z.enum(limbs),
  /** A saved sit may have no feelings. */
  beforeFeeling: z.enum(beforeFeelings).nullable(),
  afterFeeling: z.enum(afterFeelings).nullable(),
  notes: z.string().nullable(),
  /** In the member's order; readers who don't see the notes get none. */
  tags: z.array(z.string()),
  visibility: z.enum(visibilities),
  isPublic: z.boolean(),
  shareNotes: z.boolean(),
  zone: z.string(),
  /** The day for which this practice counts. */
  practiceDay: z.iso.date(),
  /** In the order in which they were chosen. Everyone who sees the session sees them. */
  pictures: z.array(PracticePicture),
  likes: z.int().nonnegative(),
  isLiked: z.boolean(),
  user: z.object({
    displayName: z.string(),
    username: z.string(),
    profileImage: z.string().nullable(),
    isVerified: z.boolean(),
  }),
  /** Increases with every change. An edit names the version it is based on. */
  version: z.int(),
  /** Missing if it wasn't hard. */
  hard: Hardship.optional(),
})
export type PracticeSession = z.infer<typeof PracticeSession>

/** The part of a deleted session that stays until it is erased. */
export const DeletedPracticeSession = PracticeSession.pick({
  id: true,
  date: true,
  time: true,
  duration: true,
  limbType: true,
  practiceDay: true,
}).extend({
  deletedAt: z.iso.datetime(),
  /** When it is erased and can no longer be restored. */
  erasedAt: z.iso.datetime(),
})
export type DeletedPracticeSession = z.infer<typeof DeletedPracticeSession>

/**
 * Any of the form's fields, and the version they are based on: if that is outdated, the edit is refused. `hard: null`
 * says that it wasn't hard after all.
 */
export const PracticeChange = PracticeFields.omit({ clientId: true })
  .partial()
  .extend({ hard: Hardship.nullish(), version: z.int() })
export type PracticeChange = z.infer<typeof PracticeChange>

/** The version that a member didn't choose after two devices changed the same session, under an id of the device's. */
export const OtherVersion = PracticeChange.omit({ version: true }).extend({ clientId: z.uuidv7() })
export type OtherVersion = z.infer<typeof OtherVersion>

/** What makes a practice a usual one: the same limb, about the same minutes, at the same time of day, this often. */
export const usualPractice = { times: 3, withinDays: 60, roundedToMinutes: 5, shown: 3 } as const

export const UsualPractice = z.object({
  limbType: z.enum(limbs),
  /** Rounded to the nearest five. Below three minutes, the value logged most often. */
  minutes: z.int().positive(),
  timeOfDay: z.enum(timesOfDay),
  /** The visibility of the latest of these sessions. */
  visibility: z.enum(visibilities),
})
export type UsualPractice = z.infer<typeof UsualPractice>

export const practiceListQuery = pageQuery.extend({
  limb: z.enum(limbs).optional(),
  /** Upper and lower case are the same. */
  tag: Tag.optional(),
  /** Calendar dates, both included. */
  from: calendarDate('Please choose a date').optional(),
  to: calendarDate('Please choose a date').optional(),
})

export const practice = defineRoutes({
  log: {
    method: 'POST',
    path: '/api/practice-sessions',
    summary: 'Log a practice session. Send `clientId` to make the call idempotent.',
    access: 'member',
    token: 'practice:log',
    body: NewPracticeSession,
    reply: PracticeSession,
    errors: ['practice.in_future', 'practice.zone_unknown', 'practice.deleted'],
    limit: { max: 60, seconds: 60 },
    creates: true,
  },
  list: {
    method: 'GET',
    path: '/api/practice-sessions',
    summary: 'List your sessions, newest first; filter by limb, tag and date.',
    access: 'member',
    token: 'practice:read',
    query: practiceListQuery,
    reply: pageOf(PracticeSession),
    errors: [],
  },
  listShort: {
    method: 'GET',
    path: '/practice-sessions',
    summary: 'List your sessions (short path, same reply).',
    access: 'member',
    query: practiceListQuery,
    reply: pageOf(PracticeSession),
    errors: [],
  },
  usual: {
    method: 'GET',
    path: '/api/usual-practices',
    summary: 'List what you often practise, up to three, with the present time of day first.',
    access: 'member',
    reply: z.array(UsualPractice).max(usualPractice.shown),
    errors: [],
  },
  tags: {
    method: 'GET',
    path: '/api/practice-tags',
    summary: 'List your own tags, the one you use most first.',
    access: 'member',
    reply: z.array(TagTotal).max(maxListedTags),
    errors: [],
  },
  read: {
    method: 'GET',
    path: '/api/practice-sessions/:id',
    summary: 'Get one of your sessions.',
    access: 'member',
    token: 'practice:read',
    params: byId,
    reply: PracticeSession,
    errors: ['practice.not_found'],
  },
  edit: {
    method: 'PATCH',
    path: '/api/practice-sessions/:id',
    summary: 'Update a session. Your statistics follow.',
    access: 'member',
    params: byId,
    body: PracticeChange,
    reply: PracticeSession,
    errors: ['practice.not_found', 'practice.changed_elsewhere', 'practice.in_future', 'practice.zone_unknown'],
    limit: { max: 60, seconds: 60 },
  },
  setAside: {
    method: 'POST',
    path: '/api/practice-sessions/:id/other-version',
    summary: 'Put another version of a session among the deleted ones, where you can restore it for seven days.',
    access: 'member',
    params: byId,
    body: OtherVersion,
    reply: z.null(),
    errors: ['practice.not_found'],
    limit: { max: 60, seconds: 60 },
  },
  remove: {
    method: 'DELETE',
    path: '/api/practice-sessions/:id',
    summary: 'Delete a session. You can restore it for seven days.',
    access: 'member',
    params: byId,
    reply: z.null(),
    errors: ['practice.not_found'],
    limit: { max: 60, seconds: 60 },
  },
  restore: {
    method: 'POST',
    path: '/api/practice-sessions/:id/restore',
    summary: 'Restore a deleted session.',
    access: 'member',
    params: byId,
    reply: PracticeSession,
    errors: ['practice.not_found'],
    limit: { max: 60, seconds: 60 },
  },
  listDeleted: {
    method: 'GET',
    path: '/api/practice-sessions/deleted',
    summary: 'List the sessions you deleted in the last seven days, the latest deletion first.',
    access: 'member',
    query: pageQuery,
    reply: pageOf(DeletedPracticeSession),
    errors: [],
  },
  erase: {
    method: 'DELETE',
    path: '/api/practice-sessions/deleted/:id',
    summary: 'Erase a deleted session now. It can’t be restored afterwards.',
    access: 'member',
    params: byId,
    reply: z.null(),
    errors: ['practice.not_found'],
    limit: { max: 60, seconds: 60 },
  },
})
