import { useInfiniteQuery } from '@tanstack/react-query'
import { Panel, PanelHeader } from '#ui/panel.tsx'
import { blocksQuery, mutesQuery } from '../data/community.queries.ts'
import type { RowAction } from '../data/safety.queries.ts'
import { PeopleInPages } from '../shared/people-list.tsx'
import { RowActions } from '../shared/row-actions.tsx'

const unblock: RowAction[] = [
  { change: 'unblock', label: 'Unblock', done: 'Unblocked', failed: 'We couldn’t unblock this person' },
]
const unmute: RowAction[] = [
  { change: 'unmute', label: 'Unmute', done: 'Unmuted', failed: 'We couldn’t unmute this person' },
]

export const BlockedPeople = () => (
  <Panel aria-labelledby="blocked-people">
    <PanelHeader id="blocked-people" title="Blocked people" />
    <p className="hidden-people-hint">You can’t see each other’s pages or practices.</p>
    <PeopleInPages
      label="Blocked people"
      query={useInfiniteQuery(blocksQuery)}
      empty="You haven’t blocked anyone."
      renderAction={(person) => <RowActions person={person} actions={unblock} />}
    />
  </Panel>
)

export const MutedPeople = () => (
  <Panel aria-labelledby="muted-people">
    <PanelHeader id="muted-people" title="Muted people" />
    <p className="hidden-people-hint">Their practices don’t show up in your feeds. They can’t tell.</p>
    <PeopleInPages
      label="Muted people"
      query={useInfiniteQuery(mutesQuery)}
      empty="You haven’t muted anyone."
      renderAction={(person) => <RowActions person={person} actions={unmute} />}
    />
  </Panel>
)
