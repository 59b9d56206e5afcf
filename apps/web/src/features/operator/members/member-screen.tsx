import './members.css'
import type { ConsoleMe, OpenedMember } from '@sadhana/contract'
import { useQuery } from '@tanstack/react-query'
import { useParams, useSearchParams } from 'react-router'
import { dayWithYear, momentText } from '#intl/intl.rules.ts'
import { isFirstLoad } from '#lib/query/first-load.ts'
import { dateInWords } from '#lib/time/date-in-words.ts'
import { Avatar } from '#ui/avatar.tsx'
import { BackLink } from '#ui/back-link.tsx'
import { Panel, PanelHeader } from '#ui/panel.tsx'
import { LoadError } from '#ui/status/load-error.tsx'
import { Notice } from '#ui/status/notice.tsx'
import { SkeletonRows } from '#ui/status/skeleton.tsx'
import { memberQuery } from '../shared/operator.queries.ts'
import { operatorText } from '../shared/operator.text.ts'
import { MemberActs } from './member-acts.tsx'

const text = operatorText.member
const day = (moment: string) => dayWithYear(moment.slice(0, 10))

export function MemberScreen({ me }: { me: ConsoleMe }) {
  const { id = '' } = useParams()
  const [search] = useSearchParams()
  const member = useQuery(memberQuery(id, search.get('report') ?? undefined))
  return (
    <>
      <BackLink to="/operators/members">{operatorText.members.title}</BackLink>
      {isFirstLoad(member) && <SkeletonRows count={4} />}
      {!member.data && !isFirstLoad(member) && (
        <>
          <h1>{text.title}</h1>
          <Panel aria-label={text.title}>
            <LoadError title={text.loadFailed} query={member} />
          </Panel>
        </>
      )}
      {member.data && <Member member={member.data} me={me} />}
    </>
  )
}

const Member = ({ member, me }: { member: OpenedMember; me: ConsoleMe }) => (
  <>
    <header className="member-head">
      <Avatar name={member.displayName} size="lg" />
      <div>
        <h1>{member.displayName}</h1>
        <p className="console-lead">{text.line(member)}</p>
      </div>
    </header>
    {member.suspension && (
      <Notice tone="info" title={text.suspended(member.suspension.until && day(member.suspension.until))}>
        {member.suspension.reason}
      </Notice>
    )}
    {member.erasureDueAt && <Notice tone="info" title={text.erasing(day(member.erasureDueAt))} />}
    <div className="member-columns">
      <Panel aria-label={text.facts}>
        <PanelHeader title={text.facts} />
        <dl className="console-facts">
          <dt>{text.joined}</dt>
          <dd>{text.joinedOn(day(member.joinedAt), member.invitedBy)}</dd>
          <dt>{text.seen}</dt>
          <dd>{member.lastSeenAt ? dateInWords(member.lastSeenAt) : operatorText.members.never}</dd>
          <dt>{text.devices}</dt>
          <dd>{text.deviceCount(member.devices)}</dd>
          <dt>{text.twoFactor}</dt>
          <dd>{member.hasTwoFactor ? operatorText.members.on : operatorText.members.off}</dd>
          {member.role && (
            <>
              <dt>{text.role}</dt>
              <dd>{text.roleOf(member.role.name, member.role.until && momentText(member.role.until))}</dd>
            </>
          )}
          <dt>{text.publicSessions}</dt>
          <dd className="numerals">{member.publicSessions}</dd>
          <dt>{text.reports}</dt>
          <dd>{operatorText.reports.earlierReports(member.reports)}</dd>
        </dl>
        <p className="member-unseen text-muted">{text.unseen}</p>
      </Panel>
      <MemberActs member={member} me={me} />
    </div>
    <Panel aria-label={text.history}>
      <PanelHeader title={text.history} />
      <ul className="member-history">
        {member.history.map((entry) => (
          <li key={entry.id}>
            <span className="text-muted numerals">{momentText(entry.at)}</span>
            <span>{operatorText.audit.actor(entry)}</span>
            <span>
              {operatorText.audit.act(entry)}: {entry.reason}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  </>
)
