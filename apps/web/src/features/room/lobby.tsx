import type { RoomView } from '@sadhana/contract'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { copyWithToast } from '#lib/browser/copy-with-toast.ts'
import { Button } from '#ui/button.tsx'
import { Switch } from '#ui/form/switch.tsx'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { Panel } from '#ui/panel.tsx'
import { Notice } from '#ui/status/notice.tsx'
import { PeopleInRoom } from './people-in-room.tsx'
import { useBegin, useClose, useJoin, useLeave } from './room.queries.ts'
import { minutesOf, minutesUntil } from './room.rules.ts'
import { roomText } from './room.text.ts'
import { StonesRing } from './stones-ring.tsx'

const text = roomText.room

type LobbyProps = {
  room: RoomView
  now: number
  /** The device's timer is in another sit. */
  isBusy: boolean
}

/** Before the start, and for someone who has no place yet. */
export function Lobby({ room, now, isBusy }: LobbyProps) {
  const { roomId, name, startTime, maxParticipants, taken, stones, isIn } = room
  const minutes = minutesUntil(room, now)
  const left = maxParticipants - taken
  const about = roomText.about(minutesOf(room), room.limbType, room.audience)
  return (
    <>
      <Panel className="room-lobby">
        <div>
          <h1>{name}</h1>
          <p className="text-muted">
            {room.isHost ? about : roomText.hostedBy(room.hostName, room.audience)} {!room.isHost && about}
          </p>
          {minutes > 0 && minutes <= 60 ? (
            <p className="room-lobby-count">
              <span className="text-muted">{text.begins}</span> <b>{minutes}</b> {roomText.inMinutes(minutes)}
            </p>
          ) : (
            <p>{minutes === 0 ? roomText.now : text.startsAt(startTime)}</p>
          )}
          {isBusy && <Notice tone="info" title={text.otherSit} />}
          {isIn ? <OwnPlace room={room} /> : <TakePlace roomId={roomId} left={left} isBusy={isBusy} />}
        </div>
        <StonesRing stones={stones} places={maxParticipants}>
          <span>{left > 0 ? text.placesLeft(left) : text.full}</span>
        </StonesRing>
      </Panel>
      <PeopleInRoom room={room} />
    </>
  )
}

function TakePlace({ roomId, left, isBusy }: { roomId: string; left: number; isBusy: boolean }) {
  const [showName, setShowName] = useState(false)
  const joining = useJoin(roomId)
  return (
    <div className="room-lobby-place">
      <Switch
        label={text.showName}
        hint={text.showNameHint}
        checked={showName}
        onChange={({ target }) => setShowName(target.checked)}
      />
      <Button
        size="lg"
        disabled={left === 0 || isBusy}
        pending={joining.isPending}
        onClick={() => joining.mutate({ showName })}
      >
        {roomText.take}
      </Button>
    </div>
  )
}

function OwnPlace({ room }: { room: RoomView }) {
  const { roomId, isHost, stones } = room
  const leaving = useLeave(roomId)
  const beginning = useBegin(roomId)
  const [isClosing, setClosing] = useState(false)
  const navigate = useNavigate()
  return (
    <div className="room-lobby-place">
      <p className="text-muted">{stones.length === 1 ? text.alone : text.waiting}</p>
      <div className="room-buttons">
        {isHost && (
          <Button pending={beginning.isPending} onClick={() => beginning.mutate()}>
            {text.begin}
          </Button>
        )}
        <Button variant="secondary" onClick={() => void copyWithToast(window.location.href, text.copied)}>
          {text.copy}
        </Button>
        <Button
          variant="quiet"
          pending={leaving.isPending}
          onClick={() => leaving.mutate(undefined, { onSuccess: () => void navigate('/rooms') })}
        >
          {text.leave}
        </Button>
        {isHost && (
          <Button variant="quiet-danger" onClick={() => setClosing(true)}>
            {text.close}
          </Button>
        )}
      </div>
      {isClosing && <CloseDialog roomId={roomId} onClose={() => setClosing(false)} />}
    </div>
  )
}

function CloseDialog({ roomId, onClose }: { roomId: string; onClose: () => void }) {
  const closing = useClose(roomId)
  const navigate = useNavigate()
  return (
    <ConfirmDialog
      title={text.closeQuestion}
      text={text.closeText}
      action={text.close}
      pending={closing.isPending}
      onConfirm={() => closing.mutate(undefined, { onSuccess: () => void navigate('/rooms') })}
      onClose={onClose}
    />
  )
}
