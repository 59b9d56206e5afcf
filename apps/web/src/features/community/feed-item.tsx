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
  onBlocked: () => void
}

/** One shared session. It can hold the focus, for whoever has just asked for more of them. */
export function FeedItem({ session, today, index, quiet, isOwn, onBlocked }: FeedItemProps) {
  const { user, limbType } = session
  const what = `${user.displayName}’s ${limbNames[limbType].toLowerCase()}`
  return (
    <li>
      <article className="feed-item" tabIndex={-1} aria-label={`${what}, ${practiceMoment(session, today)}`}>
        <header className="feed-item-head">
          <h3>
            <PersonName person={user} />
          </h3>
          {!isOwn && (
            <PersonActions
              person={user}
              label={`More about ${what}`}
              sessionId={session.id}
              onMuted={focusHeading}
              onBlocked={onBlocked}
            />
          )}
        </header>
        <SessionSummary
          limb={limbType}
          name={limbNames[limbType]}
          heading="h4"
          when={
            <>
              {practiceMoment(session, today)}
              {session.visibility === 'followers' && ' · for followers'}
            </>
          }
          minutes={session.duration}
          before={session.beforeFeeling}
          after={session.afterFeeling}
          index={index}
        >
          {session.notes && <SharedNotes notes={session.notes} of={what} />}
        </SessionSummary>
        <LikeButton session={session} quiet={quiet} />
      </article>
    </li>
  )
}
