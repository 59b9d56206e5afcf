import type { RoomView } from '@sadhana/contract'
import { Link } from 'react-router'
import { Button } from '#ui/button.tsx'
import { PeopleInRoom } from './people-in-room.tsx'
import { useThank } from './room.queries.ts'
import { minutesOf } from './room.rules.ts'
import { roomText } from './room.text.ts'
import { StonesRing } from './stones-ring.tsx'

const text = roomText.after

/** After the last bell: one sentence and, for those who wish, one thank-you to all. */
export function AfterSit({ room }: { room: RoomView }) {
  const { roomId, stones, maxParticipants, thanks, hasThanked, isIn } = room
  const thanking = useThank(roomId)
  const people = stones.filter(({ isHere }) => isHere).length
  return (
    <div className="sitting-room">
      <StonesRing stones={stones.filter(({ isHere }) => isHere)} places={maxParticipants}>
        {null}
      </StonesRing>
      <h1>{text.title(minutesOf(room), people)}</h1>
      <p className="sitting-room-thanks">{text.thanks}</p>
      <div className="room-buttons">
        {isIn && (
          <Button disabled={hasThanked} pending={thanking.isPending} onClick={() => thanking.mutate()}>
            {hasThanked ? text.bowed : text.bow}
          </Button>
        )}
        <Button variant="secondary" asChild>
          <Link to="/community">{text.go}</Link>
        </Button>
      </div>
      {isIn && <p className="text-muted">{text.saved}</p>}
      {thanks > 0 && <p className="text-muted">{text.bows(thanks)}</p>}
      {isIn && <PeopleInRoom room={room} />}
    </div>
  )
}
