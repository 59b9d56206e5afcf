import './shared/people.css'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { type ReactNode, useRef } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useInView } from '#lib/browser/when-in-view.tsx'
import { isFirstLoad } from '#lib/query/first-load.ts'
import { Panel } from '#ui/panel.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { CommunityEntries } from './community-entries.tsx'
import { communityText as words } from './community.text.ts'
import { discoverQuery, requestsQuery } from './data/community.queries.ts'
import { DiscoverTab } from './people/discover-tab.tsx'
import { FollowRequests } from './people/follow-requests.tsx'
import { PeopleSkeleton } from './shared/people-skeleton.tsx'
import { SearchTab } from './people/search-tab.tsx'

type CommunityScreenProps = {
  /** The practices that people share: beside the rest where there's room, and below the requests on a phone. */
  feed: ReactNode
  /** Comes between the requests and the people. */
  aside: ReactNode
}

/** Tab and search text are in the address, so that they are still there when you return from a member's page. */
export function CommunityScreen({ feed, aside }: CommunityScreenProps) {
  const requests = useInfiniteQuery(requestsQuery)
  const [search, setSearch] = useSearchParams()
  const text = search.get('q') ?? ''
  const tab = search.get('tab') === 'search' ? 'search' : 'discover'
  const people = useRef<HTMLDivElement>(null)
  // Someone who comes back to a search doesn't have to scroll first.
  const isInView = useInView(people) || tab === 'search'
  // What is below the requests stays hidden, because they would push it down.
  const isHidden = isFirstLoad(requests)
  const discover = useQuery({ ...discoverQuery, enabled: tab === 'discover' && isInView })
  /** Keeps whose practices are shown. */
  const set = (chosen: Record<string, string>) => {
    const scope = search.get('feed')
    setSearch({ ...(scope && { feed: scope }), ...chosen }, { replace: true })
  }
  return (
    <div className="community-screen">
      <div className="community-screen-head">
        <h1>{words.title}</h1>
        <CommunityEntries />
      </div>
      <div className="community-columns">
        {isHidden ? (
          <Panel className="community-feed">
            <PeopleSkeleton count={6} />
          </Panel>
        ) : (
          <FollowRequests query={requests} />
        )}
        <div className="community-feed" hidden={isHidden}>
          {feed}
        </div>
        <div className="community-aside" hidden={isHidden}>
          {aside}
        </div>
        <Panel className="community-people" ref={people} hidden={isHidden}>
          {!isInView ? (
            <PeopleSkeleton count={6} />
          ) : (
            <Tabs
              label={words.people}
              chosen={{ tab, onChange: (chosen) => set(chosen === 'search' ? { tab: chosen } : {}) }}
              tabs={[
                { id: 'discover', label: words.discover, content: <DiscoverTab /> },
                {
                  id: 'search',
                  label: words.search,
                  content: <SearchTab text={text} onText={(q) => set({ tab: 'search', ...(q && { q }) })} />,
                },
              ]}
            />
          )}
        </Panel>
      </div>
      <p hidden={isFirstLoad(discover)}>
        <Link to="/settings/privacy">{words.privacy}</Link>
      </p>
    </div>
  )
}
