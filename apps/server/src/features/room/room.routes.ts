import { room, roomList } from '@sadhana/contract'
import { implement } from '#platform/http/implement.ts'
import { createKeyedQueue } from '#platform/keyed-queue.ts'
import { blockInRoom, removeFromRoom, reportInRoom, tellAfterBlock } from './room-safety.service.ts'
import type { RoomDeps } from './room.deps.ts'
import { beginRoom, closeRoom, joinRoom, leaveRoom, openRoom, readRooms, thankRoom, viewRoom } from './room.service.ts'

export function roomRoutes(deps: RoomDeps) {
  const blocking = { ...deps, onBlock: tellAfterBlock(deps), serialize: createKeyedQueue({ maxWaiting: 1_000 }) }
  return implement(
    { ...roomList, ...room },
    {
      list: ({ member, db }) => readRooms({ ...deps, db }, member.id),
      open: ({ member, body, db }) => openRoom({ ...deps, db }, member.id, body),
      view: ({ member, params, db }) => viewRoom(db, member.id, params.id),
      join: ({ member, params, body, db }) => joinRoom({ ...deps, db }, member.id, params.id, body.showName),
      leave: ({ member, params, db }) => leaveRoom({ ...deps, db }, member.id, params.id),
      begin: ({ member, params, db }) => beginRoom({ ...deps, db }, member.id, params.id),
      close: ({ member, params, db }) => closeRoom({ ...deps, db }, member.id, params.id),
      thank: ({ member, params, db }) => thankRoom({ ...deps, db }, member.id, params.id),
      remove: ({ member, params, db }) => removeFromRoom({ ...deps, db }, member.id, params.id, params.place),
      block: ({ member, params, db }) => blockInRoom({ ...blocking, db }, member.id, params.id, params.place),
      report: ({ member, params, body, db }) => reportInRoom({ ...deps, db }, member.id, params.id, body),
    },
  )
}
