import './community-entries.css'
import { message } from '@sadhana/contract'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { MessageSquareText } from 'lucide-react'
import { Link } from 'react-router'
import { callsOf } from '#lib/api/calls.ts'
import { communityText as text } from './community.text.ts'

const messageApi = callsOf(message)

/** Loaded again with every change of a conversation, because their key starts the same way. */
const latestConversationQuery = queryOptions({
  queryKey: [message.conversations.path, 'latest'],
  queryFn: async () => (await messageApi.conversations({ query: { limit: 1 } })).items[0] ?? null,
  staleTime: 0,
})

/** The places that are opened from here. */
export function CommunityEntries() {
  const { data: latest } = useQuery(latestConversationQuery)
  const isNew = latest?.isUnread ?? false
  return (
    <nav className="community-entries" aria-label={text.entries}>
      <Link className="community-entry" to="/messages">
        <span className="community-entry-mark">
          <MessageSquareText aria-hidden="true" />
          {isNew && <span className="community-entry-dot" />}
        </span>
        {text.messages}
        {isNew && <span className="sr-only">{text.somethingNew}</span>}
        {/* Its line is there from the start, so that nothing moves. */}
        <small>{latest === undefined ? '\u00a0' : (latest?.person.displayName ?? text.noneYet)}</small>
      </Link>
    </nav>
  )
}
