import { type Archive, archiveFileName, archiveHours } from '@sadhana/contract'
import { v7 as newId } from 'uuid'
import { calendarOf } from '#features/journey/index.ts'
import type { Member } from '#platform/caller.ts'
import { AppError } from '#platform/errors.ts'
import { enqueue } from '#platform/queue/jobs.ts'
import { findMadeFile, insertMadeFile, updateExpiry } from '../made-files/made-files.repo.ts'
import {
  beginMadeFile,
  madeFileKey,
  type MadeFileDeps,
  type MadeKind,
  type NamedFile,
  readMadeFile,
  removeMadeFile,
} from '../made-files/made-files.service.ts'
import { makeArchiveJob, makeTokenArchiveJob } from './make-archive.jobs.ts'

export const archiveKind: MadeKind = {
  table: 'archives',
  folder: 'archives',
  ending: 'zip',
  name: archiveFileName,
  missing: 'portability.archive_not_found',
  staysUntilClosing: true,
}

/** For access tokens. It holds less (`heldBackFromTokens`), and a token never gets to see the member's own. */
export const tokenArchiveKind: MadeKind = { ...archiveKind, table: 'token_archives', folder: 'token-archives' }

/** What another installation fetches when a member moves there: only what an import reads. */
export const moveArchiveKind: MadeKind = { ...archiveKind, table: 'move_archives', folder: 'move-archives' }

export const archiveKindFor = ({ token }: Pick<Member, 'token'>): MadeKind => (token ? tokenArchiveKind : archiveKind)

export const readArchive = (deps: MadeFileDeps, userId: string, kind = archiveKind): Promise<Archive | null> =>
  readMadeFile(deps, kind, userId)

export async function makeArchive(
  deps: MadeFileDeps,
  userId: string,
  id: string,
  kind = archiveKind,
): Promise<Archive> {
  const named = { userId, id }
  await calendarOf(deps.db, userId)
  const job = kind === tokenArchiveKind ? makeTokenArchiveJob : makeArchiveJob
  await beginMadeFile(deps, kind, named, (tx) => enqueue(tx, job, named))
  const made = await readArchive(deps, userId, kind)
  if (!made) throw new AppError(kind.missing)
  return made
}

/**
 * For operators: starts an archive for each of these members, within the given transaction, except for those who are
 * having one made. Returns the earlier files, which `discardArchives` deletes once the transaction has committed.
 */
export async function startArchives(
  { db: tx, clock }: Pick<MadeFileDeps, 'db' | 'clock'>,
  userIds: readonly string[],
): Promise<NamedFile[]> {
  const earlier: NamedFile[] = []
  for (const userId of userIds) {
    const before = await findMadeFile(tx, archiveKind.table, userId)
    const named = { userId, id: newId() }
    if (!(await insertMadeFile(tx, archiveKind.table, userId, named.id, clock.now()))) continue
    await enqueue(tx, makeArchiveJob, named)
    if (before) earlier.push({ userId, id: before.id })
  }
  return earlier
}

export async function discardArchives({ storage }: Pick<MadeFileDeps, 'storage'>, files: readonly NamedFile[]) {
  for (const file of files) await storage.delete(madeFileKey(archiveKind, file))
}

/** For operators: archives that were to stay until a closing are kept for another day, because it is cancelled. */
export const endLongArchives = ({ db: tx, clock }: Pick<MadeFileDeps, 'db' | 'clock'>): Promise<void> =>
  updateExpiry(tx, archiveKind.table, new Date(clock.now().getTime() + archiveHours * 60 * 60_000))

export const removeArchive = (deps: MadeFileDeps, userId: string, id: string): Promise<null> =>
  removeMadeFile(deps, archiveKind, { userId, id })
