import type { Person } from '@sadhana/contract'
import { type RawBuilder, sql } from 'kysely'
import { isFindable, isFollowedBy, isFollowing, isMutedBy, personColumns } from '#features/community/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { Keyset } from '#platform/keyset.rules.ts'
import { betweenThem, shownTo } from './message.sql.ts'

const personId = sql.ref('person.id')

const followEachOther = (reader: string) => sql<boolean>`${isFollowing(reader, personId)}
  and ${isFollowedBy(reader, personId)}`

/** True while both have read receipts on. */
const haveReceipts = (reader: string) => sql<boolean>`2 = (select count(*) from message_settings as settings
  where settings.user_id in (${reader}, person.id) and settings.read_receipts)`

export type PartnerRow = { person: Person; canWrite: boolean; isMuted: boolean; hasReceipts: boolean }
export type MessageRow = { id: string; text: string; isMine: boolean; at: Date; isSeen: boolean; sequence: string }

type Flat = Person & Omit<PartnerRow, 'person'>

const partnerColumns = (reader: string) => sql`${personColumns}, (${followEachOther(reader)}) as "canWrite",
  ${isMutedBy(reader, personId)} as "isMuted", ${haveReceipts(reader)} as "hasReceipts"`

const toPartner = ({ id, username, displayName, profileImage, isVerified, ...rest }: Flat): PartnerRow => ({
  person: { id, username, displayName, profileImage, isVerified },
  canWrite: rest.canWrite,
  isMuted: rest.isMuted,
  hasReceipts: rest.hasReceipts,
})

/** Undefined if there is no such member, or the two are hidden from each other. */
export async function findPartner(db: Db, reader: string, other: string): Promise<PartnerRow | undefined> {
  const { rows } = await sql<Flat>`select ${partnerColumns(reader)} from users as person
    where person.id = ${other} and person.id <> ${reader} and ${isFindable(reader, personId, 'person')}`.execute(db)
  return rows[0] && toPartner(rows[0])
}

const messageColumns = (reader: string) => sql`message.id, message.message as text,
  message.sender_id = ${reader} as "isMine", message.created_at as at, message.is_seen as "isSeen",
  message.sequence::text as sequence`

/** Newest first. */
export async function listMessages(
  db: Db,
  reader: string,
  { other, count, before }: { other: string; count: number; before?: string | undefined },
): Promise<MessageRow[]> {
  const earlier = before ? sql`and message.sequence < ${before}::bigint` : sql``
  const { rows } = await sql<MessageRow>`select ${messageColumns(reader)} from direct_messages as message
    where ${betweenThem(reader, sql`${other}::uuid`)} and ${shownTo(reader)} ${earlier}
    order by message.sequence desc limit ${count}`.execute(db)
  return rows
}

type ConversationKeyset = Keyset<'at' | 'id'>
export type ConversationRow = ConversationKeyset & { partner: PartnerRow; latest: MessageRow; isUnread: boolean }
type Page = { count: number; after: ConversationKeyset | undefined }

/** A muted member is silent: nothing of theirs counts as unread. */
const isUnread = (reader: string): RawBuilder<boolean> => sql<boolean>`exists (select from direct_messages as unread
  where unread.recipient_id = ${reader} and unread.sender_id = person.id
    and not unread.is_read and not unread.recipient_deleted) and not ${isMutedBy(reader, personId)}`

/** The one with the latest message first. */
export async function listConversations(db: Db, reader: string, { count, after }: Page): Promise<ConversationRow[]> {
  const earlier = after
    ? sql`and (conversation.latest_at, conversation.other_id)
        < (timestamptz 'epoch' + ${after.at}::bigint * interval '1 microsecond', ${after.id}::uuid)`
    : sql``
  const { rows } = await sql<Flat & { at: string; latest: MessageRow; isUnread: boolean }>`
    select ${partnerColumns(reader)}, to_json(latest) as latest, (${isUnread(reader)}) as "isUnread",
      (extract(epoch from conversation.latest_at) * 1000000)::bigint as at
    from conversations as conversation join users as person on person.id = conversation.other_id
      cross join lateral (
        select ${messageColumns(reader)} from direct_messages as message
        where ${betweenThem(reader, personId)} and ${shownTo(reader)}
        order by message.sequence desc limit 1
      ) as latest
    where conversation.user_id = ${reader} ${earlier} and ${isFindable(reader, personId, 'person')}
    order by conversation.latest_at desc, conversation.other_id desc limit ${count}`.execute(db)
  return rows.map((row) => ({
    at: row.at,
    id: row.id,
    partner: toPartner(row),
    latest: { ...row.latest, at: new Date(row.latest.at) },
    isUnread: row.isUnread,
  }))
}

/** The people that the reader can write to, newest members first. */
export async function listPartners(
  db: Db,
  reader: string,
  { count, after }: { count: number; after: string | undefined },
): Promise<Person[]> {
  const further = after ? sql`and mine.following_id < ${after}` : sql``
  const { rows } = await sql<Person>`select ${personColumns} from followers as mine
      join users as person on person.id = mine.following_id
    where mine.follower_id = ${reader} ${further} and (${followEachOther(reader)})
      and ${isFindable(reader, personId, 'person')}
    order by mine.following_id desc limit ${count}`.execute(db)
  return rows
}

export async function findSettings(db: Db, userId: string): Promise<{ readReceipts: boolean } | undefined> {
  const { rows } = await sql<{ readReceipts: boolean }>`
    select coalesce(read_receipts, false) as "readReceipts"
    from users left join message_settings on user_id = id where id = ${userId}`.execute(db)
  return rows[0]
}

export async function upsertSettings(
  db: Db,
  userId: string,
  { readReceipts }: { readReceipts: boolean },
): Promise<void> {
  await sql`insert into message_settings (user_id, read_receipts) values (${userId}, ${readReceipts})
    on conflict (user_id) do update set read_receipts = excluded.read_receipts`.execute(db)
}
