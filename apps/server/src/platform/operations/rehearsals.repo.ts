import type { Db } from '#platform/db/database.ts'

export type BackupKind = 'dump' | 'pgbackrest'

export type Rehearsal = {
  rehearsedAt: Date
  /** The moment to which the backup was restored. */
  restoredTo: Date
  kind: BackupKind
  tables: number
  rows: number
  files: number
  /** The number of tables and files that differ or are missing. */
  differences: number
  /** True if the app became ready on the restored rows. */
  started: boolean
  seconds: number
}

/** A rehearsal proves the backup only if nothing differed and the app started. */
export const hasPassed = ({ differences, started }: Pick<Rehearsal, 'differences' | 'started'>): boolean =>
  differences === 0 && started

export async function insertRehearsal(db: Db, done: Omit<Rehearsal, 'rehearsedAt'>): Promise<void> {
  const { restoredTo, rows, files, ...same } = done
  await db
    .insertInto('rehearsals')
    .values({ ...same, restored_to: restoredTo, rows: String(rows), files: String(files) })
    .execute()
}

/** The newest rehearsal, whether or not it passed. */
export async function findLastRehearsal(db: Db): Promise<Rehearsal | undefined> {
  const row = await db.selectFrom('rehearsals').selectAll().orderBy('rehearsed_at', 'desc').limit(1).executeTakeFirst()
  if (!row) return undefined
  const { rehearsed_at: rehearsedAt, restored_to: restoredTo, rows, files, ...same } = row
  return { ...same, rehearsedAt, restoredTo, rows: Number(rows), files: Number(files) }
}

export type Backup = { finishedAt: Date; takenAt: Date; kind: BackupKind }

export const findLastBackup = (db: Db): Promise<Backup | undefined> =>
  db
    .selectFrom('backups')
    .select(['finished_at as finishedAt', 'taken_at as takenAt', 'kind'])
    .orderBy('finished_at', 'desc')
    .limit(1)
    .executeTakeFirst()
