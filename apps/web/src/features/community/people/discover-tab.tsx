import { useQuery } from '@tanstack/react-query'
import { isFirstLoad } from '#lib/query/first-load.ts'
import { EmptyState } from '#ui/status/empty-state.tsx'
import { discoverQuery } from '../data/community.queries.ts'
import { FollowButton } from './follow-button.tsx'
import { People } from '../shared/people-list.tsx'
import { PeopleSkeleton } from '../shared/people-skeleton.tsx'
import { LoadError } from '#ui/status/load-error.tsx'

export function DiscoverTab() {
  const query = useQuery(discoverQuery)
  if (isFirstLoad(query)) return <PeopleSkeleton count={6} />
  if (!query.data) return <LoadError title="We couldn’t load any people" query={query} />
  if (query.data.items.length === 0)
    return (
      <EmptyState title="No new people right now">Check back another day, or search for someone by name.</EmptyState>
    )
  return (
    <People
      label="People to meet"
      people={query.data.items}
      renderAction={(person) => <FollowButton person={person} />}
    />
  )
}
