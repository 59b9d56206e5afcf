import './shared/people.css'
import { community, failedWith, type MemberPage } from '@sadhana/contract'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link, useNavigate } from 'react-router'
import { currentUserQuery } from '#lib/member/current-user.ts'
import { isFirstLoad } from '#lib/query/first-load.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/status/empty-state.tsx'
import { Panel, PanelHeader } from '#ui/panel.tsx'
import { personQuery, sessionsOfQuery } from './data/community.queries.ts'
import { FeedSkeleton } from './feed/feed-skeleton.tsx'
import { PersonHeader } from './people/person-header.tsx'
import { SessionFeed } from './feed/session-feed.tsx'
import { LoadError } from '#ui/status/load-error.tsx'
import { personText as text } from './data/people.text.ts'

type PersonScreenProps = {
  username: string
  quiet: boolean
  /** More actions for this member, shown beside Follow. */
  renderAction?: (person: MemberPage) => ReactNode
}

/** A member's page. It looks the same for an unknown member and for one who is hidden from the reader. */
export function PersonScreen({ username, quiet, renderAction }: PersonScreenProps) {
  const query = useQuery(personQuery(username))
  const navigate = useNavigate()
  const { data: person, error } = query
  const isLoading = isFirstLoad(query)
  const isUnknown = failedWith(community.person, error, 'community.person_not_found')
  const leave = () => void navigate('/community')
  return (
    <div className="person-screen">
      <PersonHeader
        username={username}
        person={isUnknown ? undefined : person}
        isUnknown={isUnknown}
        quiet={quiet}
        renderAction={renderAction}
        onBlocked={leave}
      />
      {/* A new key makes a new element: the header above grows when it loads, and the same panel would visibly jump. */}
      <Panel key={isLoading ? 'loading' : 'loaded'} aria-label={text.practices}>
        {isUnknown && <UnknownMember />}
        {isLoading && <FeedSkeleton />}
        {!isLoading && !isUnknown && !person && <LoadError title={text.failed} query={query} />}
        {person && !isUnknown && <SharedPractices person={person} quiet={quiet} onBlocked={leave} />}
      </Panel>
    </div>
  )
}

type SharedPracticesProps = { person: MemberPage; quiet: boolean; onBlocked: () => void }

function SharedPractices({ person, quiet, onBlocked }: SharedPracticesProps) {
  const query = useInfiniteQuery(sessionsOfQuery(person.username))
  const isOwn = useQuery(currentUserQuery).data?.id === person.id
  return (
    <>
      <PanelHeader title={text.practices} />
      <SessionFeed
        label={text.practices}
        query={query}
        empty={<EmptyState title={text.none}>{isOwn ? text.noneOfYours : text.noneOfTheirs}</EmptyState>}
        quiet={quiet}
        showsNames={false}
        onBlocked={onBlocked}
      />
    </>
  )
}

const UnknownMember = () => (
  <EmptyState
    title={text.unknownText}
    action={
      <Button asChild variant="secondary">
        <Link to="/community">{text.findPeople}</Link>
      </Button>
    }
  />
)
