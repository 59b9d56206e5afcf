import type { CurrentUser, FeedScope, FeedSession } from '@sadhana/contract'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { focusHeading } from '#ui/focus-heading.ts'
import { firstPageOf, itemsOf } from '#lib/api/pages.rules.ts'
import { queryClient } from '#lib/query/query-client.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/status/empty-state.tsx'
import { Panel } from '#ui/panel.tsx'
import { feedQuery, latestQuery } from '../data/community.queries.ts'
import { isNews } from './feed-news.rules.ts'
import { SessionFeed } from './session-feed.tsx'

type FeedProps = {
  scope: FeedScope
  me: CurrentUser
  quiet: boolean
  /** With the heading. Without it, only screen readers hear one. */
  head?: ReactNode
}

const titles: Record<FeedScope, string> = { all: 'All Sessions', following: 'Following' }

/** The practices shared by all members, or by the people you follow. */
export function Feed({ scope, me, quiet, head }: FeedProps) {
  const query = useInfiniteQuery(feedQuery(scope))
  return (
    <Panel className="feed" aria-label={titles[scope]}>
      {head ?? <h2 className="sr-only">{titles[scope]}</h2>}
      {query.data && <News scope={scope} first={itemsOf(query.data)[0] ?? null} at={query.dataUpdatedAt} />}
      <SessionFeed
        key={scope}
        label={titles[scope]}
        query={query}
        empty={scope === 'all' ? <NothingShared /> : <NothingFromFollowing followsSomeone={me.following > 0} />}
        quiet={quiet}
        showsNames
      />
    </Panel>
  )
}

type NewsProps = { scope: FeedScope; first: FeedSession | null; at: number }

/** Offers new sessions behind a button, so that the list doesn't move while someone reads. */
function News({ scope, first, at }: NewsProps) {
  const { data: latest } = useQuery(latestQuery(scope, { first, at }))
  const show = async () => {
    const { queryKey } = feedQuery(scope)
    queryClient.setQueryData(queryKey, (data) => data && firstPageOf(data))
    await queryClient.refetchQueries({ queryKey })
    window.scrollTo({ top: 0, behavior: 'instant' })
    focusHeading()
  }
  return (
    <div className="feed-news" aria-live="polite">
      {isNews(latest, first) && <Button onClick={() => void show()}>Show new sessions</Button>}
    </div>
  )
}

const NothingShared = () => (
  <EmptyState
    title="It’s quiet here"
    action={
      <Button asChild variant="secondary">
        <Link to="/?tab=practice">Log a practice</Link>
      </Button>
    }
  >
    No one has shared a practice with all members yet. What you log stays private unless you share it.
  </EmptyState>
)

const NothingFromFollowing = ({ followsSomeone }: { followsSomeone: boolean }) => (
  <EmptyState
    title={followsSomeone ? 'Nothing shared yet' : 'You’re not following anyone yet'}
    action={
      <Button asChild variant="secondary">
        <Link to="/community">Find people</Link>
      </Button>
    }
  >
    {followsSomeone
      ? 'When people you follow share a practice, you’ll see it here.'
      : 'When you follow people, you’ll see the practices they share here.'}
  </EmptyState>
)
