import type { ReportKind, RoomView } from '@sadhana/contract'
import { blockPerson, reportPerson } from '#features/community/index.ts'
import { type Db, inTransaction } from '#platform/db/database.ts'
import { AppError } from '#platform/errors.ts'
import type { Serialize } from '#platform/keyed-queue.ts'
import type { RoomDeps } from './room.deps.ts'
import { listSharedRooms, listStones, lockRoom, updatePresent } from './room.repo.ts'
import { requireRoom, tellRoom, viewRoom } from './room.service.ts'

type WithDb = RoomDeps & { db: Db }

/** Who sits at a place, as far as the reader may see. */
async function requireOtherAt(db: Db, reader: string, roomId: string, place: number): Promise<string> {
  const stones = await listStones(db, reader, roomId)
  const other = stones.find((stone) => stone.place === place && !stone.isYou)
  if (!other) throw new AppError('room.no_one_there')
  return other.userId
}

/** Only the host can. The one who is asked to leave finds no room any more. */
export const removeFromRoom = (deps: WithDb, hostId: string, roomId: string, place: number): Promise<RoomView> =>
  inTransaction(deps.db, async (tx) => {
    await lockRoom(tx, roomId)
    const room = await requireRoom(tx, hostId, roomId)
    if (room.hostId !== hostId) throw new AppError('room.not_found')
    const other = await requireOtherAt(tx, hostId, roomId, place)
    const now = deps.clock.now()
    await updatePresent(tx, roomId, other, { leftAt: now, removedAt: now })
    const view = await viewRoom(tx, hostId, roomId)
    await tellRoom({ ...deps, db: tx }, roomId, [other])
    return view
  })

export async function blockInRoom(
  deps: WithDb & { serialize: Serialize; onBlock: ReturnType<typeof tellAfterBlock> },
  reader: string,
  roomId: string,
  place: number,
): Promise<null> {
  await requireRoom(deps.db, reader, roomId)
  return blockPerson(deps, reader, await requireOtherAt(deps.db, reader, roomId, place))
}

/** After a block, the rooms that the two share look different to both. */
export const tellAfterBlock =
  ({ publish }: Pick<RoomDeps, 'publish'>) =>
  async (tx: Db, one: string, other: string): Promise<void> => {
    for (const roomId of await listSharedRooms(tx, one, other)) {
      await publish(tx, { to: [one, other], kind: 'room.changed', data: { roomId } })
    }
  }

type Report = { place?: number | undefined; kind: ReportKind; reason: string }

/** About the host, or about someone at a place. The operators learn who it is, the reporter doesn't. */
export async function reportInRoom(
  deps: WithDb,
  reader: string,
  roomId: string,
  { place, kind, reason }: Report,
): Promise<null> {
  const room = await requireRoom(deps.db, reader, roomId)
  const userId = place === undefined ? room.hostId : await requireOtherAt(deps.db, reader, roomId, place)
  if (userId === reader) throw new AppError('room.no_one_there')
  return reportPerson(deps, reader, { userId, kind, reason })
}
