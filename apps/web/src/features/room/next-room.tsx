import './room.css'
import type { Room } from '@sadhana/contract'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { Button } from '#ui/button.tsx'
import { StoneRow } from '#ui/motifs/stone-row.tsx'
import { Panel, PanelHeader } from '#ui/panel.tsx'
import { roomsQuery } from './room.queries.ts'
import { memberCalendar, serverNow } from '#lib/time/today.ts'
import { daysOfRooms, minutesOf, minutesUntil } from './room.rules.ts'
import { roomText as text } from './room.text.ts'
import { useNow } from './use-now.ts'

const everyMs = 30_000
const soonMinutes = 60

/** "12:30" today, or with its day. */
function startOf(room: Room): string {
  const [first] = daysOfRooms([room], { now: serverNow(), zone: memberCalendar().zone })
  const time = first?.rooms[0]?.time ?? ''
  if (!first || first.when === 'today') return text.todayAt(time)
  return first.when === 'tomorrow' ? text.tomorrowAt(time) : text.onDay(first.day, time)
}

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
            <p className="next-room-start">{minutes === 0 ? text.now : startOf(room)}</p>
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
