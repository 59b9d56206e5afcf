import './room.css'
import type { Room } from '@sadhana/contract'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { clockTime, longDay } from '#intl/intl.rules.ts'
import { QueryView } from '#lib/query/query-view.tsx'
import { memberCalendar, serverNow } from '#lib/time/today.ts'
import { BackLink } from '#ui/back-link.tsx'
import { Button } from '#ui/button.tsx'
import { LimbSymbol } from '#ui/motifs/limb-symbol.tsx'
import { Stone } from '#ui/motifs/stone.tsx'
import { Panel, PanelHeader } from '#ui/panel.tsx'
import { Badge } from '#ui/status/badge.tsx'
import { EmptyState } from '#ui/status/empty-state.tsx'
import { Skeleton } from '#ui/status/skeleton.tsx'
import { OpenRoomDialog } from './open-room-dialog.tsx'
import { roomsQuery } from './room.queries.ts'
import { daysOfRooms, minutesOf } from './room.rules.ts'
import { roomText as text } from './room.text.ts'

export function RoomsScreen() {
  const rooms = useQuery(roomsQuery)
  const [isOpening, setOpening] = useState(false)
  return (
    <div className="rooms-screen">
      <BackLink to="/community">{text.community}</BackLink>
      <h1>{text.title}</h1>
      <p className="text-muted">{text.intro}</p>
      <div className="rooms-columns">
        <Panel>
          <QueryView query={rooms} skeleton={<Skeleton className="rooms-skeleton" />} failed={text.failed}>
            {({ items }) =>
              items.length > 0 ? <RoomDays items={items} /> : <EmptyState title={text.none}>{text.noneText}</EmptyState>
            }
          </QueryView>
        </Panel>
        <div className="rooms-side">
          <Panel>
            <PanelHeader title={text.own.title} />
            <p className="text-muted">{text.own.text}</p>
            <Button variant="secondary" className="rooms-open" onClick={() => setOpening(true)}>
              <Plus aria-hidden="true" /> {text.own.open}
            </Button>
          </Panel>
          <Panel>
            <PanelHeader title={text.seen.title} />
            <p className="text-muted">{text.seen.text}</p>
          </Panel>
        </div>
      </div>
      {isOpening && <OpenRoomDialog onClose={() => setOpening(false)} />}
    </div>
  )
}

function RoomDays({ items }: { items: readonly Room[] }) {
  const { zone } = memberCalendar()
  const [next] = items
  return daysOfRooms(items, { now: serverNow(), zone }).map(({ day, when, rooms }, index) => (
    <section key={day} className="room-day">
      <PanelHeader
        title={{ today: text.today, tomorrow: text.tomorrow, later: longDay(day) }[when]}
        aside={index === 0 && <span className="text-muted">{text.zone(zone)}</span>}
      />
      <ul className="room-list">
        {rooms.map((room) => (
          <RoomRow key={room.roomId} room={room} isNext={room.roomId === next?.roomId} />
        ))}
      </ul>
    </section>
  ))
}

function RoomRow({ room, isNext }: { room: Room & { time: string }; isNext: boolean }) {
  const { roomId, name, hostName, audience, limbType, startTime, time, taken, maxParticipants, isHost, isIn } = room
  return (
    <li className="room-row">
      <time className="room-row-time" dateTime={startTime}>
        {clockTime(time)}
      </time>
      <Stone tone={limbType}>
        <LimbSymbol limb={limbType} />
      </Stone>
      <div className="room-row-about">
        <h3>{name}</h3>
        <p className="text-muted">{isHost ? text.yours(audience) : text.hostedBy(hostName, audience)}</p>
        <p className="text-muted">{text.places(minutesOf(room), taken, maxParticipants)}</p>
      </div>
      <div className="room-row-action">
        {isIn && <Badge>{text.kept}</Badge>}
        <Button variant={isIn ? 'quiet' : isNext ? 'primary' : 'secondary'} asChild>
          <Link to={`/rooms/${roomId}`} aria-label={isIn ? text.enterRoom(name) : text.goTo(name)}>
            {isIn ? text.enter : text.take}
          </Link>
        </Button>
      </div>
    </li>
  )
}
