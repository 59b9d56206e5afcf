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
import { feedText as text } from './feed.text.ts'
import { isNews } from './feed-news.rules.ts'
import { SessionFeed } from './session-feed.tsx'

type FeedProps = {
  scope: FeedScope
  me: CurrentUser
  quiet: boolean
  /** With the heading. Without it, only screen readers hear one. */
  head?: ReactNode
}

/** The practices shared by all members, or by the people you follow. */
export function Feed({ scope, me, quiet, head }: FeedProps) {
  const query = useInfiniteQuery(feedQuery(scope))
  return (
    <Panel className="feed" aria-label={text.scopes[scope]}>
      {head ?? <h2 className="sr-only">{text.scopes[scope]}</h2>}
      {query.data && <News scope={scope} first={itemsOf(query.data)[0] ?? null} at={query.dataUpdatedAt} />}
      <SessionFeed
        key={scope}
        label={text.scopes[scope]}
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
      {isNews(latest, first) && <Button onClick={() => void show()}>{text.showNew}</Button>}
    </div>
  )
}

const NothingShared = () => (
  <EmptyState
    title={text.nothing}
    action={
      <Button asChild variant="secondary">
        <Link to="/?tab=practice">{text.log}</Link>
      </Button>
    }
  >
    {text.nothingText}
  </EmptyState>
)

const NothingFromFollowing = ({ followsSomeone }: { followsSomeone: boolean }) => (
  <EmptyState
    title={followsSomeone ? text.none : text.followsNone}
    action={
      <Button asChild variant="secondary">
        <Link to="/community">{text.findPeople}</Link>
      </Button>
    }
  >
    {followsSomeone ? text.noneText : text.followsNoneText}
  </EmptyState>
)
