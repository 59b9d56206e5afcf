import type { OpenedMember, OperatorRole } from '@sadhana/contract'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

export type MemberRecord = {
  id: string
  username: string
  displayName: string
  state: OpenedMember['state']
  joinedAt: Date
  lastSeenAt: Date | null
  hasTwoFactor: boolean
}

/** The names that the console may show. Expects `users as member`. */
const columns = sql`member.id, member.username, member.display_name as "displayName",
  case when member.erasure_due_at is not null then 'erasing'
    when member.suspended_at is not null then 'suspended'
    when exists (select from reports where reported_id = member.id and resolved_at is null) then 'reported'
    when member.is_verified then 'verified' else 'plain' end as state,
  member.created_at as "joinedAt",
  (select max(last_used_at) from login_sessions where login_sessions.user_id = member.id) as "lastSeenAt",
  exists (select from two_factor where two_factor.user_id = member.id and secret is not null) as "hasTwoFactor"`

/** Escapes the characters that have a meaning in a pattern. */
const literally = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`)

type Search = { q: string | undefined; after: string | undefined; count: number }

/** Newest first. */
export async function listMembers(db: Db, { q, after, count }: Search): Promise<MemberRecord[]> {
  const wanted = q?.replace(/^@/, '')
  const matches = wanted
    ? sql`and (member.username || ' ' || member.display_name ilike ${`%${literally(wanted)}%`}
        or lower(member.email) = lower(${q}))`
    : sql``
  const further = after ? sql`and member.id < ${after}` : sql``
  const { rows } = await sql<MemberRecord>`select ${columns} from users as member
    where true ${matches} ${further} order by member.id desc limit ${count}`.execute(db)
  return rows
}

export type MemberDetails = MemberRecord & {
  email: string | null
  isEmailVerified: boolean
  invitedBy: string | null
  devices: number
  isVerified: boolean
  publicSessions: number
  suspendedAt: Date | null
  suspendedUntil: Date | null
  suspensionReason: string | null
  erasureDueAt: Date | null
  role: OperatorRole | null
  /** Set if the operators' own identity provider named the role. */
  roleUntil: Date | null
}

/** Includes no counts of private data, and nothing that the member wrote. */
export async function findMember(db: Db, id: string, now: Date): Promise<MemberDetails | undefined> {
  const { rows } = await sql<MemberDetails>`select ${columns}, member.email, member.email_verified as "isEmailVerified",
      inviter.username as "invitedBy", member.is_verified as "isVerified",
      (select count(*)::int from login_sessions where login_sessions.user_id = member.id and revoked_at is null
        and expires_at > ${now}) as devices,
      (select count(*)::int from practice_sessions where practice_sessions.user_id = member.id
        and visibility = 'public') as "publicSessions",
      member.suspended_at as "suspendedAt", member.suspended_until as "suspendedUntil",
      member.suspension_reason as "suspensionReason", member.erasure_due_at as "erasureDueAt",
      held.role, held.until as "roleUntil"
    from users as member left join users as inviter on inviter.id = member.referred_by
      left join lateral (
        select role, null::timestamptz as until from operator_roles where user_id = member.id
        union all select role, until from claimed_roles where user_id = member.id and until > ${now}
        order by role desc, until desc nulls first limit 1
      ) as held on true
    where member.id = ${id}`.execute(db)
  return rows[0]
}

/** The address for emails to a member. */
export const findAddress = (db: Db, id: string) =>
  db
    .selectFrom('users')
    .select(['email', 'email_verified as isVerified', 'display_name as name', 'suspended_at as suspendedAt'])
    .select('language')
    .where('id', '=', id)
    .executeTakeFirst()

export async function findIdByName(db: Db, username: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`select id from users where username_key = username_key(${username})
    order by username_twin limit 1`.execute(db)
  return rows[0]?.id
}
