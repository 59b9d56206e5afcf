import type { Db } from '#platform/db/database.ts'

export const findContact = (db: Db, userId: string) =>
  db
    .selectFrom('users')
    .select(['email', 'email_verified as emailVerified', 'display_name as name', 'username'])
    .where('id', '=', userId)
    .executeTakeFirst()
