import type { ConsoleMe, OperatorRole } from '@sadhana/contract'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { waitingLetters, waitingReports } from '../shared/waiting.sql.ts'

/** A role has no effect without two-factor authentication, and while its member is leaving or suspended. */
const isAwake = sql<boolean>`exists (select from two_factor where two_factor.user_id = users.id
  and secret is not null) and erasure_due_at is null and suspended_at is null`

type Held = { role: OperatorRole; signedInAt: Date | null }

/**
 * The higher of the role that was granted and the one that a provider named, if that was less than 8 hours ago, and when
 * its member signed in, or last proved their identity.
 */
export async function findRole(
  db: Db,
  { id: userId, sessionId }: { id: string; sessionId: string },
  now: Date,
): Promise<Held | undefined> {
  const { rows } = await sql<Held>`
    select role, (select greatest(created_at, proven_at) from login_sessions
      where user_id = users.id and id = ${sessionId}) as "signedInAt"
    from users, lateral (
      select role from operator_roles where user_id = users.id
      union all
      select role from claimed_roles where user_id = users.id and until > ${now}
    ) as roles
    where users.id = ${userId} and ${isAwake} order by role = 'operator' desc limit 1`.execute(db)
  return rows[0]
}

type Holder = {
  userId: string
  username: string
  role: OperatorRole
  /** Null for a role that the operators' own identity provider named, which has an end instead. */
  grantedAt: Date | null
  until: Date | null
  isAwake: boolean
}

export async function listRoles(db: Db, now: Date): Promise<Holder[]> {
  const { rows } = await sql<Holder>`
    select user_id as "userId", username, role, "grantedAt", until, ${isAwake} as "isAwake"
    from (
      select user_id, role, granted_at as "grantedAt", null::timestamptz as until from operator_roles
      union all select user_id, role, null, until from claimed_roles where until > ${now}
    ) as roles join users on users.id = user_id order by role desc, username, until nulls first`.execute(db)
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

/** Also takes one that a provider named, even if its time is over. False if they had no role. */
export async function deleteRole(tx: Db, userId: string): Promise<boolean> {
  const hadRole = await hasAnyRole(tx, userId)
  await tx.deleteFrom('operator_roles').where('user_id', '=', userId).execute()
  await deleteClaimedRole(tx, userId)
  return hadRole
}

/** Includes roles that have no effect at the moment, and those that a provider named, even if their time is over. */
export async function hasAnyRole(db: Db, userId: string): Promise<boolean> {
  const { rows } = await sql`select from operator_roles where user_id = ${userId}
    union all select from claimed_roles where user_id = ${userId}`.execute(db)
  return rows.length > 0
}

/** Returns the role that the provider named before, whether or not its time is over. */
export async function lockClaimedRole(tx: Db, userId: string): Promise<OperatorRole | undefined> {
  const row = await tx
    .selectFrom('claimed_roles')
    .select('role')
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst()
  return row?.role
}

export async function insertClaimedRole(tx: Db, userId: string, role: OperatorRole, until: Date): Promise<void> {
  await tx
    .insertInto('claimed_roles')
    .values({ user_id: userId, role, until })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ role, until }))
    .execute()
}

export async function deleteClaimedRole(tx: Db, userId: string): Promise<void> {
  await tx.deleteFrom('claimed_roles').where('user_id', '=', userId).execute()
}

/** The name of the person who opens the console, and what is waiting for them. */
export async function findConsoleMe(db: Db, userId: string): Promise<Omit<ConsoleMe, 'role'> | undefined> {
  const { rows } = await sql<Omit<ConsoleMe, 'role'>>`
    select display_name as "displayName", open.reports as "openReports", written.letters as "waitingLetters"
    from users, ${waitingReports} as open, ${waitingLetters} as written where users.id = ${userId}`.execute(db)
  return rows[0]
}
