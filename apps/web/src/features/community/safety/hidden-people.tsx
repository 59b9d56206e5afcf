import { useInfiniteQuery } from '@tanstack/react-query'
import { Panel, PanelHeader } from '#ui/panel.tsx'
import { blocksQuery, mutesQuery } from '../data/community.queries.ts'
import type { RowAction } from '../data/safety.queries.ts'
import { PeopleInPages } from '../shared/people-list.tsx'
import { RowActions } from '../shared/row-actions.tsx'
import { hiddenPeopleText as text } from './hidden-people.text.ts'

const unblock: RowAction[] = [{ change: 'unblock', ...text.blocked.unblock }]
const unmute: RowAction[] = [{ change: 'unmute', ...text.muted.unmute }]

export const BlockedPeople = () => (
  <Panel aria-labelledby="blocked-people">
    <PanelHeader id="blocked-people" title={text.blocked.title} />
    <p className="hidden-people-hint">{text.blocked.hint}</p>
    <PeopleInPages
      label={text.blocked.title}
      query={useInfiniteQuery(blocksQuery)}
      empty={text.blocked.none}
      renderAction={(person) => <RowActions person={person} actions={unblock} />}
    />
  </Panel>
)

export const MutedPeople = () => (
  <Panel aria-labelledby="muted-people">
    <PanelHeader id="muted-people" title={text.muted.title} />
    <p className="hidden-people-hint">{text.muted.hint}</p>
    <PeopleInPages
      label={text.muted.title}
      query={useInfiniteQuery(mutesQuery)}
      empty={text.muted.none}
      renderAction={(person) => <RowActions person={person} actions={unmute} />}
    />
  </Panel>
)
