import type { PracticeSession } from '@sadhana/contract'
import { clockTime, dayInWords } from '#lib/calendar.rules.ts'
import { limbNames } from '#lib/limb-names.ts'
import { LimbSymbol } from '#ui/limb-symbol.tsx'
import { Stone } from '#ui/stone.tsx'
import { FeelingFlow } from './feeling-flow.tsx'

type SessionItemProps = { session: PracticeSession; today: string; shape: 'a' | 'b' | 'c' }

/** One session in a short list. */
export const SessionItem = ({ session, today, shape }: SessionItemProps) => (
  <li className="session-item">
    <Stone tone={session.limbType} shape={shape}>
      <LimbSymbol limb={session.limbType} />
    </Stone>
    <div className="min-w-0">
      <h3>{limbNames[session.limbType]}</h3>
      <p className="text-sm text-muted">
        {dayInWords(session.date, today)}, {clockTime(session.time)}
      </p>
    </div>
    <p className="session-minutes">
      {session.duration} <small>min</small>
    </p>
    <div className="session-more">
      <FeelingFlow before={session.beforeFeeling} after={session.afterFeeling} />
      {session.notes && <p className="session-notes">{session.notes}</p>}
    </div>
  </li>
)
