import type { AnalyticsRange, CurrentUser } from '@sadhana/contract'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useDeferredValue, useEffect, useState } from 'react'
import { installWay } from '#app/offline/install-way.ts'
import { analyticsQuery } from '#features/insight/shared/insight.queries.ts'
import { JustSavedPanel } from '#features/practice/just-saved/lazy.ts'
import { useJustSaved } from '#features/practice/just-saved/just-saved.ts'
import { usualPracticesQuery } from '#features/practice/usual/usual.queries.ts'
import { lazyScreen } from '#lib/browser/lazy-screen.tsx'
import { WhenInView } from '#lib/browser/when-in-view.tsx'
import { isFirstLoad } from '#lib/query/first-load.ts'
import { journeySettingsQuery, useToday } from '#lib/time/today.ts'
import { Skeleton } from '#ui/status/skeleton.tsx'
import { LoadError } from '#ui/status/load-error.tsx'
import { HomeBeginning } from './home-beginning.tsx'
import { HomeGreeting } from './home-greeting.tsx'
import { HomeSkeleton } from './home-skeleton.tsx'
import { homeText as text } from './home.text.ts'

const CheckIn = lazyScreen(async () => (await import('#features/wellness/check-in.tsx')).CheckIn)
const QuoteCard = lazyScreen(async () => (await import('#features/quote/quote-card.tsx')).QuoteCard)
const GentleDays = lazyScreen(async () => (await import('#features/journey/gentle/gentle-days.tsx')).GentleDays)
const GentleSide = lazyScreen(async () => (await import('#features/journey/gentle/gentle-side.tsx')).GentleSide)
const InstallCard = lazyScreen(async () => (await import('#app/offline/install-card.tsx')).InstallCard)
const HomeStats = lazyScreen(async () => (await import('./home-stats.tsx')).HomeStats)

export function HomeDashboard({ user }: { user: CurrentUser }) {
  const [range, setRange] = useState<AnalyticsRange>('last-30-days')
  const { data: analytics, isPlaceholderData, isFetching, refetch } = useQuery(analyticsQuery(range))
  const settings = useQuery(journeySettingsQuery)
  const usual = useQuery(usualPracticesQuery)
  const justSaved = useJustSaved()
  const today = useToday()
  // Panels appear together: a later one would push the others down.
  const isPending = useDeferredValue(!settings.isFetched || isFirstLoad(usual) || (isFetching && !analytics))
  // They render in two steps, starting with the first screen. In one step, a phone would react too late to a tap.
  const isBelowPending = useDeferredValue(isPending)
  // Until the settings are loaded, we don't know whether to show numbers.
  const quiet = settings.data?.quietMode ?? true
  const gentleDays = settings.data?.gentleDays ?? { state: 'none' }
  const isFirstDay = !justSaved && (analytics?.totalSessions ?? user.totalSessions) === 0
  // Their code loads while their data does.
  useEffect(() => {
    for (const { preload } of [CheckIn, HomeStats]) preload().catch(() => undefined)
  }, [])
  const hasGentleDays = gentleDays.state === 'gentle' || (gentleDays.state === 'offer' && !justSaved)
  useEffect(() => {
    if (hasGentleDays) GentleDays.preload().catch(() => undefined)
  }, [hasGentleDays])
  return (
    <>
      <HomeGreeting
        user={user}
        analytics={analytics}
        isFirstDay={isFirstDay}
        isGentle={gentleDays.state === 'gentle'}
        hasActions={!justSaved && !isFirstDay}
      />
      {justSaved && (
        <Suspense>
          <JustSavedPanel quiet={quiet} totalSessions={analytics?.totalSessions} />
        </Suspense>
      )}
      {isPending && <HomeSkeleton />}
      {!isPending && hasGentleDays && settings.data && (
        <Suspense fallback={<Skeleton className="home-gentle-coming" />}>
          <GentleDays settings={settings.data} quiet={quiet} />
        </Suspense>
      )}
      {!isPending && !justSaved && !hasGentleDays && <InstallOffer userId={user.id} quiet={quiet} />}
      {!isPending && !justSaved && (
        <HomeBeginning
          user={user}
          usual={usual.data ?? []}
          sits={settings.data?.firstSits ?? []}
          question={settings.data?.today === today ? settings.data.question : undefined}
          isFirstDay={isFirstDay}
        />
      )}
      {!isPending && !analytics && (
        <LoadError title={text.statsFailed} query={{ isFetching, refetch }}>
          {text.statsSafe}
        </LoadError>
      )}
      {!isPending && isBelowPending && <HomeSkeleton />}
      {!isBelowPending && analytics && (
        <Suspense fallback={<HomeSkeleton />}>
          <div className="home-within">
            <CheckIn />
            {gentleDays.state === 'gentle' ? <GentleSide lastDay={gentleDays.lastDay} /> : <Inspiration />}
          </div>
          <HomeStats analytics={analytics} range={range} onRange={setRange} waiting={isPlaceholderData} quiet={quiet} />
        </Suspense>
      )}
    </>
  )
}

/** Decided as the panels appear: an offer that the browser makes later waits for the next visit, so that nothing moves. */
function InstallOffer({ userId, quiet }: { userId: string; quiet: boolean }) {
  const [way] = useState(() => installWay(userId))
  if (!way) return null
  return (
    <Suspense fallback={<Skeleton className="home-install-coming" />}>
      <InstallCard userId={userId} way={way} quiet={quiet} />
    </Suspense>
  )
}

/** On a phone it is below the first screen, so it loads when someone scrolls there. */
const Inspiration = () => (
  <WhenInView className="home-inspiration" placeholder={<InspirationSkeleton />}>
    <Suspense fallback={<InspirationSkeleton />}>
      <QuoteCard place="home" />
    </Suspense>
  </WhenInView>
)

const InspirationSkeleton = () => <div className="panel home-inspiration-coming" aria-hidden="true" />
