import type { AnalyticsRange, CurrentUser } from '@sadhana/contract'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useState } from 'react'
import { analyticsQuery } from '#features/insight/insight.queries.ts'
import { journeySettingsQuery } from '#features/journey/journey.queries.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { HomeGreeting } from './home-greeting.tsx'
import { HomeSkeleton } from './home-skeleton.tsx'
import { lazyScreen } from './lazy-screen.tsx'

const HomeFigures = lazyScreen(async () => (await import('./home-figures.tsx')).HomeFigures)

export function HomeDashboard({ user }: { user: CurrentUser }) {
  const [range, setRange] = useState<AnalyticsRange>('last-30-days')
  const { data: analytics, isPlaceholderData, isFetching, refetch } = useQuery(analyticsQuery(range))
  const settings = useQuery(journeySettingsQuery)
  const isPending = !settings.isFetched || (isFetching && !analytics)
  // Without the settings nobody knows whether figures are welcome.
  const quiet = settings.data?.quietMode ?? true
  // What draws the figures is fetched while they are asked for.
  useEffect(() => void HomeFigures.preload(), [])
  return (
    <>
      <HomeGreeting user={user} analytics={analytics} />
      {isPending && <HomeSkeleton />}
      {!isPending && !analytics && <Unreadable onRetry={() => void refetch()} />}
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

const Unreadable = ({ onRetry }: { onRetry: () => void }) => (
  <Notice
    tone="error"
    title="Your figures could not be fetched"
    action={
      <Button variant="secondary" onClick={onRetry}>
        Try again
      </Button>
    }
  >
    Your log is safe.
  </Notice>
)
