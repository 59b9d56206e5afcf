import type { Db } from '#platform/db/database.ts'

type Check = { startedAt: Date; asked: number; differed: number; unanswered: number }

const retentionMs = 90 * 86_400_000

export async function insertCheck(db: Db, { startedAt, ...counts }: Check): Promise<void> {
  await db
    .insertInto('giving_checks')
    .values({ started_at: startedAt, ...counts })
    .onConflict((conflict) => conflict.column('started_at').doUpdateSet(counts))
    .execute()
  await db
    .deleteFrom('giving_checks')
    .where('started_at', '<', new Date(startedAt.getTime() - retentionMs))
    .execute()
}

export const findLastCheck = (db: Db) =>
  db
    .selectFrom('giving_checks')
    .select(['started_at as startedAt', 'asked', 'differed', 'unanswered'])
    .orderBy('started_at', 'desc')
    .limit(1)
    .executeTakeFirst()
