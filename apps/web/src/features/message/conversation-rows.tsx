import type { Conversation } from '@sadhana/contract'
import { BellOff } from 'lucide-react'
import { Link } from 'react-router'
import { memberCalendar, serverNow } from '#lib/time/today.ts'
import { Avatar } from '#ui/avatar.tsx'
import { classNames } from '#ui/class-names.ts'
import { messageText as text } from './message.text.ts'
import { shortMoment } from './thread-days.ts'

type ConversationRowsProps = { conversations: readonly Conversation[]; openId: string | undefined }

export function ConversationRows({ conversations, openId }: ConversationRowsProps) {
  const here = { now: serverNow(), zone: memberCalendar().zone }
  return (
    <ul className="messages-rows">
      {conversations.map(({ person, latest, isUnread, isMuted }) => (
        <li key={person.id}>
          <Link
            className={classNames('messages-row', isUnread && 'messages-row-new')}
            to={`/messages/${person.id}`}
            aria-current={person.id === openId ? 'page' : undefined}
          >
            <Avatar name={person.displayName} tintFor={person.id} imageUrl={person.profileImage} />
            <span className="messages-row-text">
              <strong>
                {person.displayName}
                {isUnread && <span className="sr-only">{text.isNew}</span>}
                {isMuted && (
                  <>
                    <BellOff aria-hidden />
                    <span className="sr-only">{text.muted}</span>
                  </>
                )}
              </strong>
              <span className="messages-row-latest">{latest.isMine ? text.you(latest.text) : latest.text}</span>
            </span>
            <time dateTime={latest.at}>{shortMoment(latest.at, here)}</time>
          </Link>
        </li>
      ))}
    </ul>
  )
}
