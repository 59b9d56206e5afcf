import type { CurrentUser, FeedScope } from '@sadhana/contract'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { focusHeading } from '#lib/focus-heading.ts'
import { firstPageOf, itemsOf } from '#lib/pages.rules.ts'
import { queryClient } from '#lib/query-client.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Panel } from '#ui/panel.tsx'
import { feedQuery, latestQuery } from './community.queries.ts'
import { isNews } from './feed-news.rules.ts'
import { SessionFeed } from './session-feed.tsx'

type FeedProps = { scope: FeedScope; me: CurrentUser; quiet: boolean }

const titles: Record<FeedScope, string> = { all: 'All Sessions', following: 'Following' }

/** What members share with everyone, or what those one follows share. */
export function Feed({ scope, me, quiet }: FeedProps) {
  const query = useInfiniteQuery(feedQuery(scope))
  return (
    <Panel className="feed" aria-label={titles[scope]}>
      <h2 className="sr-only">{titles[scope]}</h2>
      {query.data && <News scope={scope} first={itemsOf(query.data)[0]} />}
      <SessionFeed
        key={scope}
        label={titles[scope]}
        query={query}
        empty={scope === 'all' ? <NobodyShares /> : <NothingFollowed followsSomebody={me.following > 0} />}
        quiet={quiet}
        showsNames
      />
    </Panel>
  )
}

type NewsProps = { scope: FeedScope; first: { id: string; loggedAt: string } | undefined }

/** Offers what is new instead of moving what is being read. */
function News({ scope, first }: NewsProps) {
  const { data: latest } = useQuery(latestQuery(scope))
  const show = async () => {
    const { queryKey } = feedQuery(scope)
    queryClient.setQueryData(queryKey, (data) => data && firstPageOf(data))
    await queryClient.refetchQueries({ queryKey })
    window.scrollTo({ top: 0, behavior: 'instant' })
    focusHeading()
  }
  return (
    <div className="feed-news" aria-live="polite">
      {isNews(latest, first) && <Button onClick={() => void show()}>New sessions</Button>}
    </div>
  )
}

const NobodyShares = () => (
  <EmptyState
    title="It is quiet here"
    action={
      <Button asChild variant="secondary">
        <Link to="/?tab=practice">Log a practice</Link>
      </Button>
    }
  >
    Nobody shares a practice with everyone yet. What you log stays yours unless you share it.
  </EmptyState>
)

const NothingFollowed = ({ followsSomebody }: { followsSomebody: boolean }) => (
  <EmptyState
    title={followsSomebody ? 'Nothing shared yet' : 'You follow nobody yet'}
    action={
      <Button asChild variant="secondary">
        <Link to="/community">Meet people</Link>
      </Button>
    }
  >
    {followsSomebody
      ? 'When the people you follow share a practice, you find it here.'
      : 'The practices of those you follow gather here.'}
  </EmptyState>
)
