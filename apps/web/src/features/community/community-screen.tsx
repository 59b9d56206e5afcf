import './shared/people.css'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
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

/** Tab and search text are in the address, so that they are still there when you return from a member's page. */
export function CommunityScreen({ aside }: { aside: ReactNode }) {
  const requests = useInfiniteQuery(requestsQuery)
  const [search, setSearch] = useSearchParams()
  const text = search.get('q') ?? ''
  const tab = search.get('tab') === 'search' ? 'search' : 'discover'
  const discover = useQuery({ ...discoverQuery, enabled: tab === 'discover' && !isFirstLoad(requests) })
  const setText = (q: string) => setSearch({ tab: 'search', ...(q && { q }) }, { replace: true })
  return (
    <div className="community-screen">
      <div className="community-screen-head">
        <h1>{words.title}</h1>
        <CommunityEntries />
        <Link to="/settings/privacy">{words.privacy}</Link>
      </div>
      {/* Requests load first, because they would push the tabs down. */}
      {isFirstLoad(requests) ? (
        <Panel>
          <PeopleSkeleton count={6} />
        </Panel>
      ) : (
        <>
          <FollowRequests query={requests} />
          <Panel>
            <Tabs
              label={words.people}
              chosen={{
                tab,
                onChange: (chosen) => setSearch(chosen === 'search' ? { tab: chosen } : {}, { replace: true }),
              }}
              tabs={[
                { id: 'discover', label: words.discover, content: <DiscoverTab /> },
                { id: 'search', label: words.search, content: <SearchTab text={text} onText={setText} /> },
              ]}
            />
          </Panel>
        </>
      )}
      {/* Below the people, so it waits for them. */}
      <div hidden={isFirstLoad(requests) || isFirstLoad(discover)}>{aside}</div>
    </div>
  )
}
