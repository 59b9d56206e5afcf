import type { ReportKind } from '@sadhana/contract'
import { v7 as newId } from 'uuid'
import type { Db } from '#platform/db/database.ts'

type NewReport = {
  reporter: string
  reported: string
  sessionId: string | null
  kind: ReportKind
  reason: string
  at: Date
}

export async function insertReport(db: Db, report: NewReport): Promise<void> {
  const { reporter, reported, sessionId, kind, reason, at } = report
  await db
    .insertInto('reports')
    .values({
      id: newId(),
      reporter_id: reporter,
      reported_id: reported,
      session_id: sessionId,
      kind,
      reason,
      created_at: at,
    })
    .execute()
}
