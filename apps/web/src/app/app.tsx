import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router'
import { isMailedErrand } from '#features/account/login-view.ts'
import { useStoredSession } from '#lib/stored-session.ts'
import { FullScreenSpinner } from '#ui/spinner.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { OfflineNotice } from './offline-notice.tsx'
import { Toasts } from './toasts.tsx'
import { VisitorApp } from './visitor-app.tsx'

const MemberApp = lazy(async () => ({ default: (await import('./member-app.tsx')).MemberApp }))

/** Without a stored session nobody can be signed in, so a visitor waits neither for the server nor for the member's code. */
export function App() {
  const location = useLocation()
  const isMember = useStoredSession() !== null && !isMailedErrand(location)
  return (
    <ErrorBoundary key={isMember ? 'member' : 'visitor'} resetOn={location.pathname}>
      <OfflineNotice />
      {isMember ? (
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
