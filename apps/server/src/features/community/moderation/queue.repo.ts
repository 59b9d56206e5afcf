import type { Limb, ReportedMessage, ReportKind, ReportOutcome } from '@sadhana/contract'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { notHidden } from '../shared/visibility.sql.ts'

/** Must be the same expression as in the index. */
const rank = sql<number>`case kind when 'worry' then 0 else 1 end`

export type QueueRow = {
  id: string
  rank: string
  kind: ReportKind
  at: Date
  username: string
  isAboutSession: boolean
  reporters: number
}

type Page = { after: { rank: string; id: string } | undefined; count: number }

const reportersOf = sql`count(distinct coalesce(other.reporter_id, other.id))::int as reporters`
const ofTheSame = sql`other.reported_id = report.reported_id
  and other.session_id is not distinct from report.session_id
  and other.resolved_at is not distinct from report.resolved_at`

/**
 * Open reports, starting with those that express worry about a person, then the oldest. Something that several members
 * reported is listed once.
 */
export async function listQueue(db: Db, { after, count }: Page): Promise<QueueRow[]> {
  const further = after ? sql`and (rank, report.id) > (${after.rank}::int, ${after.id}::uuid)` : sql``
  const { rows } = await sql<QueueRow>`
    with open as (
      select *, ${rank} as rank, row_number() over (partition by reported_id, session_id order by ${rank}, id) as place
      from reports where resolved_at is null
    )
    select report.id, rank::text, kind, report.created_at as at, username, session_id is not null as "isAboutSession",
      (select ${reportersOf} from reports as other where ${ofTheSame})
    from open as report join users on users.id = reported_id
    where place = 1 ${further}
    order by report.rank, report.id limit ${count}`.execute(db)
  return rows
}

/** The reports that operators haven't been notified of, oldest first. */
export const listUnnotified = (db: Db) =>
  db.selectFrom('reports').select(['id', 'kind']).where('told_at', 'is', null).orderBy('id').execute()

/** Uses the database's time, because the job queue does. */
export async function updateNotified(db: Db, newest: string): Promise<void> {
  await db
    .updateTable('reports')
    .set({ told_at: sql<Date>`now()` })
    .where('told_at', 'is', null)
    .where('id', '<=', newest)
    .execute()
}

export type ReportRow = {
  id: string
  kind: ReportKind
  reason: string
  alsoSaid: string[] | null
  at: Date
  resolvedAt: Date | null
  sessionId: string | null
  reporters: number
  since: Date
  userId: string
  username: string
  displayName: string
  bio: string | null
  joinedAt: Date
  invitedBy: string | null
  limbType: Limb | null
  duration: number
  date: string
  time: string
  visibility: 'followers' | 'public'
  notes: string | null
  tags: string[] | null
  isHidden: boolean
  conversations: ReportedMessage[][] | null
}

/** What came with the reports about the same thing. Moderators see no other messages. */
const reportedConversations = sql`(
  select json_agg(messages order by id) from (
    select other.id, json_agg(json_build_object(
        'isByReported', copy.sender_id = other.reported_id, 'text', copy.message,
        'at', to_char(copy.sent_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by copy.position) as messages
    from reports as other join reported_messages as copy on copy.report_id = other.id
    where ${ofTheSame} group by other.id
  ) as reported)`

/** Shows only what other members could see of the session, and only while its owner still shares it. */
export async function findReport(db: Db, id: string): Promise<ReportRow | undefined> {
  const { rows } = await sql<ReportRow>`
    select report.id, report.kind, report.reason, report.created_at as at, report.resolved_at as "resolvedAt",
      report.session_id as "sessionId", same.reporters, same.since, same."alsoSaid",
      person.id as "userId", person.username, person.display_name as "displayName", person.bio,
      person.created_at as "joinedAt", inviter.username as "invitedBy",
      session.limb_type as "limbType", session.duration, session.date, to_char(session.time, 'HH24:MI') as time,
      session.visibility, case when session.share_notes then session.notes end as notes,
      case when session.share_notes then session.tags end as tags,
      not ${notHidden} as "isHidden", ${reportedConversations} as conversations
    from reports as report
      join users as person on person.id = report.reported_id
      left join users as inviter on inviter.id = person.referred_by
      left join practice_sessions as session on session.user_id = report.reported_id
        and session.id = report.session_id and session.visibility <> 'private'
      cross join lateral (
        select ${reportersOf}, min(other.created_at) as since,
          array_agg(other.reason order by other.id) filter (where other.id <> report.id) as "alsoSaid"
        from reports as other where ${ofTheSame}
      ) as same
    where report.id = ${id}`.execute(db)
  return rows[0]
}

export type EarlierRow = { kind: ReportKind; at: Date; resolvedAt: Date | null; outcomes: ReportOutcome[] | null }

type Thing = Pick<ReportRow, 'sessionId' | 'resolvedAt'>

/**
 * Reports about one member, newest first, without their text. With `except`, leaves out reports about that same thing.
 */
export const listAbout = (db: Db, userId: string, { except }: { except?: Thing } = {}): Promise<EarlierRow[]> =>
  db
    .selectFrom('reports')
    .select(['kind', 'created_at as at', 'resolved_at as resolvedAt', 'outcomes'])
    .where('reported_id', '=', userId)
    .$if(except !== undefined, (query) =>
      query.where(
        sql<boolean>`not (session_id is not distinct from ${except?.sessionId}
          and resolved_at is not distinct from ${except?.resolvedAt})`,
      ),
    )
    .orderBy('id', 'desc')
    .limit(20)
    .$narrowType<EarlierRow>()
    .execute()

/** Locks the open reports about the same thing in a fixed order, so that two moderators wait for each other. */
export const lockOpen = (tx: Db, { userId, sessionId }: { userId: string; sessionId: string | null }) =>
  tx
    .selectFrom('reports')
    .select(['id', 'reporter_id as reporterId'])
    .where('reported_id', '=', userId)
    .where((eb) => (sessionId === null ? eb('session_id', 'is', null) : eb('session_id', '=', sessionId)))
    .where('resolved_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute()

export async function updateResolved(tx: Db, ids: string[], outcomes: ReportOutcome[], at: Date): Promise<void> {
  await tx.updateTable('reports').set({ resolved_at: at, outcomes }).where('id', 'in', ids).execute()
}

export async function insertHidden(tx: Db, userId: string, sessionId: string, at: Date): Promise<void> {
  await tx
    .insertInto('hidden_sessions')
    .values({ user_id: userId, session_id: sessionId, hidden_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
