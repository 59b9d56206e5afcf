import type { ConsoleMe, OperatorRole } from '@sadhana/contract'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { waitingLetters, waitingReports } from '../shared/waiting.sql.ts'

/** A role has no effect without two-factor authentication, and while its member is leaving or suspended. */
const isAwake = sql<boolean>`exists (select from two_factor where two_factor.user_id = users.id
  and secret is not null) and erasure_due_at is null and suspended_at is null`

export async function findRole(db: Db, userId: string): Promise<OperatorRole | undefined> {
  const { rows } = await sql<{ role: OperatorRole }>`
    select role from operator_roles join users on users.id = operator_roles.user_id
    where user_id = ${userId} and ${isAwake}`.execute(db)
  return rows[0]?.role
}

type Holder = { userId: string; username: string; role: OperatorRole; grantedAt: Date; isAwake: boolean }

export async function listRoles(db: Db): Promise<Holder[]> {
  const { rows } = await sql<Holder>`
    select user_id as "userId", username, role, granted_at as "grantedAt", ${isAwake} as "isAwake"
    from operator_roles join users on users.id = operator_roles.user_id order by role desc, username`.execute(db)
  return rows
}

/** The member with this username, and whether a role would have an effect. Locked until the transaction ends. */
export async function lockCandidate(tx: Db, username: string): Promise<{ id: string; isAwake: boolean } | undefined> {
  const { rows } = await sql<{ id: string; isAwake: boolean }>`
    select id, ${isAwake} as "isAwake" from users
    where username_key = username_key(${username}) order by username_twin limit 1 for no key update`.execute(tx)
  return rows[0]
}

export async function insertRole(tx: Db, userId: string, role: OperatorRole, at: Date): Promise<void> {
  await tx
    .insertInto('operator_roles')
    .values({ user_id: userId, role, granted_at: at })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ role, granted_at: at }))
    .execute()
}

/** False if they had no role. */
export async function deleteRole(tx: Db, userId: string): Promise<boolean> {
  const row = await tx.deleteFrom('operator_roles').where('user_id', '=', userId).returning('role').executeTakeFirst()
  return row !== undefined
}

/** Includes roles that have no effect at the moment. */
export async function hasAnyRole(db: Db, userId: string): Promise<boolean> {
  const row = await db.selectFrom('operator_roles').select('role').where('user_id', '=', userId).executeTakeFirst()
  return row !== undefined
}

/** The name of the person who opens the console, and what is waiting for them. */
export async function findConsoleMe(db: Db, userId: string): Promise<Omit<ConsoleMe, 'role'> | undefined> {
  const { rows } = await sql<Omit<ConsoleMe, 'role'>>`
    select display_name as "displayName", open.reports as "openReports", written.letters as "waitingLetters"
    from users, ${waitingReports} as open, ${waitingLetters} as written where users.id = ${userId}`.execute(db)
  return rows[0]
}
