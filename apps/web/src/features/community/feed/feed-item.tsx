import { type FeedSession, practiceDayOf } from '@sadhana/contract'
import { practiceMoment } from '#lib/time/calendar.rules.ts'
import { focusHeading } from '#ui/focus-heading.ts'
import { limbNames } from '#lib/product/limb-names.text.ts'
import { TagList } from '#lib/product/tags/tag-list.tsx'
import { Pictures } from '#lib/product/pictures/pictures.tsx'
import { memberCalendar } from '#lib/time/today.ts'
import { SessionSummary } from '#ui/motifs/session-summary.tsx'
import { LikeButton } from './like-button.tsx'
import { PersonActions } from '../safety/person-actions.tsx'
import { PersonName } from '../shared/person-name.tsx'
import { feedText as text } from './feed.text.ts'
import { SharedNotes } from './shared-notes.tsx'

type FeedItemProps = {
  session: FeedSession
  today: string
  index: number
  quiet: boolean
  isOwn: boolean
  /** False if all sessions are by the same person. */
  showsName: boolean
  onBlocked: (() => void) | undefined
}

/** One shared session. It can take the focus, because "Show more" moves the focus to the first new one. */
export function FeedItem({ session, today, index, quiet, isOwn, showsName, onBlocked }: FeedItemProps) {
  const { user, limbType } = session
  const [name, limb] = [user.displayName, limbNames[limbType]]
  const what = text.practice(name, limb)
  // When another member's day ends is private, so we don't calculate theirs.
  const practiceDay = isOwn ? practiceDayOf({ ...session, ...memberCalendar() }) : session.date
  const when = practiceMoment({ practiceDay, time: session.time }, today)
  return (
    <li>
      <article className="feed-item" tabIndex={-1} aria-label={text.practiceAt(name, limb, when)}>
        {showsName && (
          <h3>
            <PersonName person={user} />
          </h3>
        )}
        <SessionSummary
          limb={limbType}
          name={limb}
          heading={showsName ? 'h4' : 'h3'}
          when={session.visibility === 'followers' ? text.forFollowers(when) : when}
          minutes={session.duration}
          before={session.beforeFeeling}
          after={session.afterFeeling}
          index={index}
        >
          {session.notes && <SharedNotes notes={session.notes} of={what} />}
          <TagList tags={session.tags} />
          <Pictures sessionId={session.id} pictures={session.pictures} of={what} />
        </SessionSummary>
        <footer className="feed-item-footer">
          <LikeButton session={session} quiet={quiet} />
          {!isOwn && (
            <PersonActions
              person={user}
              label={text.more(name, limb)}
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
