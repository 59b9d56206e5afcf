import type { ClosingRound } from '@sadhana/contract'
import { signOutEverywhere } from '#features/account/index.ts'
import { discardArchives, startArchives } from '#features/portability/index.ts'
import { type Db, inTransaction } from '#platform/db/database.ts'
import { enqueue } from '#platform/queue/jobs.ts'
import type { ActDeps } from '../shared/operator.deps.ts'
import { dueRound } from './closing.rules.ts'
import { type ClosingRow, listMembers, lockClosing, updateProgress } from './closing.repo.ts'
import { insertEmails, listTold } from './emails.repo.ts'
import { sendClosingEmail, workThroughClosing } from './task.jobs.ts'

export type RoundDeps = Pick<ActDeps, 'db' | 'clock' | 'storage' | 'endGiving'>
type TxDeps = Pick<RoundDeps, 'db' | 'clock' | 'endGiving'>
type Batch = { closing: ClosingRow; round: ClosingRound; userIds: readonly string[] }

const batchSize = 100

/**
 * Does what is due for the next hundred members, and notes how far it is, in one transaction: a worker that is killed
 * leaves either all of it or nothing. Two workers take turns, because the closing is locked.
 */
export async function workThrough(deps: RoundDeps, closingId: string): Promise<void> {
  const replaced = await inTransaction(deps.db, async (tx) => {
    const closing = await lockClosing(tx, { id: closingId })
    if (!closing || closing.sealedAt) return []
    const round = dueRound(closing, deps.clock.now())
    const isNew = round !== closing.round
    if (!isNew && closing.isRoundDone) return []
    const after = isNew ? null : closing.doneThrough
    const userIds =
      round === 'cancelled'
        ? await listTold(tx, closingId, after, batchSize)
        : await listMembers(tx, { after, count: batchSize })
    const files = await workOn({ ...deps, db: tx }, { closing, round, userIds })
    const isRoundDone = userIds.length < batchSize
    await updateProgress(tx, closingId, { round, doneThrough: userIds.at(-1) ?? after, isRoundDone })
    if (!isRoundDone) await enqueue(tx, workThroughClosing, { closingId })
    return files
  })
  await discardArchives(deps, replaced)
}

/** Returns the earlier archives that new ones replace. */
async function workOn(deps: TxDeps, { closing, round, userIds }: Batch) {
  const { db: tx, clock } = deps
  if (round === 'closed') {
    for (const userId of userIds) await signOutEverywhere(deps, userId)
    return []
  }
  const about = { closingId: closing.id, round }
  for (const userId of await insertEmails(tx, about, userIds, clock.now())) {
    await enqueue(tx, sendClosingEmail, { ...about, userId })
  }
  if (round === 'announced') await endContributions(deps, userIds)
  return round === 'last' ? startArchives(deps, userIds) : []
}

async function endContributions({ db: tx, clock, endGiving }: TxDeps, userIds: readonly string[]): Promise<void> {
  for (const userId of userIds) await endGiving({ db: tx, clock }, userId)
}

/** Resumes what a lost job left, and starts what has become due. */
export async function resumeClosings(db: Db, closingIds: readonly string[]): Promise<void> {
  for (const closingId of closingIds) await enqueue(db, workThroughClosing, { closingId })
}
