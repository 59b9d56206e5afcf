import type { AnalyticsRange, CurrentUser } from '@sadhana/contract'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useState } from 'react'
import { analyticsQuery } from '#features/insight/insight.queries.ts'
import { VerifyEmailHint } from '#features/security/verification/verify-email-hint.tsx'
import { lazyScreen } from '#lib/browser/lazy-screen.tsx'
import { journeySettingsQuery } from '#lib/time/today.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/status/notice.tsx'
import { HomeGreeting } from './home-greeting.tsx'
import { HomeSkeleton } from './home-skeleton.tsx'

const HomeFigures = lazyScreen(async () => (await import('./home-figures.tsx')).HomeFigures)

export function HomeDashboard({ user }: { user: CurrentUser }) {
  const [range, setRange] = useState<AnalyticsRange>('last-30-days')
  const { data: analytics, isPlaceholderData, isFetching, refetch } = useQuery(analyticsQuery(range))
  const settings = useQuery(journeySettingsQuery)
  const isPending = !settings.isFetched || (isFetching && !analytics)
  // Without the settings nobody knows whether figures are welcome.
  const quiet = settings.data?.quietMode ?? true
  // What draws the figures is fetched while they are asked for.
  useEffect(() => void HomeFigures.preload().catch(() => undefined), [])
  return (
    <>
      <HomeGreeting user={user} analytics={analytics} />
      <VerifyEmailHint user={user} className="mb-6" why="It helps you get back in if you forget your password." />
      {isPending && <HomeSkeleton />}
      {!isPending && !analytics && <LoadError onRetry={() => void refetch()} />}
      {!isPending && analytics && (
        <Suspense fallback={<HomeSkeleton />}>
          <HomeFigures
            analytics={analytics}
            range={range}
            onRange={setRange}
            waiting={isPlaceholderData}
            quiet={quiet}
          />
        </Suspense>
      )}
    </>
  )
}

const LoadError = ({ onRetry }: { onRetry: () => void }) => (
  <Notice
    tone="error"
    title="We couldn’t load your stats"
    action={
      <Button variant="secondary" onClick={onRetry}>
        Try again
      </Button>
    }
  >
    Everything you’ve logged is safe. Please try again.
  </Notice>
)
