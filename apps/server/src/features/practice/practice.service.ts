import {
  type NewPracticeSession,
  type practice,
  type PracticeChange,
  type PracticeSession,
  practiceUndoDays,
  type Input,
  type Reply,
} from '@sadhana/contract'
import { v7 as newId } from 'uuid'
import { applyPractice, instantOf, isKnownZone, practiceDayOf } from '#features/journey/index.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db/database.ts'
import { AppError } from '#platform/errors.ts'
import { pageFrom, positionAfter } from '#platform/paging.ts'
import { insertSession, moveFromTrash, moveToTrash, updateSession, updateTotals } from './ledger.repo.ts'
import { lockPractitioner, type Practitioner } from './member.repo.ts'
import { countsAlike, cursorOf, type NewPractice, positionOf, withChange, withDefaults } from './practice.rules.ts'
import { describeSession, ledgerEntryOf, type Session } from './session.rules.ts'
import { findSession, listSessions } from './sessions.repo.ts'

export type PracticeDeps = { db: Db; clock: Clock }

/** Looks after what a sit is besides a practice while that is in the trash; other sessions do not concern it. */
export type SitKeeper = {
  keep: (tx: Db, userId: string, id: string) => Promise<void>
  bringBack: (tx: Db, userId: string, id: string) => Promise<void>
}

export type TrashDeps = PracticeDeps & { sits: SitKeeper }

type ListQuery = Input<typeof practice.list>['query']

export async function listOwnSessions(
  { db }: Pick<PracticeDeps, 'db'>,
  userId: string,
  { cursor, limit, ...filter }: ListQuery,
): Promise<Reply<typeof practice.list>> {
  const after = positionAfter(cursor, positionOf)
  const found = await listSessions(db, userId, { ...filter, after, count: limit + 1 })
  return pageFrom(found, limit, cursorOf)
}

export async function readSession({ db }: Pick<PracticeDeps, 'db'>, userId: string, id: string) {
  const session = await findSession(db, userId, id)
  if (!session) throw new AppError('practice.not_found')
  return session
}

export const logSession = (deps: PracticeDeps, userId: string, given: NewPracticeSession): Promise<PracticeSession> =>
  record(deps, userId, given, { id: newId(), isSit: false })

/** A saved sit is a practice with the same id. To be called in the transaction that saves the sit. */
export const logSit = (deps: PracticeDeps, userId: string, id: string, given: NewPractice): Promise<PracticeSession> =>
  record(deps, userId, given, { id, isSit: true })

const record = (
  deps: PracticeDeps,
  userId: string,
  given: NewPractice,
  { id, isSit }: { id: string; isSit: boolean },
) =>
  changingLedger(deps, userId, async (tx, { dayEndsAt, author, ...settings }, now) => {
    const filled = withDefaults(given, settings)
    requirePast(filled, now)
    const session = { ...filled, id, practiceDay: practiceDayOf({ ...filled, dayEndsAt }), version: 1 }
    await insertSession(tx, userId, session, { isSit, at: now })
    await applyPractice(tx, userId, { before: null, after: ledgerEntryOf(session) })
    return describeSession(session, { author, likes: 0, isLiked: false })
  })

/** A session moves to another practice day only when its date or time does, by the day's end of today. */
export const editSession = (deps: PracticeDeps, userId: string, id: string, change: PracticeChange) =>
  changingLedger(deps, userId, async (tx, { dayEndsAt }, now) => {
    const read = await readSession({ db: tx }, userId, id)
    if (read.version !== change.version) throw new AppError('practice.changed_elsewhere')
    const edited: Session = { ...withChange(read, change), version: read.version + 1 }
    const isMoved = edited.date !== read.date || edited.time !== read.time
    if (isMoved || edited.zone !== read.zone) requirePast(edited, now)
    if (isMoved) edited.practiceDay = practiceDayOf({ ...edited, dayEndsAt })
    await updateSession(tx, userId, edited, now)
    if (!countsAlike(read, edited)) {
      await updateTotals(tx, userId, read, edited)
      await applyPractice(tx, userId, { before: ledgerEntryOf(read), after: ledgerEntryOf(edited) })
    }
    const { user: author, likes, isLiked } = read
    return describeSession(edited, { author, likes, isLiked })
  })

export const removeSession = (deps: TrashDeps, userId: string, id: string): Promise<null> =>
  changingLedger(deps, userId, async (tx, _practitioner, now) => {
    await deps.sits.keep(tx, userId, id)
    const removed = await moveToTrash(tx, userId, id, now)
    if (!removed) throw new AppError('practice.not_found')
    await applyPractice(tx, userId, { before: removed, after: null })
    return null
  })

export const restoreSession = (deps: TrashDeps, userId: string, id: string): Promise<PracticeSession> =>
  changingLedger(deps, userId, async (tx, _practitioner, now) => {
    await deps.sits.bringBack(tx, userId, id)
    const restored = await moveFromTrash(tx, userId, id, undoLimit(now))
    if (!restored) throw new AppError('practice.not_found')
    await applyPractice(tx, userId, { before: null, after: restored })
    return readSession({ db: tx }, userId, id)
  })

/** What was deleted before this moment is gone for good. */
export const undoLimit = (now: Date): Date => new Date(now.getTime() - practiceUndoDays * 24 * 60 * 60_000)

type Change<T> = (tx: Db, practitioner: Practitioner, now: Date) => Promise<T>

/** Ledger, totals and journey change together, and one member's changes one after the other. */
const changingLedger = <T>({ db, clock }: PracticeDeps, userId: string, change: Change<T>): Promise<T> =>
  inTransaction(db, async (tx) => {
    const practitioner = await lockPractitioner(tx, userId)
    // The token may outlive the member by some minutes.
    if (!practitioner) throw new AppError('auth.required')
    return change(tx, practitioner, clock.now())
  })

/** Forms speak of whole minutes, and a device's clock may be a little ahead of ours. */
const clockToleranceMs = 60_000

function requirePast({ date, time, zone }: Pick<Session, 'date' | 'time' | 'zone'>, now: Date): void {
  if (!isKnownZone(zone)) {
    throw new AppError('practice.zone_unknown', { fields: { zone: 'This time zone is not known to us' } })
  }
  if (instantOf({ date, time, zone }).getTime() > now.getTime() + clockToleranceMs) {
    throw new AppError('practice.in_future', { fields: { date: 'This lies in the future' } })
  }
}
