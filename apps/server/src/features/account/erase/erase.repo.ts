import type { ErasurePreview } from '@sadhana/contract'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

export async function listDue(db: Db, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('erasure_due_at', '<=', now)
    .orderBy('erasure_due_at')
    .execute()
  return rows.map(({ id }) => id)
}

/** A member with years of practice has more rows than the usual statement timeout allows for. */
export const allowTime = (tx: Db) => sql`set local statement_timeout = '10min'`.execute(tx)

/** Foreign keys delete the other rows. */
export async function deleteUser(tx: Db, userId: string): Promise<void> {
  await tx.deleteFrom('users').where('id', '=', userId).execute()
}

type ErasureFacts = Omit<ErasurePreview, 'dueAt'>

export async function findPreview(db: Db, userId: string): Promise<ErasureFacts | undefined> {
  const { rows } = await sql<ErasureFacts>`
    select (select count(*)::int from payment_ledger join giving_subjects using (subject_id)
        where giving_subjects.user_id = users.id) as receipts,
      exists (select from user_subscriptions where user_subscriptions.user_id = users.id
        and status = 'active' and amount_cents > 0 and ending_asked_at is null) as "isGiving",
      password is not null as "hasPassword",
      exists (select from two_factor where two_factor.user_id = users.id and secret is not null) as "hasTwoFactor",
      exists (select from passkeys where passkeys.user_id = users.id) as "hasPasskey",
      array(select provider from social_logins where social_logins.user_id = users.id order by created_at) as providers,
      case when email_verified then email end as email,
      case when phone_verified then phone end as phone
    from users where users.id = ${userId}`.execute(db)
  return rows[0]
}
