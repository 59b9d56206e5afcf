import './room.css'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { momentText } from '#intl/intl.rules.ts'
import { Button } from '#ui/button.tsx'
import { StoneRow } from '#ui/motifs/stone-row.tsx'
import { Panel, PanelHeader } from '#ui/panel.tsx'
import { roomsQuery } from './room.queries.ts'
import { minutesOf, minutesUntil } from './room.rules.ts'
import { roomText as text } from './room.text.ts'
import { useNow } from './use-now.ts'

const everyMs = 30_000
const soonMinutes = 60

/** The next room that the member may enter, for the page of the community. */
export function NextRoom() {
  const { data } = useQuery(roomsQuery)
  const now = useNow(everyMs)
  const [room] = data?.items ?? []
  const minutes = room && minutesUntil(room, now)
  return (
    <Panel className="next-room">
      <PanelHeader title={text.title} aside={<Link to="/rooms">{text.allRooms}</Link>} />
      {room ? (
        <>
          {minutes !== undefined && minutes > 0 && minutes <= soonMinutes ? (
            <p className="next-room-count">
              {minutes} <small>{text.inMinutes(minutes)}</small>
            </p>
          ) : (
            <p>{minutes === 0 ? text.now : momentText(room.startTime)}</p>
          )}
          <p>
            <b>{room.name}.</b> {text.about(minutesOf(room), room.limbType, room.audience)}
          </p>
          <StoneRow filled={room.taken} of={room.maxParticipants} />
          <p className="sr-only">{text.places(minutesOf(room), room.taken, room.maxParticipants)}</p>
        </>
      ) : (
        <p className="text-muted">{text.intro}</p>
      )}
      <div className="room-buttons">
        {room && (
          <Button asChild>
            <Link to={`/rooms/${room.roomId}`}>{room.isIn ? text.enter : text.take}</Link>
          </Button>
        )}
        <Button variant="quiet" asChild>
          <Link to="/rooms">{text.own.open}</Link>
        </Button>
      </div>
    </Panel>
  )
}
