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
import {
  applyPractice,
  holdStreak,
  instantOf,
  isKnownZone,
  practiceDayOf,
  practiceDaysOf,
  stepAhead,
} from '#features/journey/index.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db/database.ts'
import { AppError, orAuthRequired } from '#platform/errors.ts'
import { pageFrom, positionAfter } from '#platform/paging.ts'
import { insertSession, moveFromTrash, moveToTrash, updateSession, updateTotals } from './ledger.repo.ts'
import { findPractitioner, findPractitionerAt, type Practitioner } from './member.repo.ts'
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

type Naming = { id: string; isSit: boolean }

/**
 * A practice on the latest day or a later one takes two statements: what it follows from is read, and all of it is
 * written if that is still so. Any other practice, and one that somebody came before, waits for its turn.
 */
async function record(deps: PracticeDeps, userId: string, given: NewPractice, { id, isSit }: Naming) {
  const at = deps.clock.now()
  const { practitioner, position } = orAuthRequired(
    await findPractitionerAt(deps.db, userId, practiceDaysOf(given.date)),
  )
  const session = sessionOf(practitioner, given, id, at)
  const step = position && stepAhead(position, ledgerEntryOf(session))
  if (!step || !(await insertSession(deps.db, userId, session, { isSit, at, step }))) {
    await inTurn(deps, userId, async (tx) => {
      await insertSession(tx, userId, session, { isSit, at })
      await applyPractice(tx, userId, { before: null, after: ledgerEntryOf(session) })
    })
  }
  return describeSession(session, { author: practitioner.author, likes: 0, isLiked: false })
}

function sessionOf({ dayEndsAt, ...settings }: Practitioner, given: NewPractice, id: string, now: Date): Session {
  const filled = withDefaults(given, settings)
  requirePast(filled, now)
  return { ...filled, id, practiceDay: practiceDayOf({ ...filled, dayEndsAt }), version: 1 }
}

/** A session moves to another practice day only when its date or time does, by the day's end of today. */
export const editSession = (deps: PracticeDeps, userId: string, id: string, change: PracticeChange) =>
  inTurn(deps, userId, async (tx, now) => {
    const { dayEndsAt } = orAuthRequired(await findPractitioner(tx, userId))
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
  inTurn(deps, userId, async (tx, now) => {
    await deps.sits.keep(tx, userId, id)
    const removed = await moveToTrash(tx, userId, id, now)
    if (!removed) throw new AppError('practice.not_found')
    await applyPractice(tx, userId, { before: removed, after: null })
    return null
  })

export const restoreSession = (deps: TrashDeps, userId: string, id: string): Promise<PracticeSession> =>
  inTurn(deps, userId, async (tx, now) => {
    await deps.sits.bringBack(tx, userId, id)
    const restored = await moveFromTrash(tx, userId, id, undoLimit(now))
    if (!restored) throw new AppError('practice.not_found')
    await applyPractice(tx, userId, { before: null, after: restored })
    return readSession({ db: tx }, userId, id)
  })

/** What was deleted before this moment is gone for good. */
export const undoLimit = (now: Date): Date => new Date(now.getTime() - practiceUndoDays * 24 * 60 * 60_000)

/** Ledger, totals and journey change together, and one member's changes one after the other. */
const inTurn = <T>(
  { db, clock }: PracticeDeps,
  userId: string,
  change: (tx: Db, now: Date) => Promise<T>,
): Promise<T> =>
  inTransaction(db, async (tx) => {
    await holdStreak(tx, userId)
    return change(tx, clock.now())
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
