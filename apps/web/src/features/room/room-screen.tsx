import './room.css'
import type { RoomView } from '@sadhana/contract'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { QueryView } from '#lib/query/query-view.tsx'
import { BackLink } from '#ui/back-link.tsx'
import { Panel } from '#ui/panel.tsx'
import { Skeleton } from '#ui/status/skeleton.tsx'
import { AfterSit } from './after-sit.tsx'
import { Lobby } from './lobby.tsx'
import { roomQuery, useJoin, useRoomNews, useServerOffset } from './room.queries.ts'
import { isGathering, minutesOf, phaseOfRoom, startsSoon } from './room.rules.ts'
import { roomText } from './room.text.ts'
import { type RoomTimer, SittingRoom } from './sitting-room.tsx'
import { useNow } from './use-now.ts'

const text = roomText.room

export function RoomScreen({ id, timer }: { id: string; timer: RoomTimer }) {
  const room = useQuery(roomQuery(id))
  useRoomNews(id)
  return (
    <QueryView
      query={room}
      skeleton={
        <Unopened>
          <Skeleton className="rooms-skeleton" />
        </Unopened>
      }
      failed={text.failed}
      failedText={text.failedText}
      failedIn={Unopened}
    >
      {(view) => (
        <div className="room-screen">
          <BackLink to="/rooms">{text.back}</BackLink>
          <OpenRoom room={view} timer={timer} isLost={room.isError} />
        </div>
      )}
    </QueryView>
  )
}

/** Before the room has loaded, and if it doesn't. */
const Unopened = ({ children }: { children: ReactNode }) => (
  <div className="room-screen">
    <BackLink to="/rooms">{text.back}</BackLink>
    <h1>{roomText.title}</h1>
    <Panel>{children}</Panel>
  </div>
)

type OpenRoomProps = { room: RoomView; timer: RoomTimer; isLost: boolean }

function OpenRoom({ room, timer, isLost }: OpenRoomProps) {
  const measured = useServerOffset()
  const offset = measured ?? 0
  const now = useNow() + offset
  const phase = phaseOfRoom(room, now)
  useSharedStart(room, timer, measured, now)
  useArrival(room, now)
  if (phase === 'over') return <AfterSit room={room} />
  if (phase === 'sitting' && room.isIn) return <SittingRoom room={room} timer={timer} now={now} isLost={isLost} />
  return <Lobby room={room} now={now} isBusy={timer.sit !== null && timer.sit.id !== room.sitId} />
}

/** How far a start may be off before the bell is planned again. */
const toleranceMs = 50

/**
 * Hands the sit over to the timer a minute before the start, or when the member comes late. From then on it needs no
 * network. If the host starts earlier, the timer is told again.
 */
function useSharedStart(room: RoomView, { sit, begin }: RoomTimer, offset: number | undefined, now: number): void {
  const { sitId: id, roomId, programme, limbType, startTime, isIn } = room
  const isDue = isIn && offset !== undefined && startsSoon(room, now)
  const startsAt = Date.parse(startTime) - (offset ?? 0)
  const isMoved = sit?.id === id && Math.abs(sit.startsAt - startsAt) > toleranceMs && sit.startsAt > Date.now()
  const isWanted = isDue && (sit === null || isMoved)
  useEffect(() => {
    if (isWanted) begin({ id, roomId, startsAt, minutes: minutesOf({ programme }), programme, limbType })
    // Only when it becomes due, or moves: the timer itself changes with every second.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, [isWanted, startsAt])
}

/** Someone who took a place early counts as there once the room gathers and this page is open. */
function useArrival(room: RoomView, now: number): void {
  const { mutate: join } = useJoin(room.roomId)
  const own = room.stones.find(({ isYou }) => isYou)
  const isDue = own !== undefined && !own.isHere && isGathering(room, now) && phaseOfRoom(room, now) !== 'over'
  useEffect(() => {
    if (isDue) join({})
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when it becomes due
  }, [isDue])
}
