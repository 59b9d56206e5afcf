import { createHash } from 'node:crypto'
import {
  addDays,
  importFaults,
  type ImportedMood,
  type ImportedNight,
  type ImportedPractice,
  ImportedRow,
  type ImportFault,
  instantOf,
  isKnownZone,
  practiceDayOf,
  practiceMinutes,
  todayOf,
  wellnessScale,
} from '@sadhana/contract'
import { faultsOf, nightOf } from '#features/wellness/index.ts'
import type { Archived, ParsedRow } from '../shared/entries.rules.ts'

/** The member, the import, and the calendar by which the row is read. */
export type Context = { userId: string; importId: string; zone: string; dayEndsAt: number; now: Date }

const faultOfField: Record<string, ImportFault> = {
  date: 'date',
  at: 'date',
  time: 'time',
  limbType: 'limb',
  duration: 'minutes',
  beforeFeeling: 'feeling',
  afterFeeling: 'feeling',
  hard: 'feeling',
  mood: 'mood',
  energy: 'energy',
  quality: 'energy',
  notes: 'notes',
  tags: 'tags',
  zone: 'zone',
  bedtime: 'times',
  wakeTime: 'times',
}

/** Devices' clocks may be slightly ahead of ours. */
const clockToleranceMs = 60_000

/** Reads one row of a file. Returns what it will become, or what is wrong with it. */
export function judge(raw: unknown, number: number, context: Context, archived?: Archived): ParsedRow {
  const parsed = ImportedRow.safeParse(raw)
  if (!parsed.success) return { fault: faultOfField[String(parsed.error.issues[0]?.path[0])] ?? importFaults[0] }
  const row = parsed.data
  const zone = ('zone' in row && row.zone) || context.zone
  if (!isKnownZone(zone)) return { fault: 'zone' }
  const place = { ...context, number, zone, archived }
  if (row.kind === 'practice') return judgePractice(row, place)
  return row.kind === 'mood' ? judgeMood(row, place) : judgeNight(row, place)
}

type Place = Context & { number: number; archived: Archived | undefined }

function judgePractice(row: ImportedPractice, place: Place): ParsedRow {
  const { archived, zone, dayEndsAt, now } = place
  const began = instantOf({ ...row, zone })
  if (began.getTime() > now.getTime() + clockToleranceMs) return { fault: 'future' }
  const { date, time, limbType, beforeFeeling = null, afterFeeling = null, hard = null } = row
  const usualDay = practiceDayOf({ date, time, dayEndsAt })
  return {
    kind: 'practice',
    entry: {
      ...namesOf(place, began),
      date,
      time,
      zone,
      // Keeps the day for which it counted, if that is possible for its date.
      practiceDay: [date, addDays(date, -1)].includes(archived?.practiceDay ?? '') ? archived!.practiceDay! : usualDay,
      limbType,
      duration: Math.min(row.duration, practiceMinutes.max),
      isShortened: row.duration > practiceMinutes.max,
      beforeFeeling,
      afterFeeling,
      hard,
      notes: row.notes || null,
      tags: row.tags ?? [],
      shareNotes: archived?.shareNotes ?? false,
      isSit: Boolean(archived?.sit),
      sit: archived?.sit ?? null,
    },
  }
}

function judgeMood(row: ImportedMood, place: Place): ParsedRow {
  const { archived, zone, dayEndsAt, now } = place
  const at = new Date(row.at)
  if (at.getTime() > now.getTime() + clockToleranceMs) return { fault: 'future' }
  const day = todayOf({ now: at, zone, dayEndsAt })
  const isNear =
    archived?.practiceDay && archived.practiceDay >= addDays(day, -2) && archived.practiceDay <= addDays(day, 2)
  return {
    kind: 'mood',
    entry: {
      ...namesOf(place, at),
      createdAt: row.at,
      mood: row.mood,
      energy: row.energy ?? wellnessScale.default,
      energyGiven: typeof row.energy === 'number',
      notes: row.notes || null,
      practiceDay: isNear ? archived.practiceDay! : day,
    },
  }
}

function judgeNight(row: ImportedNight, place: Place): ParsedRow {
  const { bedtime = null, wakeTime = null, duration = null, quality, notes } = row
  const fields = { date: row.date, bedtime, wakeTime, duration, quality: quality ?? wellnessScale.default }
  const names = namesOf(place, new Date(row.date))
  const night = nightOf(names.id, { ...fields, notes: notes ?? undefined }, place.zone)
  const faults = faultsOf(night, place.now)
  if (faults) return { fault: Object.values(faults)[0]?.includes('future') ? 'future' : 'times' }
  return {
    kind: 'night',
    entry: {
      ...night,
      ...names,
      bedtime: night.bedtime?.toISOString() ?? null,
      wakeTime: night.wakeTime?.toISOString() ?? null,
    },
  }
}

/**
 * We make the ids, whatever the file says, and always the same ones for the same row, so that a second import finds the
 * first. They start with the time, because lists are sorted by id.
 */
function namesOf({ userId, importId, number, archived, now }: Place, moment: Date) {
  const name = archived ? archived.sourceId : `${importId} ${number}`
  const created = archived ? new Date(archived.createdAt) : moment
  const at = Math.min(Math.max(created.getTime(), 0), now.getTime())
  return {
    id: idOf(`${userId} ${name}`, at),
    sourceId: archived?.sourceId ?? null,
    createdAt: new Date(at).toISOString(),
  }
}

/** A UUIDv7 for this moment, with a predictable part instead of the random one. */
export function idOf(name: string, at: number): string {
  const bytes = createHash('sha256').update(name).digest().subarray(0, 16)
  bytes.writeUIntBE(at, 0, 6)
  bytes[6] = 0x70 | ((bytes[6] ?? 0) & 0x0f)
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f)
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
