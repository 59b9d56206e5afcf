import { v7 as newId } from 'uuid'
import type { Db } from '#platform/db/database.ts'

type NewReport = { reporter: string; reported: string; sessionId: string | null; reason: string; at: Date }

export async function insertReport(db: Db, { reporter, reported, sessionId, reason, at }: NewReport): Promise<void> {
  await db
    .insertInto('reports')
    .values({
      id: newId(),
      reporter_id: reporter,
      reported_id: reported,
      session_id: sessionId,
      reason,
      created_at: at,
    })
    .execute()
}

const mostAtOnce = 200

/** Open reports, oldest first. `reporter` is null if they have left. */
export const listUnresolved = (db: Db) =>
  db
    .selectFrom('reports')
    .innerJoin('users as reported', 'reported.id', 'reported_id')
    .leftJoin('users as reporter', 'reporter.id', 'reporter_id')
    .select(['reports.id', 'reporter.username as reporter', 'reported.username as reported'])
    .select(['session_id as sessionId', 'reason', 'reports.created_at as at'])
    .where('resolved_at', 'is', null)
    .orderBy('reports.id')
    .limit(mostAtOnce)
    .execute()

/** False if there is no such open report. */
export async function markResolved(db: Db, id: string, at: Date): Promise<boolean> {
  const resolved = await db
    .updateTable('reports')
    .set({ resolved_at: at })
    .where('id', '=', id)
    .where('resolved_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return resolved !== undefined
}
