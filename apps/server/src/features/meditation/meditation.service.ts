import {
  isKnownZone,
  chartDays,
  type Input,
  type meditation,
  meditationInsightDays,
  type MeditationSession,
  type MeditationStats,
  type NewMeditationSession,
  type Reply,
} from '@sadhana/contract'
import { v7 as newId } from 'uuid'
import { calendarOf, statsOf } from '#features/journey/index.ts'
import { logSit, removeSession, type SitTrash } from '#features/practice/index.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db/database.ts'
import { AppError } from '#platform/errors.ts'
import { keyset } from '#platform/keyset.rules.ts'
import { keysetAfter, pageFrom } from '#platform/paging.ts'
import { findSitStats, findSit, findSitOfClient, insertSit, listLatestSits } from './meditation.repo.ts'
import { bestTimeOf, firstOf, momentsOf, practiceOf, rankSounds } from './meditation.rules.ts'
import { copyFromTrash, copyToTrash, copyVersionToTrash, wasDeleted } from './trash.repo.ts'

export type MeditationDeps = { db: Db; clock: Clock }

export const sitTrash: SitTrash = {
  archive: copyToTrash,
  archiveVersion: copyVersionToTrash,
  restore: copyFromTrash,
}

/**
 * Saves a sit and its practice together. If the device has sent the sit before, returns the saved one. A sit that is for
 * oneself is private, whatever the member's setting is.
 */
export const saveSit = (
  { db, clock }: MeditationDeps,
  userId: string,
  input: NewMeditationSession,
  { isForOneself = false } = {},
): Promise<MeditationSession> =>
  inTransaction(db, async (tx) => {
    const { clientId = null, ambientSound = null, interrupted = false } = input
    if (clientId && (await wasDeleted(tx, userId, clientId))) throw new AppError('meditation.deleted')
    const now = clock.now()
    const id = newId()
    const { began, ended } = momentsOf(input, now)
    if (await insertSit(tx, userId, { id, clientId, ambientSound, interrupted, completedAt: ended }, now)) {
      const practice = practiceOf(input, began, await zoneOf(tx, userId, input.zone))
      await logSit({ db: tx, clock }, userId, id, { ...practice, ...(isForOneself && { visibility: 'private' }) })
      return readSit(tx, userId, id)
    }
    const existing = clientId && (await findSitOfClient(tx, userId, clientId))
    if (!existing) throw new AppError('meditation.not_found')
    return existing
  })

/** A sit must not be lost because of an unknown zone: it is over, and the device can't correct it. */
async function zoneOf(db: Db, userId: string, zone: string | undefined): Promise<string> {
  return zone && isKnownZone(zone) ? zone : (await calendarOf(db, userId)).zone
}

async function readSit(db: Db, userId: string, id: string): Promise<MeditationSession> {
  const sit = await findSit(db, userId, id)
  if (!sit) throw new AppError('meditation.not_found')
  return sit
}

const newestFirst = keyset('completedAt', 'id')

type ListQuery = Input<typeof meditation.list>['query']

export async function listSits(
  { db }: Pick<MeditationDeps, 'db'>,
  userId: string,
  { cursor, limit }: ListQuery,
): Promise<Reply<typeof meditation.list>> {
  const after = keysetAfter(cursor, newestFirst)
  const rows = await listLatestSits(db, userId, { count: limit + 1, after })
  return pageFrom(rows, limit, newestFirst)
}

export const removeSit = ({ db, clock }: MeditationDeps, userId: string, id: string): Promise<null> =>
  inTransaction(db, async (tx) => {
    await readSit(tx, userId, id)
    return removeSession({ db: tx, clock, sits: sitTrash }, userId, id)
  })

export async function readStats({ db, clock }: MeditationDeps, userId: string): Promise<MeditationStats> {
  const { today, currentStreak, consistency, totalSessions } = await statsOf(db, userId, clock.now())
  const since = { week: firstOf(chartDays.weekly, today), recent: firstOf(meditationInsightDays, today) }
  const { hours, sounds, ...stats } = await findSitStats(db, userId, since)
  return {
    ...stats,
    currentStreak,
    mindfulnessScore: totalSessions > 0 ? Math.round(consistency) : null,
    bestTime: bestTimeOf(hours),
    minutesBySound: rankSounds(sounds),
  }
}
