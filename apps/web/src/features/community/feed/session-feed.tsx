import '../shared/feed.css'
import type { FeedSession } from '@sadhana/contract'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { currentUserQuery } from '#lib/member/current-user.ts'
import { QueryView } from '#lib/query/query-view.tsx'
import { useToday } from '#lib/time/today.ts'
import { FeedItem } from './feed-item.tsx'
import { feedText as text } from './feed.text.ts'
import { FeedSkeleton } from './feed-skeleton.tsx'
import { ShowMore } from '#ui/status/show-more.tsx'
import { useLoadMore, type InfiniteList } from '../shared/use-load-more.ts'

type SessionFeedProps = {
  label: string
  query: InfiniteList<FeedSession>
  /** Shown when nothing is shared. */
  empty: ReactNode
  quiet: boolean
  showsNames: boolean
  onBlocked?: () => void
}

/** Shared sessions, newest first. More load while the reader scrolls. */
export function SessionFeed({ label, query, empty, quiet, showsNames, onBlocked }: SessionFeedProps) {
  const today = useToday()
  const { data: me } = useQuery(currentUserQuery)
  const { items: sessions, list, button, more } = useLoadMore(query)
  return (
    <QueryView query={query} skeleton={<FeedSkeleton />} failed={text.failed}>
      {() =>
        sessions.length === 0 && !query.hasNextPage ? (
          empty
        ) : (
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
            <ShowMore ref={button} query={query} failed={text.moreFailed} centred onMore={more} />
          </>
        )
      }
    </QueryView>
  )
}
