import './conversation.css'
import { ApiError, type ConversationPage } from '@sadhana/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { useEffect } from 'react'
import { Link } from 'react-router'
import { itemsOf } from '#lib/api/pages.rules.ts'
import { QueryView } from '#lib/query/query-view.tsx'
import { firstNameOf } from '#lib/time/greeting.ts'
import { Avatar } from '#ui/avatar.tsx'
import { Button } from '#ui/button.tsx'
import { VerifiedBadge } from '#ui/motifs/verified-badge.tsx'
import { EmptyState } from '#ui/status/empty-state.tsx'
import { SkeletonRows } from '#ui/status/skeleton.tsx'
import { Composer } from './composer.tsx'
import { ConversationActions } from './conversation-actions.tsx'
import { conversationQuery, useMarkRead } from './message.queries.ts'
import { messageText as text } from './message.text.ts'
import { useSend } from './send.queries.ts'
import { Thread } from './thread.tsx'

export function ConversationPane({ id }: { id: string }) {
  const query = useInfiniteQuery(conversationQuery(id))
  const about = query.data?.pages[0]
  if (query.error instanceof ApiError && query.error.status === 404) {
    return (
      <EmptyState
        title={text.gone}
        action={
          <Button asChild variant="secondary">
            <Link to="/messages">{text.back}</Link>
          </Button>
        }
      >
        {text.goneText}
      </EmptyState>
    )
  }
  return (
    <QueryView query={query} skeleton={<SkeletonRows count={4} />} failed={text.conversationFailed}>
      {() => about && <Opened about={about} query={query} />}
    </QueryView>
  )
}

type OpenedProps = {
  about: ConversationPage
  query: ReturnType<typeof useInfiniteQuery<ConversationPage>> & Parameters<typeof Thread>[0]['query']
}

function Opened({ about, query }: OpenedProps) {
  const { person, canWrite, hasReceipts } = about
  const name = firstNameOf(person.displayName)
  const sending = useSend(person)
  const messages = itemsOf(query.data)
  useReading(person.id, messages.find(({ isMine }) => !isMine)?.id)
  return (
    <div className="conversation">
      <Head about={about} />
      <Thread name={person.displayName} personId={person.id} messages={messages} query={query} sending={sending} />
      <div className="conversation-foot">
        {canWrite ? (
          <>
            <Composer name={name} onSend={sending.send} />
            <p className="conversation-fine">{hasReceipts ? text.withReceipts(name) : text.noReceipts(name)}</p>
          </>
        ) : (
          <p className="conversation-fine">{text.readOnly(name)}</p>
        )}
      </div>
    </div>
  )
}

/** Reading means that the page is in front of the reader, not only open somewhere. */
function useReading(id: string, newest: string | undefined) {
  const { mutate: markRead } = useMarkRead(id)
  useEffect(() => {
    if (newest === undefined) return
    const mark = () => document.visibilityState === 'visible' && markRead(newest)
    mark()
    document.addEventListener('visibilitychange', mark)
    return () => document.removeEventListener('visibilitychange', mark)
  }, [newest, markRead])
}

const Head = ({ about: { person, canWrite, isMuted } }: { about: ConversationPage }) => (
  <header className="conversation-head">
    <Link className="icon-button conversation-back" to="/messages" aria-label={text.back}>
      <ArrowLeft aria-hidden="true" />
    </Link>
    <Avatar name={person.displayName} tintFor={person.id} imageUrl={person.profileImage} />
    <div className="conversation-who">
      <h2>
        {person.displayName} {person.isVerified && <VerifiedBadge />}
      </h2>
      <p>{canWrite ? text.followEachOther : text.notEachOther}</p>
    </div>
    <ConversationActions person={person} isMuted={isMuted} />
  </header>
)
