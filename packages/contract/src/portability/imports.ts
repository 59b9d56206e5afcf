import { z } from 'zod'
import { byId, calendarDate, pageOf, pageQuery } from '../http/fields.ts'
import { defineRoutes } from '../http/http.ts'
import {
  afterFeelings,
  beforeFeelings,
  Hardship,
  limbs,
  practiceMinutes,
  practiceNotesMaxLength,
  timeZone,
} from '../practice/practice.ts'
import { Tags } from '../practice/tags.ts'
import { moods, wellnessNotesMaxLength, wellnessScale } from '../wellness/entries.ts'

/** How long an import can be undone. */
export const importUndoDays = 30
/** Rows are sent in chunks of at most this many, and at most 200 kB, because the service accepts no larger body. */
export const importRowsAtOnce = 500
export const importMaxRows = 100_000
/** An archive is sent in parts of exactly this size, of which the last may be smaller. */
export const importPartBytes = 2 * 1024 * 1024
export const importMaxParts = 4_096

const onScale = z.int().min(wellnessScale.min).max(wellnessScale.max)
const instant = z.iso.datetime({ offset: true })
const minutesOfDay = 24 * 60

/** One practice from a file. If it is longer than a practice can be, it is shortened. */
export const ImportedPractice = z.object({
  kind: z.literal('practice'),
  date: calendarDate('date'),
  time: z.iso.time({ precision: -1, error: 'time' }),
  limbType: z.enum(limbs, 'limb'),
  duration: z.int('minutes').min(practiceMinutes.min, 'minutes').max(minutesOfDay, 'minutes'),
  beforeFeeling: z.enum(beforeFeelings, 'feeling').nullish(),
  afterFeeling: z.enum(afterFeelings, 'feeling').nullish(),
  hard: Hardship.nullish(),
  notes: z.string('notes').trim().max(practiceNotesMaxLength, 'notes').nullish(),
  tags: Tags.nullish(),
  /** The zone of date and time; if missing, the account's. */
  zone: timeZone.optional(),
})
export type ImportedPractice = z.infer<typeof ImportedPractice>

export const ImportedMood = z.object({
  kind: z.literal('mood'),
  at: instant,
  mood: z.enum(moods, 'mood'),
  energy: onScale.nullish(),
  notes: z.string('notes').trim().max(wellnessNotesMaxLength, 'notes').nullish(),
})
export type ImportedMood = z.infer<typeof ImportedMood>

/** Sleep by its day of waking. If both times are there, its minutes are calculated from them. */
export const ImportedNight = z.object({
  kind: z.literal('night'),
  date: calendarDate('date'),
  bedtime: instant.nullish(),
  wakeTime: instant.nullish(),
  duration: z.int('minutes').min(0, 'minutes').max(minutesOfDay, 'minutes').nullish(),
  quality: onScale.nullish(),
  notes: z.string('notes').trim().max(wellnessNotesMaxLength, 'notes').nullish(),
  zone: timeZone.optional(),
})
export type ImportedNight = z.infer<typeof ImportedNight>

export const ImportedRow = z.discriminatedUnion('kind', [ImportedPractice, ImportedMood, ImportedNight])
export type ImportedRow = z.infer<typeof ImportedRow>

/** Why a row is left out: a field we can't read, a moment in the future, or an unknown kind. */
export const importFaults = [
  'kind',
  'date',
  'time',
  'limb',
  'minutes',
  'feeling',
  'mood',
  'energy',
  'notes',
  'tags',
  'zone',
  'times',
  'future',
] as const
export type ImportFault = (typeof importFaults)[number]

export const importSources = ['archive', 'table', 'apple-health', 'loop-habits'] as const
export type ImportSource = (typeof importSources)[number]

/**
 * `receiving` accepts rows or parts; `reading`: the worker reads an archive; `checked`: the counts say what adding
 * would do; `added` can be undone until `undoUntil`.
 */
export const importStates = ['receiving', 'reading', 'refused', 'checked', 'added', 'undone'] as const
export type ImportState = (typeof importStates)[number]

/** Why a whole archive was refused. */
export const importRefusals = ['not-an-archive', 'newer-version', 'damaged', 'too-large', 'unsafe'] as const
export type ImportRefusal = (typeof importRefusals)[number]

const count = z.int().nonnegative()
const tally = z.object({ new: count, duplicate: count })
const change = z.object({ before: count, after: count })

/** What adding would change or, once added, has changed. */
export const ImportCounts = z.object({
  /** Every row that arrived. */
  rows: count,
  practices: tally,
  moods: tally,
  nights: tally,
  /**
   * Anything else that an archive restores: pictures, pauses, settings, social media usernames, challenges, reading,
   * chats.
   */
  others: tally,
  broken: count,
  /** New practices that were longer than a practice can be. */
  shortened: count,
  /** The days of the new practices, if there are any. */
  firstDay: z.iso.date().nullable(),
  lastDay: z.iso.date().nullable(),
  currentStreak: change,
  longestStreak: change,
})
export type ImportCounts = z.infer<typeof ImportCounts>

export const Import = z.object({
  id: z.uuid(),
  source: z.enum(importSources),
  /** The name of the file. */
  name: z.string(),
  state: z.enum(importStates),
  refusal: z.enum(importRefusals).nullable(),
  /** Rows received so far. */
  received: count,
  /** Available from `checked` on. */
  counts: ImportCounts.nullable(),
  createdAt: z.iso.datetime(),
  addedAt: z.iso.datetime().nullable(),
  undoUntil: z.iso.datetime().nullable(),
})
export type Import = z.infer<typeof Import>

export const NewImport = z.object({
  /** The device's id for the import. Even if it is sent twice, it starts once. */
  id: z.uuidv7(),
  source: z.enum(importSources),
  name: z.string().trim().min(1).max(255),
})
export type NewImport = z.infer<typeof NewImport>

/** Rows are checked one by one when the import is checked, so that an invalid one doesn't keep the others out. */
export const ImportRows = z.object({
  rows: z
    .array(z.record(z.string().max(64), z.unknown()))
    .min(1)
    .max(importRowsAtOnce),
})

export const InvalidRow = z.object({
  /** Counted from 0, in the order in which the device sent them. */
  row: count,
  fault: z.enum(importFaults),
})
export type InvalidRow = z.infer<typeof InvalidRow>

const numbered = (last: number) => z.object({ number: z.coerce.number().int().min(0).max(last) })
const sends = { max: 900, seconds: 60 }
const acts = { max: 30, seconds: 60 }

/**
 * Start, send rows (or the parts of an archive), check, commit. Undo works for 30 days. Nothing is added before commit.
 */
export const importRoutes = defineRoutes({
  imports: {
    method: 'GET',
    path: '/api/imports',
    summary: 'List your imports of the last 30 days, newest first.',
    access: 'member',
    reply: z.array(Import),
    errors: [],
  },
  beginImport: {
    method: 'POST',
    path: '/api/imports',
    summary: 'Begin an import. One that was begun before and never added is dropped.',
    access: 'member',
    body: NewImport,
    reply: Import,
    errors: [],
    limit: acts,
  },
  import: {
    method: 'GET',
    path: '/api/imports/:id',
    summary: 'Get one of your imports.',
    access: 'member',
    params: byId,
    reply: Import,
    errors: ['portability.import_not_found'],
  },
  sendRows: {
    method: 'PUT',
    path: '/api/imports/:id/rows',
    summary: 'Send up to 500 rows, the first of which has this number in the file. Rows sent again are ignored.',
    access: 'member',
    params: byId,
    query: numbered(importMaxRows - 1),
    body: ImportRows,
    reply: Import,
    errors: ['portability.import_not_found', 'portability.import_moved_on', 'portability.import_too_long'],
    limit: sends,
  },
  sendPart: {
    method: 'PUT',
    path: '/api/imports/:id/parts',
    summary: 'Send a part of an archive, 2 MiB each, the last one smaller. A part sent again replaces the first.',
    access: 'member',
    params: byId,
    query: numbered(importMaxParts - 1),
    upload: true,
    reply: Import,
    errors: ['portability.import_not_found', 'portability.import_moved_on', 'portability.part_wrong'],
    limit: sends,
  },
  checkImport: {
    method: 'POST',
    path: '/api/imports/:id/check',
    summary: 'Count what adding the rows would do, without adding any. An archive is read first, in the background.',
    access: 'member',
    params: byId,
    reply: Import,
    errors: ['portability.import_not_found', 'portability.import_moved_on'],
    limit: acts,
  },
  brokenRows: {
    method: 'GET',
    path: '/api/imports/:id/broken',
    summary: 'List the rows that can’t be read, in the order of the file.',
    access: 'member',
    params: byId,
    query: pageQuery,
    reply: pageOf(InvalidRow),
    errors: ['portability.import_not_found'],
  },
  commitImport: {
    method: 'POST',
    path: '/api/imports/:id/commit',
    summary: 'Add the new rows, all of them private. Your statistics follow. Sent again, it changes nothing.',
    access: 'member',
    params: byId,
    reply: Import,
    errors: ['portability.import_not_found', 'portability.import_moved_on'],
    limit: acts,
  },
  undoImport: {
    method: 'POST',
    path: '/api/imports/:id/undo',
    summary: 'Take out exactly what an import added, within 30 days. Sent again, it changes nothing.',
    access: 'member',
    params: byId,
    reply: Import,
    errors: ['portability.import_not_found', 'portability.import_moved_on', 'portability.undo_over'],
    limit: acts,
  },
  dropImport: {
    method: 'DELETE',
    path: '/api/imports/:id',
    summary: 'Drop an import that was not added, with everything sent for it.',
    access: 'member',
    params: byId,
    reply: z.null(),
    errors: ['portability.import_not_found', 'portability.import_moved_on'],
    limit: acts,
  },
})
