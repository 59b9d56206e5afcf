import type { DecisionAction, ReportOutcome, Settlement } from '@sadhana/contract'
import { v7 as newId } from 'uuid'
import { suspendMember } from '#features/account/index.ts'
import { findReported, resolveReport } from '#features/community/index.ts'
import { type Db, inTransaction } from '#platform/db/database.ts'
import { enqueue } from '#platform/queue/jobs.ts'
import { type Actor, type OperatorDeps, record } from '../audit/audit.service.ts'
import { requireOrdinary } from '../roles/guard.service.ts'
import { sendDecision } from '../shared/task.jobs.ts'
import { decisionIn, type Told } from './decision.emails.ts'

const outcomeOf: Record<DecisionAction, ReportOutcome> = {
  hide: 'hidden',
  warn: 'warned',
  suspend: 'suspended',
  close: 'closed',
}
const actOf = {
  hide: 'session_hidden',
  warn: 'member_warned',
  suspend: 'member_suspended',
  close: 'report_closed',
} as const

export type Resolution = { by: Actor; id: string } & Pick<Settlement, 'actions' | 'days' | 'reason'>

/** Saves the report, its consequences, the emails and the log entry in one transaction. */
export const resolveWithActions = (
  { db, clock }: OperatorDeps,
  { by, id, actions: requestedActions, days, reason }: Resolution,
): Promise<null> =>
  inTransaction(db, async (tx) => {
    const actions = [...new Set(requestedActions)]
    const userId = await findReported(tx, id)
    if (!actions.includes('close')) await requireOrdinary(tx, by, userId)
    const outcomes = actions.map((action) => outcomeOf[action])
    const { practiceDate, reporters } = await resolveReport(tx, id, outcomes, clock.now())
    for (const action of actions) await record(tx, clock, { by, act: actOf[action], to: userId, about: id, reason })
    if (actions.includes('suspend')) await suspendMember({ db: tx, clock }, userId, { days: days ?? null, reason })
    await notifyMember(tx, userId, { actions, days, reason, practiceDate })
    const wasClosed = actions.includes('close')
    for (const reporter of reporters) await notifyMember(tx, reporter, { wasClosed })
    return null
  })

/** Uses the same words that the console has shown, or what they say in the member's language. */
export async function notifyMember(tx: Db, userId: string, told: Told): Promise<void> {
  const words = decisionIn('en', told)
  if (words.paragraphs.length > 0) await enqueue(tx, sendDecision, { userId, id: newId(), ...words, told })
}
