import './insights.css'
import { meditationInsightDays, type MeditationStats } from '@sadhana/contract'
import { useQuery } from '@tanstack/react-query'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Meter } from '#ui/meter.tsx'
import { Notice } from '#ui/notice.tsx'
import { Panel, PanelHeader } from '#ui/panel.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { StatCard } from '#ui/stat-card.tsx'
import { LatestSits } from './latest-sits.tsx'
import { meditationStatsQuery } from './meditation.queries.ts'
import { soundName } from './sounds.tsx'
import { minutesInWords } from './timer.rules.ts'

type InsightsTabProps = {
  /** Quiet mode leaves out what counts. */
  quiet: boolean
  onSit: () => void
}

export function InsightsTab({ quiet, onSit }: InsightsTabProps) {
  const { data: stats, isPending, refetch } = useQuery(meditationStatsQuery)
  if (isPending) return <SkeletonRows count={4} />
  if (!stats) return <Unreadable onRetry={() => void refetch()} />
  return (
    <div className="sit-insights">
      {!quiet && <Figures stats={stats} />}
      {stats.recentSessions === 0 ? (
        <Panel>
          <EmptyState title="No sits in the last 90 days" action={<Button onClick={onSit}>Sit now</Button>}>
            After a few, this page knows your best time of day and the sounds you like.
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

const Figures = ({
  stats: { weekSessions, weekMinutes, currentStreak, mindfulnessScore },
}: {
  stats: MeditationStats
}) => (
  <section className="sit-figures" aria-label="This week">
    <StatCard label="This week" value={weekSessions} unit={weekSessions === 1 ? 'session' : 'sessions'}>
      In the last seven days
    </StatCard>
    <StatCard label="Time sat" value={weekMinutes} unit={weekMinutes === 1 ? 'minute' : 'minutes'}>
      In the last seven days
    </StatCard>
    <StatCard label="Streak" value={currentStreak} unit={currentStreak === 1 ? 'day' : 'days'}>
      Any practice counts, not only sits
    </StatCard>
    <StatCard label="Mindfulness score" value={mindfulnessScore ?? 'Not yet'} isWord={mindfulnessScore === null}>
      {mindfulnessScore === null
        ? 'It begins with your first practice'
        : 'Of 100: how steadily you reach your weekly goal'}
    </StatCard>
  </section>
)

function BestTime({ stats: { bestTime, recentSessions }, quiet }: { stats: MeditationStats; quiet: boolean }) {
  return (
    <Panel aria-labelledby="best-time">
      <PanelHeader id="best-time" title="Best time of day" />
      {bestTime ? (
        <>
          <p className="sit-best">{timeWords[bestTime.timeOfDay]}</p>
          <p className="text-muted">
            {quiet
              ? 'When you sit most often.'
              : `${bestTime.sessions} of your ${recentSessions} sits in the last ${meditationInsightDays} days began then.`}
          </p>
        </>
      ) : (
        <p className="text-muted">Three sits are enough to say.</p>
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
  const most = minutesBySound[0]?.minutes ?? 1
  return (
    <Panel aria-labelledby="by-sound">
      <PanelHeader id="by-sound" title={quiet ? 'Sounds you sit with' : 'Minutes by sound'} />
      <ul className="sit-by-sound">
        {minutesBySound.map(({ sound, minutes }) => (
          <li key={sound}>
            <span>{soundName(sound)}</span>
            {!quiet && <span className="text-muted numerals">{minutesInWords(minutes)}</span>}
            <Meter label={soundName(sound)} share={minutes / most} />
          </li>
        ))}
      </ul>
    </Panel>
  )
}

const Unreadable = ({ onRetry }: { onRetry: () => void }) => (
  <Notice
    tone="error"
    title="Your insights could not be fetched"
    action={
      <Button variant="secondary" onClick={onRetry}>
        Try again
      </Button>
    }
  >
    Your sits are safe.
  </Notice>
)
