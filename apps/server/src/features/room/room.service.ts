import { createHash, randomUUID } from 'node:crypto'
import { type room as routes, type Room, roomLimits, type RoomView } from '@sadhana/contract'
import type { z } from 'zod'
import { type Db, inTransaction } from '#platform/db/database.ts'
import { AppError } from '#platform/errors.ts'
import { tellInbox } from '#platform/queue/inbox-news.ts'
import type { RoomDeps } from './room.deps.ts'
import {
  countOpenRooms,
  findRoom,
  findRoomByClientId,
  insertParticipant,
  insertRoom,
  listPresent,
  listRooms,
  listStones,
  lockRoom,
  type RoomRow,
  updateClosed,
  updatePresent,
  updateTimes,
} from './room.repo.ts'
import { beginsAt, endOf, freePlace, isGathering, planOf, startOf } from './room.rules.ts'

type WithDb = RoomDeps & { db: Db }
type Wanted = z.output<(typeof routes)['open']['body']>

const toRoom = (reader: string, row: RoomRow): Room => ({
  roomId: row.roomId,
  name: row.name,
  limbType: row.limbType,
  audience: row.audience,
  isPrivate: row.isPrivate,
  programme: row.programme,
  startTime: row.startsAt.toISOString(),
  endTime: row.endsAt.toISOString(),
  maxParticipants: row.maxParticipants,
  taken: row.taken,
  hostName: row.hostName,
  isHost: row.hostId === reader,
  isIn: row.isIn,
})

export async function readRooms(
  { db, clock }: Pick<WithDb, 'db' | 'clock'>,
  reader: string,
): Promise<{ items: Room[] }> {
  const rows = await listRooms(db, reader, clock.now())
  return { items: rows.map((row) => toRoom(reader, row)) }
}

/** For everyone who may not enter, the room doesn't exist. */
export async function requireRoom(db: Db, reader: string, roomId: string): Promise<RoomRow> {
  const row = await findRoom(db, reader, roomId)
  if (!row) throw new AppError('room.not_found')
  return row
}

export async function viewRoom(db: Db, reader: string, roomId: string): Promise<RoomView> {
  const row = await requireRoom(db, reader, roomId)
  const stones = await listStones(db, reader, roomId)
  return {
    ...toRoom(reader, row),
    stones: stones.map(({ place, name, isHere, isYou }) => ({ place, name, isHere, isYou })),
    sitId: sitIdOf(roomId, reader),
    thanks: stones.filter(({ hasThanked }) => hasThanked).length,
    hasThanked: stones.some(({ isYou, hasThanked }) => isYou && hasThanked),
  }
}

/** Tells everyone in the room to look again. Call it last in a transaction. */
export async function tellRoom({ db, publish }: Pick<WithDb, 'db' | 'publish'>, roomId: string, also: string[] = []) {
  const present = await listPresent(db, roomId)
  const to = [...present.map(({ userId }) => userId), ...also]
  await publish(db, { to, kind: 'room.changed', data: { roomId } })
}

export const openRoom = (deps: WithDb, hostId: string, wanted: Wanted): Promise<RoomView> =>
  inTransaction(deps.db, async (tx) => {
    const now = deps.clock.now()
    const open = await countOpenRooms(tx, hostId, now)
    const existing = wanted.clientId && (await findRoomByClientId(tx, hostId, wanted.clientId))
    if (existing) return viewRoom(tx, hostId, existing)
    if (open >= roomLimits.open) throw new AppError('room.too_many')
    const start = startOf(wanted, now)
    if (!start) throw new AppError('room.time_wrong')
    const roomId = randomUUID()
    const { name, limbType, audience, showName, clientId = null } = wanted
    const plan = planOf(wanted.programme, start)
    const fixed = { roomId, hostId, clientId, name, limbType, audience, maxParticipants: roomLimits.places, at: now }
    await insertRoom(tx, { ...fixed, ...plan })
    const isHere = isGathering(start, now)
    await insertParticipant(tx, { roomId, userId: hostId, place: 1, showsName: showName, isHere, at: now })
    if (audience === 'buddies' || audience === 'followers') await tellInbox(tx, { kind: 'rooms', roomId })
    return viewRoom(tx, hostId, roomId)
  })

/** Does something in a room that no one else changes at the same time, then tells everyone in it. */
const inRoom = (
  deps: WithDb,
  reader: string,
  roomId: string,
  act: (tx: Db, room: RoomRow, now: Date) => Promise<unknown>,
): Promise<RoomView> =>
  inTransaction(deps.db, async (tx) => {
    await lockRoom(tx, roomId)
    await act(tx, await requireRoom(tx, reader, roomId), deps.clock.now())
    const view = await viewRoom(tx, reader, roomId)
    await tellRoom({ ...deps, db: tx }, roomId)
    return view
  })

export const joinRoom = (deps: WithDb, userId: string, roomId: string, showName?: boolean): Promise<RoomView> =>
  inRoom(deps, userId, roomId, async (tx, room, now) => {
    if (room.endsAt <= now) throw new AppError('room.over')
    const isHere = isGathering(room.startsAt, now)
    const change = { ...(showName !== undefined && { showsName: showName }), ...(isHere && { arrivedAt: now }) }
    if (room.isIn) return updatePresent(tx, roomId, userId, change)
    const taken = await listPresent(tx, roomId)
    const place = freePlace(
      taken.map((one) => one.place),
      room.maxParticipants,
    )
    if (place === null) throw new AppError('room.full')
    return insertParticipant(tx, { roomId, userId, place, showsName: showName ?? false, isHere, at: now })
  })

/** Works whatever has happened to the room, so that no one is kept in. The others' sit continues. */
export const leaveRoom = (deps: WithDb, userId: string, roomId: string): Promise<null> =>
  inTransaction(deps.db, async (tx) => {
    await lockRoom(tx, roomId)
    const hasLeft = await updatePresent(tx, roomId, userId, { leftAt: deps.clock.now() })
    if (hasLeft) await tellRoom({ ...deps, db: tx }, roomId, [userId])
    return null
  })

function requireHost(room: RoomRow, reader: string): void {
  if (room.hostId !== reader) throw new AppError('room.not_found')
}

export const beginRoom = (deps: WithDb, hostId: string, roomId: string): Promise<RoomView> =>
  inRoom(deps, hostId, roomId, async (tx, room, now) => {
    requireHost(room, hostId)
    if (room.startsAt <= now) throw new AppError('room.over')
    const start = beginsAt(room.startsAt, now)
    if (start) await updateTimes(tx, roomId, start, endOf(room.programme, start))
  })

export const closeRoom = (deps: WithDb, hostId: string, roomId: string): Promise<null> =>
  inTransaction(deps.db, async (tx) => {
    await lockRoom(tx, roomId)
    const room = await requireRoom(tx, hostId, roomId)
    requireHost(room, hostId)
    if (room.startsAt <= deps.clock.now()) throw new AppError('room.over')
    await updateClosed(tx, roomId)
    await tellRoom({ ...deps, db: tx }, roomId)
    return null
  })

export const thankRoom = (deps: WithDb, userId: string, roomId: string): Promise<RoomView> =>
  inRoom(deps, userId, roomId, async (tx, room, now) => {
    if (!room.isIn) throw new AppError('room.not_found')
    if (room.endsAt > now) throw new AppError('room.not_over')
    await updatePresent(tx, roomId, userId, { thankedAt: now })
  })

/** The id of a member's sit in a room: the same on all their devices, so that it is saved once. */
export function sitIdOf(roomId: string, userId: string): string {
  const hash = createHash('sha256').update(`sit together ${roomId} ${userId}`).digest('hex')
  // Version 8 is for ids that are made in one's own way.
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-a${hash.slice(17, 20)}-${hash.slice(20, 32)}`
}
