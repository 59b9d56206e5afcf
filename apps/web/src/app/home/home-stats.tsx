import type { Analytics, AnalyticsRange, PracticeSession } from '@sadhana/contract'
import { BookOpen, SlidersHorizontal, Timer } from 'lucide-react'
import { Suspense, useState } from 'react'
import { hasEnoughForCharts } from '#features/insight/stats.rules.ts'
import { ProgressPanel } from '#features/insight/progress-panel.tsx'
import { StatsPanel } from '#features/insight/stats-panel.tsx'
import { StreakMessage } from '#features/journey/streak-message.tsx'
import { ExportCard } from '#features/portability/export-card.tsx'
import { EditHere } from '#features/practice/just-saved/lazy-edit.ts'
import { RecentSessions } from '#features/practice/list/recent-sessions.tsx'
import { lazyScreen } from '#lib/browser/lazy-screen.tsx'
import { LinkPanel } from '#lib/product/link-panel.tsx'
import { useToday } from '#lib/time/today.ts'
import { homeText as text } from './home.text.ts'
import { HomeLazyPanel, HomeRecommendations } from './home-lazy-panel.tsx'

const DistributionPanel = lazyScreen(
  async () => (await import('#features/insight/distribution-panel.tsx')).DistributionPanel,
)

const tools = [
  { to: '/meditation', label: text.tools.timer, Icon: Timer },
  { to: '/guide', label: text.tools.guide, Icon: BookOpen },
  { to: '/settings/practice', label: text.tools.settings, Icon: SlidersHorizontal },
]

type HomeStatsProps = {
  analytics: Analytics
  range: AnalyticsRange
  onRange: (range: AnalyticsRange) => void
  waiting: boolean
  quiet: boolean
}

/** Everything calculated from the log: most of the page, in its own chunk. */
export function HomeStats({ analytics, quiet, ...ranged }: HomeStatsProps) {
  const { totalSessions } = analytics
  const hasData = totalSessions > 0
  const hasCharts = hasEnoughForCharts(analytics)
  const today = useToday()
  return (
    <>
      {hasData && <StatsPanel analytics={analytics} today={today} quiet={quiet} />}
      {!quiet && <StreakMessage className="home-message" {...analytics} />}
      {hasData && !hasCharts && !quiet && <p className="home-message">{text.chartsBegin}</p>}
      <div className="home-grid">
        {hasCharts && !quiet && <ProgressPanel className="home-wide" analytics={analytics} today={today} />}
        <HomeRecommendations quiet={quiet} />
        {hasCharts && (
          <HomeLazyPanel>
            <DistributionPanel analytics={analytics} quiet={quiet} {...ranged} />
          </HomeLazyPanel>
        )}
        <EditableSessions
          className={hasCharts ? 'home-whole' : 'home-half'}
          sessions={analytics.recentSessions}
          today={today}
        />
        <div className="home-side">
          <LinkPanel id="sadhana-tools" title={text.tools.title} links={tools} />
          {hasData && <HomeExport analytics={analytics} quiet={quiet} />}
        </div>
      </div>
    </>
  )
}

type EditableSessionsProps = { sessions: readonly PracticeSession[]; today: string; className: string }

function EditableSessions({ sessions, today, className }: EditableSessionsProps) {
  const [edited, setEdited] = useState<PracticeSession>()
  return (
    <>
      <RecentSessions className={className} sessions={sessions} today={today} onEdit={setEdited} />
      {edited && (
        <Suspense>
          <EditHere session={edited} onClose={() => setEdited(undefined)} />
        </Suspense>
      )}
    </>
  )
}

const ReportDialog = lazyScreen(
  async () => (await import('#features/portability/report/report-dialog.tsx')).ReportDialog,
)
const HomeShare = lazyScreen(async () => (await import('./home-share.tsx')).HomeShare)

function HomeExport({ analytics, quiet }: Pick<HomeStatsProps, 'analytics' | 'quiet'>) {
  const [opened, setOpened] = useState<'report' | 'share'>()
  const close = () => setOpened(undefined)
  return (
    <>
      <ExportCard onReport={() => setOpened('report')} onShare={() => setOpened('share')}>
        {quiet ? text.csvHoldsQuietly : text.csvHolds(analytics.totalSessions)}
      </ExportCard>
      <Suspense>
        {opened === 'report' && <ReportDialog onClose={close} />}
        {opened === 'share' && <HomeShare analytics={analytics} quiet={quiet} onClose={close} />}
      </Suspense>
    </>
  )
}
