import { type PracticeSession, recentSessionsShown } from '@sadhana/contract'
import { Pencil } from 'lucide-react'
import { Link } from 'react-router'
import { hardMark } from '#lib/product/hard/hard.text.ts'
import { limbNames } from '#lib/product/limb-names.text.ts'
import { practiceList } from '#lib/outbox/waiting-entries.ts'
import { useWaiting } from '#lib/outbox/waiting.ts'
import { WaitMark } from '#lib/outbox/wait-mark.tsx'
import { type WaitState, withWaiting } from '#lib/outbox/with-waiting.rules.ts'
import { TagList } from '#lib/product/tags/tag-list.tsx'
import { practiceMoment } from '#lib/time/calendar.rules.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { EmptyState } from '#ui/status/empty-state.tsx'
import { SessionSummary } from '#ui/motifs/session-summary.tsx'
import { Panel, PanelHeader } from '#ui/panel.tsx'
import { sessionListText as text } from '../shared/practice.text.ts'

type RecentSessionsProps = {
  sessions: readonly PracticeSession[]
  today: string
  onEdit: (session: PracticeSession) => void
  className?: string
}

/** Those that wait to be sent are among them. */
export function RecentSessions({ sessions: loaded, today, onEdit, className }: RecentSessionsProps) {
  const options = { limit: recentSessionsShown }
  const { entries: sessions, states } = withWaiting(loaded, useWaiting(), practiceList, options)
  return (
    <Panel aria-labelledby="recent-sessions" {...(className && { className })}>
      <PanelHeader
        id="recent-sessions"
        title={text.recent}
        {...(sessions.length > 0 && { aside: <Link to="/sessions">{text.all}</Link> })}
      />
      {sessions.length === 0 ? (
        <EmptyState title={text.none}>{text.noneText}</EmptyState>
      ) : (
        <ul>
          {sessions.map((session, index) => (
            <SessionItem
              key={session.id}
              session={session}
              today={today}
              index={index}
              state={states.get(session.id)}
              onEdit={onEdit}
            />
          ))}
        </ul>
      )}
    </Panel>
  )
}

type SessionItemProps = Pick<RecentSessionsProps, 'today' | 'onEdit'> & {
  session: PracticeSession
  index: number
  state: WaitState | undefined
}

const SessionItem = ({ session, today, index, state, onEdit }: SessionItemProps) => (
  <li className="session-item">
    <SessionSummary
      limb={session.limbType}
      name={limbNames[session.limbType]}
      heading="h3"
      when={practiceMoment(session, today)}
      minutes={session.duration}
      before={session.beforeFeeling}
      after={session.afterFeeling}
      hard={hardMark(session.hard, session.afterFeeling)}
      index={index}
      action={
        state !== 'asks' && (
          <IconButton
            label={text.edit(text.name(limbNames[session.limbType], practiceMoment(session, today)))}
            onClick={() => onEdit(session)}
          >
            <Pencil aria-hidden="true" />
          </IconButton>
        )
      }
    >
      {session.notes && <p className="session-notes">{session.notes}</p>}
      <TagList tags={session.tags} />
      <WaitMark state={state} />
    </SessionSummary>
  </li>
)
