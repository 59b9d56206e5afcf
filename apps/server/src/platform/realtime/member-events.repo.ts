import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '#platform/db/database.ts'
import { defineJob, handleJob, type ScheduledJob } from '#platform/queue/jobs.ts'
import { maxReplayed, type MemberEvent } from './event-frames.rules.ts'

export type NewEvent = { userId: string; kind: string; data: unknown }
export type StoredEvent = MemberEvent & { userId: string }

/**
 * Gives each event the next number of its member. Members are always locked in the same order, and those who no longer
 * exist are left out. One event per member.
 */
export async function insertEvents(tx: Db, events: readonly NewEvent[]): Promise<StoredEvent[]> {
  const { rows } = await sql<StoredEvent & { seq: string }>`
    with wanted as (
      select * from jsonb_to_recordset(${JSON.stringify(events)}::jsonb) as event ("userId" uuid, kind text, data jsonb)
    ), members as (
      select id from users where id = any(${events.map(({ userId }) => userId)}::uuid[]) order by id for key share
    ), numbered as (
      insert into member_event_counts as count (user_id, last_seq) select id, 1 from members order by id
      on conflict (user_id) do update set last_seq = count.last_seq + 1
      returning user_id, last_seq
    )
    insert into member_events (user_id, seq, kind, data)
      select user_id, last_seq, kind, data from numbered join wanted on wanted."userId" = user_id
    returning user_id as "userId", seq, kind, data`.execute(tx)
  return rows.map(({ userId, seq, kind, data }) => ({ userId, seq: Number(seq), kind, data }))
}

type Page = { last: number; events: MemberEvent[] }

/** The member's last number and the events after `after`, one more than are sent again at most. */
export async function listEventsAfter(db: Db, userId: string, after: number): Promise<Page> {
  const { rows } = await sql<{ last: string; seq: string | null; kind: string; data: unknown }>`
    select count.last_seq as last, event.seq, event.kind, event.data
    from member_event_counts as count
    left join lateral (
      select seq, kind, data from member_events
      where user_id = count.user_id and seq > ${after} order by seq limit ${maxReplayed + 1}
    ) as event on true
    where count.user_id = ${userId} order by event.seq`.execute(db)
  return {
    last: Number(rows[0]?.last ?? 0),
    events: rows.flatMap(({ seq, kind, data }) => (seq === null ? [] : [{ seq: Number(seq), kind, data }])),
  }
}

export async function listLastSeqs(db: Db, userIds: readonly string[]): Promise<{ userId: string; seq: number }[]> {
  const { rows } = await sql<{ userId: string; seq: string }>`
    select user_id as "userId", last_seq as seq from member_event_counts
    where user_id = any(${[...userIds]}::uuid[])`.execute(db)
  return rows.map(({ userId, seq }) => ({ userId, seq: Number(seq) }))
}

const purgeEvents = defineJob({ name: 'platform.purge_member_events', payload: z.unknown() })

export const memberEventPurge = (db: Db): ScheduledJob => ({
  crontab: '*/10 * * * *',
  ...handleJob(purgeEvents, async () => {
    await sql`delete from member_events where created_at < now() - interval '1 hour'`.execute(db)
  }),
})
