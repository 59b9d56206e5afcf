import './feed.css'
import type { FeedSession } from '@sadhana/contract'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { currentUserQuery } from '#lib/current-user.ts'
import { useToday } from '#lib/now.ts'
import { FeedItem } from './feed-item.tsx'
import { FeedSkeleton } from './feed-skeleton.tsx'
import { ShowMore } from './show-more.tsx'
import { Unreachable } from './unreachable.tsx'
import { useMore, type GrowingList } from './use-more.ts'

type SessionFeedProps = {
  label: string
  query: GrowingList<FeedSession>
  /** Stands here when nothing is shared. */
  empty: ReactNode
  quiet: boolean
  showsNames: boolean
  onBlocked?: () => void
}

/** Shared sessions, latest first, more of them as the reader goes on. */
export function SessionFeed({ label, query, empty, quiet, showsNames, onBlocked }: SessionFeedProps) {
  const today = useToday()
  const { data: me } = useQuery(currentUserQuery)
  const { items: sessions, list, button, more } = useMore(query)

  if (query.isPending) return <FeedSkeleton />
  if (!query.data) return <Unreachable title="The practices could not be fetched" query={query} />
  if (sessions.length === 0 && !query.hasNextPage) return empty
  return (
    <>
      <ol ref={list} className="feed-list" aria-label={label}>
        {sessions.map((session, index) => (
          <FeedItem
            key={session.id}
            session={session}
            today={today}
            index={index}
            quiet={quiet}
            showsName={showsNames}
            isOwn={session.user.id === me?.id}
            onBlocked={onBlocked}
          />
        ))}
      </ol>
      <ShowMore query={query} what="practices" button={button} onMore={more} />
    </>
  )
}
