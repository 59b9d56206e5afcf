import './people.css'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { Panel } from '#ui/panel.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { requestsQuery } from './community.queries.ts'
import { DiscoverTab } from './discover-tab.tsx'
import { FollowRequests } from './follow-requests.tsx'
import { PeopleSkeleton } from './people-skeleton.tsx'
import { SearchTab } from './search-tab.tsx'

/** Tab and search are in the address, so that going back from somebody's page finds them again. */
export function CommunityScreen() {
  const { isPending } = useInfiniteQuery(requestsQuery)
  const [search, setSearch] = useSearchParams()
  const text = search.get('q') ?? ''
  const tab = search.get('tab') === 'search' ? 'search' : 'discover'
  const keepText = (q: string) => setSearch({ tab: 'search', ...(q && { q }) }, { replace: true })
  return (
    <div className="community-screen">
      <div className="community-head">
        <h1>Community</h1>
        <Link to="/settings/privacy">What you share, and with whom</Link>
      </div>
      {/* Whether somebody asks to follow is known first, so that nothing moves down later. */}
      {isPending ? (
        <Panel>
          <PeopleSkeleton count={6} />
        </Panel>
      ) : (
        <>
          <FollowRequests />
          <Panel>
            <Tabs
              label="People"
              chosen={{
                tab,
                onChange: (chosen) => setSearch(chosen === 'search' ? { tab: chosen } : {}, { replace: true }),
              }}
              tabs={[
                { id: 'discover', label: 'Discover', content: <DiscoverTab /> },
                { id: 'search', label: 'Search', content: <SearchTab text={text} onText={keepText} /> },
              ]}
            />
          </Panel>
        </>
      )}
    </div>
  )
}
