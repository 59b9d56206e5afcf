import type { PersonCard } from '@sadhana/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { itemsOf } from '#lib/pages.rules.ts'
import { Panel, PanelHeader } from '#ui/panel.tsx'
import { requestsQuery } from './community.queries.ts'
import { PeopleInPages } from './people-list.tsx'
import { RowActions } from './row-actions.tsx'
import { acceptRequest, declineRequest } from './safety.ts'
import { Unreachable } from './unreachable.tsx'

const titleId = 'follow-requests'

/** Who asks to follow. Without anybody asking there is nothing here. */
export function FollowRequests() {
  const query = useInfiniteQuery(requestsQuery)
  if (query.isError) return <Unreachable title="Requests to follow you could not be fetched" query={query} />
  if (itemsOf(query.data).length === 0) return null
  return (
    <Panel aria-labelledby={titleId}>
      <PanelHeader id={titleId} title="Would like to follow you" />
      <PeopleInPages
        label="Requests to follow you"
        query={query}
        empty=""
        renderAction={(person) => <RowActions person={person} actions={answersTo(person)} />}
      />
    </Panel>
  )
}

const answersTo = (person: PersonCard) => [
  { label: 'Accept', done: 'Follows you now', run: () => acceptRequest(person) },
  { label: 'Decline', done: 'Declined', run: () => declineRequest(person) },
]
