import {
  afterFeelingMissing,
  type DeletedPracticeSession,
  instantOf,
  isKnownZone,
  localMoment,
  type NewPracticeSession,
  type practice,
  type PracticeChange,
  practiceDayOf,
  type PracticeSession,
  maxListedTags,
  practiceUndoDays,
  type TagTotal,
  timeOfDayAt,
  usualPractice,
  type Input,
  type Reply,
} from '@sadhana/contract'
import { v7 as newId } from 'uuid'
import {
  applyPractice,
  journeyAhead,
  lockStreak,
  practiceDaysOf,
  recomputeAchievements,
} from '#features/journey/index.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db/database.ts'
import { AppError, orAuthRequired } from '#platform/errors.ts'
import { keyset } from '#platform/keyset.rules.ts'
import { keysetAfter, pageFrom } from '#platform/paging.ts'
import { enqueue } from '#platform/queue/jobs.ts'
import { tellFollowers } from '#platform/queue/shared-sessions.ts'
import {
  deleteFromTrash,
  deleteImportedSessions,
  deleteTrashBefore,
  insertSession,
  lockImportedPictures,
  moveFromTrash,
  moveToTrash,
  updateSession,
  updateTotals,
} from './session-writes.repo.ts'
import { findPractitioner, findPractitionerAt, type Practitioner } from './member.repo.ts'
import { updateHardship } from './hardships.repo.ts'
import { countsAlike, losesEnding, ranksAlike, type NewPractice, withChange, withDefaults } from './practice.rules.ts'
import { deletePictureFiles } from './pictures/pictures.jobs.ts'
import { lockSession } from './pictures/pictures.repo.ts'
import { ledgerPracticeOf, type LedgerSession, practiceSessionOf } from './session.rules.ts'
import {
  type DeletedSession,
  findEarlier,
  findRepeated,
  findSession,
  listDeletedSessions,
  listSessions,
  listTags,
} from './session-reads.repo.ts'
import { usualOf } from './usual.rules.ts'

export type PracticeDeps = { db: Db; clock: Clock }

/** Keeps a sit's details (its sound and end) while its practice is in the trash. Ignores sessions that aren't sits. */
export type SitTrash = {
  archive: (tx: Db, userId: string, id: string) => Promise<void>
  archiveVersion: (tx: Db, userId: string, id: string, newId: string) => Promise<void>
  restore: (tx: Db, userId: string, id: string) => Promise<void>
}

export type TrashDeps = PracticeDeps & { sits: SitTrash }

const newestFirst = keyset('date', 'time', 'id')

type ListQuery = Input<typeof practice.list>['query']

export async function listOwnSessions(
  { db }: Pick<PracticeDeps, 'db'>,
  userId: string,
  { cursor, limit, ...filter }: ListQuery,
): Promise<Reply<typeof practice.list>> {
  const after = keysetAfter(cursor, newestFirst)
  const rows = await listSessions(db, userId, { ...filter, after, count: limit + 1 })
  return pageFrom(rows, limit, newestFirst)
}

export const readTags = ({ db }: Pick<PracticeDeps, 'db'>, userId: string): Promise<TagTotal[]> =>
  listTags(db, userId, maxListedTags)

export async function readUsual({ db, clock }: PracticeDeps, userId: string): Promise<Reply<typeof practice.usual>> {
  const now = clock.now()
  const { zone, repeated } = orAuthRequired(await findRepeated(db, userId, usualPractice.withinDays, now))
  return usualOf(repeated, timeOfDayAt(Number(localMoment(now, zone).time.slice(0, 2))))
}

export async function readSession({ db }: Pick<PracticeDeps, 'db'>, userId: string, id: string) {
  const session = await findSession(db, userId, id)
  if (!session) throw new AppError('practice.not_found')
  return session
}

export const logSession = (deps: PracticeDeps, userId: string, input: NewPracticeSession): Promise<PracticeSession> =>
  record(deps, userId, { ...input, afterFeeling: input.afterFeeling ?? null }, { id: newId(), isSit: false })

/** A member's tool reaches no other people, whatever the member's own setting is. */
export function logByToken(deps: PracticeDeps, userId: string, input: NewPracticeSession): Promise<PracticeSession> {
  if ((input.visibility ?? 'private') !== 'private' || input.shareNotes) {
    const visibility = 'An access token logs for you alone. You can share the practice in the app.'
    throw new AppError('request.invalid', { fields: { visibility } })
  }
  return logSession(deps, userId, { ...input, visibility: 'private' })
}

/** Logs the practice of a sit, which has the same id. Call this in the transaction that saves the sit. */
export const logSit = (deps: PracticeDeps, userId: string, id: string, input: NewPractice): Promise<PracticeSession> =>
  record(deps, userId, input, { id, isSit: true })

type Naming = { id: string; isSit: boolean }

/**
 * A practice on the latest day or a later one takes two statements: one reads the streak, the other saves practice and
 * streak unless the streak has changed in between. Then, and for any earlier day, we lock the streak and try again. If
 * the device has sent the practice before, returns the saved one.
 */
async function record(deps: PracticeDeps, userId: string, input: NewPractice, { id, isSit }: Naming) {
  const at = deps.clock.now()
  const { clientId = null } = input
  const { practitioner, snapshot, earlier } = orAuthRequired(
    await findPractitionerAt(deps.db, userId, practiceDaysOf(input.date), clientId),
  )
  const existing = await readEarlier(deps.db, userId, earlier)
  if (existing) return existing
  const session = sessionOf(practitioner, input, id, at)
  const update = snapshot && journeyAhead(snapshot, ledgerPracticeOf(session))
  if (!update || !(await insertSession(deps.db, userId, session, { isSit, clientId, at, update }))) {
    const sooner = await withStreakLock(deps, userId, async (tx) => {
      const meanwhile = await readEarlier(tx, userId, await findEarlier(tx, userId, clientId))
      if (meanwhile) return meanwhile
      await insertSession(tx, userId, session, { isSit, clientId, at })
      await applyPractice(tx, userId, { before: null, after: ledgerPracticeOf(session) })
      await recomputeAchievements(tx, userId, { at, loggedId: id })
    })
    if (sooner) return sooner
  }
  return practiceSessionOf(session, { author: practitioner.author, pictures: [], likes: 0, isLiked: false })
}

type Earlier = Awaited<ReturnType<typeof findEarlier>>

async function readEarlier(db: Db, userId: string, { earlierId, wasDeleted }: Earlier) {
  if (wasDeleted) throw new AppError('practice.deleted')
  return earlierId === null ? undefined : readSession({ db }, userId, earlierId)
}

function sessionOf({ dayEndsAt, ...settings }: Practitioner, input: NewPractice, id: string, now: Date): LedgerSession {
  const filled = withDefaults(input, settings)
  requirePast(filled, now)
  return { ...filled, id, practiceDay: practiceDayOf({ ...filled, dayEndsAt }), version: 1 }
}

/** The practice day changes only with the date or time. Then it depends on the member's current end of day. */
export const editSession = (deps: PracticeDeps, userId: string, id: string, change: PracticeChange) =>
  withStreakLock(deps, userId, async (tx, now) => {
    const { dayEndsAt } = orAuthRequired(await findPractitioner(tx, userId))
    const read = await readSession({ db: tx }, userId, id)
    if (read.version !== change.version) throw new AppError('practice.changed_elsewhere')
    const edited: LedgerSession = { ...withChange(read, change), version: read.version + 1 }
    if (losesEnding(read, edited)) {
      throw new AppError('request.invalid', { fields: { afterFeeling: afterFeelingMissing } })
    }
    const isMoved = edited.date !== read.date || edited.time !== read.time
    if (isMoved || edited.zone !== read.zone) requirePast(edited, now)
    if (isMoved) edited.practiceDay = practiceDayOf({ ...edited, dayEndsAt })
    await updateSession(tx, userId, edited, now)
    if (read.visibility === 'private' && edited.visibility !== 'private') await tellFollowers(tx, userId, id)
    if (change.hard !== undefined) await updateHardship(tx, userId, id, change.hard, now)
    if (!countsAlike(read, edited)) {
      await updateTotals(tx, userId, read, edited)
      await applyPractice(tx, userId, { before: ledgerPracticeOf(read), after: ledgerPracticeOf(edited) })
    }
    if (!ranksAlike(read, edited)) await recomputeAchievements(tx, userId, { at: now })
    const { user: author, pictures, likes, isLiked } = read
    return practiceSessionOf(edited, { author, pictures, likes, isLiked })
  })

export const removeSession = (deps: TrashDeps, userId: string, id: string): Promise<null> =>
  withStreakLock(deps, userId, async (tx, now) => {
    // Waits for a picture that is being added, so that it moves to the trash with the rest.
    if (!(await lockSession(tx, userId, id))) throw new AppError('practice.not_found')
    await deps.sits.archive(tx, userId, id)
    const removed = await moveToTrash(tx, userId, id, now)
    if (!removed) throw new AppError('practice.not_found')
    await applyPractice(tx, userId, { before: removed, after: null })
    await recomputeAchievements(tx, userId, { at: now })
    return null
  })

export const restoreSession = (deps: TrashDeps, userId: string, id: string): Promise<PracticeSession> =>
  withStreakLock(deps, userId, async (tx, now) => {
    await deps.sits.restore(tx, userId, id)
    const restored = await moveFromTrash(tx, userId, id, undoLimit(now))
    if (!restored) throw new AppError('practice.not_found')
    await tellFollowers(tx, userId, id)
    await applyPractice(tx, userId, { before: null, after: restored })
    await recomputeAchievements(tx, userId, { at: now })
    return readSession({ db: tx }, userId, id)
  })

const undoMs = practiceUndoDays * 24 * 60 * 60_000

/** Sessions deleted before this moment are gone for good. */
export const undoLimit = (now: Date): Date => new Date(now.getTime() - undoMs)

const latestDeletedFirst = keyset('deletedAt', 'id')

export async function listDeleted(
  { db, clock }: PracticeDeps,
  userId: string,
  { cursor, limit }: Input<typeof practice.listDeleted>['query'],
): Promise<Reply<typeof practice.listDeleted>> {
  const after = keysetAfter(cursor, latestDeletedFirst)
  const rows = await listDeletedSessions(db, userId, { since: undoLimit(clock.now()), count: limit + 1, after })
  return pageFrom(rows.map(withErasure), limit, latestDeletedFirst)
}

const withErasure = ({ deletedAt, ...session }: DeletedSession): DeletedPracticeSession => ({
  ...session,
  deletedAt: deletedAt.toISOString(),
  erasedAt: new Date(deletedAt.getTime() + undoMs).toISOString(),
})

/** Keeps the client id, so that a late repeat of the request doesn't restore the practice. */
export const eraseSession = ({ db, clock }: PracticeDeps, userId: string, id: string): Promise<null> =>
  inTransaction(db, async (tx) => {
    const erased = await deleteFromTrash(tx, userId, id, undoLimit(clock.now()))
    if (!erased) throw new AppError('practice.not_found')
    if (erased.hasPictures) await enqueue(tx, deletePictureFiles, { userId, sessionId: id })
    return null
  })

/** Deletes every practice of an import, with its pictures. */
export async function removeImportedSessions(tx: Db, userId: string, importId: string): Promise<void> {
  for (const sessionId of await lockImportedPictures(tx, userId, importId)) {
    await enqueue(tx, deletePictureFiles, { userId, sessionId })
  }
  await deleteImportedSessions(tx, userId, importId)
}

/** Deletes for good what can no longer be restored. */
export const purgeTrash = ({ db, clock }: PracticeDeps): Promise<void> =>
  inTransaction(db, async (tx) => {
    for (const { userId, id } of await deleteTrashBefore(tx, undoLimit(clock.now()))) {
      await enqueue(tx, deletePictureFiles, { userId, sessionId: id })
    }
  })

/** Ledger, totals and streak change together, and a member's changes happen one at a time. */
const withStreakLock = <T>(
  { db, clock }: PracticeDeps,
  userId: string,
  change: (tx: Db, now: Date) => Promise<T>,
): Promise<T> =>
  inTransaction(db, async (tx) => {
    await lockStreak(tx, userId)
    return change(tx, clock.now())
  })

/** Forms send whole minutes, and a device's clock may be slightly ahead of ours. */
const clockToleranceMs = 60_000

function requirePast({ date, time, zone }: Pick<LedgerSession, 'date' | 'time' | 'zone'>, now: Date): void {
  if (!isKnownZone(zone)) {
    throw new AppError('practice.zone_unknown', {
      fields: { zone: 'We don’t recognise this time zone. Please choose one from the list.' },
    })
  }
  if (instantOf({ date, time, zone }).getTime() > now.getTime() + clockToleranceMs) {
    throw new AppError('practice.in_future', {
      fields: { date: 'This is in the future. Please check the date and time.' },
    })
  }
}
