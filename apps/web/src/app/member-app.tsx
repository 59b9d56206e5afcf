import type { CurrentUser } from '@sadhana/contract'
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { useDeviceZone } from '#features/journey/use-device-zone.ts'
import { currentUserQuery } from '#lib/current-user.ts'
import { queryClient } from '#lib/query-client.ts'
import { FullScreenSpinner } from '#ui/spinner.tsx'
import { MemberFrame } from './member-frame.tsx'
import { RouteTable } from './route-table.tsx'
import { memberRoutes } from './routes.tsx'
import { HomeScreen } from './screens.ts'
import { useWaitingSits } from './use-waiting-sits.ts'
import { VisitorApp } from './visitor-app.tsx'

// Most visits begin at home, and its code need not wait until it is known whose home it is.
if (window.location.pathname === '/') void HomeScreen.preload()

export const MemberApp = () => (
  <QueryClientProvider client={queryClient}>
    <OnceKnown />
  </QueryClientProvider>
)

/** A stored session is a claim; the answer about the current user decides. */
function OnceKnown() {
  const { data: user, isPending } = useQuery(currentUserQuery)
  if (isPending) return <FullScreenSpinner />
  if (!user) return <VisitorApp />
  return <Member user={user} />
}

function Member({ user }: { user: CurrentUser }) {
  useDeviceZone()
  useWaitingSits(user.id)
  return (
    <MemberFrame user={user}>
      <RouteTable routes={memberRoutes} />
    </MemberFrame>
  )
}
