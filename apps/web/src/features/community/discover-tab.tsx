import { useQuery } from '@tanstack/react-query'
import { EmptyState } from '#ui/empty-state.tsx'
import { discoverQuery } from './community.queries.ts'
import { FollowButton } from './follow-button.tsx'
import { People } from './people-list.tsx'
import { PeopleSkeleton } from './people-skeleton.tsx'
import { Unreachable } from './unreachable.tsx'

export function DiscoverTab() {
  const query = useQuery(discoverQuery)
  if (query.isPending) return <PeopleSkeleton count={6} />
  if (!query.data) return <Unreachable title="The people could not be fetched" query={query} />
  if (query.data.items.length === 0)
    return <EmptyState title="Nobody new for now">Come back another day, or search for somebody by name.</EmptyState>
  return (
    <People
      label="People to meet"
      people={query.data.items}
      renderAction={(person) => <FollowButton person={person} />}
    />
  )
}
