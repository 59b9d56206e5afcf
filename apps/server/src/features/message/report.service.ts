import type { ConversationReportKind, ReportKind } from '@sadhana/contract'
import { addReport } from '#features/community/index.ts'
import { inTransaction } from '#platform/db/database.ts'
import { AppError } from '#platform/errors.ts'
import { listMessages } from './message.repo.ts'
import { insertReported } from './message-writes.repo.ts'
import type { MessageDeps } from './message.service.ts'

/** How moderators read what the member chose. */
const reports: Record<ConversationReportKind, { kind: ReportKind; reason: string }> = {
  unkind: { kind: 'unkind', reason: 'Unkind or threatening messages.' },
  advances: { kind: 'other', reason: 'Unwanted advances in messages.' },
  selling: { kind: 'selling', reason: 'Selling or begging in messages.' },
  worry: { kind: 'worry', reason: 'A conversation leaves me worried about this person.' },
}

type Report = { kind: ConversationReportKind; withMessages: boolean }

/** Works for hidden members too: a block must not stop anyone from reporting. */
export const reportConversation = (
  { db, clock }: Pick<MessageDeps, 'db' | 'clock'>,
  reporter: string,
  id: string,
  { kind, withMessages }: Report,
): Promise<null> =>
  inTransaction(db, async (tx) => {
    const other = id.toLowerCase()
    const [latest] = await listMessages(tx, reporter, { other, count: 1 })
    if (!latest) throw new AppError('message.person_not_found')
    const reportId = await addReport(
      { db: tx, clock },
      { reporter, reported: other, sessionId: null, ...reports[kind] },
    )
    if (withMessages) await insertReported(tx, reportId, reporter, other)
    return null
  })
