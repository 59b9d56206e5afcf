import type { Analytics, AnalyticsRange } from '@sadhana/contract'
import { DistributionPanel } from '#features/insight/distribution-panel.tsx'
import { ProgressPanel } from '#features/insight/progress-panel.tsx'
import { StatsPanel } from '#features/insight/stats-panel.tsx'
import { StreakMessage } from '#features/journey/streak-message.tsx'
import { ExportCard } from '#features/portability/export-card.tsx'
import { RecentSessions } from '#features/practice/list/recent-sessions.tsx'
import { useToday } from '#lib/time/today.ts'
import { LogPractice } from './home-greeting.tsx'
import { SadhanaTools } from './sadhana-tools.tsx'

type HomeFiguresProps = {
  analytics: Analytics
  range: AnalyticsRange
  onRange: (range: AnalyticsRange) => void
  waiting: boolean
  quiet: boolean
}

/** Everything that is drawn from the log: the larger part of the page, in a chunk of its own. */
export function HomeFigures({ analytics, quiet, ...ranged }: HomeFiguresProps) {
  const { totalSessions, recentSessions } = analytics
  const hasData = totalSessions > 0
  const today = useToday()
  return (
    <>
      {hasData && <StatsPanel analytics={analytics} today={today} quiet={quiet} />}
      {!quiet && <StreakMessage className="home-message" {...analytics} />}
      <div className="home-grid">
        {hasData && !quiet && <ProgressPanel className="home-wide" analytics={analytics} today={today} />}
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
  if (quiet || sessions === 1) return 'Everything you’ve logged, including your notes.'
  return `All ${sessions} sessions, including your notes.`
}
