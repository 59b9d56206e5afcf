import type { PracticeSession } from '@sadhana/contract'
import { Pencil } from 'lucide-react'
import { Link } from 'react-router'
import { hardMark } from '#lib/product/hard/hard.text.ts'
import { limbNames } from '#lib/product/limb-names.ts'
import { TagList } from '#lib/product/tags/tag-list.tsx'
import { practiceMoment } from '#lib/time/calendar.rules.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { EmptyState } from '#ui/status/empty-state.tsx'
import { SessionSummary } from '#ui/motifs/session-summary.tsx'
import { Panel, PanelHeader } from '#ui/panel.tsx'

type RecentSessionsProps = {
  sessions: readonly PracticeSession[]
  today: string
  onEdit: (session: PracticeSession) => void
  className?: string
}

export const RecentSessions = ({ sessions, today, onEdit, className }: RecentSessionsProps) => (
  <Panel aria-labelledby="recent-sessions" {...(className && { className })}>
    <PanelHeader
      id="recent-sessions"
      title="Recent sessions"
      {...(sessions.length > 0 && { aside: <Link to="/sessions">All sessions</Link> })}
    />
    {sessions.length === 0 ? (
      <EmptyState title="No practice sessions yet">Your first one can be as short as a minute.</EmptyState>
    ) : (
      <ul>
        {sessions.map((session, index) => (
          <SessionItem key={session.id} session={session} today={today} index={index} onEdit={onEdit} />
        ))}
      </ul>
    )}
  </Panel>
)

type SessionItemProps = Pick<RecentSessionsProps, 'today' | 'onEdit'> & { session: PracticeSession; index: number }

const SessionItem = ({ session, today, index, onEdit }: SessionItemProps) => (
  <li className="session-item">
    <SessionSummary
      limb={session.limbType}
      name={limbNames[session.limbType]}
      heading="h3"
      when={practiceMoment(session, today)}
      minutes={session.duration}
      before={session.beforeFeeling}
      after={session.afterFeeling}
      hard={hardMark(session)}
      index={index}
      action={
        <IconButton
          label={`Edit ${limbNames[session.limbType]}, ${practiceMoment(session, today)}`}
          onClick={() => onEdit(session)}
        >
          <Pencil aria-hidden="true" />
        </IconButton>
      }
    >
      {session.notes && <p className="session-notes">{session.notes}</p>}
      <TagList tags={session.tags} />
    </SessionSummary>
  </li>
)
