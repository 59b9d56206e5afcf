import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect } from 'react'
import { Link, useParams } from 'react-router'
import { personQuery } from '#features/community/data/community.queries.ts'
import { PersonScreen } from '#features/community/person-screen.tsx'
import { lazyScreen } from '#lib/browser/lazy-screen.tsx'
import { Button } from '#ui/button.tsx'
import { pageTitle, pageTitles } from '#app/page-effects/page-title.text.ts'
import { useQuietMode } from '#app/page-effects/quiet-mode.ts'
import { personText } from './screens.text.ts'

const InviteButton = lazyScreen(async () => (await import('#features/journey/buddies/invite-button.tsx')).InviteButton)

/** Puts the member's name into the page title. */
export function PersonRoute() {
  const { username = '' } = useParams()
  const { data: person } = useQuery(personQuery(username))
  const quiet = useQuietMode()
  useEffect(() => {
    document.title = pageTitle(person?.displayName ?? pageTitles.person)
  }, [person?.displayName])
  return (
    <PersonScreen
      username={username}
      quiet={quiet}
      renderAction={(member) => (
        <>
          {member.follow === 'following' && member.followsReader && (
            <Button asChild variant="secondary">
              <Link to={`/messages/${member.id}`}>{personText.message}</Link>
            </Button>
          )}
          <Suspense>
            <InviteButton person={member} />
          </Suspense>
        </>
      )}
    />
  )
}
