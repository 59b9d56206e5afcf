import './community-entries.css'
import { localMoment, roomList } from '@sadhana/contract'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { Bell, MessageSquareText } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { commonText } from '#intl/common.text.ts'
import { clockTime, shortDay } from '#intl/intl.rules.ts'
import { callsOf } from '#lib/api/calls.ts'
import { hasNew, inboxQuery, useLiveInbox } from '#lib/realtime/inbox-news.ts'
import { memberCalendar, serverNow } from '#lib/time/today.ts'
import { LimbSymbol } from '#ui/motifs/limb-symbol.tsx'
import { communityText as text } from './community.text.ts'

const roomListApi = callsOf(roomList)

/** The page shows the next room anyway, so this is no further request. */
const roomsQuery = queryOptions({ queryKey: [roomList.list.path], queryFn: () => roomListApi.list() })

const minuteMs = 60_000
const soonMinutes = 60

/** When the next room starts, in few words. */
function startOf(startTime: string): string {
  const now = serverNow()
  const minutes = Math.ceil((Date.parse(startTime) - now.getTime()) / minuteMs)
  if (minutes <= 0) return text.sittingNow
  if (minutes <= soonMinutes) return text.inMinutes(minutes)
  const { zone } = memberCalendar()
  const { date, time } = localMoment(new Date(startTime), zone)
  return date === localMoment(now, zone).date ? clockTime(time) : shortDay(date)
}

/** The places that are opened from here. */
export function CommunityEntries() {
  const { data: rooms } = useQuery(roomsQuery)
  const { data: inbox } = useQuery(inboxQuery)
  useLiveInbox()
  const hasNews = inbox && hasNew(inbox)
  const latest = inbox?.items.find((entry) => entry.what === 'message')
  const [next] = rooms?.items ?? []
  return (
    <nav className="community-entries" aria-label={text.entries}>
      <Entry
        to="/rooms"
        symbol={<LimbSymbol limb="dhyana" />}
        label={text.together}
        about={rooms && (next ? startOf(next.startTime) : text.noRooms)}
      />
      <Entry
        to="/messages"
        symbol={<MessageSquareText aria-hidden="true" />}
        label={text.messages}
        about={inbox && (latest?.person.displayName ?? text.nothingNew)}
        isNew={latest?.isUnread}
      />
      <Entry
        to="/inbox"
        symbol={<Bell aria-hidden="true" />}
        label={text.inbox}
        about={hasNews === undefined ? undefined : hasNews ? text.new : text.nothingNew}
        isNew={hasNews}
      />
    </nav>
  )
}

type EntryProps = {
  to: string
  symbol: ReactNode
  label: string
  about: string | undefined
  isNew?: boolean | undefined
}

const Entry = ({ to, symbol, label, about, isNew = false }: EntryProps) => (
  <Link className="community-entry" to={to}>
    <span className="community-entry-mark">
      {symbol}
      {isNew && <span className="community-entry-dot" />}
    </span>
    {label}
    {isNew && <span className="sr-only">{commonText.somethingNew}</span>}
    {/* Its line is there from the start, so that nothing moves. */}
    <small>{about ?? '\u00a0'}</small>
  </Link>
)
