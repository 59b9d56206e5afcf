import type { Db } from '#platform/db/database.ts'

/** What expired before this moment is of no use to anyone. */
export async function deleteOutdated(db: Db, before: Date): Promise<void> {
  const tables = ['two_factor_sign_ins', 'verification_codes', 'email_verifications', 'two_factor_recoveries'] as const
  for (const table of tables) await db.deleteFrom(table).where('expires_at', '<', before).execute()
}
