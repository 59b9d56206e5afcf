import type { Db } from '#platform/db/database.ts'

export const findContact = (db: Db, userId: string) =>
  db
    .selectFrom('users')
    .select(['email', 'email_verified as emailVerified', 'display_name as name', 'username', 'zone', 'language'])
    .where('id', '=', userId)
    .executeTakeFirst()

/** Deletes everything that expired before this moment. */
export async function deleteOutdated(db: Db, before: Date): Promise<void> {
  const tables = ['two_factor_sign_ins', 'verification_codes', 'email_verifications', 'two_factor_recoveries'] as const
  for (const table of tables) await db.deleteFrom(table).where('expires_at', '<', before).execute()
  await db.deleteFrom('two_factor_attempts').where('created_at', '<', before).execute()
}

export async function hasPassword(db: Db, userId: string): Promise<boolean> {
  const row = await db.selectFrom('users').select('password').where('id', '=', userId).executeTakeFirst()
  return Boolean(row?.password)
}
