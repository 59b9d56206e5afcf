import type { BuddyList, MemberPage } from '@sadhana/contract'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { isFirstLoad } from '#lib/query/first-load.ts'
import { Button } from '#ui/button.tsx'
import { commonText } from '#intl/common.text.ts'
import { focusHeading } from '#ui/focus-heading.ts'
import { Panel } from '#ui/panel.tsx'
import { linkedPersonQuery, useInvite } from './buddies.queries.ts'
import { buddiesText } from './buddies.text.ts'

const text = buddiesText.linked

type LinkedInvitationProps = { username: string; list: BuddyList; onDone: () => void }

/** Someone opened a member's buddy link. The link only asks: the member it leads to still has to accept. */
export function LinkedInvitation({ username, list, onDone }: LinkedInvitationProps) {
  const query = useQuery(linkedPersonQuery(username))
  const dismiss = () => {
    onDone()
    focusHeading()
  }
  if (isFirstLoad(query)) return null
  if (!query.data) {
    return (
      <Panel className="linked-invitation">
        <p>{text.unknown}</p>
        <Button variant="quiet" onClick={dismiss}>
          {commonText.close}
        </Button>
      </Panel>
    )
  }
  return <InvitationPanel person={query.data} list={list} onDone={dismiss} />
}

type InvitationPanelProps = { person: MemberPage; list: BuddyList; onDone: () => void }

function InvitationPanel({ person, list, onDone }: InvitationPanelProps) {
  const name = person.displayName
  const { mutate: invite, isPending } = useInvite(person, onDone)
  const isInList = [...list.buddies, ...list.received, ...list.sent].some((entry) => entry.person.id === person.id)
  const isMutual = person.follow === 'following' && person.followsReader
  return (
    <Panel className="linked-invitation" aria-labelledby="linked-invitation">
      <h2 id="linked-invitation" className="panel-title">
        {text.title(name)}
      </h2>
      <p className="text-muted">{isInList ? text.already(name) : isMutual ? text.text(name) : text.notMutual(name)}</p>
      <div className="invitations-buttons">
        {!isInList && isMutual && (
          <Button pending={isPending} onClick={() => invite()}>
            {buddiesText.invite.inviteThis(name)}
          </Button>
        )}
        {!isInList && !isMutual && (
          <Button asChild variant="secondary">
            <Link to={`/people/${encodeURIComponent(person.username)}`}>{text.visit(name)}</Link>
          </Button>
        )}
        <Button variant="quiet" onClick={onDone}>
          {isInList ? commonText.close : text.dismiss}
        </Button>
      </div>
    </Panel>
  )
}
