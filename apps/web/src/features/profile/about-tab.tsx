import { localMoment, type CurrentUser } from '@sadhana/contract'
import { useQuery } from '@tanstack/react-query'
import { Pencil } from 'lucide-react'
import { Suspense, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { lazyScreen } from '#lib/browser/lazy-screen.tsx'
import { fullDate } from '#intl/intl.rules.ts'
import { memberCalendar } from '#lib/time/today.ts'
import { Button } from '#ui/button.tsx'
import { Panel, PanelHeader } from '#ui/panel.tsx'
import { SkeletonRows } from '#ui/status/skeleton.tsx'
import { privacyQuery } from './privacy.queries.ts'
import { profileText } from './shared/profile.text.ts'

// Most visits are for reading only.
const EditProfileForm = lazyScreen(async () => (await import('./edit-profile-form.tsx')).EditProfileForm)
const UsernameForm = lazyScreen(async () => (await import('./username-form.tsx')).UsernameForm)

type AboutTabProps = { user: CurrentUser; isEditing: boolean; onEditing: (isEditing: boolean) => void }

/** Shows the profile until Edit is pressed. Save and Cancel return the focus to the button that opened the form. */
export function AboutTab({ user, isEditing, onEditing }: AboutTabProps) {
  const editButton = useRef<HTMLButtonElement>(null)
  const wasEditing = useRef(false)
  useEffect(() => {
    if (wasEditing.current && !isEditing) editButton.current?.focus()
    wasEditing.current = isEditing
  }, [isEditing])

  if (isEditing) {
    return (
      <Suspense
        fallback={
          <Panel>
            <SkeletonRows count={4} />
          </Panel>
        }
      >
        <EditProfileForm user={user} onDone={() => onEditing(false)} />
      </Suspense>
    )
  }
  return (
    <div className="profile-grid">
      <Panel aria-labelledby="about-title">
        <PanelHeader
          title={profileText.about.title}
          id="about-title"
          aside={
            <Button ref={editButton} variant="secondary" onClick={() => onEditing(true)}>
              <Pencil aria-hidden="true" /> {profileText.about.edit}
            </Button>
          }
        />
        <Facts user={user} />
      </Panel>
      <WhatOthersSee user={user} />
    </div>
  )
}

function Facts({ user }: { user: CurrentUser }) {
  const { about } = profileText
  const since = user.createdAt && fullDate(localMoment(new Date(user.createdAt), memberCalendar().zone).date)
  return (
    <dl className="profile-facts">
      <div>
        <dt>{about.displayName}</dt>
        <dd>{user.displayName}</dd>
      </div>
      <div>
        <dt>{about.username}</dt>
        <dd>
          @{user.username}
          {user.canChangeUsername && <OwnUsername user={user} />}
        </dd>
      </div>
      <div>
        <dt>{about.bio}</dt>
        <dd className="profile-facts-bio">{user.bio ?? <span className="text-muted">{about.noBio}</span>}</dd>
      </div>
      {since && (
        <div>
          <dt>{about.since}</dt>
          <dd>{user.invitedBy ? about.sinceInvited(since, user.invitedBy) : since}</dd>
        </div>
      )}
    </dl>
  )
}

/** Shown only while the member still has a username that we made for them. */
function OwnUsername({ user }: { user: CurrentUser }) {
  const [isOpen, setOpen] = useState(false)
  if (isOpen) {
    return (
      <Suspense fallback={<SkeletonRows count={2} />}>
        <UsernameForm user={user} onDone={() => setOpen(false)} />
      </Suspense>
    )
  }
  return (
    <div className="profile-own-username">
      <p className="field-hint">{profileText.username.once}</p>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {profileText.username.change}
      </Button>
    </div>
  )
}

function WhatOthersSee({ user }: { user: CurrentUser }) {
  const { data: privacy } = useQuery(privacyQuery)
  const { others } = profileText
  return (
    <Panel aria-labelledby="others-title">
      <PanelHeader title={others.title} id="others-title" />
      {privacy && <p>{others.visibility[privacy.defaultVisibility]}</p>}
      <p className="profile-others-link">
        <Link to={`/people/${encodeURIComponent(user.username)}`}>{others.page}</Link>
      </p>
    </Panel>
  )
}
