import type { PersonCard } from '@sadhana/contract'
import { itemsOf } from '#lib/api/pages.rules.ts'
import { LoadError } from '#ui/status/load-error.tsx'
import { Panel, PanelHeader } from '#ui/panel.tsx'
import type { RowAction } from '../data/safety.queries.ts'
import type { InfiniteList } from '../shared/use-load-more.ts'
import { PeopleInPages } from '../shared/people-list.tsx'
import { RowActions } from '../shared/row-actions.tsx'

const titleId = 'follow-requests'

const answers: RowAction[] = [
  { change: 'acceptRequest', label: 'Accept', done: 'Accepted', failed: 'We couldn’t accept this request' },
  { change: 'declineRequest', label: 'Decline', done: 'Declined', failed: 'We couldn’t decline this request' },
]

/** Renders nothing while there are no requests. */
export function FollowRequests({ query }: { query: InfiniteList<PersonCard> }) {
  if (!query.data) return <LoadError title="We couldn’t load your follow requests" query={query} />
  if (itemsOf(query.data).length === 0) return null
  return (
    <Panel aria-labelledby={titleId}>
      <PanelHeader id={titleId} title="Follow requests" />
      <PeopleInPages
        label="Follow requests"
        query={query}
        empty=""
        renderAction={(person) => <RowActions person={person} actions={answers} />}
      />
    </Panel>
  )
}
