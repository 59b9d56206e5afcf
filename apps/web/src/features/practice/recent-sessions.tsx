import './practice.css'
import type { PracticeSession } from '@sadhana/contract'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { EmptyState } from '#ui/empty-state.tsx'
import { Panel, PanelHeader } from '#ui/panel.tsx'
import { SessionItem } from './session-item.tsx'

type RecentSessionsProps = {
  sessions: readonly PracticeSession[]
  today: string
  /** What fills this place while it is empty. */
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
        The first one can be five minutes long.
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
