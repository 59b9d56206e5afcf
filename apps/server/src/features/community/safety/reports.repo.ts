import type { ReportKind } from '@sadhana/contract'
import { v7 as newId } from 'uuid'
import type { Db } from '#platform/db/database.ts'

export type ReportInput = {
  reporter: string
  reported: string
  sessionId: string | null
  kind: ReportKind
  reason: string
  at: Date
}

export async function insertReport(db: Db, report: ReportInput): Promise<string> {
  const { reporter, reported, sessionId, kind, reason, at } = report
  const id = newId()
  await db
    .insertInto('reports')
    .values({
      id,
      reporter_id: reporter,
      reported_id: reported,
      session_id: sessionId,
      kind,
      reason,
      created_at: at,
    })
    .execute()
  return id
}
