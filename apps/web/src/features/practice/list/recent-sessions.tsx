import '../practice.css'
import type { PracticeSession } from '@sadhana/contract'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { limbNames } from '#lib/practice/limb-names.ts'
import { practiceMoment } from '#lib/time/calendar.rules.ts'
import { EmptyState } from '#ui/status/empty-state.tsx'
import { SessionSummary } from '#ui/motifs/session-summary.tsx'
import { Panel, PanelHeader } from '#ui/panel.tsx'

type RecentSessionsProps = {
  sessions: readonly PracticeSession[]
  today: string
  /** Shown while there are no sessions. */
  firstStep?: ReactNode
  className?: string
}

export const RecentSessions = ({ sessions, today, firstStep, className }: RecentSessionsProps) => (
  <Panel aria-labelledby="recent-sessions" {...(className && { className })}>
    <PanelHeader
      id="recent-sessions"
      title="Recent sessions"
      {...(sessions.length > 0 && { aside: <Link to="/sessions">All sessions</Link> })}
    />
    {sessions.length === 0 ? (
      <EmptyState title="No practice sessions yet" action={firstStep}>
        Your first one can be as short as five minutes.
      </EmptyState>
    ) : (
      <ul>
        {sessions.map((session, index) => (
          <SessionItem key={session.id} session={session} today={today} index={index} />
        ))}
      </ul>
    )}
  </Panel>
)

type SessionItemProps = { session: PracticeSession; today: string; index: number }

const SessionItem = ({ session, today, index }: SessionItemProps) => (
  <li className="session-item">
    <SessionSummary
      limb={session.limbType}
      name={limbNames[session.limbType]}
      heading="h3"
      when={practiceMoment(session, today)}
      minutes={session.duration}
      before={session.beforeFeeling}
      after={session.afterFeeling}
      index={index}
    >
      {session.notes && <p className="session-notes">{session.notes}</p>}
    </SessionSummary>
  </li>
)
