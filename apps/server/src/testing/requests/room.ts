import type { api, NewRoom } from '@sadhana/contract'
import type { Kit, Requests } from './kit.ts'
import { friends } from './together.ts'

export const aProgramme = {
  settle: { minutes: 0, strokes: 1 },
  stretches: [{ name: '', minutes: 20, strokes: 1 }],
}

export const aRoom = (changes: Partial<NewRoom> = {}): NewRoom => ({
  name: 'The morning sit',
  audience: 'all',
  programme: aProgramme,
  inMinutes: 5,
  ...changes,
})

/** A room for those who follow its host; so far no one does. */
async function opened(kit: Kit) {
  const asha = await kit.member()
  const { roomId } = await kit.as(asha).room.open({ body: aRoom({ audience: 'followers' }) })
  return { as: asha, params: { id: roomId } }
}

/** A friend has the second place. */
async function withGuest(kit: Kit) {
  const { asha: as, ben } = await friends(kit)
  const { roomId: id } = await kit.as(as).room.open({ body: aRoom({ audience: 'followers' }) })
  await kit.as(ben).room.join({ params: { id }, body: {} })
  return { as, params: { id, place: 2 } }
}

export const realtimeRequests: Requests<typeof api>['realtime'] = {
  stream: async (kit) => ({ as: await kit.member(), query: {} }),
  time: async (kit) => ({ as: await kit.member() }),
}

export const roomRequests: Requests<typeof api>['room'] = {
  list: async (kit) => ({ as: await kit.member() }),
  open: async (kit) => ({ as: await kit.member(), body: aRoom() }),
  view: opened,
  join: async (kit) => ({ ...(await opened(kit)), body: { showName: true } }),
  leave: opened,
  begin: opened,
  close: opened,
  thank: async (kit) => {
    const { as, params } = await opened(kit)
    await kit.db
      .updateTable('live_rooms')
      .set({ start_time: new Date('2026-01-01T06:00Z'), end_time: new Date('2026-01-01T06:20Z') })
      .where('room_id', '=', params.id)
      .execute()
    return { as, params }
  },
  remove: withGuest,
  block: withGuest,
  report: async (kit) => {
    const { as, params } = await withGuest(kit)
    return { as, params: { id: params.id }, body: { place: 2, kind: 'unkind', reason: 'Not what rooms are for.' } }
  },
}
