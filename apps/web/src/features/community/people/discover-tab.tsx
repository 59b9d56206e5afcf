import { useQuery } from '@tanstack/react-query'
import { QueryView } from '#lib/query/query-view.tsx'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/status/empty-state.tsx'
import { Link } from 'react-router'
import { discoverQuery } from '../data/community.queries.ts'
import { FollowButton } from './follow-button.tsx'
import { People } from '../shared/people-list.tsx'
import { PeopleSkeleton } from '../shared/people-skeleton.tsx'
import { discoverText as text } from './find.text.ts'

export function DiscoverTab() {
  const query = useQuery(discoverQuery)
  return (
    <QueryView query={query} skeleton={<PeopleSkeleton count={6} />} failed={text.failed}>
      {({ items: people, isAlone }) => {
        if (isAlone) {
          return (
            <EmptyState
              title={text.alone}
              action={
                <Button asChild>
                  <Link to="/profile?tab=referrals">{text.invite}</Link>
                </Button>
              }
            >
              {text.aloneText}
            </EmptyState>
          )
        }
        if (people.length === 0) return <EmptyState title={text.none}>{text.noneText}</EmptyState>
        return <People label={text.label} people={people} renderAction={(person) => <FollowButton person={person} />} />
      }}
    </QueryView>
  )
}
