import { addDays, type InboxEntry, localMoment } from '@sadhana/contract'
import { Mail, MessageSquareText, Sunrise, UserRoundPlus, UsersRound } from 'lucide-react'
import type { ComponentType } from 'react'
import { Link } from 'react-router'
import { clockTime, dayAndMonth, longDay, weekday } from '#intl/intl.rules.ts'
import { LimbSymbol } from '#ui/motifs/limb-symbol.tsx'
import { Stone } from '#ui/motifs/stone.tsx'
import { inboxText as text } from './inbox.text.ts'

type Here = { now: Date; zone: string }
type Shown = { Icon: ComponentType; title: string; about: string; to: string }

const Together = () => <LimbSymbol limb="dhyana" />

/** When a room starts: the time alone on its day. */
function startOf(name: string, startTime: string, { now, zone }: Here): string {
  const { date, time } = localMoment(new Date(startTime), zone)
  const isToday = date === localMoment(now, zone).date
  return isToday ? text.roomToday(name, clockTime(time)) : text.roomOn(name, longDay(date), clockTime(time))
}

/** Where an entry leads, and what it says. A name that is a number is left out in quiet mode. */
function shownOf(entry: InboxEntry, here: Here, quiet: boolean): Shown {
  switch (entry.what) {
    case 'message': {
      const { displayName, id } = entry.person
      return {
        Icon: MessageSquareText,
        title: text.message(displayName),
        about: text.messageText,
        to: `/messages/${id}`,
      }
    }
    case 'follow-request':
      return {
        Icon: UsersRound,
        title: text.followRequest(entry.person.displayName),
        about: text.followRequestText,
        to: '/community',
      }
    case 'buddy-invitation':
      return {
        Icon: UserRoundPlus,
        title: text.buddyInvitation(entry.person.displayName),
        about: text.buddyInvitationText,
        to: '/gamification?tab=buddies',
      }
    case 'quiet-word':
      return {
        Icon: UsersRound,
        title: text.quietWord(entry.person.displayName),
        about: text.quietWordText,
        to: '/gamification?tab=buddies',
      }
    case 'room':
      return {
        Icon: Together,
        title: entry.isIn ? text.placeKept : text.room(entry.person.displayName),
        about: startOf(entry.name, entry.startTime, here),
        to: `/rooms/${entry.roomId}`,
      }
    case 'achievement': {
      const { name, description, isCount } = entry.achievement
      const isHidden = quiet && isCount
      return {
        Icon: Sunrise,
        title: isHidden ? text.achievementQuietly : text.achievement(name),
        about: isHidden ? '' : description,
        to: '/gamification?tab=achievements',
      }
    }
    case 'answer': {
      const { date } = localMoment(new Date(entry.writtenAt), here.zone)
      return { Icon: Mail, title: text.answer, about: text.answerText(dayAndMonth(date)), to: '/settings/letters' }
    }
  }
}

/** The time today, the weekday this week, or else the date. */
function momentOf(at: string, { now, zone }: Here): string {
  const { date, time } = localMoment(new Date(at), zone)
  const today = localMoment(now, zone).date
  if (date >= today) return clockTime(time)
  return date > addDays(today, -7) ? weekday(date) : dayAndMonth(date)
}

type InboxRowProps = { entry: InboxEntry; isNew: boolean; here: Here; quiet: boolean }

export function InboxRow({ entry, isNew, here, quiet }: InboxRowProps) {
  const { Icon, title, about, to } = shownOf(entry, here, quiet)
  return (
    <li>
      <Link className="inbox-row" to={to}>
        <Stone>
          <Icon />
        </Stone>
        <span className="inbox-row-text">
          <strong>
            {title}
            {isNew && (
              <>
                <span className="inbox-row-dot" />
                <span className="sr-only">{text.isNew}</span>
              </>
            )}
          </strong>
          {about && <span className="text-muted">{about}</span>}
        </span>
        <time dateTime={entry.at}>{momentOf(entry.at, here)}</time>
      </Link>
    </li>
  )
}
