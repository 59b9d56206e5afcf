import { useQuery } from '@tanstack/react-query'
import { QueryView } from '#lib/query/query-view.tsx'
import { EmptyState } from '#ui/status/empty-state.tsx'
import { discoverQuery } from '../data/community.queries.ts'
import { FollowButton } from './follow-button.tsx'
import { People } from '../shared/people-list.tsx'
import { PeopleSkeleton } from '../shared/people-skeleton.tsx'

export function DiscoverTab() {
  const query = useQuery(discoverQuery)
  return (
    <QueryView query={query} skeleton={<PeopleSkeleton count={6} />} failed="We couldn’t load any people">
      {({ items: people }) =>
        people.length === 0 ? (
          <EmptyState title="No new people right now">
            Check back another day, or search for someone by name.
          </EmptyState>
        ) : (
          <People label="People to meet" people={people} renderAction={(person) => <FollowButton person={person} />} />
        )
      }
    </QueryView>
  )
}
