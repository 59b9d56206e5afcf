import { type ErasureBegun, erasureDays } from '@sadhana/contract'
import { v7 as newId } from 'uuid'
import { dropWaitingSignIns, recordSecurityEvent } from '#features/security/index.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db/database.ts'
import { orAuthRequired } from '#platform/errors.ts'
import type { Keys } from '#platform/keys.ts'
import { addressHashes } from '#platform/mail/suppressed-addresses.repo.ts'
import { deleteUnlinkedRows } from '#platform/personal-data/unlinked-rows.repo.ts'
import { deleteJobsMentioning, enqueue } from '#platform/queue/jobs.ts'
import type { AccountDeps } from '../shared/account.deps.ts'
import { updateAllResetTokensUsed } from '../shared/reset-tokens.repo.ts'
import { endEverything } from '../shared/end-sessions.service.ts'
import { lockMember, type MemberRow, updateDue } from '../shared/members.repo.ts'
import { allowTime, deleteUser } from './erase.repo.ts'
import { deleteMemberFiles, eraseNow, sendErased, sendErasureBegun } from './task.jobs.ts'

const graceMs = erasureDays * 24 * 60 * 60_000
export const dueFrom = (now: Date): Date => new Date(now.getTime() + graceMs)

type ScheduledErasure = { reply: ErasureBegun; ended: string[] }

/** Starts an erasure, requested by the member or by an operator. */
export const scheduleErasure = (
  { db, clock, endGiving }: Pick<AccountDeps, 'db' | 'clock' | 'endGiving'>,
  userId: string,
  { ip, isAtOnce = false }: { ip?: string; isAtOnce?: boolean } = {},
): Promise<ScheduledErasure> =>
  inTransaction(db, async (tx) => {
    const at = clock.now()
    const member = orAuthRequired(await lockMember(tx, userId))
    const dueAt = member.dueAt ?? (isAtOnce ? at : dueFrom(at))
    const reply = { dueAt: dueAt.toISOString(), email: member.email }
    // Of two parallel requests, the first has done everything.
    if (member.dueAt) return { reply, ended: [] }
    await updateDue(tx, userId, dueAt, at)
    await endGiving({ db: tx, clock }, userId)
    await updateAllResetTokensUsed(tx, userId)
    await dropWaitingSignIns(tx, userId)
    await recordSecurityEvent(tx, { userId, type: 'erasure_requested', at, ip })
    if (isAtOnce) await enqueue(tx, eraseNow, { userId, askedAt: at.toISOString() })
    else await enqueue(tx, sendErasureBegun, { userId, dueAt: reply.dueAt })
    return { reply, ended: await endEverything(tx, userId, { at }) }
  })

export type ErasingDeps = {
  db: Db
  clock: Clock
  keys: Keys
  /** What other features must do before the rows are deleted. Each gets the transaction. */
  beforeErase: readonly ((deps: { db: Db; clock: Clock }, userId: string) => Promise<void>)[]
}

/**
 * Deletes all rows and jobs of a member in one transaction, so that a worker that dies leaves either everything or
 * nothing. Files and the last email follow in jobs that the transaction queues. Does nothing if the member has signed
 * in meanwhile.
 */
export async function eraseMember(deps: ErasingDeps, userId: string, asked?: string): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const at = deps.clock.now()
    const member = await lockMember(tx, userId)
    if (!member?.dueAt || member.dueAt > at) return
    await eraseRows({ ...deps, db: tx }, member)
    const { email, name, emailVerified: isVerified, zone, language } = member
    if (!email) return
    const askedAt = asked ?? new Date(member.dueAt.getTime() - graceMs).toISOString()
    await enqueue(tx, sendErased, { id: newId(), to: { address: email, name, isVerified }, zone, language, askedAt })
  })
}

/** The same at the end of the installation: without having been asked, and without an email. */
export const eraseAtClosing = (deps: ErasingDeps, userId: string): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    const member = await lockMember(tx, userId)
    if (member) await eraseRows({ ...deps, db: tx }, member)
  })

async function eraseRows({ db: tx, clock, keys, beforeErase }: ErasingDeps, member: MemberRow): Promise<void> {
  const { id: userId, email, phone } = member
  await allowTime(tx)
  for (const work of beforeErase) await work({ db: tx, clock }, userId)
  await deleteUser(tx, userId)
  await deleteUnlinkedRows(tx, { id: userId, email, phone, emailHashes: email ? addressHashes(keys, email) : [] })
  await deleteJobsMentioning(tx, [userId, email, phone])
  await enqueue(tx, deleteMemberFiles, { userId })
}
