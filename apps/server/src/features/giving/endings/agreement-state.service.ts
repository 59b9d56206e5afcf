import type { Db } from '#platform/db/database.ts'
import { enqueue } from '#platform/queue/jobs.ts'
import { isFinal, isRunning, type AgreementState } from '../shared/agreement.rules.ts'
import { listSubscriptions, type SubscriptionRow, updateSubscription } from '../shared/giving.repo.ts'
import { endAgreement } from '../shared/task.jobs.ts'
import { type Ending, insertEnding, updateEnding } from './endings.repo.ts'

/** Saves the new state and ends what it replaces: only the newest of a member's agreements continues. */
export async function saveAgreementState(
  tx: Db,
  row: SubscriptionRow,
  state: AgreementState,
  now: Date,
): Promise<void> {
  const { status, statusAt, failedAt } = state
  let { endingRequestedAt } = row
  if (isRunning(status) && !endingRequestedAt) endingRequestedAt = await resolveWithOthers(tx, row, now)
  await updateSubscription(tx, row, { status, statusAt, failedAt, endingRequestedAt, reference: row.reference }, now)
  if (!row.reference) return
  if (isFinal(status)) await updateEnding(tx, row.reference, { finishedAt: now })
  else if (isRunning(status) && endingRequestedAt) {
    await askEnding(tx, { reference: row.reference, reason: 'replaced', requestedAt: endingRequestedAt }, now)
  }
}

/** Ends the agreements that this one replaces. Returns when this one was itself replaced, or null. */
async function resolveWithOthers(tx: Db, row: SubscriptionRow, now: Date): Promise<Date | null> {
  const others = (await listSubscriptions(tx, row.userId)).filter(({ id }) => id !== row.id)
  const isNewer = (one: SubscriptionRow) =>
    one.createdAt > row.createdAt || (+one.createdAt === +row.createdAt && one.id > row.id)
  const successor = others.find((other) => isNewer(other) && isRunning(other.status) && !other.endingRequestedAt)
  if (successor) return successor.createdAt
  for (const other of others)
    if (!isNewer(other)) await endOne(tx, other, { reason: 'replaced', requestedAt: row.createdAt }, now)
  return null
}

type EndingRequest = { reason: 'cancelled' | 'replaced' | 'erased'; requestedAt: Date }

/** Requests the end of this agreement; a free place ends at once. */
export async function endOne(
  tx: Db,
  row: SubscriptionRow,
  { reason, requestedAt }: EndingRequest,
  now: Date,
): Promise<void> {
  if (isFinal(row.status) || row.endingRequestedAt) return
  const isFree = row.cents === 0
  await updateSubscription(
    tx,
    row,
    { endingRequestedAt: requestedAt, ...(isFree && { status: 'cancelled', statusAt: now }) },
    now,
  )
  if (row.reference) await askEnding(tx, { reference: row.reference, reason, requestedAt }, now)
}

export async function askEnding(tx: Db, ending: Ending, now: Date): Promise<void> {
  await insertEnding(tx, ending, now)
  await enqueue(tx, endAgreement, { reference: ending.reference })
}
