import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useQuietMode } from '#app/page-effects/quiet-mode.ts'
import { CommunityScreen } from '#features/community/community-screen.tsx'
import { ScopedFeed } from '#features/community/scoped-feed.tsx'
import { lazyScreen } from '#lib/browser/lazy-screen.tsx'
import { WhenInView } from '#lib/browser/when-in-view.tsx'
import { currentUserQuery } from '#lib/member/current-user.ts'
import { Panel } from '#ui/panel.tsx'
import { SkeletonRows } from '#ui/status/skeleton.tsx'

const NextRoom = lazyScreen(async () => (await import('#features/room/next-room.tsx')).NextRoom)

/**
 * The community with what other features bring to it: the next room, and whether the member wants counts to be shown.
 * Features don't import each other, so they meet here.
 */
export function CommunityRoute() {
  const { data: me } = useQuery(currentUserQuery)
  const quiet = useQuietMode()
  return <CommunityScreen feed={me && <ScopedFeed me={me} quiet={quiet} />} aside={<Aside />} />
}

/** Below the practices on a phone. Its code loads when the member scrolls there. */
const Aside = () => (
  <WhenInView placeholder={<Waiting />}>
    <Suspense fallback={<Waiting />}>
      <NextRoom />
    </Suspense>
  </WhenInView>
)

const Waiting = () => (
  <Panel>
    <SkeletonRows count={4} />
  </Panel>
)
