import type { PracticeSession } from '@sadhana/contract'
import { practiceMoment } from '#lib/calendar.rules.ts'
import { limbNames } from '#lib/limb-names.ts'
import { SessionSummary } from '#ui/session-summary.tsx'

type SessionItemProps = { session: PracticeSession; today: string; index: number }

/** One session in a short list. */
export const SessionItem = ({ session, today, index }: SessionItemProps) => (
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
