import './insights.css'
import { meditationInsightDays, type MeditationStats } from '@sadhana/contract'
import { useQuery } from '@tanstack/react-query'
import { minutesInWords, wholeNumber } from '#intl/intl.rules.ts'
import { Button } from '#ui/button.tsx'
import { QueryView } from '#lib/query/query-view.tsx'
import { EmptyState } from '#ui/status/empty-state.tsx'
import { Meter } from '#ui/status/meter.tsx'
import { Panel, PanelHeader } from '#ui/panel.tsx'
import { SkeletonRows } from '#ui/status/skeleton.tsx'
import { StatCard } from '#ui/stat-card.tsx'
import { insightsText as text } from './insights.text.ts'
import { LatestSits } from './latest-sits.tsx'
import { meditationStatsQuery } from '../shared/meditation.queries.ts'
import { soundName } from '../sound/sound.text.ts'

type InsightsTabProps = {
  /** Quiet mode hides the counts. */
  quiet: boolean
  onSit: () => void
}

export const InsightsTab = (props: InsightsTabProps) => (
  <QueryView
    query={useQuery(meditationStatsQuery)}
    skeleton={<SkeletonRows count={4} />}
    failed={text.failed}
    failedText={text.failedText}
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
          <EmptyState title={text.none} action={<Button onClick={onSit}>{text.sit}</Button>}>
            {text.noneText}
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
  <section className="insights-tab-stats" aria-label={text.week.title}>
    <StatCard label={text.week.title} value={weekSessions} unit={text.week.sessions(weekSessions)}>
      {text.week.since}
    </StatCard>
    <StatCard label={text.week.timeSat} value={wholeNumber(weekMinutes)} unit={text.week.minutes(weekMinutes)}>
      {text.week.since}
    </StatCard>
    <StatCard label={text.streak.title} value={currentStreak} unit={text.streak.days(currentStreak)}>
      {text.streak.text}
    </StatCard>
    <StatCard label={text.score.title} value={mindfulnessScore ?? text.score.none} isWord={mindfulnessScore === null}>
      {mindfulnessScore === null ? text.score.noneText : text.score.text}
    </StatCard>
  </section>
)

function BestTime({ stats: { bestTime, recentSessions }, quiet }: { stats: MeditationStats; quiet: boolean }) {
  return (
    <Panel aria-labelledby="best-time">
      <PanelHeader id="best-time" title={text.bestTime.title} />
      {bestTime ? (
        <>
          <p className="insights-tab-best">{text.bestTime.times[bestTime.timeOfDay]}</p>
          <p className="text-muted">
            {quiet
              ? text.bestTime.quietText
              : text.bestTime.text(bestTime.sessions, recentSessions, meditationInsightDays)}
          </p>
        </>
      ) : (
        <p className="text-muted">{text.bestTime.none}</p>
      )}
    </Panel>
  )
}

function MinutesBySound({ stats: { minutesBySound }, quiet }: { stats: MeditationStats; quiet: boolean }) {
  const maxMinutes = minutesBySound[0]?.minutes ?? 1
  return (
    <Panel aria-labelledby="by-sound" className="insights-tab-by-sound">
      <PanelHeader id="by-sound" title={quiet ? text.sounds.quietTitle : text.sounds.title} />
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
