// Expects the alias `live_rooms as room`.
import { sql } from 'kysely'
import { isFindable, isFollowing, notMuted } from '#features/community/index.ts'

export const host = sql.ref('room.host_id')

const isBuddy = (reader: string) => sql<boolean>`exists (select from practice_buddies
  where status = 'active' and (user_id1 = ${reader} and user_id2 = ${host} or user_id2 = ${reader} and user_id1 = ${host}))`

/** In the room now, or there when it ended. Expects `room_participants as participant`. */
export const isPresent = sql<boolean>`participant.left_at is null`
export const presentIn = (reader: string) => sql<boolean>`exists (select from room_participants as participant
  where participant.room_id = room.room_id and participant.user_id = ${reader} and ${isPresent})`
const wasRemoved = (reader: string) => sql<boolean>`exists (select from room_participants as participant
  where participant.room_id = room.room_id and participant.user_id = ${reader} and participant.removed_at is not null)`

/**
 * True if the reader may enter: not blocked either way, not removed, and invited by the audience. Someone with a place
 * keeps it when they stop following. `isListed` leaves out rooms that only a link leads to.
 */
export const mayEnter = (reader: string, isListed: boolean) => sql<boolean>`(${host} = ${reader} or (
  ${isFindable(reader, host)} and not ${wasRemoved(reader)} and (
    room.audience = 'all' or room.audience = 'link' and ${!isListed}
    or room.audience = 'followers' and ${isFollowing(reader, host)}
    or room.audience = 'buddies' and ${isBuddy(reader)}
    or ${presentIn(reader)})))`

export const isOpen = sql<boolean>`room.is_active and room.programme is not null and room.end_time is not null`

/**
 * True for a room that someone the reader knows has opened for their people: a buddy for buddies, or for followers a
 * member who follows the reader and is followed back. Rooms for all members are announced to no one.
 */
export const isInvited = (reader: string, now: Date) => sql<boolean>`(${isOpen} and room.end_time > ${now}
  and ${host} <> ${reader} and ${mayEnter(reader, true)} and ${notMuted(reader, host)}
  and (room.audience = 'buddies' or room.audience = 'followers'
    and exists (select from followers where follower_id = ${host} and following_id = ${reader})))`
