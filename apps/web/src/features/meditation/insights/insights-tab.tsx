import './insights.css'
import { meditationInsightDays, type MeditationStats } from '@sadhana/contract'
import { useQuery } from '@tanstack/react-query'
import { minutesInWords, plural } from '#intl/intl.rules.ts'
import { Button } from '#ui/button.tsx'
import { QueryView } from '#lib/query/query-view.tsx'
import { EmptyState } from '#ui/status/empty-state.tsx'
import { Meter } from '#ui/status/meter.tsx'
import { Panel, PanelHeader } from '#ui/panel.tsx'
import { SkeletonRows } from '#ui/status/skeleton.tsx'
import { StatCard } from '#ui/stat-card.tsx'
import { LatestSits } from './latest-sits.tsx'
import { meditationStatsQuery } from '../shared/meditation.queries.ts'
import { soundName } from '../sound/sounds.tsx'

type InsightsTabProps = {
  /** Quiet mode hides the counts. */
  quiet: boolean
  onSit: () => void
}

export const InsightsTab = (props: InsightsTabProps) => (
  <QueryView
    query={useQuery(meditationStatsQuery)}
    skeleton={<SkeletonRows count={4} />}
    failed="We couldn’t load your insights"
    failedText="Your sits are safe. Please try again."
  >
    {(stats) => <Insights stats={stats} {...props} />}
  </QueryView>
)

function Insights({ stats, quiet, onSit }: InsightsTabProps & { stats: MeditationStats }) {
  return (
    <div className="insights-tab">
      {!quiet && <Stats stats={stats} />}
      {stats.recentSessions === 0 ? (
        <Panel className="insights-tab-empty">
          <EmptyState title="Your sits will be here" action={<Button onClick={onSit}>Sit now</Button>}>
            After a few sits, you’ll see your best time of day and the sounds you like, over the last 90 days.
          </EmptyState>
        </Panel>
      ) : (
        <>
          <BestTime stats={stats} quiet={quiet} />
          <MinutesBySound stats={stats} quiet={quiet} />
          <LatestSits />
        </>
      )}
    </div>
  )
}

const Stats = ({
  stats: { weekSessions, weekMinutes, currentStreak, mindfulnessScore },
}: {
  stats: MeditationStats
}) => (
  <section className="insights-tab-stats" aria-label="This week">
    <StatCard
      label="This week"
      value={weekSessions}
      unit={plural(weekSessions, { one: 'session', other: () => 'sessions' })}
    >
      In the last seven days
    </StatCard>
    <StatCard
      label="Time sat"
      value={weekMinutes}
      unit={plural(weekMinutes, { one: 'minute', other: () => 'minutes' })}
    >
      In the last seven days
    </StatCard>
    <StatCard label="Streak" value={currentStreak} unit={plural(currentStreak, { one: 'day', other: () => 'days' })}>
      Any practice counts, not just sits
    </StatCard>
    <StatCard label="Mindfulness score" value={mindfulnessScore ?? 'Not yet'} isWord={mindfulnessScore === null}>
      {mindfulnessScore === null
        ? 'Starts with your first practice'
        : 'Out of 100: how steadily you reach your weekly goal'}
    </StatCard>
  </section>
)

function BestTime({ stats: { bestTime, recentSessions }, quiet }: { stats: MeditationStats; quiet: boolean }) {
  return (
    <Panel aria-labelledby="best-time">
      <PanelHeader id="best-time" title="Best time of day" />
      {bestTime ? (
        <>
          <p className="insights-tab-best">{timeWords[bestTime.timeOfDay]}</p>
          <p className="text-muted">
            {quiet
              ? 'You sit most often at this time.'
              : `${bestTime.sessions} of your ${recentSessions} sits in the last ${meditationInsightDays} days started then.`}
          </p>
        </>
      ) : (
        <p className="text-muted">We’ll show this after three sits.</p>
      )}
    </Panel>
  )
}

const timeWords = {
  morning: 'In the morning',
  afternoon: 'In the afternoon',
  evening: 'In the evening',
  night: 'At night',
} as const

function MinutesBySound({ stats: { minutesBySound }, quiet }: { stats: MeditationStats; quiet: boolean }) {
  const maxMinutes = minutesBySound[0]?.minutes ?? 1
  return (
    <Panel aria-labelledby="by-sound" className="insights-tab-by-sound">
      <PanelHeader id="by-sound" title={quiet ? 'Sounds you sit with' : 'Minutes by sound'} />
      <ul className="insights-tab-sounds">
        {minutesBySound.map(({ sound, minutes }) => (
          <li key={sound}>
            <span>{soundName(sound)}</span>
            {!quiet && <span className="text-muted numerals">{minutesInWords(minutes)}</span>}
            <Meter label={soundName(sound)} share={minutes / maxMinutes} />
          </li>
        ))}
      </ul>
    </Panel>
  )
}
