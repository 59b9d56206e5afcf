import type { MemberRow } from '@sadhana/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { useDebounced } from '#lib/browser/debounced.ts'
import { dayWithYear } from '#intl/intl.rules.ts'
import { QueryView } from '#lib/query/query-view.tsx'
import { dateInWords } from '#lib/time/date-in-words.ts'
import { TextInput } from '#ui/form/text-input.tsx'
import { Panel } from '#ui/panel.tsx'
import { EmptyState } from '#ui/status/empty-state.tsx'
import { SkeletonRows } from '#ui/status/skeleton.tsx'
import { Table } from '#ui/table.tsx'
import { membersQuery } from '../shared/operator.queries.ts'
import { ShowMore } from '#ui/status/show-more.tsx'
import { operatorText } from '../shared/operator.text.ts'
import { StateMark } from '../shared/state-mark.tsx'

const text = operatorText.members
const pauseMs = 250

export function MembersScreen() {
  const [typed, setTyped] = useState('')
  const q = useDebounced(typed.trim(), pauseMs)
  return (
    <>
      <header className="members-head">
        <h1>{text.title}</h1>
        <TextInput
          type="search"
          aria-label={text.find}
          placeholder={text.placeholder}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </header>
      <Panel className="members" aria-label={text.title}>
        <SearchResults q={q} />
      </Panel>
    </>
  )
}

const tones = { plain: 'plain', verified: 'fine', reported: 'look', suspended: 'worry', erasing: 'plain' } as const

function SearchResults({ q }: { q: string }) {
  const members = useInfiniteQuery(membersQuery(q))
  return (
    <QueryView query={members} skeleton={<SkeletonRows count={5} />} failed={text.loadFailed}>
      {({ pages }) => {
        const rows = pages.flatMap(({ items }) => items)
        if (rows.length === 0) return <EmptyState title={text.nobody}>{text.nobodyText}</EmptyState>
        return (
          <>
            <Table
              caption={text.title}
              rows={rows}
              rowKey={({ id }) => id}
              columns={[
                {
                  header: text.name,
                  render: ({ id, displayName }) => <Link to={`/operators/members/${id}`}>{displayName}</Link>,
                },
                { header: text.state, render: State },
                { header: text.username, render: ({ username }) => `@${username}` },
                {
                  header: text.joined,
                  numeric: true,
                  render: ({ joinedAt }) => (
                    <Labelled label={text.joined}>{dayWithYear(joinedAt.slice(0, 10))}</Labelled>
                  ),
                },
                {
                  header: text.seen,
                  render: ({ lastSeenAt }) => (
                    <Labelled label={text.seen}>{lastSeenAt ? dateInWords(lastSeenAt) : text.never}</Labelled>
                  ),
                },
                {
                  header: text.twoFactor,
                  render: ({ hasTwoFactor }) => (
                    <Labelled label={text.twoFactor}>{hasTwoFactor ? text.on : text.off}</Labelled>
                  ),
                },
              ]}
            />
            <ShowMore query={members} />
          </>
        )
      }}
    </QueryView>
  )
}

const State = ({ state }: MemberRow) =>
  state === 'plain' ? '–' : <StateMark tone={tones[state]}>{text.states[state]}</StateMark>

/** On phones the table is folded and its headings are hidden, so each value has its own label. */
const Labelled = ({ label, children }: { label: string; children: string }) => (
  <>
    <span className="members-label" aria-hidden="true">
      {label}{' '}
    </span>
    {children}
  </>
)
