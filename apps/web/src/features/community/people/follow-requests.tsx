import type { PersonCard } from '@sadhana/contract'
import { itemsOf } from '#lib/api/pages.rules.ts'
import { LoadError } from '#ui/status/load-error.tsx'
import { Panel, PanelHeader } from '#ui/panel.tsx'
import type { RowAction } from '../data/safety.queries.ts'
import type { InfiniteList } from '../shared/use-load-more.ts'
import { PeopleInPages } from '../shared/people-list.tsx'
import { RowActions } from '../shared/row-actions.tsx'
import { requestsText as text } from './follow.text.ts'

const titleId = 'follow-requests'

const answers: RowAction[] = [
  { change: 'acceptRequest', ...text.accept },
  { change: 'declineRequest', ...text.decline },
]

/** Renders nothing while there are no requests. */
export function FollowRequests({ query }: { query: InfiniteList<PersonCard> }) {
  if (!query.data) return <LoadError title={text.failed} query={query} />
  if (itemsOf(query.data).length === 0) return null
  return (
    <Panel aria-labelledby={titleId}>
      <PanelHeader id={titleId} title={text.title} />
      <PeopleInPages
        label={text.title}
        query={query}
        empty=""
        renderAction={(person) => <RowActions person={person} actions={answers} />}
      />
    </Panel>
  )
}
