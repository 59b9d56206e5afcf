import {
  type Import,
  importMaxRows,
  importUndoDays,
  type Input,
  type NewImport,
  type portability,
  type Reply,
} from '@sadhana/contract'
import { calendarOf, lockStreak, recomputeJourney } from '#features/journey/index.ts'
import { removeImportedSessions } from '#features/practice/index.ts'
import { deleteImportedEntries, lockSleep } from '#features/wellness/index.ts'
import { type Db, inTransaction } from '#platform/db/database.ts'
import { AppError } from '#platform/errors.ts'
import { personalFolder } from '#platform/personal-data/personal-folders.rules.ts'
import { enqueue } from '#platform/queue/jobs.ts'
import { addRows } from './add-rows.service.ts'
import { countRows } from './count-rows.service.ts'
import type { ImportDeps, StoringDeps } from './imports.deps.ts'
import {
  deleteAddedRows,
  deleteImport,
  deleteUnfinished,
  findImport,
  type ImportRecord,
  insertImport,
  insertRows,
  listBroken,
  listImports,
  updateImport,
} from './imports.repo.ts'
import { judge } from './judge.service.ts'
import { readArchiveJob } from './read-archive.jobs.ts'
import { undoOthers } from './restore-others.service.ts'
import { restorePicturesJob } from './restore-pictures.jobs.ts'

const dayMs = 24 * 60 * 60_000
/** Imports added before this moment can no longer be undone. */
export const undoLimit = (now: Date): Date => new Date(now.getTime() - importUndoDays * dayMs)

export const partsFolder = (userId: string, id: string): string => `${personalFolder('imports', userId)}${id}/`

const toImport = ({ createdAt, addedAt, ...record }: ImportRecord): Import => ({
  ...record,
  createdAt: createdAt.toISOString(),
  addedAt: addedAt?.toISOString() ?? null,
  undoUntil: addedAt ? new Date(addedAt.getTime() + importUndoDays * dayMs).toISOString() : null,
})

export async function listOwnImports({ db, clock }: ImportDeps, userId: string): Promise<Import[]> {
  return (await listImports(db, userId, undoLimit(clock.now()))).map(toImport)
}

export async function readImport({ db }: Pick<ImportDeps, 'db'>, userId: string, id: string): Promise<Import> {
  return toImport(await recordOf(db, userId, id))
}

async function recordOf(db: Db, userId: string, id: string, options?: { lock: boolean }): Promise<ImportRecord> {
  const record = await findImport(db, userId, id, options)
  if (!record) throw new AppError('portability.import_not_found')
  return record
}

/** A member has one import at a time. Earlier ones that were never added are deleted. */
export async function beginImport({ db, clock, storage }: StoringDeps, userId: string, input: NewImport) {
  await calendarOf(db, userId)
  for (const id of await deleteUnfinished(db, userId, input.id)) await storage.deleteAll(partsFolder(userId, id))
  await insertImport(db, userId, input, clock.now())
  return readImport({ db }, userId, input.id)
}

/** Checks each row as it arrives. An invalid row doesn't affect the others. */
export const receiveRows = (
  { db, clock }: ImportDeps,
  userId: string,
  { id, number: first }: { id: string; number: number },
  rows: readonly unknown[],
): Promise<Import> =>
  inTransaction(db, async (tx) => {
    const { state, source } = await recordOf(tx, userId, id, { lock: true })
    if (source === 'archive' || (state !== 'receiving' && state !== 'checked')) {
      throw new AppError('portability.import_moved_on')
    }
    if (first + rows.length > importMaxRows) throw new AppError('portability.import_too_long')
    const context = { userId, importId: id, now: clock.now(), ...(await calendarOf(tx, userId)) }
    const judged = rows.map((row, index) => ({ number: first + index, ...judge(row, first + index, context) }))
    await insertRows(tx, userId, id, judged)
    await updateImport(tx, userId, id, { state: 'receiving' })
    return readImport({ db: tx }, userId, id)
  })

/** Starts a dry run that counts what adding would do. An archive is first read by a worker, which then counts too. */
export const checkImport = ({ db, clock }: ImportDeps, userId: string, id: string): Promise<Import> =>
  inTransaction(db, async (tx) => {
    const { state, source } = await recordOf(tx, userId, id, { lock: true })
    if (state === 'reading') return readImport({ db: tx }, userId, id)
    if (state !== 'receiving' && state !== 'checked') throw new AppError('portability.import_moved_on')
    if (source === 'archive' && state === 'receiving') {
      await updateImport(tx, userId, id, { state: 'reading' })
      await enqueue(tx, readArchiveJob, { userId, importId: id })
    } else {
      const counts = await countRows({ db: tx, clock }, userId, id)
      await updateImport(tx, userId, id, { state: 'checked', counts })
    }
    return readImport({ db: tx }, userId, id)
  })

export async function listBrokenRows(
  { db }: Pick<ImportDeps, 'db'>,
  userId: string,
  id: string,
  { cursor, limit }: Input<typeof portability.brokenRows>['query'],
): Promise<Reply<typeof portability.brokenRows>> {
  await recordOf(db, userId, id)
  const after = /^\d{1,9}$/.test(cursor ?? '') ? Number(cursor) : -1
  const rows = await listBroken(db, userId, id, after, limit + 1)
  const items = rows.slice(0, limit)
  return { items, nextCursor: rows.length > limit ? String(items.at(-1)?.row) : null }
}

/**
 * Counts again, because the member may have logged something since, and adds what is new. Streak and sleep are locked
 * first, as for every other change to them, so that a second commit, an undo or a practice has to wait.
 */
export const commitImport = ({ db, clock }: ImportDeps, userId: string, id: string): Promise<Import> =>
  inTransaction(db, async (tx) => {
    await recordOf(tx, userId, id)
    await lockStreak(tx, userId)
    await lockSleep(tx, userId)
    const { state, source } = await recordOf(tx, userId, id, { lock: true })
    if (state === 'added') return readImport({ db: tx }, userId, id)
    if (state !== 'checked') throw new AppError('portability.import_moved_on')
    const now = clock.now()
    const counts = await countRows({ db: tx, clock }, userId, id)
    await addRows({ db: tx, clock }, userId, id)
    await recomputeJourney(tx, userId, now)
    await deleteAddedRows(tx, userId, id)
    await updateImport(tx, userId, id, { state: 'added', counts, addedAt: now })
    if (source === 'archive') await enqueue(tx, restorePicturesJob, { userId, importId: id })
    return readImport({ db: tx }, userId, id)
  })

export const undoImport = ({ db, clock }: ImportDeps, userId: string, id: string): Promise<Import> =>
  inTransaction(db, async (tx) => {
    await recordOf(tx, userId, id)
    await lockStreak(tx, userId)
    await lockSleep(tx, userId)
    const { state, source, addedAt } = await recordOf(tx, userId, id, { lock: true })
    if (state === 'undone') return readImport({ db: tx }, userId, id)
    if (state !== 'added' || !addedAt) throw new AppError('portability.import_moved_on')
    const now = clock.now()
    if (addedAt <= undoLimit(now)) throw new AppError('portability.undo_over')
    await removeImportedSessions(tx, userId, id)
    await deleteImportedEntries(tx, userId, id)
    await undoOthers({ db: tx, clock }, userId, id)
    await recomputeJourney(tx, userId, now)
    await updateImport(tx, userId, id, { state: 'undone' })
    if (source === 'archive') await enqueue(tx, restorePicturesJob, { userId, importId: id })
    return readImport({ db: tx }, userId, id)
  })

export async function dropImport({ db, storage }: StoringDeps, userId: string, id: string): Promise<null> {
  await inTransaction(db, async (tx) => {
    const { state } = await recordOf(tx, userId, id, { lock: true })
    if (state === 'added' || state === 'undone') throw new AppError('portability.import_moved_on')
    await deleteImport(tx, userId, id)
  })
  await storage.deleteAll(partsFolder(userId, id))
  return null
}
