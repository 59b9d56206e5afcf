import type { Db } from '#platform/db/database.ts'

const dayMs = 24 * 60 * 60_000

export async function deleteOutdated(db: Db, now: Date): Promise<void> {
  const ago = (days: number) => new Date(now.getTime() - days * dayMs)
  await db.deleteFrom('refresh_tokens').where('expires_at', '<', now).execute()
  await db.deleteFrom('login_sessions').where('expires_at', '<', ago(90)).execute()
  await db.deleteFrom('password_reset_tokens').where('expires_at', '<', ago(2)).execute()
}
