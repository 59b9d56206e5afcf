import { type Archive, archiveFileName } from '@sadhana/contract'
import { calendarOf } from '#features/journey/index.ts'
import { AppError } from '#platform/errors.ts'
import { enqueue } from '#platform/queue/jobs.ts'
import {
  beginMadeFile,
  type MadeFileDeps,
  type MadeKind,
  readMadeFile,
  removeMadeFile,
} from '../made-files/made-files.service.ts'
import { makeArchiveJob } from './make-archive.jobs.ts'

export const archiveKind: MadeKind = {
  table: 'archives',
  folder: 'archives',
  ending: 'zip',
  name: archiveFileName,
  missing: 'portability.archive_not_found',
}

export const readArchive = (deps: MadeFileDeps, userId: string): Promise<Archive | null> =>
  readMadeFile(deps, archiveKind, userId)

export async function makeArchive(deps: MadeFileDeps, userId: string, id: string): Promise<Archive> {
  await calendarOf(deps.db, userId)
  await beginMadeFile(deps, archiveKind, { userId, id }, (tx) => enqueue(tx, makeArchiveJob, { userId, id }))
  const made = await readArchive(deps, userId)
  if (!made) throw new AppError(archiveKind.missing)
  return made
}

export const removeArchive = (deps: MadeFileDeps, userId: string, id: string): Promise<null> =>
  removeMadeFile(deps, archiveKind, { userId, id })
