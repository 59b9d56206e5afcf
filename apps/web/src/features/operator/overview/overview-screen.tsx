import './overview.css'
import type { ConsoleMe, Overview, OverviewCard } from '@sadhana/contract'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { momentText, wholeNumber } from '#intl/intl.rules.ts'
import { isFirstLoad } from '#lib/query/first-load.ts'
import { Panel, PanelHeader } from '#ui/panel.tsx'
import { EmptyState } from '#ui/status/empty-state.tsx'
import { LoadError } from '#ui/status/load-error.tsx'
import { SkeletonRows } from '#ui/status/skeleton.tsx'
import { Table } from '#ui/table.tsx'
import { auditQuery, overviewQuery } from '../shared/operator.queries.ts'
import { operatorText } from '../shared/operator.text.ts'
import { StateMark } from '../shared/state-mark.tsx'
import { overviewText as text } from './overview.text.ts'

/** How the service is doing, at a glance. */
export function OverviewScreen({ me }: { me: ConsoleMe }) {
  const overview = useQuery(overviewQuery)
  return (
    <>
      <header>
        <h1>{text.title}</h1>
        {overview.data && <p className="console-says">{text.lead(overview.data)}</p>}
      </header>
      {overview.data ? (
        <Cards overview={overview.data} now={overview.dataUpdatedAt} me={me} />
      ) : (
        <Panel aria-label={text.title}>
          {isFirstLoad(overview) ? <SkeletonRows count={4} /> : <LoadError title={text.loadFailed} query={overview} />}
        </Panel>
      )}
      <Recent hidden={isFirstLoad(overview)} />
      <p className="overview-note">{text.unreviewed}</p>
    </>
  )
}

type CardsProps = { overview: Overview; now: number; me: ConsoleMe }

function Cards({ overview, now, me }: CardsProps) {
  const { members, waitlist, reports, giving, email, jobs, release, backup, needsAttention } = overview
  const stateOf = (card: OverviewCard) => (needsAttention.includes(card) ? ('look' as const) : ('fine' as const))
  return (
    <div className="overview">
      <Card
        title={text.members}
        value={wholeNumber(members.count)}
        note={text.membersNote(members)}
        to="/operators/members"
      />
      <Card
        title={text.waitlist}
        value={wholeNumber(waitlist.waiting)}
        note={text.waitlistNote(waitlist.oldestAt, now)}
        {...(me.role === 'operator' && { to: '/operators/waitlist' })}
      />
      <Card
        title={text.reports}
        value={wholeNumber(reports.waiting)}
        note={text.reportsNote(reports.oldestAt, now)}
        to="/operators/reports"
        {...(reports.waiting > 0 && { state: stateOf('reports') })}
      />
      <Card
        title={text.giving(giving)}
        value={text.received(giving)}
        note={text.givingNote(giving)}
        state={stateOf('giving')}
      />
      <Card
        title={text.email}
        value={wholeNumber(email.waiting)}
        note={text.emailNote(email, now)}
        state={stateOf('email')}
      />
      <Card
        title={text.jobs}
        value={wholeNumber(jobs.waiting)}
        note={text.jobsNote(jobs, now)}
        state={stateOf('jobs')}
      />
      <Card title={text.version} value={release.version} note={text.versionNote(release)} />
      <Card
        title={text.backup}
        value={text.backupAge(backup, now)}
        note={text.backupNote(backup)}
        state={stateOf('backup')}
      />
    </div>
  )
}

type CardProps = { title: string; value: string; note: string; state?: 'fine' | 'look'; to?: string }

function Card({ title, value, note, state, to }: CardProps) {
  const content: ReactNode = (
    <>
      <span className="overview-title">
        {title}
        {state && <StateMark tone={state}>{text[state]}</StateMark>}
      </span>
      <span className="overview-value">{value}</span>
      <span className="overview-note">{note}</span>
    </>
  )
  if (to === undefined) return <p className="overview-card">{content}</p>
  return (
    <Link className="overview-card" to={to}>
      {content}
    </Link>
  )
}

const dayMs = 24 * 60 * 60_000

/** The newest entries of the log. The rest is on its own page. */
/** Loads at once, and is shown below the cards once they are there, so that nothing moves. */
function Recent({ hidden }: { hidden: boolean }) {
  const audit = useInfiniteQuery(auditQuery())
  const since = audit.dataUpdatedAt - dayMs
  const entries = audit.data?.pages[0]?.items.filter(({ at }) => Date.parse(at) >= since).slice(0, 5)
  const table = (
    <Table
      caption={text.recentCaption}
      rows={entries ?? []}
      rowKey={({ id }) => id}
      columns={[
        { header: operatorText.audit.when, numeric: true, render: ({ at }) => momentText(at) },
        { header: operatorText.audit.who, render: operatorText.audit.actor },
        { header: operatorText.audit.what, render: text.what },
      ]}
    />
  )
  return (
    <Panel className="overview-recent" aria-labelledby="overview-recent" hidden={hidden}>
      <PanelHeader
        id="overview-recent"
        title={text.recent}
        aside={<Link to="/operators/audit">{text.auditLink}</Link>}
      />
      {isFirstLoad(audit) && <SkeletonRows count={3} />}
      {!entries && !isFirstLoad(audit) && <LoadError title={operatorText.audit.loadFailed} query={audit} />}
      {entries && (entries.length === 0 ? <EmptyState title={text.quiet} /> : table)}
    </Panel>
  )
}
