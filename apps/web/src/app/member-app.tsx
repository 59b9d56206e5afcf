import { ApiError, type CurrentUser } from '@sadhana/contract'
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
// What these keep on this device must be forgotten at sign-out, even if their screens were never opened.
import '#features/letters/letter-draft.ts'
import '#features/meditation/timer/forget-timer.ts'
import '#features/practice/form/practice-draft.ts'
import { useDeviceZone } from '#features/journey/use-device-zone.ts'
import { currentUserQuery } from '#lib/session/current-user.ts'
import { onChangeElsewhere } from '#lib/query/other-tabs.ts'
import { queryClient } from '#lib/query/query-client.ts'
import { refreshAll } from '#lib/query/refresh-all.ts'
import { useDayChange } from '#lib/time/today.ts'
import { FullScreenSpinner } from '#ui/status/spinner.tsx'
import { ServerFailure } from './failures/failures.tsx'
import { HomeDashboard } from './home/home-tabs.ts'
import { MemberFrame } from './frames/member-frame.tsx'
import { RouteTable } from './route-table.tsx'
import { memberRoutes } from './routes.tsx'
import { HomeScreen } from './screens/screens.ts'
import { useOutbox } from './page-effects/use-waiting-sits.ts'

// Most visits begin at home, and its code need not wait until it is known whose home it is.
const { pathname, search } = window.location
if (pathname === '/') {
  const parts = search === '' ? [HomeScreen, HomeDashboard] : [HomeScreen]
  for (const { preload } of parts) preload().catch(() => undefined)
}

type MemberAppProps = {
  /** Hears the key of every place in the history at which a member was shown. */
  onSeenAt: (locationKey: string) => void
}

export const MemberApp = ({ onSeenAt }: MemberAppProps) => (
  <QueryClientProvider client={queryClient}>
    <OnceKnown onSeenAt={onSeenAt} />
  </QueryClientProvider>
)

/** A stored session is a claim; the answer about the current user decides. */
function OnceKnown({ onSeenAt }: MemberAppProps) {
  const { data: user, error, errorUpdateCount, refetch } = useQuery(currentUserQuery)
  if (user) return <Member user={user} onSeenAt={onSeenAt} />
  // A refusal has ended the session, and the visitor's pages are about to be shown.
  const isRefused = error instanceof ApiError && error.status === 401
  if (errorUpdateCount === 0 || isRefused) return <FullScreenSpinner />
  return <ServerFailure retry={refetch} />
}

function Member({ user, onSeenAt }: { user: CurrentUser } & MemberAppProps) {
  const { key } = useLocation()
  useEffect(() => onSeenAt(key), [key, onSeenAt])
  useEffect(() => onChangeElsewhere(refreshAll), [])
  useDeviceZone()
  useDayChange()
  useOutbox(user.id)
  return (
    <MemberFrame user={user}>
      <RouteTable routes={memberRoutes} />
    </MemberFrame>
  )
}
