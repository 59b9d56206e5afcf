import { type Archive, archiveFileName } from '@sadhana/contract'
import { calendarOf } from '#features/journey/index.ts'
import type { Member } from '#platform/caller.ts'
import { AppError } from '#platform/errors.ts'
import { enqueue } from '#platform/queue/jobs.ts'
import {
  beginMadeFile,
  type MadeFileDeps,
  type MadeKind,
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
}

/** For access tokens. It holds less (`heldBackFromTokens`), and a token never gets to see the member's own. */
export const tokenArchiveKind: MadeKind = { ...archiveKind, table: 'token_archives', folder: 'token-archives' }

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

export const removeArchive = (deps: MadeFileDeps, userId: string, id: string): Promise<null> =>
  removeMadeFile(deps, archiveKind, { userId, id })
