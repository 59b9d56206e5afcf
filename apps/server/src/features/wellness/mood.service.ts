import {
  type Input,
  type MoodChange,
  type MoodEntry,
  type NewMoodEntry,
  type Reply,
  todayOf,
  type wellness,
  wellnessScale,
} from '@sadhana/contract'
import { v7 as newId } from 'uuid'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { AppError, orAuthRequired } from '#platform/errors.ts'
import { keyset } from '#platform/keyset.rules.ts'
import { keysetAfter, pageFrom } from '#platform/paging.ts'
import { firstDayOfHelpLine, offersHelp } from './help-line.rules.ts'
import {
  findMood,
  findMoodMember,
  insertMood,
  listMoods,
  type MoodMember,
  type MoodRow,
  updateMood,
} from './mood.repo.ts'
import { deleteEntry, restoreDeletedEntry } from './trash.repo.ts'
import { undoLimit } from './trash.rules.ts'

export type WellnessDeps = { db: Db; clock: Clock }

const newestFirst = keyset('at', 'id')
const dayMs = 24 * 60 * 60_000
/** In any zone, the days that count for the helplines started no longer ago than this. */
const daysRead = 9

type Saved = Reply<typeof wellness.logMood>

/** Takes two statements. If the device has sent the entry before, returns the saved one. */
export async function logMood({ db, clock }: WellnessDeps, userId: string, input: NewMoodEntry): Promise<Saved> {
  const now = clock.now()
  const { clientId = null } = input
  const since = new Date(now.getTime() - daysRead * dayMs)
  const member = orAuthRequired(await findMoodMember(db, userId, { clientId, since }))
  if (member.wasDeleted) throw new AppError('wellness.deleted')
  if (member.earlierId !== null) return saved(await readMood(db, userId, { id: member.earlierId }), member, now)
  const entry = {
    id: newId(),
    mood: input.mood,
    energy: input.energy ?? wellnessScale.default,
    energyGiven: input.energyGiven ?? input.energy !== undefined,
    notes: input.notes || null,
    practiceDay: todayOf({ now, zone: member.zone, dayEndsAt: member.dayEndsAt }),
    createdAt: now,
    clientId,
  }
  const inserted = await insertMood(db, userId, entry)
  return saved(inserted ?? (await readMood(db, userId, { clientId: clientId ?? '' })), member, now)
}

function saved(row: MoodRow, { lastMoods, helpDismissedAt, ...calendar }: MoodMember, now: Date): Saved {
  const { practiceDay: day, mood } = row
  const others = lastMoods.filter((last) => last.day !== day)
  const today = todayOf({ now, zone: calendar.zone, dayEndsAt: calendar.dayEndsAt })
  const latest = [{ day, mood }, ...others].filter((last) => last.day >= firstDayOfHelpLine(today))
  return { ...toMood(row), offersHelp: offersHelp(latest, today, helpDismissedAt, now) }
}

const toMood = ({ id, mood, energy, energyGiven, notes, createdAt, practiceDay }: MoodRow): MoodEntry => ({
  id,
  mood,
  energy,
  energyGiven,
  notes,
  createdAt,
  practiceDay,
})

async function readMood(db: Db, userId: string, named: Parameters<typeof findMood>[2]): Promise<MoodRow> {
  const mood = await findMood(db, userId, named)
  if (!mood) throw new AppError('wellness.not_found')
  return mood
}

type ListQuery = Input<typeof wellness.moods>['query']

export async function listOwnMoods({ db }: Pick<WellnessDeps, 'db'>, userId: string, { cursor, limit }: ListQuery) {
  const rows = await listMoods(db, userId, { after: keysetAfter(cursor, newestFirst), count: limit + 1 })
  const { items, nextCursor } = pageFrom(rows, limit, newestFirst)
  return { items: items.map(toMood), nextCursor }
}

/** If the change contains an energy value, it counts as given. */
export async function editMood({ db }: Pick<WellnessDeps, 'db'>, userId: string, id: string, change: MoodChange) {
  const { mood, energy, notes } = change
  const energyGiven = change.energyGiven ?? (energy === undefined ? undefined : true)
  await updateMood(db, userId, id, {
    ...(mood !== undefined && { mood }),
    ...(energy !== undefined && { energy }),
    ...(energyGiven !== undefined && { energyGiven }),
    ...(notes !== undefined && { notes: notes || null }),
  })
  return toMood(await readMood(db, userId, { id }))
}

export async function removeMood({ db, clock }: WellnessDeps, userId: string, id: string): Promise<null> {
  if (!(await deleteEntry(db, { kind: 'mood', userId, id }, clock.now()))) throw new AppError('wellness.not_found')
  return null
}

export async function restoreMood({ db, clock }: WellnessDeps, userId: string, id: string): Promise<MoodEntry> {
  if (!(await restoreDeletedEntry(db, { kind: 'mood', userId, id }, undoLimit(clock.now()))))
    throw new AppError('wellness.not_found')
  return toMood(await readMood(db, userId, { id }))
}
