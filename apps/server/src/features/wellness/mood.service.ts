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
import { type Db, inTransaction } from '#platform/db/database.ts'
import { AppError, orAuthRequired } from '#platform/errors.ts'
import { keyset } from '#platform/keyset.rules.ts'
import { keysetAfter, pageFrom } from '#platform/paging.ts'
import { firstDayOfHelpLine, offersHelp } from './help-line.rules.ts'
import {
  findMood,
  findMoodMember,
  insertMood,
  listMoods,
  lockMood,
  type MoodFields,
  type MoodMember,
  type MoodRow,
  toMood,
  updateMood,
} from './mood.repo.ts'
import { deleteEntry, insertOtherVersion, restoreDeletedEntry } from './trash.repo.ts'
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
  // A device whose clock is ahead must not save a mood in the future.
  const feltAt = new Date(Math.min(Date.parse(input.feltAt ?? now.toISOString()), now.getTime()))
  const entry = {
    id: newId(),
    mood: input.mood,
    energy: input.energy ?? wellnessScale.default,
    energyGiven: input.energyGiven ?? input.energy !== undefined,
    notes: input.notes || null,
    practiceDay: todayOf({ now: feltAt, zone: member.zone, dayEndsAt: member.dayEndsAt }),
    createdAt: feltAt,
    clientId,
  }
  const inserted = await insertMood(db, userId, entry)
  const row = inserted ?? (await findMood(db, userId, { clientId: clientId ?? '' }))
  if (!row) throw new AppError('wellness.deleted')
  return saved(row, member, now)
}

function saved(row: MoodRow, { lastMoods, helpDismissedAt, ...calendar }: MoodMember, now: Date): Saved {
  const { practiceDay: day, mood } = row
  const others = lastMoods.filter((last) => last.day !== day)
  const today = todayOf({ now, zone: calendar.zone, dayEndsAt: calendar.dayEndsAt })
  const latest = [{ day, mood }, ...others]
    .filter((last) => last.day >= firstDayOfHelpLine(today))
    // A mood may arrive days after it was felt.
    .toSorted((one, other) => (one.day < other.day ? 1 : -1))
  return { ...toMood(row), offersHelp: offersHelp(latest, today, helpDismissedAt, now) }
}

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

/** If the change contains an energy value, it counts as given. Fields that it doesn't contain stay as they are. */
const withMoodChange = (row: MoodRow, { mood, energy, energyGiven, notes }: MoodChange): MoodFields => ({
  mood: mood ?? row.mood,
  energy: energy ?? row.energy,
  energyGiven: energyGiven ?? (energy === undefined ? row.energyGiven : true),
  notes: notes === undefined ? row.notes : notes || null,
  version: row.version + 1,
})

/** Clients from before versions existed send none, and their edits always count. */
export function requireVersion(saved: { version: number }, { version }: { version?: number | undefined }): void {
  if (version !== undefined && version !== saved.version) throw new AppError('wellness.changed_elsewhere')
}

export const editMood = ({ db }: Pick<WellnessDeps, 'db'>, userId: string, id: string, change: MoodChange) =>
  inTransaction(db, async (tx) => {
    const row = await lockMood(tx, userId, id)
    if (!row) throw new AppError('wellness.not_found')
    requireVersion(row, change)
    await updateMood(tx, userId, id, withMoodChange(row, change))
    return toMood(await readMood(tx, userId, { id }))
  })

export const readOwnMood = async ({ db }: Pick<WellnessDeps, 'db'>, userId: string, id: string): Promise<MoodEntry> =>
  toMood(await readMood(db, userId, { id }))

type OtherMood = Input<typeof wellness.setAsideMood>['body']

export async function setAsideMood({ db, clock }: WellnessDeps, userId: string, id: string, other: OtherMood) {
  const { version: _, energyGiven, ...fields } = withMoodChange(await readMood(db, userId, { id }), other)
  const named = { kind: 'mood', userId, id, newId: newId(), clientId: other.clientId } as const
  await insertOtherVersion(db, named, { ...fields, energy_given: energyGiven }, clock.now())
  return null
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
