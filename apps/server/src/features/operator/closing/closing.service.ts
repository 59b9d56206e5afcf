import type { Closing, ClosingDesk, NewClosing } from '@sadhana/contract'
import { v7 as newId } from 'uuid'
import { readGivingOfMonth } from '#features/giving/index.ts'
import { endLongArchives } from '#features/portability/index.ts'
import { inTransaction } from '#platform/db/database.ts'
import { AppError } from '#platform/errors.ts'
import { enqueue } from '#platform/queue/jobs.ts'
import type { Switches } from '#platform/switches/switches.ts'
import { ensureSubjects } from '../audit/audit.repo.ts'
import { type Actor, type OperatorDeps, record } from '../audit/audit.service.ts'
import { closesAt, earliestDay, emailTimes } from './closing.rules.ts'
import { findOpen, insertClosing, lockClosing, updateCancelled } from './closing.repo.ts'
import { countArchives, countEmails, countMembers } from './emails.repo.ts'
import { workThroughClosing } from './task.jobs.ts'

export async function readClosing(deps: OperatorDeps): Promise<ClosingDesk> {
  const { db, clock } = deps
  const [closing, members, { contributors }] = await Promise.all([
    readOpen(deps),
    countMembers(db),
    readGivingOfMonth(deps),
  ])
  return { closing, earliest: earliestDay(clock.now()), members, contributors }
}

async function readOpen({ db }: Pick<OperatorDeps, 'db'>): Promise<Closing | null> {
  const closing = await findOpen(db)
  if (!closing) return null
  const { id, on, reason, setAt, by } = closing
  const [counts, archives] = await Promise.all([countEmails(db, id), countArchives(db)])
  const times = emailTimes(closing)
  const emails = (['announced', 'reminder', 'last'] as const).map((round) => {
    const { queued = 0, sent = 0 } = counts.find((one) => one.round === round) ?? {}
    return { round, at: times[round].toISOString(), queued, sent }
  })
  return { on, reason, setAt: setAt.toISOString(), by, closesAt: closesAt(on).toISOString(), emails, archives }
}

type ClosingDeps = OperatorDeps & { switches: Pick<Switches, 'forget'> }

/** From now on no one can join, and a worker tells every member. If two operators set a day, the first one counts. */
export async function setClosing(deps: ClosingDeps, by: Actor, { on, reason }: NewClosing): Promise<ClosingDesk> {
  const { db, clock, switches } = deps
  if (on < earliestDay(clock.now())) throw new AppError('operator.closing_too_soon')
  await inTransaction(db, async (tx) => {
    const closing = { id: newId(), on, reason, at: clock.now() }
    const actorSubject = typeof by === 'object' ? ((await ensureSubjects(tx, [by.id])).get(by.id) ?? null) : null
    if (!(await insertClosing(tx, { ...closing, actorSubject }))) throw new AppError('operator.closing_exists')
    await record(tx, clock, { by, act: 'closing_set', about: closing.id, reason })
    await enqueue(tx, workThroughClosing, { closingId: closing.id })
  })
  switches.forget()
  return readClosing(deps)
}

/** Everything is as before, except for contributions that have ended. Members who were told of it are told so once. Does nothing if no day is set. */
export async function cancelClosing(
  deps: ClosingDeps,
  by: Actor,
  { reason }: Pick<NewClosing, 'reason'>,
): Promise<ClosingDesk> {
  const { db, clock, switches } = deps
  await inTransaction(db, async (tx) => {
    const closing = await lockClosing(tx, 'open')
    if (!closing) return
    if (closing.sealedAt) throw new AppError('operator.closing_sealed')
    await updateCancelled(tx, closing.id, clock.now())
    await endLongArchives({ db: tx, clock })
    await record(tx, clock, { by, act: 'closing_cancelled', about: closing.id, reason })
    await enqueue(tx, workThroughClosing, { closingId: closing.id })
  })
  switches.forget()
  return readClosing(deps)
}
