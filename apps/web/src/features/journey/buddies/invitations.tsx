import { type BuddyInvitation, type BuddyList, localMoment, type Person } from '@sadhana/contract'
import { Link } from 'react-router'
import { memberCalendar } from '#lib/time/today.ts'
import { fullDate } from '#intl/intl.rules.ts'
import { Avatar } from '#ui/avatar.tsx'
import { Button } from '#ui/button.tsx'
import { focusHeading } from '#ui/focus-heading.ts'
import { Panel, PanelHeader } from '#ui/panel.tsx'
import { useAccept, useRemoveInvitation } from './buddies.queries.ts'
import { buddiesText } from './buddies.text.ts'

type InvitationsProps = Pick<BuddyList, 'received' | 'sent'> & { onAccepted: (person: Person) => void }

export const Invitations = ({ received, sent, onAccepted }: InvitationsProps) => (
  <Panel aria-labelledby="buddy-invitations">
    <PanelHeader id="buddy-invitations" title={buddiesText.invitations.title} />
    <ul className="invitations">
      {received.map(({ person }) => (
        <ReceivedInvitation key={person.id} person={person} onAccepted={() => onAccepted(person)} />
      ))}
      {sent.map((invitation) => (
        <SentInvitation key={invitation.person.id} invitation={invitation} />
      ))}
    </ul>
  </Panel>
)

function ReceivedInvitation({ person, onAccepted }: { person: Person; onAccepted: () => void }) {
  const { acceptOf, accept: acceptLabel, declineOf, decline: declineLabel, asks } = buddiesText.invitations
  const { mutate: accept, isPending } = useAccept(person, onAccepted)
  const { mutate: decline, isPending: isDeclining } = useRemoveInvitation(person, () => focusHeading())
  const isBusy = isPending || isDeclining
  return (
    <li>
      <PersonLine person={person} words={asks} />
      <div className="invitations-buttons">
        <Button aria-label={acceptOf(person.displayName)} pending={isPending} onClick={() => !isBusy && accept()}>
          {acceptLabel}
        </Button>
        <Button
          variant="quiet"
          aria-label={declineOf(person.displayName)}
          pending={isDeclining}
          onClick={() => !isBusy && decline()}
        >
          {declineLabel}
        </Button>
      </div>
    </li>
  )
}

function SentInvitation({ invitation: { person, at } }: { invitation: BuddyInvitation }) {
  const { withdraw: label, withdrawOf, waiting } = buddiesText.invitations
  const { mutate: withdraw, isPending } = useRemoveInvitation(person, () => focusHeading())
  const { date } = localMoment(new Date(at), memberCalendar().zone)
  return (
    <li>
      <PersonLine person={person} words={waiting(fullDate(date))} />
      <Button
        variant="quiet"
        className="invitations-withdraw"
        aria-label={withdrawOf(person.displayName)}
        pending={isPending}
        onClick={() => withdraw()}
      >
        {label}
      </Button>
    </li>
  )
}

const PersonLine = ({ person, words }: { person: Person; words: string }) => (
  <div className="invitations-person">
    <Avatar name={person.displayName} imageUrl={person.profileImage} />
    <div>
      <Link to={`/people/${encodeURIComponent(person.username)}`} className="invitations-name">
        {person.displayName}
      </Link>
      <p className="text-sm text-muted">{words}</p>
    </div>
  </div>
)
