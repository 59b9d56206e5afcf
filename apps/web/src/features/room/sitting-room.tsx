import type { Limb, Programme, RoomView } from '@sadhana/contract'
import { useNavigate } from 'react-router'
import { useOnline } from '#lib/browser/online.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/status/notice.tsx'
import { useLeave } from './room.queries.ts'
import { clockOf } from './room.rules.ts'
import { roomText } from './room.text.ts'
import { StonesRing } from './stones-ring.tsx'

/** The timer of this device, as far as a room needs it. Times are on the device's clock. */
export type RoomTimer = {
  /** The sit that runs here, in this room or elsewhere. */
  sit: { id: string; startsAt: number } | null
  begin: (sit: SharedSit) => void
  /** Ends the sit and saves the minutes sat. */
  finish: () => void
}
type SharedSit = {
  id: string
  roomId: string
  startsAt: number
  minutes: number
  programme: Programme
  limbType: Limb
}

const text = roomText.room

type SittingRoomProps = {
  room: RoomView
  timer: RoomTimer
  /** By the server's clock. */
  now: number
  isLost: boolean
}

/** While everyone sits. The bells are the timer's, so they ring without a network too. */
export function SittingRoom({ room, timer, now, isLost }: SittingRoomProps) {
  const { roomId, name, stones, maxParticipants, endTime, sitId } = room
  const leaving = useLeave(roomId)
  const navigate = useNavigate()
  const isOnline = useOnline()
  const leave = () => {
    if (timer.sit?.id === sitId) timer.finish()
    leaving.mutate()
    void navigate('/rooms')
  }
  const left = Date.parse(endTime) - now
  return (
    <div className="sitting-room">
      <h1>{name}</h1>
      <StonesRing stones={stones} places={maxParticipants}>
        <span>{text.until}</span>
        <span role="timer" className="sitting-room-clock">
          {clockOf(left)}
        </span>
        <span>{text.together}</span>
      </StonesRing>
      <p className="text-muted">{text.sitting(stones.filter(({ isHere }) => isHere).length)}</p>
      <p className="text-muted">{text.yourStone}</p>
      {timer.sit !== null && timer.sit.id !== sitId && <Notice tone="info" title={text.otherSit} />}
      {(isLost || !isOnline) && (
        <Notice tone="info" title={text.lost}>
          {text.lostText}
        </Notice>
      )}
      <Button variant="secondary" onClick={leave}>
        {text.leaveQuietly}
      </Button>
    </div>
  )
}
