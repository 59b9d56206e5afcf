import type { Language } from '@sadhana/contract'
import type { Db } from '#platform/db/database.ts'

export type MemberRow = {
  id: string
  name: string
  email: string | null
  emailVerified: boolean
  phone: string | null
  zone: string
  language: Language
  dueAt: Date | null
}

const memberNamed = (db: Db, userId: string) =>
  db
    .selectFrom('users')
    .select(['id', 'display_name as name', 'email', 'email_verified as emailVerified', 'phone', 'zone', 'language'])
    .select('erasure_due_at as dueAt')
    .where('id', '=', userId)

export const findMember = (db: Db, userId: string): Promise<MemberRow | undefined> =>
  memberNamed(db, userId).executeTakeFirst()

/** Makes a member's sign-ins and erasure happen one at a time. Undefined once the member is erased. */
export const lockMember = (tx: Db, userId: string): Promise<MemberRow | undefined> =>
  memberNamed(tx, userId).forNoKeyUpdate().executeTakeFirst()

export async function updateDue(tx: Db, userId: string, dueAt: Date | null, at: Date): Promise<void> {
  await tx.updateTable('users').set({ erasure_due_at: dueAt, updated_at: at }).where('id', '=', userId).execute()
}
