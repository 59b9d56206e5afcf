import { ApiError, type CurrentUser } from '@sadhana/contract'
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { Suspense, useDeferredValue, useEffect } from 'react'
import { useLocation, useMatch } from 'react-router'
// Their data on this device must be forgotten at sign-out, even if their screens were never opened.
import '#features/letters/letter-draft.ts'
import '#features/meditation/timer/forget-timer.ts'
import '#features/practice/form/practice-draft.ts'
import '#features/security/dismissed-recovery.ts'
import { useDeviceZone } from '#features/journey/use-device-zone.ts'
import { currentUserQuery } from '#lib/member/current-user.ts'
import { onChangeElsewhere } from '#lib/api/other-tabs.ts'
import { queryClient } from '#lib/query/query-client.ts'
import { refreshAll } from '#lib/query/refresh-all.ts'
import { journeySettingsQuery, useDayChange } from '#lib/time/today.ts'
import { FullScreenSpinner } from '#ui/spinner.tsx'
import { ServerFailure } from './failures/failures.tsx'
import { MemberFrame } from './frames/member-frame.tsx'
import { RouteTable } from './route-table.tsx'
import { memberRoutes } from './routes.tsx'
import { PageEffects } from './page-effects/page-effects.tsx'
import { OperatorConsole } from './screens/screens.ts'
import { ErrorBoundary } from './screens/error-boundary.tsx'
import { useOutbox } from './page-effects/use-outbox.ts'

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
 * A stored session is a claim; the reply about the current user decides. The settings load at the same time: without
 * them the page would jump once we know whether to show numbers.
 */
function MemberGate({ onSeenAt }: MemberAppProps) {
  const { data: user, error, errorUpdateCount, refetch } = useQuery(currentUserQuery)
  const { isFetched: hasSettings } = useQuery(journeySettingsQuery)
  // React renders a reply's result in one go, unless it's deferred: then a tap can come first.
  const isReady = useDeferredValue(user !== undefined && hasSettings)
  if (user) return isReady ? <Member user={user} onSeenAt={onSeenAt} /> : <FullScreenSpinner />
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
