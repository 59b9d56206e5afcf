import type { FeedSession } from '@sadhana/contract'
import { practiceMoment } from '#lib/calendar.rules.ts'
import { focusHeading } from '#lib/focus-heading.ts'
import { limbNames } from '#lib/limb-names.ts'
import { SessionSummary } from '#ui/session-summary.tsx'
import { LikeButton } from './like-button.tsx'
import { PersonActions } from './person-actions.tsx'
import { PersonName } from './person-name.tsx'
import { SharedNotes } from './shared-notes.tsx'

type FeedItemProps = {
  session: FeedSession
  today: string
  index: number
  quiet: boolean
  isOwn: boolean
  /** Left out where all are by the same person. */
  showsName: boolean
  onBlocked: (() => void) | undefined
}

/** One shared session. It can hold the focus, for whoever has just asked for more of them. */
export function FeedItem({ session, today, index, quiet, isOwn, showsName, onBlocked }: FeedItemProps) {
  const { user, limbType } = session
  const what = `${user.displayName}’s ${limbNames[limbType].toLowerCase()}`
  const when = practiceMoment(session, today)
  return (
    <li>
      <article className="feed-item" tabIndex={-1} aria-label={`${what}, ${when}`}>
        {showsName && (
          <h3>
            <PersonName person={user} />
          </h3>
        )}
        <SessionSummary
          limb={limbType}
          name={limbNames[limbType]}
          heading={showsName ? 'h4' : 'h3'}
          when={session.visibility === 'followers' ? `${when} · for followers` : when}
          minutes={session.duration}
          before={session.beforeFeeling}
          after={session.afterFeeling}
          index={index}
        >
          {session.notes && <SharedNotes notes={session.notes} of={what} />}
        </SessionSummary>
        <footer className="feed-item-foot">
          <LikeButton session={session} quiet={quiet} />
          {!isOwn && (
            <PersonActions
              person={user}
              label={`More about ${what}`}
              sessionId={session.id}
              {...(showsName && { onMuted: focusHeading })}
              onBlocked={onBlocked}
            />
          )}
        </footer>
      </article>
    </li>
  )
}
