import './reports.css'
import type { OpenedReport } from '@sadhana/contract'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { clockTime, dayAndMonthName, dayWithYear, momentText } from '#intl/intl.rules.ts'
import { TagList } from '#lib/product/tags/tag-list.tsx'
import { limbNames } from '#lib/product/limb-names.text.ts'
import { QueryView } from '#lib/query/query-view.tsx'
import { dateInWords } from '#lib/time/date-in-words.ts'
import { Panel } from '#ui/panel.tsx'
import { SkeletonRows } from '#ui/status/skeleton.tsx'
import { reportQuery } from '../shared/operator.queries.ts'
import { operatorText } from '../shared/operator.text.ts'
import { StateMark } from '../shared/state-mark.tsx'
import { SettleForm } from './settle-form.tsx'

const text = operatorText.reports
const titleId = 'report-title'

export function ReportPanel({ id }: { id: string }) {
  const report = useQuery(reportQuery(id))
  return (
    <Panel aria-labelledby={report.data ? titleId : undefined} className="report">
      <QueryView query={report} skeleton={<SkeletonRows count={3} />} failed={text.reportFailed}>
        {(opened) => <Report report={opened} />}
      </QueryView>
    </Panel>
  )
}

const Report = ({ report }: { report: OpenedReport }) => (
  <>
    <header className="report-head">
      <h2 id={titleId} className="panel-title">
        {text.kinds[report.kind]}
      </h2>
      <StateMark tone={report.isOpen ? 'look' : 'plain'}>{report.isOpen ? text.open : text.closed}</StateMark>
    </header>
    <p className="text-muted">{text.by(report.reporters, dateInWords(report.since))}</p>
    <ReportedContent report={report} />
    {report.conversations.map((messages) => (
      <ReportedMessages key={messages[0]?.at} messages={messages} username={report.reported.username} />
    ))}
    <dl className="console-facts">
      <dt>{text.said}</dt>
      {[...new Set([report.reason, ...report.alsoSaid])].map((reason) => (
        <dd key={reason}>{reason}</dd>
      ))}
      <dt>{text.memberSince}</dt>
      <dd>{text.since(dayWithYear(report.reported.joinedAt.slice(0, 10)), report.reported.invitedBy)}</dd>
      <dt>{text.earlier}</dt>
      <dd>{text.earlierReports(report.earlier)}</dd>
      <dt>{text.youSee}</dt>
      <dd>{text.nothingPrivate}</dd>
    </dl>
    <p>
      <Link to={`/operators/members/${report.reported.id}?report=${report.id}`}>{text.openMember}</Link>
    </p>
    {report.isOpen ? <SettleForm report={report} /> : <p className="text-muted">{text.isClosed}</p>}
  </>
)

type ReportedMessagesProps = { messages: OpenedReport['conversations'][number]; username: string }

/** Only what a member agreed to show. Links stay plain text. */
const ReportedMessages = ({ messages, username }: ReportedMessagesProps) => (
  <div className="report-quoted">
    <p>
      <strong>{text.messages}</strong> <span className="text-muted">{text.messagesAbout}</span>
    </p>
    <ol className="report-messages">
      {messages.map(({ isByReported, text: words, at }) => (
        <li key={`${at} ${isByReported} ${words}`}>
          <span className="text-muted">
            {isByReported ? `@${username}` : text.reporter} · {momentText(at)}
          </span>
          <p className="report-message">{words}</p>
        </li>
      ))}
    </ol>
  </div>
)

function ReportedContent({ report: { reported, session, isAboutSession } }: { report: OpenedReport }) {
  return (
    <div className="report-quoted">
      <p>
        <strong>@{reported.username}</strong>{' '}
        {session && (
          <span className="text-muted">
            · {text.session(session.visibility, limbNames[session.limbType], session.duration)} ·{' '}
            {dayAndMonthName(session.date)}, {clockTime(session.time)}
          </span>
        )}
      </p>
      {session?.notes && <p className="report-words">“{session.notes}”</p>}
      {session && !session.notes && <p className="text-muted">{text.noWords}</p>}
      {session && <TagList tags={session.tags} />}
      {session?.isHidden && <p className="text-muted">{text.isHidden}</p>}
      {isAboutSession && !session && <p className="text-muted">{text.takenBack}</p>}
      {!isAboutSession && <p className="report-words">{reported.bio ? `“${reported.bio}”` : text.noBio}</p>}
    </div>
  )
}
