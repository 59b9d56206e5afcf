import { archiveHours } from '@sadhana/contract'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db/database.ts'
import { AppError } from '#platform/errors.ts'
import type { Logger } from '#platform/log.ts'
import { personalFolder } from '#platform/personal-data/personal-folders.rules.ts'
import { workOnEach } from '#platform/queue/jobs.ts'
import type { Storage } from '#platform/storage/storage.ts'
import { findClosing } from '#platform/switches/switches.repo.ts'
import {
  deleteMadeFile,
  deleteMadeFilesBefore,
  findMadeFile,
  insertMadeFile,
  type MadeFileRecord,
  type MadeFilesTable,
  updateFailed,
  updateReady,
} from './made-files.repo.ts'

export type MadeFileDeps = { db: Db; clock: Clock; storage: Storage }
export type NamedFile = { userId: string; id: string }

/** A kind of file that a worker makes for a member and that is stored for a day. */
export type MadeKind = {
  table: MadeFilesTable
  folder: 'archives' | 'token-archives' | 'move-archives' | 'reports'
  ending: 'zip' | 'pdf'
  /** The file's name on the member's device. */
  name: string
  missing: 'portability.archive_not_found' | 'portability.report_not_found'
  /** While the installation is about to close, it is stored until then instead. */
  staysUntilClosing?: true
}

export type MadeFile = Omit<MadeFileRecord, 'createdAt' | 'expiresAt'> & {
  createdAt: string
  expiresAt: string | null
  url: string | null
}

const hourMs = 60 * 60_000
/** Buckets sign links for a week at most. Each reading gives a new one. */
const maxLinkSeconds = 7 * 24 * 60 * 60

export const madeFileKey = ({ folder, ending }: MadeKind, { userId, id }: NamedFile): string =>
  `${personalFolder(folder, userId)}${id}.${ending}`

/** Null if there is no file, or no longer one. The link works as long as the file exists, or for a week. */
export async function readMadeFile(
  { db, clock, storage }: MadeFileDeps,
  kind: MadeKind,
  userId: string,
): Promise<MadeFile | null> {
  const file = await findMadeFile(db, kind.table, userId)
  if (!file) return null
  const { id, state, progress, bytes, createdAt, expiresAt } = file
  const secondsLeft = Math.floor(((expiresAt?.getTime() ?? 0) - clock.now().getTime()) / 1000)
  if (state === 'ready' && secondsLeft <= 0) return null
  const seconds = Math.min(secondsLeft, maxLinkSeconds)
  const isReady = state === 'ready'
  return {
    id,
    state,
    progress,
    bytes,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
    url: isReady ? await storage.downloadUrl(madeFileKey(kind, { userId, id }), { name: kind.name, seconds }) : null,
  }
}

/** While a file is being made, further requests return that one. `begin` is called only for a new file. */
export async function beginMadeFile(
  { db, clock, storage }: MadeFileDeps,
  kind: MadeKind,
  { userId, id }: NamedFile,
  begin: (tx: Db) => Promise<unknown>,
): Promise<void> {
  const before = await findMadeFile(db, kind.table, userId)
  await inTransaction(db, async (tx) => {
    if (await insertMadeFile(tx, kind.table, userId, id, clock.now())) await begin(tx)
  })
  if (before && before.id !== id && before.state !== 'making') {
    await storage.delete(madeFileKey(kind, { userId, id: before.id }))
  }
}

/** Call this once the file is in storage. If the member has cancelled in the meantime, the file is deleted. */
export async function finishMadeFile({ db, clock, storage }: MadeFileDeps, kind: MadeKind, named: NamedFile) {
  const key = madeFileKey(kind, named)
  const { size: bytes = 0 } = (await storage.find(key)) ?? {}
  const expiresAt = await expiryOf({ db, clock }, kind)
  const isWanted = await updateReady(db, kind.table, named.userId, named.id, { bytes, expiresAt })
  if (!isWanted) await storage.delete(key)
}

async function expiryOf({ db, clock }: Pick<MadeFileDeps, 'db' | 'clock'>, kind: MadeKind): Promise<Date> {
  const closing = kind.staysUntilClosing ? await findClosing(db) : undefined
  const tomorrow = clock.now().getTime() + archiveHours * hourMs
  return new Date(Math.max(tomorrow, closing?.closesAt.getTime() ?? 0))
}

export const giveUpMadeFile = (db: Db, kind: MadeKind, { userId, id }: NamedFile): Promise<void> =>
  updateFailed(db, kind.table, userId, id)

/** The worker notices this and stops. */
export async function removeMadeFile(
  { db, storage }: Pick<MadeFileDeps, 'db' | 'storage'>,
  kind: MadeKind,
  named: NamedFile,
): Promise<null> {
  if (!(await deleteMadeFile(db, kind.table, named.userId, named.id))) throw new AppError(kind.missing)
  await storage.delete(madeFileKey(kind, named))
  return null
}

/**
 * Files are kept for a day once they are ready, so for little more than a day after the request, unless they stay until
 * the installation closes.
 */
export async function purgeMadeFiles(
  { db, clock, storage, log }: MadeFileDeps & { log: Logger },
  kind: MadeKind,
): Promise<void> {
  const now = clock.now()
  const oldest = new Date(now.getTime() - (archiveHours + 2) * hourMs)
  await workOnEach(log, {
    items: await deleteMadeFilesBefore(db, kind.table, { oldest, now }),
    work: (userId) => storage.deleteAll(personalFolder(kind.folder, userId)),
    trouble: 'a file that has expired could not be deleted',
  })
}
