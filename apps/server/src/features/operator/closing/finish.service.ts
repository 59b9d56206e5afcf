import { lastBackupDays } from '@sadhana/contract'
import { eraseAtClosing, type ErasingDeps } from '#features/account/index.ts'
import { readGivingOfMonth } from '#features/giving/index.ts'
import { countWaitlist, deleteWaitlist } from '#features/waitlist/index.ts'
import { inTransaction } from '#platform/db/database.ts'
import { AppError } from '#platform/errors.ts'
import type { Logger } from '#platform/log.ts'
import { workOnEach } from '#platform/queue/jobs.ts'
import { type OperatorDeps, record } from '../audit/audit.service.ts'
import { closesAt, destroyBy } from './closing.rules.ts'
import {
  type ClosingRow,
  countLeft,
  findOpen,
  listMembers,
  lockClosing,
  updateDestroyed,
  updateFinished,
  updateSealed,
} from './closing.repo.ts'
import { countArchives, countEmails, countMembers } from './emails.repo.ts'

const batchSize = 100

/** What remains of the installation, in numbers. It names no one. */
export type ClosingRecord = {
  on: string
  reason: string
  setAt: Date
  sealed: { at: Date; sha256: string; bytes: number; counts: object } | null
  finishedAt: Date | null
  destroyBy: string
  destroyedAt: Date | null
}

const toRecord = (closing: ClosingRow): ClosingRecord => {
  const { on, reason, setAt, sealedAt, sealedSha256, sealedBytes, counts, finishedAt, destroyedAt } = closing
  const isSealed = sealedAt && sealedSha256 && sealedBytes && counts
  const sealed = isSealed ? { at: sealedAt, sha256: sealedSha256, bytes: sealedBytes, counts } : null
  return { on, reason, setAt, sealed, finishedAt, destroyBy: destroyBy(on), destroyedAt }
}

export async function readRecord({ db }: Pick<OperatorDeps, 'db'>): Promise<ClosingRecord | null> {
  const closing = await findOpen(db)
  return closing ? toRecord(closing) : null
}

/** The closing whose day has come. */
export async function requireOver({ db, clock }: OperatorDeps): Promise<ClosingRecord> {
  const closing = await readRecord({ db })
  if (!closing) throw new AppError('operator.closing_missing')
  if (closesAt(closing.on) > clock.now()) throw new AppError('operator.closing_not_over')
  return closing
}

type Seal = { sha256: string; bytes: number; takenAt: Date; files: number }

/** Notes what there was, before anything is erased. From now on the closing can't be cancelled. */
export const noteSealed = (deps: OperatorDeps, { sha256, bytes, ...backup }: Seal): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    const closing = await lockClosing(tx, 'open')
    if (!closing || closing.sealedAt) throw new AppError('operator.closing_missing')
    const [members, emails, archives, waitlist, giving] = await Promise.all([
      countMembers(tx),
      countEmails(tx, closing.id),
      countArchives(tx),
      countWaitlist({ ...deps, db: tx }),
      readGivingOfMonth({ ...deps, db: tx }),
    ])
    const counts = { members, emails, archives, waiting: waitlist.waiting, contributors: giving.contributors, backup }
    await updateSealed(tx, closing.id, { at: deps.clock.now(), sha256, bytes, counts })
  })

type EraseDeps = ErasingDeps & { log: Logger }

/**
 * Erases every member, each in a transaction of their own, and the waitlist. If it is stopped, the next run continues from there.
 * Returns how many couldn't be erased.
 */
export async function eraseEveryone(deps: EraseDeps, onBatch: (erased: number) => void): Promise<number> {
  const { db, log } = deps
  let [failed, erased] = [0, 0]
  for (let after: string | null = null; ;) {
    const userIds: string[] = await listMembers(db, { after, count: batchSize, withLeaving: true })
    const problems = await workOnEach(log, {
      items: userIds,
      work: (userId) => eraseAtClosing(deps, userId),
      trouble: 'a member could not be erased at the end of the installation',
    })
    failed += problems.length
    erased += userIds.length - problems.length
    if (userIds.length > 0) onBatch(erased)
    after = userIds.at(-1) ?? null
    if (userIds.length < batchSize) break
  }
  await deleteWaitlist(db)
  return failed
}

/** Jobs and endings that the worker still has to do. */
export const countUnfinished = ({ db }: Pick<OperatorDeps, 'db'>): Promise<number> => countLeft(db)

export const noteFinished = (deps: OperatorDeps): Promise<ClosingRecord> =>
  inTransaction(deps.db, async (tx) => {
    const closing = await lockClosing(tx, 'open')
    if (!closing?.sealedAt) throw new AppError('operator.closing_missing')
    if (closing.finishedAt) return toRecord(closing)
    const at = deps.clock.now()
    await updateFinished(tx, closing.id, at)
    const reason = `The last backup must be destroyed by ${destroyBy(closing.on)}, ${lastBackupDays} days after the end`
    await record(tx, deps.clock, { by: 'shell', act: 'closing_finished', about: closing.id, reason })
    return toRecord({ ...closing, finishedAt: at })
  })

export const noteDestroyed = (deps: OperatorDeps): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    const closing = await lockClosing(tx, 'open')
    if (!closing?.finishedAt) throw new AppError('operator.closing_missing')
    if (!closing.destroyedAt) await updateDestroyed(tx, closing.id, deps.clock.now())
  })
