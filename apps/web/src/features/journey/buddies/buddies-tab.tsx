import './buddies.css'
import { buddiesMax, type BuddyList } from '@sadhana/contract'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useSearchParams } from 'react-router'
import { lazyScreen } from '#lib/browser/lazy-screen.tsx'
import { QueryView } from '#lib/query/query-view.tsx'
import { useToday } from '#lib/time/today.ts'
import { Button } from '#ui/button.tsx'
import { Panel } from '#ui/panel.tsx'
import { EmptyState } from '#ui/status/empty-state.tsx'
import { Skeleton } from '#ui/status/skeleton.tsx'
import { useFocusOnceShown } from '../shared/focus-once-shown.ts'
import type { JourneyTabProps } from '../shared/journey-tab-props.ts'
import { buddiesQuery } from './buddies.queries.ts'
import { buddiesText } from './buddies.text.ts'
import { BuddyPanel } from './buddy-panel.tsx'
import { Invitations } from './invitations.tsx'

const InviteDialog = lazyScreen(async () => (await import('./invite-dialog.tsx')).InviteDialog)
const LinkedInvitation = lazyScreen(async () => (await import('./linked-invitation.tsx')).LinkedInvitation)

export function BuddiesTab({ quiet }: JourneyTabProps) {
  const query = useQuery(buddiesQuery)
  const today = useToday()
  return (
    <QueryView
      query={query}
      skeleton={<Skeleton className="h-96" />}
      failed={buddiesText.failed}
      failedText={buddiesText.safe}
      failedIn={Panel}
    >
      {(list) => <Buddies list={list} today={today} quiet={quiet} />}
    </QueryView>
  )
}

type BuddiesProps = { list: BuddyList; today: string; quiet: boolean }

function Buddies({ list, today, quiet }: BuddiesProps) {
  const focusOnceShown = useFocusOnceShown()
  const [isInviting, setIsInviting] = useState(false)
  const [search, setSearch] = useSearchParams()
  const { buddies, received, sent } = list
  const linkedUsername = search.get('invite')
  const hasInvitations = received.length + sent.length > 0
  const isEmpty = buddies.length === 0
  const forgetLink = () => setSearch({ tab: 'buddies' }, { replace: true })
  const invite = (
    <Button variant={isEmpty ? 'primary' : 'secondary'} onClick={() => setIsInviting(true)}>
      {!isEmpty && <Plus aria-hidden="true" size={20} />}
      {buddiesText.invite.open}
    </Button>
  )
  return (
    <div className="buddies-tab">
      <Suspense>
        {linkedUsername && <LinkedInvitation username={linkedUsername} list={list} onDone={forgetLink} />}
      </Suspense>
      <div className="buddies-tab-main">
        {buddies.map((buddy) => (
          <BuddyPanel key={buddy.person.id} buddy={buddy} today={today} quiet={quiet} />
        ))}
        {isEmpty && (
          <Panel>
            <EmptyState title={buddiesText.empty.title} action={invite}>
              {buddiesText.empty.text}
            </EmptyState>
          </Panel>
        )}
      </div>
      {(hasInvitations || (!isEmpty && buddies.length < buddiesMax)) && (
        <div className="buddies-tab-side">
          {hasInvitations && (
            <Invitations
              received={received}
              sent={sent}
              onAccepted={(person) => focusOnceShown(`buddy-${person.id}`)}
            />
          )}
          {!isEmpty && buddies.length < buddiesMax && (
            <Panel aria-labelledby="buddy-invite">
              <h2 id="buddy-invite" className="panel-title">
                {buddiesText.invite.title}
              </h2>
              <p className="buddies-tab-hint">{buddiesText.invite.text}</p>
              {invite}
            </Panel>
          )}
        </div>
      )}
      <Suspense>{isInviting && <InviteDialog onClose={() => setIsInviting(false)} />}</Suspense>
    </div>
  )
}
