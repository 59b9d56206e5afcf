import './audit.css'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { momentText } from '#intl/intl.rules.ts'
import { QueryView } from '#lib/query/query-view.tsx'
import { Select } from '#ui/form/select.tsx'
import { Panel } from '#ui/panel.tsx'
import { EmptyState } from '#ui/status/empty-state.tsx'
import { SkeletonRows } from '#ui/status/skeleton.tsx'
import { Table } from '#ui/table.tsx'
import { auditActorsQuery, type AuditFilter, auditQuery } from '../shared/operator.queries.ts'
import { ShowMore } from '#ui/status/show-more.tsx'
import { operatorText } from '../shared/operator.text.ts'

const text = operatorText.audit

const shell = 'shell'
const system = 'system'

/** The filter is in the address, so that it can be sent to a colleague. Usernames start with an @ there. */
function filterOf(who: string): AuditFilter {
  if (who === shell || who === system) return { actorKind: who }
  return who.startsWith('@') ? { actor: who.slice(1) } : {}
}

export function AuditScreen() {
  const [search, setSearch] = useSearchParams()
  const who = search.get('who') ?? ''
  return (
    <>
      <header>
        <div className="audit-head">
          <h1>{text.title}</h1>
          <Who value={who} onChange={(chosen) => setSearch(chosen ? { who: chosen } : {}, { replace: true })} />
        </div>
        <p className="console-lead">{text.lead}</p>
      </header>
      <Panel className="audit" aria-label={text.caption}>
        <Entries of={filterOf(who)} />
      </Panel>
    </>
  )
}

function Who({ value, onChange }: { value: string; onChange: (who: string) => void }) {
  const { data } = useQuery(auditActorsQuery)
  const people = data?.items ?? []
  const isUnknown = value.startsWith('@') && people.every(({ username }) => value !== `@${username}`)
  return (
    <Select compact aria-label={text.who} value={value} onChange={({ target }) => onChange(target.value)}>
      <option value="">{text.everyone}</option>
      {isUnknown && <option value={value}>{value}</option>}
      {people.map(({ username, displayName }) => (
        <option key={username} value={`@${username}`}>
          {displayName}
        </option>
      ))}
      <option value={shell}>{text.shell}</option>
      <option value={system}>{text.system}</option>
    </Select>
  )
}

function Entries({ of }: { of: AuditFilter }) {
  const audit = useInfiniteQuery(auditQuery(of))
  return (
    <QueryView query={audit} skeleton={<SkeletonRows count={5} />} failed={text.loadFailed}>
      {({ pages }) => {
        const entries = pages.flatMap(({ items }) => items)
        if (entries.length === 0) return <EmptyState title={Object.keys(of).length > 0 ? text.emptyOf : text.empty} />
        return (
          <>
            <Table
              caption={text.caption}
              rows={entries}
              rowKey={({ id }) => id}
              columns={[
                { header: text.when, numeric: true, render: ({ at }) => momentText(at) },
                { header: text.who, render: text.actor },
                { header: text.what, render: (entry) => <strong>{text.act(entry)}</strong> },
                { header: text.reason, render: ({ reason }) => reason },
              ]}
            />
            <ShowMore query={audit} label={text.more} />
          </>
        )
      }}
    </QueryView>
  )
}
