import type { QueuedReport } from '@sadhana/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { NavLink, useParams } from 'react-router'
import { QueryView } from '#lib/query/query-view.tsx'
import { classNames } from '#ui/class-names.ts'
import { BackLink } from '#ui/back-link.tsx'
import { Panel } from '#ui/panel.tsx'
import { EmptyState } from '#ui/status/empty-state.tsx'
import { ShowMore } from '#ui/status/show-more.tsx'
import { SkeletonRows } from '#ui/status/skeleton.tsx'
import { ageInWords } from '../shared/age.rules.ts'
import { reportsQuery } from '../shared/operator.queries.ts'
import { operatorText } from '../shared/operator.text.ts'
import { ReportPanel } from './report-panel.tsx'

const text = operatorText.reports

/** The queue, with the open report beside it. On phones, one of them at a time. */
export function ReportsScreen() {
  const { id } = useParams()
  return (
    <>
      <header>
        <h1>{text.title}</h1>
        <p className="console-lead">{text.lead}</p>
      </header>
      {id && (
        <BackLink to="/operators/reports" className="console-narrow-only">
          {text.title}
        </BackLink>
      )}
      <div className="reports-grid">
        <Panel aria-label={text.queue} className={classNames('reports-queue', id && 'console-wide-only')}>
          <Queue />
        </Panel>
        {id ? <ReportPanel key={id} id={id} /> : <NoReportChosen />}
      </div>
    </>
  )
}

const NoReportChosen = () => (
  <Panel className="console-wide-only" aria-label={text.choose}>
    <EmptyState title={text.choose}>{text.chooseText}</EmptyState>
  </Panel>
)

function Queue() {
  const reports = useInfiniteQuery(reportsQuery)
  return (
    <QueryView query={reports} skeleton={<SkeletonRows count={3} />} failed={text.loadFailed}>
      {({ pages }) => {
        const items = pages.flatMap((page) => page.items)
        if (items.length === 0) return <EmptyState title={text.empty}>{text.emptyText}</EmptyState>
        return (
          <>
            <ul>
              {items.map((report) => (
                <li key={report.id}>
                  <Row report={report} now={reports.dataUpdatedAt} />
                </li>
              ))}
            </ul>
            <ShowMore query={reports} />
          </>
        )
      }}
    </QueryView>
  )
}

function Row({ report, now }: { report: QueuedReport; now: number }) {
  const { id, kind, at, reported, isAboutSession, reporters } = report
  const waited = text.waited(ageInWords(at, now), reporters)
  return (
    <NavLink className="reports-row" to={`/operators/reports/${id}`}>
      <strong>{text.kinds[kind]}</strong>
      <small>{isAboutSession ? text.sessionBy(reported.username) : text.member(reported.username)}</small>
      <small className="numerals">{kind === 'worry' ? text.firstInLine(waited) : waited}</small>
    </NavLink>
  )
}
