import type { RoomView, Stone } from '@sadhana/contract'
import type { FakeApi } from '#testing/render-screen.tsx'

export const roomId = '0b9d6f1e-6f0f-4d5e-9a51-0a5a3b1c7d10'

export const aStone = (place: number, changes: Partial<Stone> = {}): Stone => ({
  place,
  name: null,
  isHere: true,
  isYou: false,
  ...changes,
})

/** Starts in so many minutes from now, and takes 20. */
export function aRoomView(inMinutes: number, changes: Partial<RoomView> = {}): RoomView {
  const start = Date.now() + inMinutes * 60_000
  return {
    roomId,
    name: 'The 7:30 sit',
    limbType: 'dhyana',
    audience: 'all',
    isPrivate: false,
    programme: { settle: { minutes: 0, strokes: 1 }, stretches: [{ name: '', minutes: 20, strokes: 1 }] },
    startTime: new Date(start).toISOString(),
    endTime: new Date(start + 20 * 60_000).toISOString(),
    maxParticipants: 10,
    taken: 2,
    hostName: 'Asha',
    isHost: false,
    isIn: false,
    stones: [aStone(1), aStone(2, { name: 'Ben' })],
    sitId: '3f0c2f3a-8f5b-8c1d-a111-5b7f4f1f2a10',
    thanks: 0,
    hasThanked: false,
    ...changes,
  }
}

/** The server's clock is this device's, and nothing is announced. */
export const roomApi = (room: NonNullable<FakeApi['room']>): FakeApi => ({
  realtime: { time: () => ({ now: Date.now() }), stream: () => new Promise<string>(() => {}) },
  room,
})
