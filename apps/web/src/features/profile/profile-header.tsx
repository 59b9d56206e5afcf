import type { CurrentUser } from '@sadhana/contract'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { wholeNumber } from '#intl/intl.rules.ts'
import { Avatar } from '#ui/avatar.tsx'
import { VerifiedBadge } from '#ui/motifs/verified-badge.tsx'
import { profileText } from './shared/profile.text.ts'

type ProfileHeaderProps = {
  user: CurrentUser
  quiet: boolean
  /** Shown on the picture while the profile is being edited. */
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
    </div>
    {!quiet && <Counts user={user} />}
    {user.bio && <p className="profile-header-bio">{user.bio}</p>}
  </header>
)

const Counts = ({ user: { username, totalSessions, followers, following } }: { user: CurrentUser }) => {
  const { counts } = profileText
  return (
    <dl className="profile-counts">
      {[
        { label: counts.sessions(totalSessions), count: totalSessions },
        { label: counts.followers(followers), count: followers, list: 'followers' },
        { label: counts.following, count: following, list: 'following' },
      ].map(({ label, count, list }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="numerals">
            {list ? (
              <Link to={`/people/${username}?list=${list}`} aria-label={`${wholeNumber(count)} ${label}`}>
                {wholeNumber(count)}
              </Link>
            ) : (
              wholeNumber(count)
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
