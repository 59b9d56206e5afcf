import type { Analytics, AnalyticsRange, CurrentUser } from '@sadhana/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { DistributionPanel } from '#features/insight/distribution-panel.tsx'
import { analyticsQuery } from '#features/insight/insight.queries.ts'
import { ProgressPanel } from '#features/insight/progress-panel.tsx'
import { StatsPanel } from '#features/insight/stats-panel.tsx'
import { journeySettingsQuery } from '#features/journey/journey.queries.ts'
import { StreakMessage } from '#features/journey/streak-message.tsx'
import { ExportCard } from '#features/portability/export-card.tsx'
import { RecentSessions } from '#features/practice/recent-sessions.tsx'
import { dateOf } from '#lib/calendar.rules.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { HomeGreeting, LogPractice } from './home-greeting.tsx'
import { HomeSkeleton } from './home-skeleton.tsx'
import { SadhanaTools } from './sadhana-tools.tsx'

export function HomeDashboard({ user }: { user: CurrentUser }) {
  const [range, setRange] = useState<AnalyticsRange>('last-30-days')
  const { data: analytics, isPlaceholderData, isFetching, refetch } = useQuery(analyticsQuery(range))
  const settings = useQuery(journeySettingsQuery)
  const isPending = !settings.isFetched || (isFetching && !analytics)
  // Without the settings nobody knows whether figures are welcome.
  const quiet = settings.data?.quietMode ?? true
  return (
    <>
      <HomeGreeting user={user} analytics={analytics} />
      {isPending && <HomeSkeleton />}
      {!isPending && !analytics && <Unreadable onRetry={() => void refetch()} />}
      {!isPending && analytics && (
        <Figures analytics={analytics} range={range} onRange={setRange} waiting={isPlaceholderData} quiet={quiet} />
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

type FiguresProps = {
  analytics: Analytics
  range: AnalyticsRange
  onRange: (range: AnalyticsRange) => void
  waiting: boolean
  quiet: boolean
}

function Figures({ analytics, quiet, ...ranged }: FiguresProps) {
  const { totalSessions, recentSessions } = analytics
  const hasData = totalSessions > 0
  const today = dateOf(new Date())
  return (
    <>
      {hasData && <StatsPanel analytics={analytics} quiet={quiet} />}
      {!quiet && <StreakMessage className="home-message" {...analytics} />}
      <div className="home-grid">
        {hasData && !quiet && <ProgressPanel className="home-wide" analytics={analytics} />}
        {hasData && <DistributionPanel className="home-half" analytics={analytics} quiet={quiet} {...ranged} />}
        <RecentSessions className="home-half" sessions={recentSessions} today={today} firstStep={<LogPractice />} />
        <div className="home-side">
          <SadhanaTools />
          {hasData && <ExportCard>{exportWords(totalSessions, quiet)}</ExportCard>}
        </div>
      </div>
    </>
  )
}

function exportWords(sessions: number, quiet: boolean): string {
  if (quiet || sessions === 1) return 'All you have logged. Your notes are included.'
  return `All ${sessions} sessions. Your notes are included.`
}
