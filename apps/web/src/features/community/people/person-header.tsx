import type { MemberPage } from '@sadhana/contract'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { currentUserQuery } from '#lib/member/current-user.ts'
import { Avatar } from '#ui/avatar.tsx'
import { Button } from '#ui/button.tsx'
import { FollowButton } from './follow-button.tsx'
import { FollowCounts } from './follow-counts.tsx'
import { NameBadge } from '../shared/name-badge.tsx'
import { personText as text } from '../data/people.text.ts'
import { SocialLinks } from './social-links.tsx'
import { PersonActions } from '../safety/person-actions.tsx'

type PersonHeaderProps = {
  username: string
  /** Undefined while loading, and for an unknown member. */
  person: MemberPage | undefined
  isUnknown: boolean
  quiet: boolean
  renderAction: ((person: MemberPage) => ReactNode) | undefined
  onBlocked: () => void
}

/** The heading is rendered from the beginning and stays the same element, because it may have the focus. */
export const PersonHeader = ({ username, person, isUnknown, quiet, renderAction, onBlocked }: PersonHeaderProps) => (
  <header className="person-header">
    {!isUnknown && <Picture person={person} />}
    <div className="person-header-text">
      <h1>
        {person?.displayName ?? (isUnknown ? text.unknown : `@${username}`)}
        {person?.isVerified && <NameBadge />}
      </h1>
      {!isUnknown && <p className="text-muted">{person?.followsReader ? text.followsYou(username) : `@${username}`}</p>}
      {person?.bio && <p className="person-header-bio">{person.bio}</p>}
      {person?.socialConnections?.length ? <SocialLinks connections={person.socialConnections} /> : null}
      {person && <FollowCounts key={person.id} person={person} quiet={quiet} />}
    </div>
    {person && <PersonButtons person={person} renderAction={renderAction} onBlocked={onBlocked} />}
  </header>
)

/** Your own picture has the same colour here as everywhere else. */
function Picture({ person }: { person: MemberPage | undefined }) {
  const { data: me } = useQuery(currentUserQuery)
  const tintFor = me?.id === person?.id ? undefined : person?.id
  return <Avatar name={person?.displayName ?? ''} tintFor={tintFor} imageUrl={person?.profileImage} size="lg" />
}

type PersonButtonsProps = { person: MemberPage } & Pick<PersonHeaderProps, 'renderAction' | 'onBlocked'>

function PersonButtons({ person, renderAction, onBlocked }: PersonButtonsProps) {
  const { data: me } = useQuery(currentUserQuery)
  if (me?.id === person.id) {
    return (
      <div className="person-header-buttons">
        <Button asChild variant="secondary">
          <Link to="/profile">{text.edit}</Link>
        </Button>
        <Button asChild variant="quiet">
          <Link to="/settings/privacy">{text.privacy}</Link>
        </Button>
      </div>
    )
  }
  return (
    <div className="person-header-buttons">
      <FollowButton person={person} />
      {renderAction?.(person)}
      <PersonActions
        person={person}
        label={text.more(person.displayName)}
        isMuted={person.isMuted}
        onBlocked={onBlocked}
      />
    </div>
  )
}
