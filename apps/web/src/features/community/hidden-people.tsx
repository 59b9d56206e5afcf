import type { Person } from '@sadhana/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Panel, PanelHeader } from '#ui/panel.tsx'
import { blocksQuery, mutesQuery } from './community.queries.ts'
import { PeopleInPages } from './people-list.tsx'
import { RowActions } from './row-actions.tsx'
import { unblock, unmute } from './safety.ts'

export const BlockedPeople = () => (
  <Panel aria-labelledby="blocked-people">
    <PanelHeader id="blocked-people" title="Blocked people" />
    <p className="panel-words">You and they do not see each other.</p>
    <PeopleInPages
      label="Blocked people"
      query={useInfiniteQuery(blocksQuery)}
      empty="You have blocked nobody."
      renderAction={(person) => <RowActions person={person} actions={unblockingOf(person)} />}
    />
  </Panel>
)

export const MutedPeople = () => (
  <Panel aria-labelledby="muted-people">
    <PanelHeader id="muted-people" title="Muted people" />
    <p className="panel-words">Their practices stay out of your feeds. They do not know.</p>
    <PeopleInPages
      label="Muted people"
      query={useInfiniteQuery(mutesQuery)}
      empty="You have muted nobody."
      renderAction={(person) => <RowActions person={person} actions={unmutingOf(person)} />}
    />
  </Panel>
)

const unblockingOf = (person: Person) => [{ label: 'Unblock', done: 'Unblocked', run: () => unblock(person) }]
const unmutingOf = (person: Person) => [{ label: 'Unmute', done: 'Unmuted', run: () => unmute(person) }]
