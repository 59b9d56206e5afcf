import './people.css'
import { community, failedWith, type MemberPage } from '@sadhana/contract'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from 'react-router'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Panel, PanelHeader } from '#ui/panel.tsx'
import { personQuery, sessionsOfQuery } from './community.queries.ts'
import { FeedSkeleton } from './feed-skeleton.tsx'
import { PersonHeader } from './person-header.tsx'
import { SessionFeed } from './session-feed.tsx'
import { Unreachable } from './unreachable.tsx'

type PersonScreenProps = { username: string; quiet: boolean }

/** A member's page. Whether somebody does not exist or is hidden from the reader, it says the same. */
export function PersonScreen({ username, quiet }: PersonScreenProps) {
  const query = useQuery(personQuery(username))
  const navigate = useNavigate()
  const { data: person, error, isPending } = query
  const isUnknown = failedWith(community.person, error, 'community.person_not_found')
  const leave = () => void navigate('/community')
  return (
    <div className="person-screen">
      <PersonHeader
        username={username}
        person={isUnknown ? undefined : person}
        isUnknown={isUnknown}
        quiet={quiet}
        onBlocked={leave}
      />
      {/* Another panel than the one of the skeleton: it begins where the words above it end. */}
      <Panel key={isPending ? 'coming' : 'here'} aria-label="Shared practices">
        {isUnknown && <NobodyHere />}
        {isPending && <FeedSkeleton />}
        {error && !isUnknown && !person && <Unreachable title="This page could not be fetched" query={query} />}
        {person && !isUnknown && <SharedPractices person={person} quiet={quiet} onBlocked={leave} />}
      </Panel>
    </div>
  )
}

type SharedPracticesProps = { person: MemberPage; quiet: boolean; onBlocked: () => void }

function SharedPractices({ person, quiet, onBlocked }: SharedPracticesProps) {
  const query = useInfiniteQuery(sessionsOfQuery(person.username))
  return (
    <>
      <PanelHeader title="Shared practices" />
      <SessionFeed
        label="Shared practices"
        query={query}
        empty={<EmptyState title="Nothing shared yet">What is shared with you, you find here.</EmptyState>}
        quiet={quiet}
        showsNames={false}
        onBlocked={onBlocked}
      />
    </>
  )
}

const NobodyHere = () => (
  <EmptyState
    title="We could not find anybody by this name."
    action={
      <Button asChild variant="secondary">
        <Link to="/community">Meet people</Link>
      </Button>
    }
  />
)
