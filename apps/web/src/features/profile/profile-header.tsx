import type { CurrentUser } from '@sadhana/contract'
import type { ReactNode } from 'react'
import { wholeNumber } from '#lib/intl/intl.rules.ts'
import { Avatar } from '#ui/avatar.tsx'
import { VerifiedBadge } from '#ui/motifs/verified-badge.tsx'
import { profileText } from './profile.text.ts'

type ProfileHeaderProps = {
  user: CurrentUser
  quiet: boolean
  /** Stands on the picture while the profile is edited. */
  pictureButton?: ReactNode
}

export const ProfileHeader = ({ user, quiet, pictureButton }: ProfileHeaderProps) => (
  <header className="profile-header">
    <div className="profile-header-picture">
      <Avatar name={user.displayName} imageUrl={user.profileImage} size="xl" />
      {pictureButton}
    </div>
    <div className="profile-header-text">
      <h1>
        {user.displayName}
        {user.isVerified && (
          <>
            {'\u00a0'}
            <VerifiedBadge />
          </>
        )}
      </h1>
      <p className="text-muted">@{user.username}</p>
      {!quiet && <Counts user={user} />}
    </div>
    {user.bio && <p className="profile-header-bio">{user.bio}</p>}
  </header>
)

const Counts = ({ user: { totalSessions, followers, following } }: { user: CurrentUser }) => {
  const { counts } = profileText
  return (
    <dl className="profile-counts">
      {[
        [counts.sessions, totalSessions] as const,
        [counts.followers, followers] as const,
        [counts.following, following] as const,
      ].map(([label, count]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="numerals">{wholeNumber(count)}</dd>
        </div>
      ))}
    </dl>
  )
}
