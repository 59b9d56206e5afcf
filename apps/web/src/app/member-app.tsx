import { ApiError, type CurrentUser } from '@sadhana/contract'
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { Suspense, useDeferredValue, useEffect } from 'react'
import { useLocation, useMatch } from 'react-router'
// These store data on this device that signing out must remove, even if their screens were never opened.
import '#features/letters/letter-draft.ts'
import '#features/meditation/timer/forget-timer.ts'
import '#features/practice/form/practice-draft.ts'
import '#features/security/dismissed-recovery.ts'
import '#lib/member/sits-here.ts'
import { useDeviceZone } from '#features/journey/use-device-zone.ts'
import { currentUserQuery } from '#lib/member/current-user.ts'
import { onChangeElsewhere } from '#lib/api/other-tabs.ts'
import { queryClient } from '#lib/query/query-client.ts'
import { refreshAll } from '#lib/query/refresh-all.ts'
import { useOpenDrafts } from '#lib/session/use-open-drafts.ts'
import { journeySettingsQuery, useDayChange } from '#lib/time/today.ts'
import { FullScreenSpinner } from '#ui/spinner.tsx'
import { ServerFailure } from './failures/failures.tsx'
import { MemberFrame } from './frames/member-frame.tsx'
import { RouteTable } from './route-table.tsx'
import { memberRoutes } from './routes.tsx'
import { PageEffects } from './page-effects/page-effects.tsx'
import { OperatorConsole, WaitingRoute } from './screens/screens.ts'
import { ErrorBoundary } from './screens/error-boundary.tsx'
import { useOfflineApp } from './offline/use-offline-app.ts'
import { useOutbox } from './page-effects/use-outbox.ts'
import { usePushSubscription } from './page-effects/use-push-subscription.ts'

type MemberAppProps = {
  /** Called with the key of every history entry at which a member was shown. */
  onSeenAt: (locationKey: string) => void
}

export const MemberApp = ({ onSeenAt }: MemberAppProps) => (
  <QueryClientProvider client={queryClient}>
    <MemberGate onSeenAt={onSeenAt} />
  </QueryClientProvider>
)

/**
 * A stored session is only a claim, which the reply about the current user confirms or refuses. The settings load at
 * the same time: without them the page would jump once we know whether to show numbers.
 */
function MemberGate({ onSeenAt }: MemberAppProps) {
  const { data: user, error, errorUpdateCount, refetch } = useQuery(currentUserQuery)
  const { isFetched: hasSettings } = useQuery(journeySettingsQuery)
  // Deferred, because React would otherwise render the result of a reply in one go, before any tap is handled.
  const isReady = useDeferredValue(useOpenDrafts(user?.id) && hasSettings)
  if (user) return isReady ? <Member user={user} onSeenAt={onSeenAt} /> : <FullScreenSpinner />
  // A refusal has ended the session, and the visitors' pages are about to be shown.
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
  useOutbox(user.id, WaitingRoute.preload)
  useOfflineApp(user.id)
  usePushSubscription(user.id)
  const isConsole = useMatch('/operators/*') !== null
  const pages = (
    <MemberFrame user={user}>
      <RouteTable routes={memberRoutes} />
    </MemberFrame>
  )
  if (!isConsole) return pages
  return (
    <ErrorBoundary resetOn={key}>
      <Suspense fallback={<FullScreenSpinner />}>
        <OperatorConsole nowhere={pages} Effects={PageEffects} />
      </Suspense>
    </ErrorBoundary>
  )
}
