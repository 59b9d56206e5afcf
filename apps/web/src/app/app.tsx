import { Suspense, useState } from 'react'
import { matchPath, useLocation } from 'react-router'
import { isEmailedLink } from '#features/account/shared/login-view.ts'
import { lazyScreen } from '#lib/browser/lazy-screen.tsx'
import { useStoredSession } from '#lib/session/stored-session.ts'
import { useSuspension } from '#lib/session/suspension.ts'
import { FullScreenSpinner } from '#ui/spinner.tsx'
import { ErrorBoundary } from './screens/error-boundary.tsx'
import { FailurePage } from './failures/failure-page.tsx'
import { OfflineNotice } from './frames/offline-notice.tsx'
import { Toasts } from './frames/toasts.tsx'
import { VersionBar } from './frames/version-bar.tsx'
import { PageEffects } from './page-effects/page-effects.tsx'
import { pageTitles } from './page-effects/page-title.text.ts'
import { HelpNowScreen } from './screens/screens.ts'
import { VisitorApp } from './visitor-app.tsx'

const SessionEnded = lazyScreen(async () => (await import('./failures/session-ended.tsx')).SessionEnded)
const Suspended = lazyScreen(async () => (await import('./failures/suspended.tsx')).Suspended)
const MemberApp = lazyScreen(async () => (await import('./member-app.tsx')).MemberApp)

/** Without a stored session no one can be signed in, so visitors wait for neither the server nor the members' code. */
export function App() {
  const location = useLocation()
  const session = useStoredSession()
  const suspension = useSuspension()
  const [lastSeenAt, setLastSeenAt] = useState<string>()
  const isMember = session !== null && !isEmailedLink(location)
  const hasEnded = session === null && lastSeenAt === location.key
  if (matchPath('/help-now', location.pathname)) return <HelpNow />
  if (suspension && session === null) {
    return (
      <Suspense fallback={<FullScreenSpinner />}>
        <Suspended suspension={suspension} />
      </Suspense>
    )
  }
  return (
    <ErrorBoundary
      key={isMember ? 'member' : 'visitor'}
      resetOn={location.pathname}
      renderFrame={(failure) => <FailurePage>{failure}</FailurePage>}
    >
      <VersionBar />
      <OfflineNotice />
      {isMember || hasEnded ? (
        <Suspense fallback={<FullScreenSpinner />}>
          {isMember ? <MemberApp onSeenAt={setLastSeenAt} /> : <SessionEnded />}
        </Suspense>
      ) : (
        <VisitorApp />
      )}
      <Toasts />
    </ErrorBoundary>
  )
}

/**
 * Outside of the member app and its requests: this page must open without the server, and without the server's
 * knowledge.
 */
const HelpNow = () => (
  <ErrorBoundary resetOn="/help-now" renderFrame={(failure) => <FailurePage>{failure}</FailurePage>}>
    <Suspense fallback={<FullScreenSpinner />}>
      <PageEffects title={pageTitles.helpNow} />
      <HelpNowScreen />
    </Suspense>
  </ErrorBoundary>
)
