import { type InboxEntry, inboxEntriesMax, type InboxKind } from '@sadhana/contract'
import { type RawBuilder, sql } from 'kysely'
import { isFindable, isFollowing, notMuted, personColumns } from '#features/community/index.ts'
import type { CatalogueAchievement } from '#features/journey/index.ts'
import { isInvited, presentIn } from '#features/room/index.ts'
import type { Db } from '#platform/db/database.ts'

type About<What extends InboxEntry['what']> = What extends 'achievement'
  ? { achievement: CatalogueAchievement }
  : Omit<Extract<InboxEntry, { what: What }>, 'id' | 'at' | 'isNew' | 'what'>

/** An entry as its feature has it. `isUnread` says whether it was looked at where it leads. */
export type EntryRow = {
  [What in InboxEntry['what']]: { what: What; id: string; at: Date; isUnread: boolean; about: About<What> }
}[InboxEntry['what']]

const personId = sql.ref('person.id')
const personJson = sql`(select to_json(shown) from (select ${personColumns}) as shown)`

/** No one on the other side of a block, no one the reader has muted, and no one who is suspended or leaving. */
const isWelcome = (reader: string) => sql`${isFindable(reader, personId, 'person')} and ${notMuted(reader, personId)}`

const aboutPerson = sql`json_build_object('person', ${personJson}) as about`

const messages = (reader: string, since: Date) => sql`
  select 'message' as what, person.id::text as id, latest.at, latest."isUnread", ${aboutPerson}
  from conversations as conversation join users as person on person.id = conversation.other_id
    cross join lateral (
      select created_at as at, not is_read as "isUnread" from direct_messages as message
      where message.recipient_id = ${reader} and message.sender_id = person.id and not message.recipient_deleted
        and (least(sender_id, recipient_id), greatest(sender_id, recipient_id))
          = (least(${reader}::uuid, person.id), greatest(${reader}::uuid, person.id))
      order by sequence desc limit 1
    ) as latest
  where conversation.user_id = ${reader} and conversation.latest_at > ${since} and latest.at > ${since}
    and ${isWelcome(reader)}`

const followRequests = (reader: string) => sql`
  select 'follow-request', person.id::text, request.created_at, true, ${aboutPerson}
  from follow_requests as request join users as person on person.id = request.follower_id
  where request.following_id = ${reader} and ${isWelcome(reader)}`

const buddyInvitations = (reader: string, since: Date) => sql`
  select 'buddy-invitation', person.id::text, pair.created_at, true, ${aboutPerson}
  from practice_buddies as pair join users as person on person.id = pair.user_id1
  where pair.user_id2 = ${reader} and pair.status = 'invited' and pair.created_at > ${since} and ${isWelcome(reader)}
    and ${isFollowing(reader, personId)}
    and exists (select from followers where follower_id = person.id and following_id = ${reader})`

const rooms = (reader: string, now: Date) => sql`
  select 'room', room.room_id::text, room.created_at, true, json_build_object('person', ${personJson},
    'roomId', room.room_id, 'name', room.name, 'isIn', ${presentIn(reader)},
    'startTime', to_char(room.start_time at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
  from live_rooms as room join users as person on person.id = room.host_id
  where ${isInvited(reader, now)}`

/**
 * An achievement has the time of its practice, which may have been logged much later; what was imported is not announced.
 * Once the member has placed the stone, they know.
 */
const achievements = (reader: string, since: Date) => sql`
  select 'achievement', achievements.id::text, greatest(held.unlocked_at, session.created_at), held.placed_at is null,
    json_build_object('achievement', json_build_object('key', key, 'name', name, 'description', description,
      'icon', icon, 'tone', tone, 'category', category, 'isCount', is_count))
  from user_achievements as held join achievements on achievements.id = held.achievement_id
    join practice_sessions as session on session.user_id = held.user_id and session.id = held.session_id
  where held.user_id = ${reader} and held.unlocked_at > ${since} and session.import_id is null`

const answers = (reader: string, since: Date) => sql`
  select 'answer', letters.id::text, closed_at, true, json_build_object('writtenAt',
    to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
  from letters where user_id = ${reader} and answer is not null and closed_at > ${since}`

type Wanted = { kinds: readonly InboxKind[]; now: Date; since: Date }

/** Everything of these kinds except buddies' words, newest first. Kinds that no one wants aren't read. */
export async function listEntries(db: Db, reader: string, { kinds, now, since }: Wanted): Promise<EntryRow[]> {
  const parts: Record<InboxKind, RawBuilder<unknown>> = {
    messages: messages(reader, since),
    'follow-requests': followRequests(reader),
    rooms: rooms(reader, now),
    buddies: buddyInvitations(reader, since),
    achievements: achievements(reader, since),
    letters: answers(reader, since),
  }
  if (kinds.length === 0) return []
  const all = sql.join(
    kinds.map((kind) => parts[kind]),
    sql` union all `,
  )
  const { rows } = await sql<EntryRow>`
    select * from (${all}) as entry (what, id, at, "isUnread", about)
    order by at desc, what, id limit ${inboxEntriesMax}`.execute(db)
  return rows
}
