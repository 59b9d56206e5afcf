import { reportedMessagesMax } from '@sadhana/contract'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { betweenThem, shownTo } from './message.sql.ts'

type NewRow = { id: string; sender: string; recipient: string; text: string; at: Date }
type StoredRow = { recipient: string; text: string; at: Date; isSeen: boolean }

/** True if both still exist. Until the transaction ends, neither can be erased. */
export async function lockMembers(tx: Db, ids: [string, string]): Promise<boolean> {
  const { rows } = await sql`select from users where id = any(${ids}::uuid[]) order by id for key share`.execute(tx)
  return rows.length === ids.length
}

/** A message of this sender, to any recipient, and whether or not they have deleted it since. */
export async function findSent(db: Db, sender: string, id: string): Promise<StoredRow | undefined> {
  const { rows } = await sql<StoredRow>`
    select recipient_id as recipient, message as text, created_at as at, is_seen as "isSeen"
    from direct_messages where sender_id = ${sender} and id = ${id}`.execute(db)
  return rows[0]
}

/** False if the recipient already has a message with this id. */
export async function insertMessage(tx: Db, { id, sender, recipient, text, at }: NewRow): Promise<boolean> {
  const { rows } = await sql`insert into direct_messages (recipient_id, id, sender_id, message, created_at)
    values (${recipient}, ${id}, ${sender}, ${text}, ${at})
    on conflict (recipient_id, id) do nothing returning id`.execute(tx)
  return rows.length > 0
}

/** For both members, in the order of their ids. */
export async function upsertConversations(tx: Db, one: string, other: string, at: Date): Promise<void> {
  await sql`insert into conversations as conversation (user_id, other_id, latest_at)
    select user_id, other_id, ${at} from (values (${one}::uuid, ${other}::uuid), (${other}::uuid, ${one}::uuid))
      as side (user_id, other_id) order by user_id
    on conflict (user_id, other_id) do update
      set latest_at = greatest(conversation.latest_at, excluded.latest_at)`.execute(tx)
}

type Reading = { reader: string; other: string; upTo: string; isSeen: boolean }

/** Marks what the other wrote as read, up to a message of either. Returns how many weren't before. */
export async function updateRead(db: Db, { reader, other, upTo, isSeen }: Reading): Promise<number> {
  const { rows } = await sql`update direct_messages as unread set is_read = true, is_seen = ${isSeen}
    from direct_messages as message
    where message.id = ${upTo} and ${betweenThem(reader, sql`${other}::uuid`)}
      and unread.recipient_id = ${reader} and unread.sender_id = ${other}
      and not unread.is_read and unread.sequence <= message.sequence
    returning unread.id`.execute(db)
  return rows.length
}

/** Deletes one message, or all, for this member alone. What both have deleted is gone. False if there was nothing. */
export async function deleteFor(tx: Db, reader: string, other: string, id?: string): Promise<boolean> {
  const which = id ? sql`and message.id = ${id}` : sql``
  const between = betweenThem(reader, sql`${other}::uuid`)
  const { numAffectedRows } = await sql`update direct_messages as message set
      sender_deleted = message.sender_deleted or message.sender_id = ${reader},
      recipient_deleted = message.recipient_deleted or message.recipient_id = ${reader}
    where ${between} ${which} and ${shownTo(reader)}`.execute(tx)
  await sql`delete from direct_messages as message
    where ${between} ${which} and message.sender_deleted and message.recipient_deleted`.execute(tx)
  return Number(numAffectedRows) > 0
}

/** Once nothing is left to show. */
export async function deleteEmptyConversation(tx: Db, reader: string, other: string): Promise<void> {
  await sql`delete from conversations where user_id = ${reader} and other_id = ${other} and not exists (
    select from direct_messages as message
    where ${betweenThem(reader, sql`${other}::uuid`)} and ${shownTo(reader)})`.execute(tx)
}

/** Copies the latest messages that the reporter can see, oldest first. */
export async function insertReported(tx: Db, reportId: string, reporter: string, other: string): Promise<void> {
  await sql`insert into reported_messages (report_id, position, sender_id, message, sent_at)
    select ${reportId}, row_number() over (order by sequence), sender_id, message, created_at
    from (select * from direct_messages as message
      where ${betweenThem(reporter, sql`${other}::uuid`)} and ${shownTo(reporter)}
      order by sequence desc limit ${reportedMessagesMax}) as latest`.execute(tx)
}
