import type { Limb, Programme, RoomAudience } from '@sadhana/contract'
import { sql } from 'kysely'
import { isFindable, notMuted } from '#features/community/index.ts'
import type { Db } from '#platform/db/database.ts'
import { host, isOpen, isPresent, mayEnter, presentIn } from './room.sql.ts'

export type RoomRow = {
  roomId: string
  hostId: string
  name: string
  limbType: Limb
  audience: RoomAudience
  isPrivate: boolean
  programme: Programme
  startsAt: Date
  endsAt: Date
  maxParticipants: number
  taken: number
  hostName: string
  isIn: boolean
}

/** People the reader could meet: no suspended members, and none on the other side of a block. */
const isSeen = (reader: string) =>
  sql<boolean>`(participant.user_id = ${reader} or ${isFindable(reader, sql.ref('participant.user_id'))})`

const roomColumns = (reader: string) => sql`room.room_id as "roomId", room.host_id as "hostId", room.name,
  coalesce(room.limb_type, 'dhyana') as "limbType", room.audience, room.is_private as "isPrivate", room.programme,
  room.start_time as "startsAt", room.end_time as "endsAt", room.max_participants as "maxParticipants",
  (select count(*)::int from room_participants as participant
    where participant.room_id = room.room_id and ${isPresent}) as taken,
  (select display_name from users where id = ${host}) as "hostName", ${presentIn(reader)} as "isIn"`

/** Rooms that aren't over, the next first. */
export async function listRooms(db: Db, reader: string, now: Date): Promise<RoomRow[]> {
  const { rows } = await sql<RoomRow>`select ${roomColumns(reader)} from live_rooms as room
    where ${isOpen} and room.end_time > ${now} and ${mayEnter(reader, true)}
      and (${notMuted(reader, host)} or ${presentIn(reader)})
    order by room.start_time, room.room_id limit 50`.execute(db)
  return rows
}

/** Undefined for a room that doesn't exist, was closed, or isn't for the reader. */
export async function findRoom(db: Db, reader: string, roomId: string): Promise<RoomRow | undefined> {
  const { rows } = await sql<RoomRow>`select ${roomColumns(reader)} from live_rooms as room
    where room.room_id = ${roomId} and ${isOpen} and ${mayEnter(reader, false)}`.execute(db)
  return rows[0]
}

/** Everything that changes a room or its places waits for this lock. */
export async function lockRoom(tx: Db, roomId: string): Promise<void> {
  await sql`select from live_rooms where room_id = ${roomId} for update`.execute(tx)
}

/** Opening rooms is counted, so one host's requests wait for each other. */
export async function countOpenRooms(tx: Db, hostId: string, now: Date): Promise<number> {
  await sql`select from users where id = ${hostId} for no key update`.execute(tx)
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from live_rooms as room
    where room.host_id = ${hostId} and ${isOpen} and room.end_time > ${now}`.execute(tx)
  return rows[0]?.count ?? 0
}

export async function findRoomByClientId(db: Db, hostId: string, clientId: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`select room_id as id from live_rooms
    where host_id = ${hostId} and client_id = ${clientId}`.execute(db)
  return rows[0]?.id
}

type NewRoomRow = Pick<RoomRow, 'roomId' | 'hostId' | 'name' | 'limbType' | 'audience' | 'programme'> &
  Pick<RoomRow, 'startsAt' | 'endsAt' | 'maxParticipants'> & { clientId: string | null; at: Date }

export async function insertRoom(tx: Db, room: NewRoomRow): Promise<void> {
  await tx
    .insertInto('live_rooms')
    .values({
      room_id: room.roomId,
      host_id: room.hostId,
      client_id: room.clientId,
      name: room.name,
      limb_type: room.limbType,
      audience: room.audience,
      is_private: room.audience === 'link',
      programme: JSON.stringify(room.programme),
      max_participants: room.maxParticipants,
      start_time: room.startsAt,
      end_time: room.endsAt,
      created_at: room.at,
    })
    .execute()
}

export async function updateTimes(tx: Db, roomId: string, startsAt: Date, endsAt: Date): Promise<void> {
  await sql`update live_rooms set start_time = ${startsAt}, end_time = ${endsAt} where room_id = ${roomId}`.execute(tx)
}

export async function updateClosed(tx: Db, roomId: string): Promise<void> {
  await sql`update live_rooms set is_active = false where room_id = ${roomId}`.execute(tx)
}

/** Deletes rooms that ended, or should have, a while ago, and who was in them. */
export async function deleteOldRooms(db: Db, before: Date): Promise<void> {
  await sql`delete from live_rooms where coalesce(end_time, start_time) < ${before}`.execute(db)
}

export type StoneRow = {
  userId: string
  place: number
  name: string | null
  isHere: boolean
  hasThanked: boolean
  isYou: boolean
}

/** Everyone in the room the reader may meet. */
export async function listStones(db: Db, reader: string, roomId: string): Promise<StoneRow[]> {
  const { rows } = await sql<StoneRow>`select participant.user_id as "userId", place,
      case when shows_name or participant.user_id = ${reader} then display_name end as name,
      arrived_at is not null as "isHere", thanked_at is not null as "hasThanked",
      participant.user_id = ${reader} as "isYou"
    from room_participants as participant join users on users.id = participant.user_id
    where participant.room_id = ${roomId} and ${isPresent} and place is not null and ${isSeen(reader)}
    order by place`.execute(db)
  return rows
}

/** Everyone in the room, visible to the reader or not: all of them are told that it changes. */
export async function listPresent(db: Db, roomId: string): Promise<{ userId: string; place: number }[]> {
  const { rows } = await sql<{ userId: string; place: number }>`select user_id as "userId", place
    from room_participants as participant where room_id = ${roomId} and ${isPresent} and place is not null`.execute(db)
  return rows
}

type NewPlace = { roomId: string; userId: string; place: number; showsName: boolean; isHere: boolean; at: Date }

export async function insertParticipant(tx: Db, taken: NewPlace): Promise<void> {
  await tx
    .insertInto('room_participants')
    .values({
      room_id: taken.roomId,
      user_id: taken.userId,
      place: taken.place,
      shows_name: taken.showsName,
      joined_at: taken.at,
      arrived_at: taken.isHere ? taken.at : null,
    })
    .execute()
}

type Change = { showsName?: boolean; arrivedAt?: Date; thankedAt?: Date; leftAt?: Date; removedAt?: Date }

/** Changes the place that the member has now. False if they have none, or nothing changed. */
export async function updatePresent(tx: Db, roomId: string, userId: string, change: Change): Promise<boolean> {
  const { showsName, arrivedAt, thankedAt, leftAt, removedAt } = change
  const { numAffectedRows } = await sql`update room_participants as participant set
      shows_name = coalesce(${showsName ?? null}::boolean, shows_name),
      arrived_at = coalesce(arrived_at, ${arrivedAt ?? null}::timestamptz),
      thanked_at = coalesce(thanked_at, ${thankedAt ?? null}::timestamptz),
      removed_at = coalesce(removed_at, ${removedAt ?? null}::timestamptz),
      left_at = case when ${leftAt !== undefined}::boolean then greatest(joined_at, ${leftAt ?? null}::timestamptz) end
    where room_id = ${roomId} and user_id = ${userId} and ${isPresent}`.execute(tx)
  return (numAffectedRows ?? 0n) > 0n
}

/** The rooms in which both are, or which one of them hosts while the other is in. */
export async function listSharedRooms(db: Db, one: string, other: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select distinct room.room_id as id from live_rooms as room
    where ${isOpen} and (${host} = ${one} or ${presentIn(one)}) and (${host} = ${other} or ${presentIn(other)})`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

/** Those a room for buddies or followers may have been opened for. Whether it's still for them is read later. */
export async function listInvited(db: Db, roomId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select case when user_id1 = ${host} then user_id2 else user_id1 end as id
      from live_rooms as room join practice_buddies on ${host} in (user_id1, user_id2)
      where room.room_id = ${roomId} and room.audience = 'buddies' and status = 'active'
    union all
    select mine.following_id from live_rooms as room join followers as mine on mine.follower_id = ${host}
      where room.room_id = ${roomId} and room.audience = 'followers'
        and exists (select from followers as theirs
          where theirs.follower_id = mine.following_id and theirs.following_id = ${host})`.execute(db)
  return rows.map(({ id }) => id)
}
