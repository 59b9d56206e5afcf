import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router'
import { useStoredSession } from '#lib/stored-session.ts'
import { FullScreenSpinner } from '#ui/spinner.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { OfflineNotice } from './offline-notice.tsx'
import { Toasts } from './toasts.tsx'
import { VisitorApp } from './visitor-app.tsx'

const MemberApp = lazy(async () => ({ default: (await import('./member-app.tsx')).MemberApp }))

/** Without a stored session nobody can be signed in, so a visitor waits neither for the server nor for the member's code. */
export function App() {
  const holdsSession = useStoredSession() !== null
  const { pathname } = useLocation()
  return (
    <ErrorBoundary key={holdsSession ? 'member' : 'visitor'} resetOn={pathname}>
      <OfflineNotice />
      {holdsSession ? (
        <Suspense fallback={<FullScreenSpinner />}>
          <MemberApp />
        </Suspense>
      ) : (
        <VisitorApp />
      )}
      <Toasts />
    </ErrorBoundary>
  )
}
